// cspell:ignore isnj istered registerd registreed registtered rejisterd rejistered
import { describe, expect, test } from '@jest/globals';
import { correctWord, searchWords, wordsOf } from './match-terms.ts';

describe('wordsOf', () => {
  test('drops accents, case and punctuation', () => {
    expect(wordsOf('Éwé: the P-line, don’t ℗ 100.00%')).toEqual(['ewe', 'the', 'p', 'line', 'dont', '℗', '100', '00']);
    expect(wordsOf('l’œuvre')).toEqual(['oeuvre']);
  });
});

describe('search terms', () => {
  test('drops stop words unless nothing else remains', () => {
    expect([searchWords('How do I get an ISNI?'), searchWords('what is it'), searchWords('  ')]).toEqual([
      ['isni'],
      ['what', 'is', 'it'],
      [],
    ]);
  });
});

describe('a word', () => {
  test.each([
    { searched: 'reg', corrected: 'reg' },
    { searched: 'registerd', corrected: 'registered' },
    { searched: 'rejistered', corrected: 'registered' },
    { searched: 'registreed', corrected: 'registered' },
    { searched: 'registtered', corrected: 'registered' },
    { searched: 'rejisterd', corrected: 'rejisterd' },
    { searched: 'istered', corrected: 'istered' },
    { searched: 'isnj', corrected: 'isni' },
    { searched: 'mr', corrected: 'mr' },
  ])('$searched is corrected to $corrected', ({ searched, corrected }) => {
    expect(correctWord(searched, ['registered', 'isni', 'pr'])).toBe(corrected);
  });
});
