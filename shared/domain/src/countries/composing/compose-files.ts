import type { FullCountry } from '../full-country.ts';

export function composeFiles(countries: readonly FullCountry[]): Readonly<Record<string, string>> {
  return {
    // One country per line keeps diffs readable.
    'countries.generated.json': `[\n${countries.map((country) => JSON.stringify(country)).join(',\n')}\n]\n`,
    'country-rows.generated.ts': asRows(countries),
    'country-numbers.generated.ts': asNumbers(countries),
  };
}

function asRows(countries: readonly FullCountry[]): string {
  const rows = countries.map(({ alpha2Code, name, demonym, callingCodes, independent }) =>
    [alpha2Code, name, demonym, callingCodes.join(' '), independent ? '' : 'territory'].join('|').replace(/\|+$/, ''),
  );
  return [
    '// Made by `pnpm --filter @counterpoint/domain countries`: code, name, demonym, calling codes, territory or not.',
    `export const COUNTRY_ROWS = \`${rows.join('\n')}\`;`,
    '',
  ].join('\n');
}

function asNumbers(countries: readonly FullCountry[]): string {
  const rows = countries
    .filter(({ numericCode }) => /^\d{3}$/.test(numericCode))
    .map(({ numericCode, alpha2Code, alpha3Code }) => [numericCode, alpha2Code, alpha3Code].join('|'));
  return [
    '// Made by `pnpm --filter @counterpoint/domain countries`: numeric, alpha-2 and alpha-3 code.',
    `export const COUNTRY_NUMBERS = \`${rows.join('\n')}\`;`,
    '',
  ].join('\n');
}
