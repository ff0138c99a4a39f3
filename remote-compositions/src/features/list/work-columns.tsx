import { Plain, RowTitle, TitleInLine, Updated } from '@counterpoint/catalogue/lists';
import { paths } from '@counterpoint/contract/paths';
import { outcomeOf } from '@counterpoint/domain/cwr/society-outcomes';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { WorkRow } from '@counterpoint/domain/schemas/works';
import type { Right } from '@counterpoint/domain/shares';
import { Note, Text } from '@counterpoint/kit/core';
import { WorkStatus } from '@counterpoint/kit/page';
import { type Column, SharesBar } from '@counterpoint/kit/table';
import { someOf } from '@counterpoint/kit/text';
import * as text from '../../messages/list.generated.ts';
import * as societies from '../../messages/societies.generated.ts';
import * as works from '../../messages/works.generated.ts';
import { WriterNames } from '../../ui/writer-names.tsx';

export function titleColumn(): Column<WorkRow> {
  return {
    id: 'title',
    header: works.title(),
    cell: ({ id, title }) => (
      <TitleInLine to={paths.compositions.details(id)} title={title}>
        {title}
      </TitleInLine>
    ),
    isRowHeader: true,
    sortKey: 'title',
  };
}

export function choiceColumns() {
  return [
    { id: 'reference', header: text.reference(), cell: (row) => <Plain>{row.reference}</Plain> },
    { id: 'iswc', header: 'ISWC', cell: (row) => <Plain>{iswcText(row)}</Plain> },
    { id: 'writers', header: text.writers(), cell: (row) => <WriterNames writers={row.writers} /> },
    { id: 'publishers', header: text.publishers(), cell: (row) => <Publishers row={row} /> },
    {
      id: 'shares',
      header: text.performingShares(),
      cell: (row) => <SharesOf row={row} right="pr" />,
      isSecondary: true,
    },
    {
      id: 'mechanical',
      header: text.mechanicalShares(),
      cell: (row) => <SharesOf row={row} right="mr" />,
      isSecondary: true,
    },
    { id: 'status', header: text.status(), cell: (row) => <StatusCell row={row} /> },
    { id: 'updated', header: text.updated(), cell: (row) => <Updated at={row.updated_at} />, sortKey: 'updated_at' },
  ] as const satisfies readonly Column<WorkRow>[];
}

type ColumnId = ReturnType<typeof choiceColumns>[number]['id'];

export const USUAL_COLUMNS: readonly ColumnId[] = ['iswc', 'writers', 'shares', 'status', 'updated'];

function Publishers({ row }: { row: WorkRow }) {
  const names = [...new Set(row.publishers.map(({ name }) => name))];
  return (
    <Text color={names.length === 0 ? 'muted' : 'ink'}>{names.length === 0 ? text.noPublishers() : someOf(names)}</Text>
  );
}

export function iswcText(row: Pick<WorkRow, 'iswc'>): string {
  return row.iswc ? formatIswc(row.iswc) : '—';
}

export function TitleLink({ row }: { row: WorkRow }) {
  return <RowTitle to={paths.compositions.details(row.id)}>{row.title}</RowTitle>;
}

export function RowStatus({ row }: { row: WorkRow }) {
  return <WorkStatus state={row.state} isInDispute={row.is_in_dispute} />;
}

function StatusCell({ row }: { row: WorkRow }) {
  return (
    <>
      <RowStatus row={row} />
      <AtSocieties row={row} />
    </>
  );
}

/** Answers of societies, except those that registered the work unchanged. */
export function AtSocieties({ row }: { row: WorkRow }) {
  return row.society_answers.map(({ society_name: society, status }) => {
    const outcome = outcomeOf(status);
    return outcome && <Note key={society}>{societies.atSociety[outcome]({ society })}</Note>;
  });
}

export function SharesOf({ row, right }: { row: WorkRow; right: Right }) {
  const lines = [...row.writers, ...row.publishers];
  return <SharesBar parts={lines.map(({ name, shares }) => ({ label: name, share: shares[right] }))} />;
}
