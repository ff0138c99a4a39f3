// cspell:ignore abcdefghklmnoprstuw harmatan lvoe
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { labelOf } from '../../platform/search/tokenize.ts';
import { areSimilar, comparedTitle } from './title-similarity.ts';

const alike = (one: string, other: string) => areSimilar(comparedTitle(one), comparedTitle(other));
const letter = fc.constantFrom(...'abcdefghklmnoprstuw');
const word = fc.string({ unit: letter, minLength: 3, maxLength: 9 });
const title = fc.array(word, { minLength: 2, maxLength: 5 }).filter((words) => words.join('').length >= 10);

describe('title similarity', () => {
  test.each([
    ['The Gold Coast Rain', 'gold coast rain'],
    ['Ɔdɔ Yɛ Wu Pa Ara', 'Odo ye wu pa ara'],
    ['Sunrise over Accra', 'Sun Rise Over Accra'],
    ['Rain on the Gold Coast', 'Gold Coast on Rain'],
    ['Harmattan Love', 'Harmatan Love'],
    ['Harmattan Love', 'Harmattan Lvoe'],
  ])('treats %j and %j as similar', (one, other) => {
    expect([alike(one, other), alike(other, one)]).toEqual([true, true]);
  });

  test.each([
    ['Symphony No. 1', 'Symphony No. 2'],
    ['Highlife Part II', 'Highlife Part III'],
    ['Love', 'Live'],
    ['Harmattan Love', 'Harmattan Life'],
    ['', ''],
    ['!!!', '???'],
  ])('treats %j and %j as different', (one, other) => {
    expect([alike(one, other), alike(other, one)]).toEqual([false, false]);
  });

  test('ignores the order of words and one wrong letter in ten', () => {
    fc.assert(
      fc.property(title, fc.nat(), letter, (words, at, other) => {
        const letters = [...words.join(' ')];
        const place = at % letters.length;
        fc.pre(letters[place] !== ' ');
        const wrong = letters.with(place, other).join('');
        expect(alike(words.join(' '), words.toReversed().join(' '))).toBe(true);
        // Articles are ignored, and one letter may make or unmake one, so fewer than ten can remain.
        fc.pre([words.join(' '), wrong].every((each) => labelOf(each) === each));
        // One letter may make a word a Roman numeral, or end one.
        fc.pre(!/\b[ivx]+\b/.test(`${words.join(' ')} ${wrong}`));
        expect(alike(words.join(' '), wrong)).toBe(true);
      }),
    );
  });

  test('gives the same result in both directions', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(alike(one, other)).toBe(alike(other, one));
      }),
    );
  });
});
