import { describe, expect, test } from '@jest/globals';
import { gridlines } from './chart-scale.ts';

describe('the lines of the chart', () => {
  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [13, [0, 5, 10, 15]],
    [21, [0, 10, 20, 30]],
    [100, [0, 50, 100]],
    [1_234, [0, 500, 1_000, 1_500]],
  ])('reach %i in %j', (highest, lines) => {
    expect(gridlines(highest)).toEqual(lines);
  });

  test('reach every count in at most four steps, the last of which is needed', () => {
    for (let highest = 1; highest <= 3_000; highest += 1) {
      const lines = gridlines(highest);
      const [last = 0, beforeLast = 0] = lines.toReversed();
      expect(lines.length).toBeLessThanOrEqual(5);
      expect(last).toBeGreaterThanOrEqual(highest);
      expect(beforeLast).toBeLessThan(highest);
    }
  });
});
