import { describe, expect, test } from '@jest/globals';
import { comparedParts, comparedRows, saidIn } from './compared-rows.ts';

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

describe('what differs within a line', () => {
  const marked = (side: string, other: string) =>
    comparedParts(side, other)
      .filter(({ isSame }) => !isSame)
      .map(({ text }) => text);

  test('only the pieces that the other side does not say', () => {
    const before = 'Composer, performing 50.00%, mechanical 0.00%';
    const after = 'Composer, performing 50.00%, mechanical 25.00%';
    expect(marked(before, after)).toEqual(['mechanical 0.00%']);
    expect(marked(after, before)).toEqual(['mechanical 25.00%']);
  });

  test('a piece that comes to stand last is still the same', () => {
    expect(marked('Composer, performing 50.00%, mechanical 50.00%', 'Composer, performing 50.00%')).toEqual([
      'mechanical 50.00%',
    ]);
  });

  test('what differs side by side is one part', () => {
    expect(marked('50.00% as assignee, all uses, Ghana', '40.00% as assignee, all uses, Nigeria')).toEqual([
      '50.00% as assignee,',
      'Ghana',
    ]);
    expect(marked('50.00% as assignee, all uses, Ghana', '')).toEqual(['50.00% as assignee, all uses, Ghana']);
  });

  test('the parts are the whole line', () => {
    const line = 'World except Ghana, Nigeria; from 1 March 2026';
    expect(
      comparedParts(line, '')
        .map(({ text }) => text)
        .join(' '),
    ).toBe(line);
  });
});
