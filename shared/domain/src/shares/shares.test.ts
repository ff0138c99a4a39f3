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

describe('even splits', () => {
  test('distribute everything, with at most one hundredth difference', () => {
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

  test('give the remainder to the first', () => {
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
  ])('reject %p parties and %p', (parties, total) => {
    expect(() => evenSplit(parties, total)).toThrow(RangeError);
  });
});

describe('typed shares', () => {
  test('parses its formatted form', () => {
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
  ])('read %j as %i hundredths', (text, hundredths) => {
    expect(parseShare(text)).toBe(hundredths);
  });

  test.each(['', ' ', '%', '-1', '100.01', '101', '33.333', '1e2', '0x10', '.5', '1.2.3', 'half', 'NaN', '1000'])(
    'rejects %j',
    (text) => {
      expect(parseShare(text)).toBeNull();
    },
  );
});

describe('invalid typed shares', () => {
  test.each([
    ['120', 12_000],
    ['100,01', 10_001],
    ['-5', -500],
    ['-0.5', -50],
    ['33.33', 3333],
  ])('keep their number for the schema to reject: %j is %i', (text, hundredths) => {
    expect(typedHundredths(text)).toBe(hundredths);
  });

  test.each(['', '33.333', 'half', '--5'])('are no number without two decimals: %j', (text) => {
    expect(typedHundredths(text)).toBeNaN();
  });
});

describe('totals', () => {
  test.each([
    [9993, false],
    [9994, true],
    [10_000, true],
    [10_006, true],
    [10_007, false],
    [0, false],
  ])('treat %i as full: %p', (total, isFull) => {
    expect(isFullTotal(total)).toBe(isFull);
  });

  test('state what is missing or too much, and nothing within the tolerance', () => {
    expect(missingShare(9993)).toBe(7);
    expect(missingShare(10_007)).toBe(-7);
    expect(missingShare(9994)).toBe(0);
    expect(missingShare(0)).toBe(10_000);
  });

  test('are stated for each right', () => {
    const lines = [{ shares: { pr: 5000, mr: 2500, sr: 0 } }, { shares: { pr: 5000, mr: 1, sr: 0 } }];
    expect(totalOf(lines, 'pr')).toBe(10_000);
    expect(totalOf(lines, 'mr')).toBe(2501);
    expect(totalOf([], 'sr')).toBe(0);
  });
});
