import { describe, expect, test } from '@jest/globals';
import { initialPart, toSquare } from './square.ts';

describe('the square of a picture', () => {
  test('starts centred at nine tenths of the shorter edge', () => {
    const picture = { width: 400, height: 200 };
    expect(toSquare(initialPart(picture), picture)).toEqual({ x: 110, y: 10, size: 180 });
  });

  test('stays inside the picture despite rounding', () => {
    const parts = [-0.4, 0, 0.333, 33.333, 66.667, 99.999, 100.4];
    for (const [width, height] of [
      [64, 64],
      [400, 300],
      [301, 8_999],
      [4_000, 67],
    ] as const)
      for (const x of parts)
        for (const wide of parts) {
          const square = toSquare({ x, y: x, width: wide, height: wide }, { width, height });
          expect(Object.values(square).every(Number.isInteger)).toBe(true);
          expect(square.size).toBeGreaterThanOrEqual(1);
          expect(Math.min(square.x, square.y)).toBeGreaterThanOrEqual(0);
          expect(square.x + square.size).toBeLessThanOrEqual(width);
          expect(square.y + square.size).toBeLessThanOrEqual(height);
        }
  });
});
