import { describe, expect, test } from '@jest/globals';
import { type Reading, readingsOf, type Vocabulary } from './search-readings.ts';
import { termsOf } from './search-terms.ts';

function read(
  text: string,
  { known = [] as string[], near = [] as string[], begun = [] as string[] } = {},
): string[][] {
  const vocabulary: Vocabulary = { known: new Set(known), near, begun };
  return readingsOf(termsOf(text), vocabulary).map(askedIn);
}

function askedIn({ asked }: Reading): string[] {
  return asked.map((terms) => terms.map(({ word, variants }) => [word, ...variants].join('|')).join(' '));
}

describe('what may have been meant', () => {
  test('is what was typed where nothing is like it', () => {
    expect(read('love harmattan', { known: ['love', 'harmattan'] })).toEqual([['love harmattan']]);
  });

  test('is at first what a word that nobody has used is a misspelling of, with the others left alone', () => {
    const [first] = read('lvoe night', { known: ['night'], near: ['love', 'light'] });
    expect(first).toEqual(['love night']);
  });

  test('may be another word for one that is in use: for one of them, then for two', () => {
    const known = ['gold', 'rain', 'coast'];
    expect(read('gold rain coast', { known, near: [...known, 'bold', 'train', 'boast', 'roast'] })).toEqual([
      ['gold rain coast'],
      ['bold rain coast', 'gold train coast', 'gold rain boast|roast'],
      ['bold train coast', 'bold rain boast|roast', 'gold train boast|roast'],
    ]);
  });

  test('is looked for as typed where a word is like none', () => {
    expect(read('xyzzy')).toEqual([['xyzzy']]);
  });
});
