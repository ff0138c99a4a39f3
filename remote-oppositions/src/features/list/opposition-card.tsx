import type { OppositionRow } from '@counterpoint/domain/schemas';
import { Box, Flex, Stack } from '@counterpoint/kit/core';
import { OppositionStatus } from '@counterpoint/kit/page';
import { turnOf } from './case-words.ts';
import { Case, OnHold, Parties, Time, Turn } from './opposition-columns.tsx';

/** A case on a phone. */
export function OppositionCard({ row }: { row: OppositionRow }) {
  return (
    <Stack gap="2.5">
      <Flex justify="space-between" align="start" gap="3" wrap="wrap">
        <Box fontWeight="semibold" overflowWrap="anywhere">
          <Case row={row} />
        </Box>
        <OppositionStatus state={row.state} />
      </Flex>
      <div>
        <Parties row={row} />
      </div>
      <Flex justify="space-between" gap="3" wrap="wrap">
        {row.share_on_hold > 0 && (
          <div>
            <OnHold row={row} /> on hold
          </div>
        )}
        {row.respond_by && (
          <div>
            <Time row={row} />
          </div>
        )}
      </Flex>
      {turnOf(row) && (
        <div>
          {!row.is_my_turn && 'Next: '}
          <Turn row={row} />
        </div>
      )}
    </Stack>
  );
}
