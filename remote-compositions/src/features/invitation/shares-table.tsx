import { type OpenInvitation, PUBLISHER_TYPE_LABELS, WRITER_ROLE_LABELS } from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHT_LABELS, RIGHTS, type Right, type Shares, totalOf } from '@counterpoint/domain/shares';
import { Box, Flex, Stack, Text } from '@counterpoint/kit/core';
import { type Column, DataTable } from '@counterpoint/kit/table';
import { listOf, withinSentence } from '@counterpoint/kit/text';
import * as text from '../../messages/invitation.generated.ts';

interface SharesRow {
  readonly key: string;
  readonly label: string;
  readonly shares: Shares;
  readonly isOwn: boolean;
}

const ROLE_LABELS = { ...PUBLISHER_TYPE_LABELS, ...WRITER_ROLE_LABELS };

export function SharesTable({ invitation }: { invitation: OpenInvitation }) {
  const rights = rightsIn(invitation);
  return (
    <Box padding={{ base: '4', md: '0' }} paddingTop="0">
      <DataTable
        caption={text.shares()}
        columns={columnsFor(rights)}
        rows={rowsOf(invitation)}
        rowKey={({ key }) => key}
        card={(row) => <SharesOfRow row={row} rights={rights} />}
      />
    </Box>
  );
}

export function formatOwnShares(invitation: OpenInvitation): string {
  const rights = rightsIn(invitation);
  return listOf(
    rights.map((right) => `${withinSentence(RIGHT_LABELS[right]())} ${formatShare(totalOf(invitation.lines, right))}`),
  );
}

function rightsIn({ lines, others }: OpenInvitation): Right[] {
  return RIGHTS.filter((right) => right !== 'sr' || totalOf([...lines, others], right) > 0);
}

function rowsOf({ lines, others }: OpenInvitation): SharesRow[] {
  const own = lines.map(({ role, shares }, index) => {
    const label = text.yourRole({ role: ROLE_LABELS[role]() });
    return { key: `own:${index}`, label, shares, isOwn: true };
  });
  const rest = { key: 'others', label: text.others(others), shares: others.shares, isOwn: false };
  const rows = others.count > 0 ? [...own, rest] : own;
  const shares = { pr: totalOf(rows, 'pr'), mr: totalOf(rows, 'mr'), sr: totalOf(rows, 'sr') };
  return [...rows, { key: 'total', label: text.total(), shares, isOwn: false }];
}

function columnsFor(rights: readonly Right[]): Column<SharesRow>[] {
  return [
    { id: 'role', header: text.role(), cell: ({ label }) => label, isRowHeader: true },
    ...rights.map(
      (right): Column<SharesRow> => ({
        id: right,
        header: RIGHT_LABELS[right](),
        align: 'end',
        cell: (row) => <Share row={row} right={right} />,
      }),
    ),
  ];
}

function Share({ row: { shares, isOwn }, right }: { row: SharesRow; right: Right }) {
  const share = formatShare(shares[right]);
  return isOwn ? <strong>{share}</strong> : share;
}

function SharesOfRow({ row, rights }: { row: SharesRow; rights: readonly Right[] }) {
  return (
    <Stack gap="1.5">
      <Text fontWeight={row.isOwn ? 'semibold' : 'normal'} overflowWrap="anywhere">
        {row.label}
      </Text>
      {rights.map((right) => (
        <Flex key={right} justify="space-between">
          <Text color="muted">{RIGHT_LABELS[right]()}</Text>
          <span>
            <Share row={row} right={right} />
          </span>
        </Flex>
      ))}
    </Stack>
  );
}
