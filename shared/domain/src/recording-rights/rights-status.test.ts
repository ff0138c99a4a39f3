import { describe, expect, test } from '@jest/globals';
import { rightsStatusOf } from './rights-status.ts';
import type { RightsLine } from './rights-totals.ts';

const world = [{ is_included: true, territory: '2136' }];
const half: RightsLine = { uses: ['broadcast'], share: 5000, territories: world, from: '2024-01-01', to: null };

describe('status of rights', () => {
  test.each([
    [[], 'none'],
    [[half], 'falls_short'],
    [[half, half], 'complete'],
    [[half, half, { ...half, share: 1000, territories: [{ is_included: true, territory: '288' }] }], 'overlaps'],
    [[half, { ...half, to: '2025-12-31' }], 'falls_short'],
    [[{ ...half, share: 10_000, territories: [{ is_included: true, territory: '288' }] }], 'complete'],
  ])('is for %j %s', (lines, expected) => {
    expect(rightsStatusOf(lines)).toBe(expected);
  });
});
