import { RIGHT_LABELS, type Right } from '@counterpoint/domain/shares';
import { Flex, Text } from '@counterpoint/kit/core';
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

interface ShareListProps {
  readonly rights: readonly Right[];
  readonly shareOf: (right: Right) => ReactNode;
}

/** The same where the table has no room. */
export function ShareList({ rights, shareOf }: ShareListProps) {
  return rights.map((right) => (
    <Flex key={right} justify="space-between" gap="3">
      <Text color="muted">{RIGHT_LABELS[right]()}</Text>
      <span>{shareOf(right)}</span>
    </Flex>
  ));
}
