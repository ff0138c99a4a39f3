import { describe, expect, test } from '@jest/globals';
import { findTerritory, territories, territoryName } from './territories.ts';
import { countriesOf, reach, WORLD } from './territory-countries.ts';

const lines = (...codes: string[]) =>
  codes.map((code) => ({ is_included: !code.startsWith('-'), territory: code.replace('-', '') }));

describe('territories', () => {
  test('have distinct codes of four digits and names', () => {
    const all = territories();
    for (const { code, name } of all) {
      expect(code).toMatch(/^\d{4}$/);
      expect(name).not.toBe('');
    }
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    expect(all[0]).toEqual({ code: WORLD, name: 'World', isGroup: true });
  });

  test.each([
    ['288', '0288', 'Ghana'],
    ['0826', '0826', 'United Kingdom'],
    ['2127', '2127', 'Nordic countries'],
    ['2114', '2114', 'Commonwealth'],
  ])('returns for %s %s, %s', (written, code, name) => {
    expect(findTerritory(written)).toMatchObject({ code, name });
  });

  test('of TIS that are undefined or obsolete are named, but not offered', () => {
    expect(['2108', '0810'].map(territoryName)).toEqual(['Balkans', 'Soviet Union (until 1991)']);
    expect(countriesOf('2108')).toEqual([]);
    expect(territories().filter(({ code }) => countriesOf(code).length === 0)).toEqual([]);
  });

  test('include all groups of TIS', () => {
    const numbers = Array.from({ length: 37 }, (_, index) => String(2_100 + index)).filter((code) => code !== '2135');
    expect(numbers.filter((code) => findTerritory(code) === null)).toEqual([]);
  });

  test('return unknown codes as their names', () => {
    expect(findTerritory('9999')).toBeNull();
    expect(territoryName('9999')).toBe('9999');
    expect(countriesOf('9999')).toEqual([]);
  });

  test.each([
    ['2110', 3],
    ['2123', 27],
    ['2121', 30],
    ['2131', 3],
  ])('group %s into %i countries, each in Europe', (code, count) => {
    expect(countriesOf(code)).toHaveLength(count);
    const europe = new Set([...countriesOf('2120'), '0196']);
    expect(countriesOf(code).filter((country) => !europe.has(country))).toEqual([]);
  });

  test('of the continents are disjoint and within the world', () => {
    const continents = ['2100', '2101', '2106', '2120', '2130'].flatMap((code) => countriesOf(code));
    expect(new Set(continents).size).toBe(continents.length);
    const world = new Set(countriesOf(WORLD));
    expect(continents.every((country) => world.has(country))).toBe(true);
    // The rest of the world is Antarctica.
    expect(world.size - continents.length).toBe(5);
  });
});

describe('territory lists', () => {
  test('are evaluated in order', () => {
    const all = countriesOf(WORLD).length;
    expect(reach(lines('2136')).size).toBe(all);
    expect(reach(lines('2136', '-0288')).has('0288')).toBe(false);
    expect(reach(lines('2136', '-2120', '0250')).has('0250')).toBe(true);
    expect(reach(lines('2136', '-2120', '0250')).size).toBe(all - countriesOf('2120').length + 1);
    expect(reach(lines('-0288', '0288')).size).toBe(1);
  });

  test('that cancel out reach nothing', () => {
    expect(reach(lines('0288', '-2100')).size).toBe(0);
    expect(reach([]).size).toBe(0);
  });
});
