import { UnlinkButton } from '@counterpoint/catalogue/links';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { formatIsrc } from '@counterpoint/domain/identifiers';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { Flex, Stack, Text, TextLink } from '@counterpoint/kit/core';
import { type Column, DataTable } from '@counterpoint/kit/table';
import { formatDuration, formatLongDate } from '@counterpoint/kit/text';
import type { ShownRecording } from './shown-recordings.ts';

const NONE = '—';

interface RecordingsTableProps {
  readonly work: CompositionDetails;
  readonly recordings: readonly ShownRecording[];
  readonly unlink: (recordingId: string) => Promise<unknown>;
}

type RowProps = Omit<RecordingsTableProps, 'recordings'> & { readonly recording: ShownRecording };

/** The recordings of a work. */
export function RecordingsTable({ recordings, ...of }: RecordingsTableProps) {
  const columns: readonly Column<ShownRecording>[] = [
    { id: 'title', header: 'Title', cell: (recording) => <Title recording={recording} />, isRowHeader: true },
    { id: 'artist', header: 'Artist', cell: ({ artist }) => artist ?? NONE },
    { id: 'isrc', header: 'ISRC', cell: ({ isrc }) => (isrc ? formatIsrc(isrc) : NONE) },
    {
      id: 'released',
      header: 'Released',
      cell: ({ release_date }) => (release_date ? formatLongDate(release_date) : NONE),
    },
    { id: 'link', header: 'Link', cell: (recording) => <LinkOf {...of} recording={recording} /> },
  ];
  return (
    <DataTable
      caption="Recordings of this work"
      columns={columns}
      rows={recordings}
      rowKey={({ key }) => key}
      card={(recording) => <RecordingCard {...of} recording={recording} />}
    />
  );
}

function Title({ recording: { opens, title } }: Pick<RowProps, 'recording'>) {
  if (opens === null) return title;
  return (
    <TextLink asChild color="ink" fontWeight="semibold">
      <Link to={paths.recordings.details(opens)}>{title}</Link>
    </TextLink>
  );
}

/** Whose the link is, and taking it back. */
function LinkOf({ work, recording: { link, title }, unlink }: RowProps) {
  if (link === null)
    return (
      <Text as="span" color="muted" fontSize="sm">
        Told of
      </Text>
    );
  return (
    <Flex align="center" gap="2" wrap="wrap">
      <Text as="span" color="muted" fontSize="sm">
        By {link.is_me ? 'you' : link.linked_by_name}
      </Text>
      {link.can_unlink && (
        <UnlinkButton
          title={title}
          words={`“${work.title}” no longer shows the recording, nor the recording the work. Who submitted it is told. The two can be linked again.`}
          unlink={() => unlink(link.recording_id)}
        />
      )}
    </Flex>
  );
}

function RecordingCard(props: RowProps) {
  const { artist, isrc, duration_s, release_date } = props.recording;
  const facts = [
    artist,
    isrc && `ISRC ${formatIsrc(isrc)}`,
    duration_s && formatDuration(duration_s),
    release_date && formatLongDate(release_date),
  ];
  return (
    <Stack gap="1">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        <Title recording={props.recording} />
      </Text>
      <Text color="muted" fontSize="sm">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <LinkOf {...props} />
    </Stack>
  );
}
