import { formatUses } from '@counterpoint/domain/recording-rights';
import { RIGHTS_HOLDER_ROLE_LABELS } from '@counterpoint/domain/schemas/recordings';
import { formatShare } from '@counterpoint/domain/shares';
import { formatTerritories } from '@counterpoint/domain/territories';
import { Box, Card, Flex, FROM_LARGE, StatusBadge, Text } from '@counterpoint/kit/core';
import { type Column, DataTable } from '@counterpoint/kit/table';
import { periodOf } from './period-of.ts';
import type { ShownRight } from './shown-right.ts';

const columns: readonly Column<ShownRight>[] = [
  { id: 'holder', header: 'Holder', cell: (right) => <Holder right={right} />, isRowHeader: true },
  { id: 'role', header: 'Role', cell: ({ role }) => RIGHTS_HOLDER_ROLE_LABELS[role]() },
  { id: 'use', header: 'Use', cell: ({ uses }) => formatUses(uses) },
  { id: 'territory', header: 'Territory', cell: ({ territories }) => formatTerritories(territories) },
  { id: 'period', header: 'Period', cell: ({ from, to }) => periodOf(from, to) },
  { id: 'share', header: 'Share', align: 'end', cell: ({ share }) => formatShare(share) },
];

export function RightsTable({ rights }: { rights: readonly ShownRight[] }) {
  return (
    <Card padding="list">
      <DataTable
        caption="Rights holders and their shares"
        columns={columns}
        rows={rights}
        rowKey={({ key }) => key}
        card={(right) => <RightCard right={right} />}
        wideFrom={FROM_LARGE}
      />
    </Card>
  );
}

function Holder({ right }: { right: ShownRight }) {
  return (
    <Box>
      <Flex gap="2" align="center" wrap="wrap">
        <Text as="span" fontWeight="semibold">
          {right.name}
        </Text>
        {right.isMe && <StatusBadge tone="green">You</StatusBadge>}
        {right.isClaim && <StatusBadge tone="blue">Own claim</StatusBadge>}
      </Flex>
      {right.isControlledByThirdParty && (
        <Text color="muted" fontSize="sm">
          Exercised by somebody else
        </Text>
      )}
      {right.source && (
        <Text color="muted" fontSize="sm">
          {right.source}
        </Text>
      )}
    </Box>
  );
}

function RightCard({ right }: { right: ShownRight }) {
  return (
    <Flex justify="space-between" gap="3">
      <Box minWidth="0">
        <Holder right={right} />
        <Text fontSize="sm">
          {RIGHTS_HOLDER_ROLE_LABELS[right.role]()} · {formatUses(right.uses)}
        </Text>
        <Text fontSize="sm">{formatTerritories(right.territories)}</Text>
        <Text color="muted" fontSize="sm">
          {periodOf(right.from, right.to)}
        </Text>
      </Box>
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {formatShare(right.share)}
      </Text>
    </Flex>
  );
}
