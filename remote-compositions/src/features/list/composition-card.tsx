import type { CompositionRow } from '@counterpoint/domain/schemas';
import { Flex, Stack, Text } from '@counterpoint/kit/core';
import { writerNames } from '../../ui/writer-names.tsx';
import { iswcText, PerformingShares, RowStatus, TitleLink } from './composition-columns.tsx';

/** A row of the list on a phone. */
export function CompositionCard({ row }: { row: CompositionRow }) {
  return (
    <Stack gap="2">
      <Flex justify="space-between" align="start" gap="3">
        <TitleLink row={row} />
        <RowStatus row={row} />
      </Flex>
      <Text color="muted" fontSize="sm">
        {iswcText(row)} · {writerNames(row.writers) || 'No writers yet'}
      </Text>
      <PerformingShares row={row} />
    </Stack>
  );
}
