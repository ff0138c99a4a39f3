import { expect, test } from '@jest/globals';
import { exactFirst } from './exact-first.ts';

const titles = ['Gold Coast Rain (Live)', 'Rain', 'Gold Coast Rain', 'Coast'];

test('what is called as it was typed comes first, and the others stay in their order', () => {
  expect(exactFirst(titles, ' gold coast RAIN ', (title) => title)).toEqual([
    'Gold Coast Rain',
    'Gold Coast Rain (Live)',
    'Rain',
    'Coast',
  ]);
});

test('where nothing is called so, the order is as it was', () => {
  expect(exactFirst(titles, 'Volta', (title) => title)).toEqual(titles);
});
