import type { RecordingRow } from '@counterpoint/domain/schemas';
import { Flex, Stack, Text } from '@counterpoint/kit/core';
import { Duration, Isrc, Released, Status, Title } from './recording-columns.tsx';

/** A recording on a phone. */
export function RecordingCard({ row }: { row: RecordingRow }) {
  const { display_artist, duration_s, label, release_date } = row;
  return (
    <Stack gap="1.5">
      <Flex justify="space-between" align="start" gap="3">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          <Title row={row} />
        </Text>
        <Status row={row} />
      </Flex>
      <Text>{display_artist}</Text>
      <Text color="muted" fontSize="sm">
        {row.isrc ? <Isrc row={row} /> : 'No ISRC yet'}
        {duration_s !== null && (
          <>
            {' · '}
            <Duration row={row} />
          </>
        )}
        {label && ` · ${label}`}
      </Text>
      {release_date && (
        <Text color="muted" fontSize="sm">
          Released <Released row={row} />
        </Text>
      )}
    </Stack>
  );
}
