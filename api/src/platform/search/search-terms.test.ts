// cspell:ignore harmatan kusy
import { describe, expect, test } from '@jest/globals';
import { correctQuery, rank } from './search-rank.ts';
import { addVariants, codesIn, termsOf, tsqueryOfTerms } from './search-terms.ts';
import { wordsOf } from './tokenize.ts';

const hit = (label: string, writers = '', otherLabels: string[] = []) => ({
  id: label,
  label,
  otherLabels,
  lexemes: wordsOf(`${label} ${otherLabels.join(' ')} ${writers}`)
    .map((word) => `'${word}'`)
    .join(' '),
});

describe('typed queries', () => {
  test.each([
    ['T-034.524.680-1', ['iswc:t0345246801']],
    ['t0345246801', ['iswc:t0345246801']],
    ['034.524.680-1', ['iswc:t0345246801']],
    ['241555778', ['ipi:00241555778']],
    ['GB-EMI-03-00013', ['isrc:gbemi0300013']],
    ['0000 0001 2353 1945', ['isni:0000000123531945']],
    ['T-034.524.680-2', []],
    ['Gold Coast Rain', []],
  ])('reads %s as identifiers', (text, codes) => {
    expect(codesIn(text)).toEqual(codes);
  });

  test('uses all words, the last one as a prefix', () => {
    expect(tsqueryOfTerms(termsOf('The Gold Co'))).toBe("('gold') & ('co':*)");
  });

  test('can’t break out of the query', () => {
    expect(tsqueryOfTerms(termsOf("x' | 'y & !z \\ (:*"))).toBe("('x') & ('y') & ('z':*)");
  });

  test('adds corrected words', () => {
    const terms = addVariants(termsOf('harmatan kusy'), ['harmattan', 'kusi', 'kofi', 'gold']);
    expect(tsqueryOfTerms(terms)).toBe("('harmatan' | 'harmattan') & ('kusy':* | 'kusi')");
  });
});

describe('ranking', () => {
  test('orders exact title, title start, whole words, prefix, misspelling', () => {
    const terms = addVariants(termsOf('gold rain'), ['bold']);
    const hits = [
      hit('bold rain'),
      hit('golden age of gold rainbows'),
      hit('rain of gold'),
      hit('gold rain on accra'),
      hit('gold rain'),
    ];
    expect(rank(hits, terms).map(({ label }) => label)).toEqual([
      'gold rain',
      'gold rain on accra',
      'rain of gold',
      'golden age of gold rainbows',
      'bold rain',
    ]);
  });

  test('ranks another title of the work like the first', () => {
    const hits = [hit('one more gold rain'), hit('osu nights', '', ['gold rain'])];
    expect(rank(hits, termsOf('gold rain'))[0]?.label).toBe('osu nights');
  });

  test('ranks a title with the word above a writer with it', () => {
    const terms = termsOf('kofi');
    expect(rank([hit('a song', 'Kofi Mensah'), hit('one for kofi', 'Ama Kusi')], terms)[0]?.label).toBe('one for kofi');
  });

  test('treats a word that only contains the typed one as a misspelling', () => {
    const terms = addVariants(termsOf('rain gold'), ['bold']);
    expect(rank([hit('train gold'), hit('rain bold'), hit('rain golden')], terms).map(({ label }) => label)).toEqual([
      'rain golden',
      'rain bold',
      'train gold',
    ]);
  });

  test('returns the query in the words of a hit', () => {
    const terms = addVariants(termsOf('harmatan love'), ['harmattan']);
    expect(correctQuery(hit('harmattan love'), terms)).toBe('harmattan love');
    expect(correctQuery(hit('harmatan love'), terms)).toBe('harmatan love');
  });
});
