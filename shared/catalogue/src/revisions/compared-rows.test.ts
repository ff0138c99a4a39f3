import { describe, expect, test } from '@jest/globals';
import { collectFacts, comparedParts, comparedRows } from './compared-rows.ts';

test('joins two lines with the same label', () => {
  expect(
    collectFacts([
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

test('orders rows like the later version, and marks equal ones', () => {
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

describe('differences within a line', () => {
  const marked = (side: string, other: string) =>
    comparedParts(side, other)
      .filter(({ isSame }) => !isSame)
      .map(({ text }) => text);

  test('marks only the pieces that the other side lacks', () => {
    const before = 'Composer, performing 50.00%, mechanical 0.00%';
    const after = 'Composer, performing 50.00%, mechanical 25.00%';
    expect(marked(before, after)).toEqual(['mechanical 0.00%']);
    expect(marked(after, before)).toEqual(['mechanical 25.00%']);
  });

  test('treats a piece as equal when it becomes the last', () => {
    expect(marked('Composer, performing 50.00%, mechanical 50.00%', 'Composer, performing 50.00%')).toEqual([
      'mechanical 50.00%',
    ]);
  });

  test('joins adjacent differences into one part', () => {
    expect(marked('50.00% as assignee, all uses, Ghana', '40.00% as assignee, all uses, Nigeria')).toEqual([
      '50.00% as assignee,',
      'Ghana',
    ]);
    expect(marked('50.00% as assignee, all uses, Ghana', '')).toEqual(['50.00% as assignee, all uses, Ghana']);
  });

  test('returns parts that join to the whole line', () => {
    const line = 'World except Ghana, Nigeria; from 1 March 2026';
    expect(
      comparedParts(line, '')
        .map(({ text }) => text)
        .join(' '),
    ).toBe(line);
  });
});
