import { describe, expect, test } from '@jest/globals';
import { askedWords, markWords, meets, wordsOf } from './match-words.ts';

describe('the words of a text', () => {
  test('are without accents, case and signs', () => {
    expect(wordsOf('Éwé: the P-line, don’t ℗ 100.00%')).toEqual(['ewe', 'the', 'p', 'line', 'dont', '℗', '100', '00']);
  });
});

describe('what is asked for', () => {
  test('is without what is said by habit, unless nothing else was said', () => {
    expect([askedWords('How do I get an ISNI?'), askedWords('what is it'), askedWords('  ')]).toEqual([
      ['isni'],
      ['what', 'is', 'it'],
      [],
    ]);
  });
});

describe('a word', () => {
  test.each([
    { word: 'registered', asked: 'reg', strictness: 'exact', met: true },
    { word: 'registered', asked: 'istered', strictness: 'forgiving', met: false },
    { word: 'registered', asked: 'registerd', strictness: 'exact', met: false },
    { word: 'registered', asked: 'registerd', strictness: 'forgiving', met: true },
    { word: 'registered', asked: 'rejistered', strictness: 'forgiving', met: true },
    { word: 'registered', asked: 'registreed', strictness: 'forgiving', met: true },
    { word: 'registered', asked: 'registtered', strictness: 'forgiving', met: true },
    { word: 'registered', asked: 'rejisterd', strictness: 'forgiving', met: false },
    { word: 'isni', asked: 'isnj', strictness: 'forgiving', met: true },
    { word: 'pr', asked: 'mr', strictness: 'forgiving', met: false },
  ] as const)('$word asked for as $asked, $strictness: $met', ({ word, asked, strictness, met }) => {
    expect(meets(word, asked, strictness)).toBe(met);
  });
});

describe('marks', () => {
  const marked = (text: string, asked: string[], strictness: 'exact' | 'forgiving' = 'exact') =>
    markWords(text, asked, strictness)
      .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join('');

  test('stand at the letters that were typed, accents or not', () => {
    expect(marked('Works, one work and Wórks', ['work'])).toBe('[Work]s, one [work] and [Wórk]s');
    expect(marked('Wo\u0301rks and ﬁve', ['work', 'five'])).toBe('[Wo\u0301rk]s and [ﬁve]');
  });

  test('stand at a whole word that was misspelt', () => {
    expect(marked('Registered, incomplete', ['registerd'], 'forgiving')).toBe('[Registered], incomplete');
  });

  test.each(['', 'abc', '…“P line”, 𝒢 ℗!', 'e\u0301e\u0301', 'don’t'])(
    'take nothing from %j and add nothing',
    (text) => {
      for (const query of ['', 'p', 'ee', 'dont', '𝒢', 'line linr'])
        expect(
          markWords(text, askedWords(query), 'forgiving')
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
    },
  );
});
