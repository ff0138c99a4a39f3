import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canBeMet, questionOf, type Vocabulary } from './search-question.ts';
import { forgiving, termsOf } from './search-terms.ts';

const COMMON: Record<string, number> = { love: 800_000, you: 600_000, night: 90_000, mensah: 45_000 };
const frequencies = { entriesWith: (word: string) => COMMON[word] ?? 0 };

function vocabulary(
  known: readonly string[],
  { begun = [] as string[] | null, near = [] as string[] } = {},
): Vocabulary {
  return { known: new Set(known), begun, near };
}

describe('a search', () => {
  test('looks for the words that the last one begins, and not for everything below it', () => {
    const known = vocabulary(['harmattan'], { begun: ['lome', 'lord'] });
    const question = questionOf(termsOf('harmattan lo'), known, frequencies);
    expect(question).toMatchObject({ whole: ["('harmattan') & ('lo' | 'lome' | 'lord')"], narrowing: null });
  });

  test('looks at what the other words leave where too many words begin so', () => {
    const known = vocabulary(['harmattan'], { begun: null });
    const question = questionOf(termsOf('harmattan l'), known, frequencies);
    expect(question).toMatchObject({ whole: ["('harmattan')"], narrowing: "('l':*)" });
  });

  test('of a beginning alone looks for that word and for titles that begin so', () => {
    const question = questionOf(termsOf('lo'), vocabulary([], { begun: null }), frequencies);
    expect(question).toEqual({ whole: ["('lo')"], sampled: [], narrowing: null, titles: ['lo'] });
  });

  test('of one word looks for all that it may be one by one, and at a sample of what is common', () => {
    const question = questionOf(termsOf('lo'), vocabulary([], { begun: ['lome', 'love'] }), frequencies);
    expect(question).toMatchObject({ whole: ["('lo')", "('lome')"], sampled: ["('love')"] });
  });

  test.each([
    ['love you', 1],
    ['love harmattan', 0],
    ['night mensah', 0],
  ])('for %j looks at a sample where nothing in it is rare: %i', (text, sampled) => {
    expect(questionOf(termsOf(text), vocabulary([]), frequencies).sampled).toHaveLength(sampled);
  });

  test('tries a misspelt title as it was meant, the frequent words first, and leaves what is right', () => {
    const known = vocabulary(['you'], { near: ['dove', 'love', 'lave'] });
    const terms = forgiving(termsOf('lvoe you'), ['love', 'lvo']);
    expect(questionOf(terms, known, frequencies).titles).toEqual(['love you', 'lvo you']);
    const two = forgiving(termsOf('lovr nigth'), ['lover', 'love', 'night']);
    expect(questionOf(two, vocabulary([]), frequencies).titles).toEqual(['love night', 'lover night']);
  });

  test('of words that nobody has used is met by nothing', () => {
    expect(canBeMet(termsOf('harmatan love'), vocabulary(['love']))).toBe(false);
    expect(canBeMet(termsOf('love harm'), vocabulary(['love'], { begun: ['harmattan'] }))).toBe(true);
    expect(canBeMet(termsOf('no 7'), vocabulary([]))).toBe(true);
  });

  test('tries at most 24 titles, whatever is typed', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 3, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.array(word, { maxLength: 60 }), (words, near) => {
        const terms = forgiving(termsOf(words.join(' ')), near);
        const { titles } = questionOf(terms, vocabulary(near.slice(0, 5)), frequencies);
        expect(titles.length).toBeLessThanOrEqual(25);
      }),
    );
  });
});
