import { expect, test } from '@jest/globals';
import { validate, version } from 'uuid';
import { newId } from './new-id.ts';

test('creates distinct UUIDs of version 7 in order', () => {
  const before = Date.now();
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  const [first = ''] = ids;
  const time = Number.parseInt(first.replaceAll('-', '').slice(0, 12), 16);
  expect(time).toBeGreaterThanOrEqual(before - 1);
  expect(time).toBeLessThanOrEqual(Date.now());
});
