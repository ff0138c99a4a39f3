import { OneLine, Plain, RowTitle, TitleInLine, Updated } from '@counterpoint/catalogue/lists';
import { paths } from '@counterpoint/contract/paths';
import { formatIsrc } from '@counterpoint/domain/identifiers';
import { RIGHTS_STATUS_LABELS, type RightsStatus } from '@counterpoint/domain/recording-rights';
import type { RecordingRow } from '@counterpoint/domain/schemas/recordings';
import { StatusBadge, type StatusTone, Text } from '@counterpoint/kit/core';
import { RecordingStatus } from '@counterpoint/kit/page';
import type { Column } from '@counterpoint/kit/table';
import { formatClock, formatDuration, formatLongDate, fullTitle } from '@counterpoint/kit/text';
import * as text from '../../messages/list.generated.ts';

const NONE = '—';

export function titleColumn(): Column<RecordingRow> {
  return {
    id: 'title',
    header: text.title(),
    cell: (row) => (
      <TitleInLine to={paths.recordings.details(row.id)} title={fullTitle(row)}>
        <TitleText row={row} />
      </TitleInLine>
    ),
    isRowHeader: true,
    sortKey: 'title',
  };
}

export function choiceColumns() {
  return [
    { id: 'reference', header: text.reference(), cell: (row) => <Plain>{row.reference}</Plain> },
    { id: 'artist', header: text.artist(), cell: (row) => <Artist row={row} />, sortKey: 'artist' },
    { id: 'isrc', header: 'ISRC', cell: (row) => <Plain>{isrcText(row)}</Plain> },
    { id: 'duration', header: text.duration(), cell: (row) => <Duration row={row} />, align: 'end', isSecondary: true },
    { id: 'label', header: text.label(), cell: (row) => row.label ?? NONE, isSecondary: true },
    { id: 'release', header: text.release(), cell: (row) => row.release_title ?? NONE, isSecondary: true },
    { id: 'released', header: text.released(), cell: (row) => <Released row={row} />, isSecondary: true },
    { id: 'works', header: text.works(), cell: (row) => <Plain>{worksText(row)}</Plain>, isSecondary: true },
    { id: 'rights', header: text.rights(), cell: (row) => <Rights row={row} /> },
    { id: 'status', header: text.status(), cell: (row) => <Status row={row} /> },
    { id: 'updated', header: text.updated(), cell: (row) => <Updated at={row.updated_at} />, sortKey: 'updated_at' },
  ] as const satisfies readonly Column<RecordingRow>[];
}

type ColumnId = ReturnType<typeof choiceColumns>[number]['id'];

export const USUAL_COLUMNS: readonly ColumnId[] = ['artist', 'isrc', 'duration', 'rights', 'status', 'updated'];

const TONES: Record<RightsStatus, StatusTone> = {
  none: 'grey',
  complete: 'green',
  falls_short: 'amber',
  overlaps: 'terracotta',
};

interface RowProps {
  readonly row: RecordingRow;
}

function Artist({ row: { display_artist } }: RowProps) {
  return <OneLine title={display_artist}>{display_artist || NONE}</OneLine>;
}

export function Title({ row }: RowProps) {
  return (
    <RowTitle to={paths.recordings.details(row.id)}>
      <TitleText row={row} />
    </RowTitle>
  );
}

function TitleText({ row: { title, version_title } }: RowProps) {
  return (
    <>
      {title}
      {version_title && (
        <Text as="span" color="muted" fontWeight="normal">
          {' '}
          ({version_title})
        </Text>
      )}
    </>
  );
}

export function isrcText({ isrc }: Pick<RecordingRow, 'isrc'>): string {
  return isrc ? formatIsrc(isrc) : NONE;
}

export function Duration({ row: { duration_s } }: RowProps) {
  if (duration_s === null) return NONE;
  return (
    <time dateTime={`PT${duration_s}S`} title={formatDuration(duration_s)}>
      {formatClock(duration_s)}
    </time>
  );
}

export function Released({ row: { release_date } }: RowProps) {
  if (!release_date) return NONE;
  return (
    <Text as="span" color="muted" whiteSpace="nowrap">
      <time dateTime={release_date}>{formatLongDate(release_date)}</time>
    </Text>
  );
}

function worksText({ work_count }: RecordingRow): string {
  return work_count === 0 ? NONE : text.workCount({ count: work_count });
}

export function Rights({ row: { rights } }: RowProps) {
  return <StatusBadge tone={TONES[rights]}>{RIGHTS_STATUS_LABELS[rights]()}</StatusBadge>;
}

export function Status({ row: { state, is_in_dispute } }: RowProps) {
  return <RecordingStatus state={state} isInDispute={is_in_dispute} />;
}
