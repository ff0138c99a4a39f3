// cspell:ignore Monde entier Ivoire

import { inLanguage } from '@counterpoint/messages/node';
import { describe, expect, test } from '@jest/globals';
import { readTerritory } from './read-territory.ts';
import { findTerritory, searchTerritories, territories, territoryName, tisTerritories } from './territories.ts';
import { countriesOf, placeOf, reach, WORLD } from './territory-countries.ts';

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

  test.each([
    ['fr', "cote d'iv", 'Côte d’Ivoire'],
    ['en', 'guinea bissau', 'Guinea-Bissau'],
    ['en', '0288', 'Ghana'],
  ] as const)('are found as typed (%s: %s)', (language, typed, name) => {
    inLanguage(language, () => expect(searchTerritories(territories(), typed)).toMatchObject([{ name }]));
  });

  test('are found by the beginning of their names first', () => {
    const names = searchTerritories(territories(), 'guinea').map(({ name }) => name);
    expect(names).toEqual(['Guinea', 'Guinea-Bissau', 'Equatorial Guinea', 'Papua New Guinea']);
  });

  test('of the past are named, but not offered', () => {
    expect(territoryName('0810')).toBe('Soviet Union (until 1991)');
    expect(countriesOf('0810')).toEqual([]);
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
    ['2108', 10],
    ['2119', 14],
  ])('group %s into %i countries, each in Europe', (code, count) => {
    expect(countriesOf(code)).toHaveLength(count);
    const europe = new Set([...countriesOf('2120'), '0196']);
    expect(countriesOf(code).filter((country) => !europe.has(country))).toEqual([]);
  });

  test.each([
    ['Middle East', '2125', '0496'],
    ['Australasia', '2107', '0540'],
    ['NAFTA countries', '2126', '0630'],
    ['Commonwealth of Independent States', '2118', '0804'],
    ['British West Indies', '2112', '0044'],
    ['Asia', '2106', '0196'],
  ])('of %s (%s) include %s, as in TIS', (name, code, member) => {
    expect(territoryName(code)).toBe(name);
    expect(countriesOf(code)).toContain(member);
  });

  test('of a group each exist and are listed once', () => {
    const world = countriesOf(WORLD);
    for (const { code } of territories()) {
      const members = countriesOf(code);
      expect(new Set(members).size).toBe(members.length);
      expect(members.filter((member) => !world.includes(member))).toEqual([]);
    }
  });

  test('that TIS doesn’t list are covered by the country that contains them', () => {
    const isOffered = (code: string) => tisTerritories().some((territory) => territory.code === code);
    const codes = ['0831', '0638', '0275', '0288', '2100'];
    expect(codes.map((code) => placeOf(code)?.tisCode)).toEqual(['0826', '0250', null, '0288', '2100']);
    expect(codes.filter(isOffered)).toEqual(['0288', '2100']);
    expect(territories().length - tisTerritories().length).toBe(48);
  });

  test.each([
    ['gh', '0288'],
    ['GHA', '0288'],
    ['288', '0288'],
    ['Ghana', '0288'],
    ['2AF', '2100'],
    ['2WL', '2136'],
    ['Worldwide', '2136'],
    ['UK', '0826'],
    ['USA', '0840'],
    ['Atlantis', null],
    ['', null],
  ])('are read from %j as %j', (typed, code) => {
    expect(readTerritory(typed)).toBe(code);
  });

  test.each(['Monde entier', 'Monde', 'World'])('are read in French from %j as the world', (typed) => {
    expect(inLanguage('fr', () => readTerritory(typed))).toBe(WORLD);
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
