import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isCountryCode } from '../countries/index.ts';
import { findOverlap, findSociety, type MembershipScope, SOCIETIES } from './index.ts';

describe('list of societies', () => {
  test('has distinct codes, each with a known country', () => {
    const codes = SOCIETIES.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^\d{3}$/.test(code))).toEqual([]);
    expect(SOCIETIES.filter(({ country }) => !isCountryCode(country))).toEqual([]);
  });

  test.each([
    ['010', 'ASCAP', 'US'],
    ['035', 'GEMA', 'DE'],
    ['052', 'PRS', 'GB'],
    ['058', 'SACEM', 'FR'],
    ['285', 'GHAMRO', 'GH'],
  ])('describes %s as %s', (code, name, country) => {
    expect(findSociety(code)).toEqual({ code, name, country });
  });

  test('marks dissolved societies, and returns nothing for unknown codes', () => {
    expect(findSociety('268')?.endedIn).toBe(2022);
    expect(findSociety('999')).toBeNull();
  });
});

describe('memberships', () => {
  const base: MembershipScope = { right: 'pr', territory: null, from: '2020-01-01', to: '2020-12-31' };

  test.each<[string, Partial<MembershipScope>]>([
    ['the same', {}],
    ['one country of the world', { territory: 'GH' }],
    ['one that begins on its last day', { from: '2020-12-31', to: null }],
    ['one that ends on its first day', { from: null, to: '2020-01-01' }],
    ['one without days', { from: null, to: null }],
  ])('overlap: %s', (_, other) => {
    expect(findOverlap(base, [{ ...base, ...other }])).toEqual({ ...base, ...other });
  });

  test.each<[string, MembershipScope, Partial<MembershipScope>]>([
    ['another right', base, { right: 'mr' }],
    ['another country', { ...base, territory: 'GH' }, { territory: 'NG' }],
    ['the day after', base, { from: '2021-01-01', to: null }],
    ['the day before', base, { from: null, to: '2019-12-31' }],
  ])('do not overlap: %s', (_, one, other) => {
    expect(findOverlap(one, [{ ...base, ...other }])).toBeNull();
  });

  test('overlap symmetrically', () => {
    const day = fc.option(fc.constantFrom('2019-01-01', '2020-06-01', '2021-01-01'));
    const scope: fc.Arbitrary<MembershipScope> = fc.record({
      right: fc.constantFrom('pr', 'mr'),
      territory: fc.option(fc.constantFrom('GH', 'NG')),
      from: day,
      to: day,
    });
    fc.assert(
      fc.property(scope, scope, (one, other) => {
        expect(findOverlap(one, [other]) === null).toBe(findOverlap(other, [one]) === null);
      }),
    );
  });
});
