import { expect, test } from '@jest/globals';
import { blockRanges } from './warm-repository.ts';

test.each([
  [0, []],
  [1, [[0, 0]]],
  [16_384, [[0, 16_383]]],
  [
    40_000,
    [
      [0, 16_383],
      [16_384, 32_767],
      [32_768, 39_999],
    ],
  ],
])('reads %i blocks in parts that a statement has time for', (blocks, ranges) => {
  expect(blockRanges(blocks)).toEqual(ranges);
});
