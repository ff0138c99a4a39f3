import { compared } from './compared.ts';

/** Those of most files, whatever language their member reads. No name of a country means two in them. */
const FILE_LANGUAGES = ['nl', 'pt', 'it', 'es', 'de', 'fr', 'en'] as const;

/** Lists the codes, and their names in each of these languages. Takes milliseconds, so it is called when first needed. */
export function codesByName<Code extends string>(
  type: 'region' | 'language',
  codes: readonly Code[],
): ReadonlyMap<string, Code> {
  const named = FILE_LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type, fallback: 'code' });
    return codes.map((code) => [compared(names.of(code) ?? code), code] as const);
  });
  return new Map([...named, ...codes.map((code) => [compared(code), code] as const)]);
}

/** The names of each month, from January. */
export function monthNames(): string[][] {
  const formats = FILE_LANGUAGES.map((name) => new Intl.DateTimeFormat(name, { month: 'long', timeZone: 'UTC' }));
  return Array.from({ length: 12 }, (_, month) => formats.map((each) => compared(each.format(Date.UTC(2000, month)))));
}
