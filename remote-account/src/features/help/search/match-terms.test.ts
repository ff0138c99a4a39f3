// cspell:ignore isnj istered linr registerd registreed registtered rejisterd rejistered
import { describe, expect, test } from '@jest/globals';
import { markWords, matches, searchWords, wordsOf } from './match-terms.ts';

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
    { word: 'registered', searched: 'reg', strictness: 'exact', met: true },
    { word: 'registered', searched: 'istered', strictness: 'forgiving', met: false },
    { word: 'registered', searched: 'registerd', strictness: 'exact', met: false },
    { word: 'registered', searched: 'registerd', strictness: 'forgiving', met: true },
    { word: 'registered', searched: 'rejistered', strictness: 'forgiving', met: true },
    { word: 'registered', searched: 'registreed', strictness: 'forgiving', met: true },
    { word: 'registered', searched: 'registtered', strictness: 'forgiving', met: true },
    { word: 'registered', searched: 'rejisterd', strictness: 'forgiving', met: false },
    { word: 'isni', searched: 'isnj', strictness: 'forgiving', met: true },
    { word: 'pr', searched: 'mr', strictness: 'forgiving', met: false },
  ] as const)('$word searched for as $asked, $strictness: $met', ({ word, searched, strictness, met }) => {
    expect(matches(word, searched, strictness)).toBe(met);
  });
});

describe('marks', () => {
  const marked = (text: string, searched: string[], strictness: 'exact' | 'forgiving' = 'exact') =>
    markWords(text, searched, strictness)
      .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join('');

  test('are marked at the typed letters, with or without accents', () => {
    expect(marked('Works, one work and Wórks', ['work'])).toBe('[Work]s, one [work] and [Wórk]s');
    expect(marked('Wo\u0301rks and ﬁve', ['work', 'five'])).toBe('[Wo\u0301rk]s and [ﬁve]');
  });

  test('are marked at a whole misspelt word', () => {
    expect(marked('Registered, incomplete', ['registerd'], 'forgiving')).toBe('[Registered], incomplete');
  });

  test.each(['', 'abc', '…“P line”, 𝒢 ℗!', 'e\u0301e\u0301', 'don’t'])(
    'take nothing from %j and add nothing',
    (text) => {
      for (const query of ['', 'p', 'ee', 'dont', '𝒢', 'line linr'])
        expect(
          markWords(text, searchWords(query), 'forgiving')
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
    },
  );
});
