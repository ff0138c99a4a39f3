import { expect, test } from '@jest/globals';
import { exactFirst } from './exact-first.ts';

const titles = ['Gold Coast Rain (Live)', 'Rain', 'Gold Coast Rain', 'Coast'];

test('puts an exact name first and keeps the order of the others', () => {
  expect(exactFirst(titles, ' gold coast RAIN ', (title) => title)).toEqual([
    'Gold Coast Rain',
    'Gold Coast Rain (Live)',
    'Rain',
    'Coast',
  ]);
});

test('keeps the order without an exact name', () => {
  expect(exactFirst(titles, 'Volta', (title) => title)).toEqual(titles);
});
