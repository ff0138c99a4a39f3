import { expect, test } from '@jest/globals';
import { RecentMap } from './recent-map.ts';

test('remembers recent entries, at most twice the given number', () => {
  const remembered = new RecentMap<string, number>(100);
  remembered.set('asked for', -1);
  for (let number = 0; number < 1_000; number += 1) {
    remembered.set(`${number}`, number);
    expect(remembered.get('asked for')).toBe(-1);
    expect(remembered.get(`${number}`)).toBe(number);
  }
  expect(remembered.get('900')).toBe(900);
  const kept = Array.from({ length: 1_000 }, (_, number) => remembered.get(`${number}`)).filter(
    (value) => value !== undefined,
  );
  expect(kept.length).toBeLessThanOrEqual(200);
  expect(remembered.get('never set')).toBeUndefined();
});
