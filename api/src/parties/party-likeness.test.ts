// cspell:ignore abbb abce brien koffi mensaah mensha okyere
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { haveSameName, nameKey, nameLikeness } from './party-likeness.ts';

const called = (name: string, ...stage_names: string[]) => ({ name, stage_names });

describe('party similarity', () => {
  test.each([
    ['Kofi Mensah', 'kofi MENSAH', 'name'],
    ['Kofi Mensah', 'Mensah, Kofi', 'name'],
    ['Fọlákẹ́ Adéyẹmí', 'Folake Adeyemi', 'name'],
    ['Kofi Mensah', 'Kofi Mensha', 'spelling'],
    ['Kofi Mensah', 'Koffi Mensa', 'spelling'],
    ['abce abcd', 'abbb abcd', null],
    // The first becomes the second, and disappears.
    ['aab abb', 'abb acb', 'spelling'],
    ['Kofi Mensah', 'Kofi Mensaah-Addo', null],
    ['Kofi Mensah', 'Mensah', null],
    ['Ama Ama', 'Ama Abba', null],
    ['Li Wu', 'Li Wo', null],
  ])('compares %s and %s as %p', (one, other, likeness) => {
    expect(nameLikeness(called(one), called(other))).toBe(likeness);
  });

  test.each([
    ['O’Brien', 'O Brien', true],
    ['O’Brien', "o'brien", true],
    ['Ɔkyere', 'Okyere', true],
    ['O’Brien', 'Brien', false],
  ])('takes the family names %s and %s for the same: %p', (family_name, other, isSame) => {
    const person = { kind: 'person', given_names: 'Ama', organisation_name: null } as const;
    expect(haveSameName({ ...person, family_name }, { ...person, family_name: other })).toBe(isSame);
  });

  test('compares stage names of either party', () => {
    const known = called('Nana Ampofo', 'King Ampofo');
    expect(nameLikeness(called('King Ampofo'), known)).toBe('stage_name');
    expect(nameLikeness(known, called('King Ampofo'))).toBe('stage_name');
    expect(nameLikeness(called('Anybody', 'King Ampofo'), known)).toBe('stage_name');
    expect(nameLikeness(called('Kong Ampofo'), known)).toBe('spelling');
    expect(nameLikeness(called('Anybody', ''), called('Someone', ''))).toBeNull();
  });

  const words = fc.array(fc.string({ unit: fc.constantFrom(...'abcdeéọ'), minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 4,
  });

  test('is symmetric, and ignores the order of words', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [a, b] = [called(one.join(' ')), called(other.join(' '))];
        expect(nameLikeness(a, b)).toBe(nameLikeness(b, a));
        expect(nameLikeness(a, called(one.toReversed().join(', ').toUpperCase()))).toBe('name');
        expect(nameKey(a.name)).toBe(nameKey(one.toReversed().join(' ')));
      }),
    );
  });
});
