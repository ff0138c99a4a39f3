// cspell:ignore harmatan lovr lvoe nigth
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { planSearch, type SearchPlan } from './search-plan.ts';
import { isSatisfiable, readingsOf, type Vocabulary } from './search-readings.ts';
import { addVariants, termsOf } from './search-terms.ts';
import { frequenciesBy } from './word-frequencies.ts';

const ENTRIES = 10_000_000;
const COMMON: Record<string, number> = { love: 800_000, you: 600_000, night: 90_000, mensah: 45_000, rare: 9_000 };
const SHARES = new Map(Object.entries(COMMON).map(([word, entries]) => [word, entries / ENTRIES]));
const frequencies = frequenciesBy(SHARES, ENTRIES);

function vocabulary(
  known: readonly string[],
  { completions = [] as string[] | null, similar = [] as string[] } = {},
): Vocabulary {
  return { known: new Set(known), completions, similar };
}

/** The query as typed. */
function asTyped(text: string, known = vocabulary([])) {
  const terms = termsOf(text);
  return planSearch({ terms, wordings: [terms] }, known, frequencies);
}

/** The leading words, and the query within their results. */
function leads({ queries }: SearchPlan): string[] {
  return queries.map(({ tsquery, narrowing, isSampled }) => {
    const plain = [tsquery, narrowing ?? ''].map((text) => text.replaceAll(/[()'&]/g, '').replaceAll(/ +/g, ' '));
    return `${plain.join(' > ').replace(/ > $/, '')}${isSampled ? ' (sample)' : ''}`;
  });
}

describe('search queries', () => {
  test('expands a prefix to known words instead of scanning everything below it', () => {
    const known = vocabulary(['harmattan'], { completions: ['lome', 'lord'] });
    expect(leads(asTyped('harmattan lo', known))).toEqual(['harmattan lo | lome | lord']);
  });

  test('filters by the other words if too many words start with the prefix', () => {
    const known = vocabulary(['harmattan'], { completions: null });
    expect(leads(asTyped('harmattan l', known))).toEqual(['harmattan > l:*']);
  });

  test('searches a prefix alone as a word and as the start of titles', () => {
    expect(asTyped('lo', vocabulary([], { completions: null }))).toEqual({
      queries: [{ tsquery: "('lo')", isSampled: false, narrowing: null }],
      titles: ['lo'],
    });
  });

  test('tries the meanings of one word one by one, frequent first, and samples common ones', () => {
    const found = leads(asTyped('lo', vocabulary([], { completions: ['lome', 'love'] })));
    expect(found).toEqual(['lo', 'love (sample)', 'lome']);
  });

  test('treats a repeated word as one', () => {
    expect(leads(asTyped('love love', vocabulary(['love'])))).toEqual(['love (sample)']);
  });

  test('combines two words that are rare together, and filters by the others', () => {
    const known = vocabulary(['harmattan', 'kusi'], { completions: ['lome', 'lord'] });
    expect(leads(asTyped('harmattan kusi lo', known))).toEqual(['harmattan kusi > lo | lome | lord']);
  });

  test.each([
    ['love you', ['love you (sample)']],
    ['love harmattan', ['harmattan love']],
    ['night mensah', ['night mensah']],
  ])('samples for %j only if no word is rare', (text, queries) => {
    expect(leads(asTyped(text)).map(sortedWords)).toEqual(queries.map(sortedWords));
  });

  test('queries rare words that share common ones together, and a common one by itself', () => {
    const similar = vocabulary(['love', 'you'], { completions: ['lome', 'night', 'lord'] });
    const found = leads(asTyped('you love lo', similar)).map(sortedWords);
    expect(found).toEqual(['lo | lome | lord love you', 'night love you (sample)'].map(sortedWords));
  });

  test('runs at most 400 queries', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 3, maxLength: 4 });
    const words = fc.array(word, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        words,
        fc.array(word, { maxLength: 60 }),
        fc.array(word, { maxLength: 60 }),
        (typed, similar, completions) => {
          const known = vocabulary(similar.slice(0, 5), { similar, completions });
          for (const reading of readingsOf(termsOf(typed.join(' ')), known)) {
            const { queries } = planSearch(reading, known, frequencies);
            expect(queries.length).toBeGreaterThan(0);
            expect(queries.length).toBeLessThanOrEqual(400);
          }
        },
      ),
    );
  });

  test('tries corrections of a misspelt title, frequent words first, and keeps the rest', () => {
    const known = vocabulary(['you'], { similar: ['dove', 'love', 'lave'] });
    const terms = addVariants(termsOf('lvoe you'), ['love', 'lvo']);
    expect(planSearch({ terms, wordings: [terms] }, known, frequencies).titles).toEqual(['love you', 'lvo you']);
    const two = addVariants(termsOf('lovr nigth'), ['lover', 'love', 'night']);
    expect(planSearch({ terms: two, wordings: [two] }, vocabulary([]), frequencies).titles).toEqual([
      'love night',
      'lover night',
    ]);
  });

  test('finds nothing for unknown words', () => {
    expect(isSatisfiable(termsOf('harmatan love'), vocabulary(['love']))).toBe(false);
    expect(isSatisfiable(termsOf('love harm'), vocabulary(['love'], { completions: ['harmattan'] }))).toBe(true);
    expect(isSatisfiable(termsOf('no 7'), vocabulary([]))).toBe(true);
  });

  test('tries at most 24 readings', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 3, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 12 }),
        fc.array(word, { maxLength: 60 }),
        (words, similar) => {
          const terms = addVariants(termsOf(words.join(' ')), similar);
          const { titles } = planSearch({ terms, wordings: [terms] }, vocabulary(similar.slice(0, 5)), frequencies);
          expect(titles.length).toBeLessThanOrEqual(25);
        },
      ),
    );
  });
});

function sortedWords(text: string): string {
  return text.split(' ').sort().join(' ');
}
