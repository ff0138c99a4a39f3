// cspell:ignore glodd hamrattan harmatan harmattann harmtan hermattan kisu mensha
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { allowsMisspelling, deleteKeys, isOneMisspelling } from './misspelling.ts';
import { labelOf, withoutArticles, wordsOf } from './tokenize.ts';

describe('normalised words', () => {
  test.each([
    ['Gold Coast Rain', ['gold', 'coast', 'rain']],
    ['  Señorita   DEL mar!', ['senorita', 'del', 'mar']],
    ['Ɔdɔ Nti', ['odo', 'nti']],
    ['Ìfẹ́ Mi', ['ife', 'mi']],
    ["Don’t / Don't", ['dont', 'dont']],
    ['Hi-Life (No. 3)', ['hi', 'life', 'no', '3']],
    ['İstanbul', ['istanbul']],
    ['雨', ['雨']],
    ['…!?', []],
  ])('drop accents, case and punctuation of %p', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('are the same composed or decomposed, in any case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(wordsOf(text.normalize('NFD'))).toEqual(wordsOf(text.normalize('NFC')));
      }),
    );
  });

  test('drop articles unless nothing else is left', () => {
    expect(withoutArticles(['the', 'night', 'market'])).toEqual(['night', 'market']);
    expect(withoutArticles(['the', 'the'])).toEqual(['the', 'the']);
  });

  test('make a label that fits an index row, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 255 }), (title) => {
        // A character that stands for a phrase grows when it is decomposed.
        expect(Buffer.byteLength(labelOf(`${title}ﷺ`.repeat(20)))).toBeLessThan(2_000);
      }),
    );
  });
});

describe('misspellings', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdeé'), minLength: 3, maxLength: 9 });

  test.each([
    ['harmattan', 'harmatan'],
    ['harmattan', 'harmattann'],
    ['harmattan', 'hermattan'],
    ['harmattan', 'hamrattan'],
    ['kusi', 'usi'],
    ['mensah', 'mensha'],
  ])('are one edit between %s and %s', (one, other) => {
    expect(isOneMisspelling(one, other)).toBe(true);
    expect(isOneMisspelling(other, one)).toBe(true);
  });

  test.each([
    ['harmattan', 'harmtan'],
    ['kusi', 'kisu'],
    ['gold', 'glodd'],
  ])('are more than one edit between %s and %s', (one, other) => {
    expect(isOneMisspelling(one, other)).toBe(false);
  });

  test('always share a deletion key', () => {
    const edited = fc
      .tuple(word, fc.nat(), fc.constantFrom(...'abcdeé'), fc.constantFrom('wrong', 'missing', 'extra', 'exchanged'))
      .map(([text, at, letter, how]): [string, string] => {
        const letters = [...text];
        const index = at % letters.length;
        if (how === 'wrong') letters[index] = letter;
        if (how === 'missing') letters.splice(index, 1);
        if (how === 'extra') letters.splice(index, 0, letter);
        if (how === 'exchanged') letters.splice(index, 2, ...letters.slice(index, index + 2).reverse());
        return [text, letters.join('')];
      });
    fc.assert(
      fc.property(edited, ([text, misspelt]) => {
        expect(isOneMisspelling(text, misspelt)).toBe(true);
        expect(deleteKeys(text).some((key) => deleteKeys(misspelt).includes(key))).toBe(true);
      }),
    );
  });

  test('aren’t forgiven in numbers, references and words of two letters', () => {
    expect(['gcr00128', '1957', 'mi'].filter(allowsMisspelling)).toEqual([]);
    expect(allowsMisspelling('ama')).toBe(true);
  });
});
