import { describe, expect, test } from '@jest/globals';
import { comparedParts } from './compared-parts.ts';

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
