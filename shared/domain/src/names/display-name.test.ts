import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { displayName, initials, type NamedMember } from './index.ts';

const nobody = { corporation_name: null, given_name: null, other_names: null };
const person = (given_name: string | null, other_names: string | null): NamedMember => ({
  ...nobody,
  register_as: 'individual',
  given_name,
  other_names,
});
const company = (corporation_name: string | null): NamedMember => ({
  ...nobody,
  register_as: 'corporate',
  corporation_name,
  given_name: 'Ignored',
});

describe('names of members', () => {
  test.each([
    [person('Ama', 'Serwaa Mensah'), 'Ama Serwaa Mensah', 'AS'],
    [person('Ama', null), 'Ama', 'A'],
    [person(null, 'Prince'), 'Prince', 'P'],
    [person('élodie', 'ngo'), 'élodie ngo', 'ÉN'],
    [person('😀', '𝒜da'), '😀 𝒜da', '😀𝒜'],
    [company('Harbour Light Music'), 'Harbour Light Music', 'HM'],
    [company('Harbour'), 'Harbour', 'H'],
    [company(null), '', ''],
    [person(null, null), '', ''],
  ])('format %j as %j, in short %j', (member, name, short) => {
    expect(displayName(member)).toBe(name);
    expect(initials(member)).toBe(short);
  });

  test('never split a character', () => {
    const text = fc.option(fc.string({ unit: 'grapheme' }));
    fc.assert(fc.property(text, text, (given, other) => initials(person(given, other)).isWellFormed()));
  });
});
