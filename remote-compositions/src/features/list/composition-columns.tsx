import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { CompositionRow } from '@counterpoint/domain/schemas';
import { Text, TextLink } from '@counterpoint/kit/core';
import { CompositionStatus, RelativeDate } from '@counterpoint/kit/page';
import { type Column, SharesBar } from '@counterpoint/kit/table';
import { WriterNames } from '../../ui/writer-names.tsx';

export const columns: readonly Column<CompositionRow>[] = [
  { id: 'title', header: 'Title', cell: (row) => <TitleLink row={row} />, isRowHeader: true, sortKey: 'title' },
  { id: 'iswc', header: 'ISWC', cell: (row) => <Iswc row={row} /> },
  { id: 'writers', header: 'Writers', cell: (row) => <WriterNames writers={row.writers} /> },
  { id: 'shares', header: 'Performing shares', cell: (row) => <PerformingShares row={row} />, isSecondary: true },
  { id: 'status', header: 'Status', cell: (row) => <RowStatus row={row} /> },
  { id: 'updated', header: 'Updated', cell: (row) => <Updated at={row.updated_at} />, sortKey: 'updated_at' },
];

function Iswc({ row }: { row: CompositionRow }) {
  return (
    <Text as="span" whiteSpace="nowrap">
      {iswcText(row)}
    </Text>
  );
}

function Updated({ at }: { at: string }) {
  return (
    <Text as="span" color="muted" fontSize="sm" whiteSpace="nowrap">
      <RelativeDate at={at} />
    </Text>
  );
}

export function iswcText(row: Pick<CompositionRow, 'iswc'>): string {
  return row.iswc ? formatIswc(row.iswc) : '—';
}

export function TitleLink({ row }: { row: CompositionRow }) {
  return (
    <TextLink asChild color="ink" fontWeight="semibold" overflowWrap="anywhere" display="inline-block" paddingY="0.5">
      <Link to={paths.compositions.details(row.id)}>{row.title}</Link>
    </TextLink>
  );
}

export function RowStatus({ row }: { row: CompositionRow }) {
  return <CompositionStatus state={row.state} isInDispute={row.is_in_dispute} />;
}

export function PerformingShares({ row }: { row: CompositionRow }) {
  return <SharesBar parts={[...row.writers, ...row.publishers].map(({ name, shares }) => ({ label: name, share: shares.pr }))} />;
}
