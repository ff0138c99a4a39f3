import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatAllCountries, formatCountries, formatTerritories, nameCountries } from './format-territories.ts';
import { territories } from './territories.ts';
import { countriesOf, WORLD } from './territory-countries.ts';

const lines = (...codes: string[]) =>
  codes.map((code) => ({ is_included: !code.startsWith('-'), territory: code.replace('-', '') }));
const without = (code: string, ...others: string[]) => countriesOf(code).filter((each) => !others.includes(each));

describe('formatted countries', () => {
  test.each([
    [countriesOf(WORLD), 'World'],
    [without(WORLD, '0566', '0288'), 'World except Ghana, Nigeria'],
    [without('2100', '0288'), 'Africa except Ghana'],
    [['0056', '0276', '0442', '0528'], 'Benelux and Germany'],
    [[...countriesOf('2123'), '0578'], 'European Union and Norway'],
    [without(WORLD, ...countriesOf('2120')), 'World except Europe'],
    [without('2120', ...countriesOf('2123')), 'Europe except European Union'],
    [without(WORLD, ...countriesOf('2120'), ...countriesOf('2100')), 'World except Africa, Europe'],
    [['0352', '0438', '0578'], 'Iceland, Liechtenstein and Norway'],
    [['0288'], 'Ghana'],
    [['0566', '0288'], 'Ghana and Nigeria'],
    [[...without('2100', '0288'), '0056', '0442', '0528'], 'Benelux; Africa except Ghana'],
    [[], ''],
  ])('use the fewest names (%#)', (countries, words) => {
    expect(formatCountries(countries)).toBe(words);
  });

  test('are counted if many', () => {
    const some = ['0012', '0024', '0072', '0108', '0120', '0132', '0140', '0148', '0840'];
    expect(formatCountries(some, 3)).toBe('Algeria, Angola, Botswana and 6 more');
    expect(formatCountries(some.slice(0, 4), 3)).toBe('Algeria, Angola, Botswana and Burundi');
  });

  test('are listed in full after a count', () => {
    const some = ['0012', '0024', '0072', '0108', '0120', '0132', '0140', '0148'];
    expect(formatCountries(some)).toMatch(/ and 2 more$/);
    expect(formatAllCountries(some)).toMatch(/^Algeria, Angola, .* and Chad$/);
    expect(formatAllCountries(some.slice(0, 7))).toBeNull();
  });

  test('match exactly the named countries', () => {
    const codes = territories().map(({ code }) => code);
    const change = fc.record({ isIn: fc.boolean(), code: fc.constantFrom(...codes) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const set = new Set<string>();
        for (const { isIn, code } of changes)
          for (const country of countriesOf(code)) {
            if (isIn) set.add(country);
            else set.delete(country);
          }
        const names = new Set(
          nameCountries(set).flatMap(({ code, except }) => {
            const excepted = new Set(except.flatMap((each) => countriesOf(each)));
            return countriesOf(code).filter((country) => !excepted.has(country));
          }),
        );
        expect([...names].sort()).toEqual([...set].sort());
      }),
    );
  });
});

describe('formatted territory lists', () => {
  test.each([
    [['2136', '-0288', '-0566'], 'World except Ghana, Nigeria'],
    [['2114'], 'Commonwealth'],
    [['2114', '-0288'], 'Commonwealth except Ghana'],
    [['0288', '0566'], 'Ghana and Nigeria'],
    [['2136', '-2120', '0250'], 'France; World except Europe'],
    [['0056', '0442', '0528'], 'Benelux'],
    [['9999'], '9999'],
    [['9999', '-0288'], '9999 except Ghana'],
    [['2136', '-9999'], 'World except 9999'],
  ])('format %j as %s', (codes, words) => {
    expect(formatTerritories(lines(...codes))).toBe(words);
  });
});
