import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { type PagerItem, pagerItems } from './pager-items.ts';

/** In the rule's notation: `…` for a gap. */
function shown(page: number, pageCount: number): string {
  return pagerItems(page, pageCount)
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ');
}

describe('pagerItems', () => {
  test.each([
    [1, 0, ''],
    [1, 1, '1'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 … 7 8'],
    [3, 8, '1 2 3 … 7 8'],
    [4, 8, '1 … 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 … 8'],
    [6, 8, '1 … 5 6 7 … 8'],
    [7, 8, '1 2 … 6 7 8'],
    [8, 8, '1 2 … 6 7 8'],
    [5, 13, '1 … 4 5 6 … 13'],
    [11, 13, '1 … 10 11 12 … 13'],
    [12, 13, '1 2 … 11 12 13'],
    [99, 13, '1 2 … 11 12 13'],
    [0, 13, '1 2 3 … 12 13'],
  ])('on page %d of %d shows %p', (page, pageCount, expected) => {
    expect(shown(page, pageCount)).toBe(expected);
  });

  const pageOfCount = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));

  test('always shows the current, the first and the last page, ascending and once each', () => {
    fc.assert(
      fc.property(pageOfCount, ([page, count]) => {
        const pages = pagerItems(page, count).filter((item) => typeof item === 'number');
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, page, count]));
      }),
    );
  });

  test('has a gap wherever pages are missing, and as specified on the last page but two', () => {
    fc.assert(
      fc.property(pageOfCount, ([page, count]) => {
        const items = pagerItems(page, count);
        items.forEach((item, index) => {
          const before = pageAt(items, index - 1);
          if (typeof item === 'number') expect(before === null || item === before + 1).toBe(true);
          else expect((pageAt(items, index + 1) ?? 0) - (before ?? 0)).toBeGreaterThan(page === count - 2 ? 0 : 1);
        });
        expect(new Set(items).size).toBe(items.length);
      }),
    );
  });
});

/** The page at an index, or null for a gap or beyond the ends. */
function pageAt(items: readonly PagerItem[], index: number): number | null {
  const item = items[index];
  return typeof item === 'number' ? item : null;
}
