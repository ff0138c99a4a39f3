import { expect, test } from '@jest/globals';
import { comparedRows, saidIn } from './compared-rows.ts';

test('two lines of one name are told together', () => {
  expect(
    saidIn([
      ['Ama', 'composer'],
      ['Kofi', 'author'],
      ['Ama', 'author'],
    ]),
  ).toEqual(
    new Map([
      ['Ama', 'composer; author'],
      ['Kofi', 'author'],
    ]),
  );
});

test('what either version says stands in the order of the later one, and says whether it is the same', () => {
  const before = new Map([
    ['Title', 'Rain'],
    ['Label', 'Harbour Light'],
    ['Genre', 'Highlife'],
  ]);
  const after = new Map([
    ['Genre', 'Highlife'],
    ['Title', 'Gold Coast Rain'],
    ['ISRC', 'GB-EMI-03-00013'],
  ]);
  expect(comparedRows(before, after)).toEqual([
    { label: 'Genre', before: 'Highlife', after: 'Highlife', isSame: true },
    { label: 'Title', before: 'Rain', after: 'Gold Coast Rain', isSame: false },
    { label: 'ISRC', before: '', after: 'GB-EMI-03-00013', isSame: false },
    { label: 'Label', before: 'Harbour Light', after: '', isSame: false },
  ]);
});
