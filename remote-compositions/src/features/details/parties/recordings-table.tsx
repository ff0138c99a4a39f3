import { formatIsrc } from '@counterpoint/domain/identifiers';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { Stack, Text } from '@counterpoint/kit/core';
import { type Column, DataTable } from '@counterpoint/kit/table';
import { formatDuration, formatLongDate } from '@counterpoint/kit/text';

type Recording = CompositionDetails['recordings'][number];

const NONE = '—';

const COLUMNS: readonly Column<Recording>[] = [
  { id: 'title', header: 'Title', cell: titleOf, isRowHeader: true },
  { id: 'artist', header: 'Artist', cell: ({ display_artist }) => display_artist ?? NONE },
  { id: 'isrc', header: 'ISRC', cell: ({ isrc }) => (isrc ? formatIsrc(isrc) : NONE) },
  {
    id: 'released',
    header: 'Released',
    cell: ({ release_date }) => (release_date ? formatLongDate(release_date) : NONE),
  },
];

/** The recordings of a work, as its submitter linked them or told of them. */
export function RecordingsTable({ recordings }: { recordings: readonly Recording[] }) {
  const keyed = new Map(recordings.map((recording, index) => [recording, index]));
  return (
    <DataTable
      caption="Recordings of this work"
      columns={COLUMNS}
      rows={recordings}
      rowKey={(recording) => keyed.get(recording) ?? 0}
      card={(recording) => <RecordingCard recording={recording} />}
    />
  );
}

function titleOf({ title, version_title }: Recording): string {
  return [title ?? 'Without a title', version_title && `(${version_title})`].filter(Boolean).join(' ');
}

function RecordingCard({ recording }: { recording: Recording }) {
  const { display_artist, isrc, release_date, duration_s } = recording;
  const facts = [
    display_artist,
    isrc && `ISRC ${formatIsrc(isrc)}`,
    duration_s && formatDuration(duration_s),
    release_date && formatLongDate(release_date),
  ];
  return (
    <Stack gap="1">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {titleOf(recording)}
      </Text>
      <Text color="muted" fontSize="sm">
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}
