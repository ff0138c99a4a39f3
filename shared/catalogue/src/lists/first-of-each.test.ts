import { expect, test } from '@jest/globals';
import { firstOfEach } from './first-of-each.ts';

test('keeps the first of equal entries in its place', () => {
  const found = [
    { id: 'same', why: 'its number' },
    { id: 'other', why: 'its title' },
    { id: 'same', why: 'its title' },
  ];
  expect(firstOfEach(found, ({ id }) => id)).toEqual([
    { id: 'same', why: 'its number' },
    { id: 'other', why: 'its title' },
  ]);
});
