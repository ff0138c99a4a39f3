import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { LabelledTable } from '@counterpoint/area-ui/table';
import { formatShare, type Right, totalOf } from '@counterpoint/domain/shares';
import { Avatar, Box, Flex, FROM_LARGE, Note, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { type Column, partyColors } from '@counterpoint/kit/table';
import { formatLongDate, initialsOf } from '@counterpoint/kit/text';
import * as text from '../../../messages/details.generated.ts';
import { rightsOf } from '../../../ui/shares/my-shares.ts';
import { shareColumns } from '../../../ui/shares/share-columns.tsx';
import { LINE_TERMS } from '../lazy-parts.ts';
import type { PartyLine } from './party-rows.ts';

interface ShownLine extends PartyLine {
  readonly termsText: string;
}

type PartyRow = { kind: 'party'; key: string; line: ShownLine; place: number } | { kind: 'total'; key: 'total' };

interface PartiesProps<Line> {
  readonly lines: readonly Line[];
  /** Hides the confirmations, because no party has been invited yet. */
  readonly isDraft: boolean;
}

export function PartiesTable({ lines, isDraft }: PartiesProps<PartyLine>) {
  if (lines.every(({ terms }) => terms === null))
    return <ShownParties lines={lines.map((line) => ({ ...line, termsText: '' }))} isDraft={isDraft} />;
  return (
    <LoadedPart lazy={LINE_TERMS}>
      {(format) => (
        <ShownParties
          lines={lines.map((line) => ({ ...line, termsText: line.terms ? format(line.terms) : '' }))}
          isDraft={isDraft}
        />
      )}
    </LoadedPart>
  );
}

function ShownParties({ lines, isDraft }: PartiesProps<ShownLine>) {
  const rows: PartyRow[] = lines.map((line, place) => ({ kind: 'party', key: line.key, line, place }));
  rows.push({ kind: 'total', key: 'total' });
  return (
    <LabelledTable
      caption={text.partiesTable()}
      columns={columnsFor({ lines, isDraft })}
      rows={rows}
      rowKey={(row) => row.key}
      wideFrom={FROM_LARGE}
    />
  );
}

function columnsFor({ lines, isDraft }: PartiesProps<PartyLine>): Column<PartyRow>[] {
  const rights = rightsOf(lines);
  // Next to the shares of three rights there is no room for another text column.
  const isNarrow = rights.length > 2;
  const role: Column<PartyRow> = {
    id: 'role',
    header: text.role(),
    cell: (row) => (row.kind === 'total' ? null : <Role line={row.line} />),
  };
  const confirmed: Column<PartyRow> = {
    id: 'confirmed',
    header: text.confirmed(),
    cell: (row) => (row.kind === 'total' ? null : <Confirmation line={row.line} />),
  };
  return [
    {
      id: 'party',
      header: text.party(),
      cell: (row) => <PartyName row={row} withRole={isNarrow} />,
      isRowHeader: true,
    },
    ...(isNarrow ? [] : [role]),
    ...shareColumns(rights, (row: PartyRow, right) => <ShareText row={row} right={right} lines={lines} />),
    ...(isDraft ? [] : [confirmed]),
  ];
}

function PartyName({ row, withRole = false }: { row: PartyRow; withRole?: boolean }) {
  if (row.kind === 'total') return text.total();
  const { line, place } = row;
  return (
    <Flex align="center" gap="2.5">
      {/* Uses the party's colour in the bars. */}
      <Avatar
        name={line.name}
        initials={line.party_id === null ? '?' : initialsOf(line.name)}
        colors={partyColors(place)}
        size="sm"
        isDecorative
      />
      <Stack gap="0">
        <span>{line.is_me ? text.you(line) : line.name}</span>
        {withRole && (
          <Box fontSize="sm" fontWeight="400">
            <Role line={line} />
          </Box>
        )}
        <Note fontWeight="400" whiteSpace="nowrap">
          {numberOf(line)}
        </Note>
      </Stack>
    </Flex>
  );
}

function Role({ line: { role, termsText } }: { line: ShownLine }) {
  return (
    <>
      {role}
      {termsText && <Note _firstLetter={{ textTransform: 'uppercase' }}>{termsText}</Note>}
    </>
  );
}

function numberOf({ party_id, ipi_name_number, isPublicDomain }: PartyLine): string {
  if (party_id === null) return isPublicDomain ? '' : text.unidentified();
  return ipi_name_number ? text.ipi({ number: ipi_name_number }) : text.ipiMissing();
}

function ShareText({ row, right, lines }: { row: PartyRow; right: Right; lines: readonly PartyLine[] }) {
  if (row.kind === 'total') return <strong>{formatShare(totalOf(lines, right))}</strong>;
  return formatShare(row.line.shares[right]);
}

function Confirmation({ line }: { line: PartyLine }) {
  const { party_id, confirmation, confirmed_at, is_me, is_member, isPublicDomain } = line;
  if (party_id === null) return isPublicDomain ? null : <StatusBadge tone="grey">{text.unknown()}</StatusBadge>;
  switch (confirmation) {
    case 'submitter':
    case 'confirmed':
      if (confirmed_at) return <Text fontSize="sm">{formatLongDate(confirmed_at)}</Text>;
      return (
        <StatusBadge tone="green">{confirmation === 'submitter' ? text.submitter() : text.confirmed()}</StatusBadge>
      );
    case 'invited':
      return <StatusBadge tone="amber">{is_me ? text.needsYou() : text.noResponse()}</StatusBadge>;
    case 'contested':
      return <StatusBadge tone="terracotta">{text.contested()}</StatusBadge>;
    case 'not_a_member':
      // They may have joined since.
      return <StatusBadge tone="grey">{is_member ? text.notConfirmed() : text.notMember()}</StatusBadge>;
    case 'unconfirmed':
      return <StatusBadge tone="grey">{text.notConfirmed()}</StatusBadge>;
  }
}
