import type { OppositionRow } from '@counterpoint/domain/schemas';
import { formatShare } from '@counterpoint/domain/shares';
import { Box, Flex, Stack, Text } from '@counterpoint/kit/core';
import { OppositionStatus } from '@counterpoint/kit/page';
import { turnOf } from '../../ui/case-words.ts';
import { Case, Disputed, Parties, RIGHTS, Time, Turn } from './opposition-columns.tsx';

/** A case on a phone. */
export function OppositionCard({ row }: { row: OppositionRow }) {
  return (
    <Stack gap="2.5">
      <Box fontWeight="semibold" overflowWrap="anywhere">
        <Case row={row} />
      </Box>
      <Flex gap="2" wrap="wrap" align="center">
        {row.is_my_turn && <Turn row={row} />}
        <OppositionStatus state={row.state} />
      </Flex>
      <div>
        <Parties row={row} />
        <Disputed row={row} />
      </div>
      {row.share_on_hold > 0 && (
        <Text>
          {formatShare(row.share_on_hold)} {row.right && RIGHTS[row.right]} on hold
        </Text>
      )}
      {row.respond_by && (
        <div>
          <Time row={row} />
        </div>
      )}
      <Next row={row} />
    </Stack>
  );
}

/** Whom the case waits for, where that is another. */
function Next({ row }: { row: OppositionRow }) {
  const turn = turnOf(row);
  if (row.is_my_turn || !turn) return null;
  return (
    <Text color="muted" fontSize="sm">
      Next: {turn}
    </Text>
  );
}
