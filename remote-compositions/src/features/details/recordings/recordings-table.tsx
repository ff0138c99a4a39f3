import { PageLink } from '@counterpoint/area-ui/page';
import { UnlinkButton } from '@counterpoint/catalogue/links';
import { paths } from '@counterpoint/contract/paths';
import { formatIsrc } from '@counterpoint/domain/identifiers';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { Box, Flex, Stack, Text, VisuallyHidden } from '@counterpoint/kit/core';
import { FactsLine } from '@counterpoint/kit/page';
import { type Column, DataTable } from '@counterpoint/kit/table';
import { formatDuration, formatLongDate } from '@counterpoint/kit/text';
import type { ShownRecording } from './shown-recordings.ts';

const NONE = '—';

interface RecordingsTableProps {
  readonly work: WorkDetails;
  readonly recordings: readonly ShownRecording[];
  readonly unlink: (recordingId: string) => Promise<unknown>;
}

type RowProps = Omit<RecordingsTableProps, 'recordings'> & { readonly recording: ShownRecording };

export function RecordingsTable({ recordings, ...of }: RecordingsTableProps) {
  const columns: readonly Column<ShownRecording>[] = [
    { id: 'title', header: 'Title', cell: (recording) => <Titled recording={recording} />, isRowHeader: true },
    { id: 'isrc', header: 'ISRC', cell: ({ isrc }) => <Whole>{isrc && formatIsrc(isrc)}</Whole> },
    {
      id: 'released',
      header: 'Released',
      cell: ({ release_date }) => <Whole isMuted>{release_date && formatLongDate(release_date)}</Whole>,
    },
    {
      id: 'link',
      header: <VisuallyHidden>Link</VisuallyHidden>,
      cell: (recording) => <Unlink {...of} recording={recording} />,
    },
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
    <PageLink color="ink" fontWeight="semibold" to={paths.recordings.details(opens)}>
      {title}
    </PageLink>
  );
}

function Titled({ recording }: Pick<RowProps, 'recording'>) {
  return (
    <>
      <Title recording={recording} />
      <Text color="muted" fontSize="sm" fontWeight="normal">
        <FactsLine facts={[recording.artist, linkedBy(recording)]} />
      </Text>
    </>
  );
}

function linkedBy({ link }: ShownRecording): string {
  return link === null ? 'told of, not linked' : `linked by ${link.is_me ? 'you' : link.linked_by_name}`;
}

function Unlink({ work, recording: { link, title }, unlink }: RowProps) {
  if (!link?.can_unlink) return null;
  return (
    <UnlinkButton
      title={title}
      words={`“${work.title}” no longer shows the recording, nor the recording the work. Who submitted it is told. The two can be linked again.`}
      unlink={() => unlink(link.recording_id)}
    />
  );
}

/** Never wraps: numbers and dates are read in one piece. */
function Whole({ children, isMuted = false }: { children: string | null; isMuted?: boolean }) {
  return (
    <Text as="span" whiteSpace="nowrap" {...(isMuted && { color: 'muted', fontSize: 'sm' })}>
      {children ?? NONE}
    </Text>
  );
}

function RecordingCard(props: RowProps) {
  const { recording } = props;
  const { isrc, duration_s, release_date } = recording;
  const facts = [
    isrc && `ISRC ${formatIsrc(isrc)}`,
    duration_s !== null && formatDuration(duration_s),
    release_date && formatLongDate(release_date),
  ];
  return (
    <Flex justify="space-between" align="start" gap="2">
      <Stack gap="1" minWidth="0" overflowWrap="anywhere">
        <Box fontWeight="semibold">
          <Titled recording={recording} />
        </Box>
        <Text color="muted" fontSize="sm">
          <FactsLine facts={facts} />
        </Text>
      </Stack>
      <Unlink {...props} />
    </Flex>
  );
}
