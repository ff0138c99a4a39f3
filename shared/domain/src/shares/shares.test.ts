import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  evenSplit,
  FULL_SHARE,
  formatShare,
  isFullTotal,
  missingShare,
  parseShare,
  totalOf,
  typedHundredths,
} from './index.ts';

const share = fc.integer({ min: 0, max: FULL_SHARE });

describe('an even split', () => {
  test('gives all of it, nobody less than nothing, and nobody more than one hundredth above another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), share, (parties, total) => {
        const parts = evenSplit(parties, total);
        expect(parts).toHaveLength(parties);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        expect(parts.every(Number.isInteger)).toBe(true);
      }),
    );
  });

  test('gives the remainder to the first', () => {
    expect(evenSplit(3)).toEqual([3334, 3333, 3333]);
    expect(evenSplit(3, 2)).toEqual([1, 1, 0]);
    expect(evenSplit(0)).toEqual([]);
  });

  test.each([
    [-1, 100],
    [1.5, 100],
    [Number.NaN, 100],
    [Number.POSITIVE_INFINITY, 100],
    [2, -1],
    [2, 0.5],
  ])('refuses %p parties and %p', (parties, total) => {
    expect(() => evenSplit(parties, total)).toThrow(RangeError);
  });
});

describe('a share as people write it', () => {
  test('is read back from the way it is shown', () => {
    fc.assert(fc.property(share, (hundredths) => parseShare(formatShare(hundredths)) === hundredths));
  });

  test.each([
    ['33.33', 3333],
    ['33,3', 3330],
    ['50 %', 5000],
    [' 100% ', 10_000],
    ['0', 0],
    ['7.', 700],
    ['007', 700],
  ])('reads %j as %i hundredths', (text, hundredths) => {
    expect(parseShare(text)).toBe(hundredths);
  });

  test.each(['', ' ', '%', '-1', '100.01', '101', '33.333', '1e2', '0x10', '.5', '1.2.3', 'half', 'NaN', '1000'])(
    'refuses %j',
    (text) => {
      expect(parseShare(text)).toBeNull();
    },
  );
});

describe('what is typed as a share and can be none', () => {
  test.each([
    ['120', 12_000],
    ['100,01', 10_001],
    ['-5', -500],
    ['-0.5', -50],
    ['33.33', 3333],
  ])('keeps its number, for a schema to say what is wrong: %j is %i', (text, hundredths) => {
    expect(typedHundredths(text)).toBe(hundredths);
  });

  test.each(['', '33.333', 'half', '--5'])('is no number where it is none of two decimals: %j', (text) => {
    expect(typedHundredths(text)).toBeNaN();
  });
});

describe('a total', () => {
  test.each([
    [9993, false],
    [9994, true],
    [10_000, true],
    [10_006, true],
    [10_007, false],
    [0, false],
  ])('%i counts as full: %p', (total, isFull) => {
    expect(isFullTotal(total)).toBe(isFull);
  });

  test('says what is missing, what is too much, and nothing within the tolerance', () => {
    expect(missingShare(9993)).toBe(7);
    expect(missingShare(10_007)).toBe(-7);
    expect(missingShare(9994)).toBe(0);
    expect(missingShare(0)).toBe(10_000);
  });

  test('is told for each right by itself', () => {
    const lines = [{ shares: { pr: 5000, mr: 2500, sr: 0 } }, { shares: { pr: 5000, mr: 1, sr: 0 } }];
    expect(totalOf(lines, 'pr')).toBe(10_000);
    expect(totalOf(lines, 'mr')).toBe(2501);
    expect(totalOf([], 'sr')).toBe(0);
  });
});
