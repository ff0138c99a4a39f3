// cspell:ignore summe werke
import { expect, test } from '@jest/globals';
import { isTotalsRow } from './totals-row.ts';

test.each([[['', 'Total', '', '100%']], [['Grand total', '', '', '200%']], [['Summe:', '2 Werke', '', '150,00 %']]])(
  'recognises a row of totals: %j',
  (cells) => {
    expect(isTotalsRow(cells)).toBe(true);
  },
);

test.each([
  [['Total', 'Ama Mensah', '100']],
  [['Total Eclipse', '100']],
  [['Total', '', '']],
  [['W-1', 'Total', '100']],
  [['1001', 'Total', '210']],
  [['100', '50']],
])('takes another row for an entry: %j', (cells) => {
  expect(isTotalsRow(cells)).toBe(false);
});
