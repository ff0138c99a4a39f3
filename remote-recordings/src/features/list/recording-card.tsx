import type { RecordingRow } from '@counterpoint/domain/schemas/recordings';
import { Box, Flex, Stack, Text } from '@counterpoint/kit/core';
import { type Selection, SelectRow } from '@counterpoint/kit/lists';
import { FactsLine } from '@counterpoint/kit/page';
import * as text from '../../messages/list.generated.ts';
import { Duration, isrcText, Released, Rights, Status, Title } from './recording-columns.tsx';

export function RecordingCard({ row, selection }: { row: RecordingRow; selection: Selection }) {
  const { display_artist, isrc, duration_s, label, release_date } = row;
  return (
    <Stack gap="1.5">
      <Flex wrap="wrap" justify="space-between" align="start" columnGap="3" rowGap="1">
        <Flex gap="2" flex="1 1 10rem" minWidth="0">
          <SelectRow selection={selection} row={row} />
          <Box minWidth="0">
            <Title row={row} />
          </Box>
        </Flex>
        <Status row={row} />
      </Flex>
      <Text>{display_artist || text.artistMissing()}</Text>
      <Text color="muted" fontSize="sm">
        <FactsLine
          facts={[
            isrc ? isrcText(row) : text.isrcMissing(),
            duration_s !== null && <Duration row={row} />,
            label,
            release_date && text.releasedOn({ date: () => <Released key="date" row={row} /> }),
          ]}
        />
      </Text>
      <Flex gap="2" align="center" color="muted" fontSize="sm">
        {text.rights()} <Rights row={row} />
      </Flex>
    </Stack>
  );
}
