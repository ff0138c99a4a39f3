import { RIGHT_LABELS, type Right } from '@counterpoint/domain/shares';
import type { Column } from '@counterpoint/kit/table';
import type { ReactNode } from 'react';

/** A column for each right. */
export function shareColumns<Row>(
  rights: readonly Right[],
  shareOf: (row: Row, right: Right) => ReactNode,
): Column<Row>[] {
  return rights.map((right) => ({
    id: right,
    header: RIGHT_LABELS[right](),
    align: 'end',
    cell: (row) => shareOf(row, right),
  }));
}
