import { WRITER_ROLE_LABELS, type WriterView } from '@counterpoint/domain/schemas';
import { formatShare, type Right, totalOf } from '@counterpoint/domain/shares';
import { Avatar, Box, Flex, FROM_LARGE, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { type Column, DataTable } from '@counterpoint/kit/table';
import { formatLongDate } from '@counterpoint/kit/text';
import { initialsOf } from '../../ui/initials-of.ts';

/** A writer, or the line of totals below them. */
type PartyRow = { kind: 'writer'; key: string; writer: WriterView } | { kind: 'total'; key: 'total' };

/** The parties of a work, their shares in each right, and when they confirmed. */
export function PartiesTable({ writers }: { writers: readonly WriterView[] }) {
  const rows: PartyRow[] = writers.map((writer) => ({
    kind: 'writer',
    key: `${writer.party_id} ${writer.role}`,
    writer,
  }));
  if (writers.length > 0) rows.push({ kind: 'total', key: 'total' });
  return (
    <DataTable
      caption="Writers and their shares"
      columns={columnsFor(writers)}
      rows={rows}
      rowKey={(row) => row.key}
      card={(row) => <PartyCard row={row} writers={writers} />}
      wideFrom={FROM_LARGE}
    />
  );
}

/** Synchronisation has a column only where shares of it were told. */
function rightsOf(writers: readonly WriterView[]): { right: Right; header: string }[] {
  const rights: { right: Right; header: string }[] = [
    { right: 'pr', header: 'Performing' },
    { right: 'mr', header: 'Mechanical' },
  ];
  return totalOf(writers, 'sr') > 0 ? [...rights, { right: 'sr', header: 'Synchronisation' }] : rights;
}

function columnsFor(writers: readonly WriterView[]): Column<PartyRow>[] {
  return [
    { id: 'party', header: 'Writer', cell: (row) => <PartyName row={row} />, isRowHeader: true },
    {
      id: 'role',
      header: 'Role',
      cell: (row) => (row.kind === 'total' ? null : WRITER_ROLE_LABELS[row.writer.role]),
    },
    ...rightsOf(writers).map(
      ({ right, header }): Column<PartyRow> => ({
        id: right,
        header,
        align: 'end',
        cell: (row) => <ShareText row={row} right={right} writers={writers} />,
      }),
    ),
    {
      id: 'confirmed',
      header: 'Confirmed',
      cell: (row) => (row.kind === 'total' ? null : <Confirmation writer={row.writer} />),
    },
  ];
}

function PartyName({ row }: { row: PartyRow }) {
  if (row.kind === 'total') return 'Total';
  const { writer } = row;
  return (
    <Flex align="center" gap="2.5">
      <Avatar name={writer.name} initials={initialsOf(writer.name)} size="sm" isDecorative />
      <Stack gap="0">
        <span>
          {writer.name}
          {writer.is_me && ' (you)'}
        </span>
        <Text color="muted" fontSize="sm" fontWeight="400" whiteSpace="nowrap">
          {writer.ipi_name_number ? `IPI ${writer.ipi_name_number}` : 'No IPI yet'}
        </Text>
      </Stack>
    </Flex>
  );
}

function ShareText({ row, right, writers }: { row: PartyRow; right: Right; writers: readonly WriterView[] }) {
  if (row.kind === 'total') return <strong>{formatShare(totalOf(writers, right))}</strong>;
  return formatShare(row.writer.shares[right]);
}

function Confirmation({ writer }: { writer: WriterView }) {
  if (writer.confirmed_at) return <Text fontSize="sm">{formatLongDate(writer.confirmed_at)}</Text>;
  switch (writer.confirmation) {
    case 'submitter':
      return <StatusBadge tone="green">Submitter</StatusBadge>;
    case 'confirmed':
      return <StatusBadge tone="green">Confirmed</StatusBadge>;
    case 'invited':
      return <StatusBadge tone="amber">{writer.is_me ? 'Awaits you' : 'Not yet'}</StatusBadge>;
    case 'contested':
      return <StatusBadge tone="terracotta">Contested</StatusBadge>;
    case 'not_a_member':
      return <StatusBadge tone="grey">Not a member</StatusBadge>;
    case 'unconfirmed':
      return <StatusBadge tone="grey">Not confirmed</StatusBadge>;
  }
}

function PartyCard({ row, writers }: { row: PartyRow; writers: readonly WriterView[] }) {
  return (
    <Stack gap="2">
      <Flex justify="space-between" align="start" gap="3" wrap="wrap">
        <Box fontWeight="semibold" minWidth="0" overflowWrap="anywhere">
          <PartyName row={row} />
        </Box>
        {row.kind === 'writer' && <Confirmation writer={row.writer} />}
      </Flex>
      {row.kind === 'writer' && <Text fontSize="sm">{WRITER_ROLE_LABELS[row.writer.role]}</Text>}
      {rightsOf(writers).map(({ right, header }) => (
        <Flex key={right} justify="space-between">
          <Text color="muted">{header}</Text>
          <span>
            <ShareText row={row} right={right} writers={writers} />
          </span>
        </Flex>
      ))}
    </Stack>
  );
}
