import { aCaseDetails, aCaseLine, CLAIMED_LINES } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { evenOf, middleOf, readSplit, splitTotals, textsOf } from './split-values.ts';

const { registered_lines: registered } = aCaseDetails();

describe('a split', () => {
  test('starts half way between registered and claimed shares', () => {
    expect(middleOf(registered, registered, CLAIMED_LINES).map(({ shares }) => shares.pr)).toEqual([3000, 4000, 3000]);
  });

  test('keeps every hundredth half way between odd shares', () => {
    const thirds = [3334, 3333, 3333].map((pr, index) => aCaseLine({ key: `${index}`, shares: { pr } }));
    const others = [3333, 3334, 3333].map((pr, index) => aCaseLine({ key: `${index}`, shares: { pr } }));
    const middle = middleOf(thirds, thirds, others);
    expect(middle.reduce((sum, { shares }) => sum + (shares.pr ?? 0), 0)).toBe(10_000);
  });

  test('divides what the unchangeable lines leave equally', () => {
    const mayChange = ({ name }: { name: string }) => name !== 'Efua Sarpong';
    expect(evenOf(registered, registered, mayChange).map(({ shares }) => shares.pr)).toEqual([3000, 4000, 3000]);
  });

  test('parses its own formatting', () => {
    const { lines, errors } = readSplit(registered, textsOf(registered, CLAIMED_LINES), ['pr']);
    expect([lines, errors]).toEqual([CLAIMED_LINES, {}]);
  });

  test('reports which field isn’t a share', () => {
    const texts = { ...textsOf(registered, registered), [`pr ${registered[0]?.key}`]: '4o' };
    expect(Object.values(readSplit(registered, texts, ['pr']).errors)).toEqual([
      'Enter the share of Ama Serwaa as a number from 0 to 100, such as 33.33.',
    ]);
  });
});

test.each([
  [{ pr: 9000 }, 'Performing: 10.00% left to allocate'],
  [{ pr: 10_100 }, 'Performing: 1.00% over'],
  [{ pr: 9996 }, null],
  [{ recording: 4000 }, null],
  [{ recording: 10_100 }, 'Of the recording: 1.00% over'],
] as const)('describes %j as “%s”', (shares, words) => {
  const line = aCaseLine({ shares });
  const measures = 'pr' in shares ? (['pr'] as const) : (['recording'] as const);
  expect(splitTotals([line], [line], measures)[0]?.words).toBe(words);
});

test('needs no total for a right without shares', () => {
  expect(splitTotals([aCaseLine({ shares: { sr: 0 } })], [], ['sr'])[0]?.words).toBeNull();
});
