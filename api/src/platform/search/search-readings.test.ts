// cspell:ignore lvoe xyzzy
import { describe, expect, test } from '@jest/globals';
import {
  distantReading,
  type Reading,
  readingsOf,
  respacedReadings,
  respacingsOf,
  type Vocabulary,
} from './search-readings.ts';
import { termsOf } from './search-terms.ts';

function read(
  text: string,
  { known = [] as string[], similar = [] as string[], completions = [] as string[] } = {},
): string[][] {
  const vocabulary: Vocabulary = { known: new Set(known), similar, completions };
  return readingsOf(termsOf(text), vocabulary).map(wordingsOf);
}

function wordingsOf({ wordings }: Reading): string[] {
  return wordings.map((terms) => terms.map(({ word, variants }) => [word, ...variants].join('|')).join(' '));
}

describe('readings of a query', () => {
  test('keeps the typed words if nothing is similar', () => {
    expect(read('love harmattan', { known: ['love', 'harmattan'] })).toEqual([['love harmattan']]);
  });

  test('first corrects unknown words, and keeps the others', () => {
    const [first] = read('lvoe night', { known: ['night'], similar: ['love', 'light'] });
    expect(first).toEqual(['love night']);
  });

  test('then replaces known words: one of them, then two', () => {
    const known = ['gold', 'rain', 'coast'];
    expect(read('gold rain coast', { known, similar: [...known, 'bold', 'train', 'boast', 'roast'] })).toEqual([
      ['gold rain coast'],
      ['bold rain coast', 'gold train coast', 'gold rain boast|roast'],
      ['bold train coast', 'bold rain boast|roast', 'gold train boast|roast'],
    ]);
  });

  test('keeps a word that has no similar one', () => {
    expect(read('xyzzy')).toEqual([['xyzzy']]);
  });
});

describe('readings of a query without a result', () => {
  test.each([
    ['goldcoast rain', ['gold', 'coast', 'rain'], ['gold coast rain']],
    ['har bour lights', ['harbour', 'lights'], ['harbour lights']],
    ['sunset', ['sun', 'set'], ['sun set']],
    ['sunset', ['sun'], []],
    ['gold 7rain', ['gold', 'rain'], []],
  ])('splits and joins %j if the words %j are known', (query, words, expected) => {
    const vocabulary: Vocabulary = { known: new Set(words), similar: [], completions: [] };
    expect(respacedReadings(respacingsOf(termsOf(query)), vocabulary).flatMap(wordingsOf)).toEqual(expected);
  });

  test('takes similar and distant words together', () => {
    const distant = new Map([['rane', ['rain']]]);
    const reading = distantReading(termsOf('cost rane'), { similar: ['coast', 'range'], distant });
    expect(reading && wordingsOf(reading)).toEqual(['cost|coast rane|range|rain']);
    expect(distantReading(termsOf('cost rane'), { similar: ['coast'], distant: new Map() })).toBeNull();
  });
});
