import type { CaseRow } from '@counterpoint/domain/schemas/cases';
import { formatShare } from '@counterpoint/domain/shares';
import { Box, Flex, Note, Stack, Text } from '@counterpoint/kit/core';
import { type Selection, SelectRow } from '@counterpoint/kit/lists';
import { CaseStatus } from '@counterpoint/kit/page';
import * as text from '../../messages/list.generated.ts';
import { describeTurn } from '../../ui/case-state.ts';
import { Case, Disputed, HOLD_LABELS, Parties, Time, Turn } from './case-columns.tsx';
import { selectable } from './chosen-cases.ts';

export function CaseCard({ row, selection }: { row: CaseRow; selection: Selection }) {
  return (
    <Stack gap="2.5">
      <Flex gap="2" minWidth="0">
        <SelectRow selection={selection} row={selectable(row)} />
        <Box fontWeight="semibold" overflowWrap="anywhere" minWidth="0">
          <Case row={row} />
        </Box>
      </Flex>
      <Flex gap="2" wrap="wrap" align="center">
        {row.is_my_turn && <Turn row={row} />}
        <CaseStatus state={row.state} />
      </Flex>
      <div>
        <Parties row={row} />
        <Disputed row={row} />
      </div>
      {row.holds.length > 0 && (
        <Text>
          {text.sharesOnHold({
            shares: row.holds.map(({ measure, share }) => `${formatShare(share)} ${HOLD_LABELS[measure]()}`).join(', '),
          })}
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

function Next({ row }: { row: CaseRow }) {
  const turn = describeTurn(row);
  if (row.is_my_turn || !turn) return null;
  return <Note>{text.next({ turn })}</Note>;
}
