import { expect, test } from '@jest/globals';
import { joinSegments } from './join-segments.ts';
import type { RightsSegment } from './rights-totals.ts';

const segment = (from: string, to: string | null, sketch: Partial<RightsSegment> = {}): RightsSegment => {
  return { use: 'broadcast', countries: ['0288'], from, to, total: 12_000, ...sketch };
};

test('joins consecutive days, and countries with the same days', () => {
  const parts = [
    segment('2026-01-01', '2026-01-31'),
    segment('2026-03-01', null, { countries: ['0768'] }),
    segment('2026-02-01', null, { total: 13_000 }),
    segment('2026-01-01', '2026-02-28', { countries: ['0768'] }),
  ];
  expect(joinSegments(parts)).toEqual([
    { use: 'broadcast', countries: ['0288', '0768'], from: '2026-01-01', to: null, total: 13_000 },
  ]);
});

test('keeps gaps, other uses and other days apart', () => {
  const parts = [
    segment('2026-01-01', '2026-01-31'),
    segment('2026-02-02', '2026-02-28'),
    segment('2026-01-01', '2026-01-31', { use: 'webcasting' }),
    segment('2026-01-01', '2026-01-30', { countries: ['0768'] }),
  ];
  expect(joinSegments(parts)).toEqual(parts);
});
