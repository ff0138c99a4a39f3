import { expect, test } from '@jest/globals';
import { differenceOf } from './difference.ts';

const spread = (middle: number) => Array.from({ length: 101 }, (_, n) => middle - 1 + n / 50);

test('says nothing of two samples that are alike', () => {
  const { known, unknown, interval } = differenceOf(spread(20), spread(20));
  expect([known, unknown]).toEqual([20, 20]);
  expect(interval[0]).toBeLessThanOrEqual(0);
  expect(interval[1]).toBeGreaterThanOrEqual(0);
});

test('finds that one sample is later than the other, whatever a few calls took', () => {
  const { known, unknown, interval } = differenceOf([...spread(25), 900, 900], spread(20));
  expect([Math.round(known), unknown]).toEqual([25, 20]);
  expect(interval[0]).toBeGreaterThan(4);
  expect(interval[1]).toBeLessThan(6);
});

test('takes the middle of an even number', () => {
  expect(differenceOf([1, 2, 3, 10], [1])).toMatchObject({ known: 2.5, unknown: 1 });
});
