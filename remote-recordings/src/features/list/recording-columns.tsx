import { formatIsrc } from '@counterpoint/domain/identifiers';
import type { RecordingRow } from '@counterpoint/domain/schemas';
import { Text } from '@counterpoint/kit/core';
import { RecordingStatus } from '@counterpoint/kit/page';
import type { Column } from '@counterpoint/kit/table';
import { formatClock, formatDuration, formatLongDate } from '@counterpoint/kit/text';

/** Stands where nothing is known. */
const NONE = '—';

export const columns: readonly Column<RecordingRow>[] = [
  { id: 'title', header: 'Title', cell: (row) => <Title row={row} />, isRowHeader: true },
  { id: 'artist', header: 'Artist', cell: (row) => row.display_artist },
  { id: 'isrc', header: 'ISRC', cell: (row) => <Isrc row={row} /> },
  { id: 'duration', header: 'Duration', cell: (row) => <Duration row={row} />, align: 'end', isSecondary: true },
  { id: 'label', header: 'Label', cell: (row) => row.label ?? NONE, isSecondary: true },
  { id: 'released', header: 'Released', cell: (row) => <Released row={row} />, isSecondary: true },
  { id: 'status', header: 'Status', cell: (row) => <Status row={row} /> },
];

interface RowProps {
  row: RecordingRow;
}

export function Title({ row: { title, version_title } }: RowProps) {
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

export function Isrc({ row: { isrc } }: RowProps) {
  return (
    <Text as="span" whiteSpace="nowrap">
      {isrc ? formatIsrc(isrc) : NONE}
    </Text>
  );
}

/** Short to look at, and in words for who points at it or listens. */
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

export function Status({ row: { state, is_in_dispute } }: RowProps) {
  return <RecordingStatus state={state} isInDispute={is_in_dispute} />;
}
