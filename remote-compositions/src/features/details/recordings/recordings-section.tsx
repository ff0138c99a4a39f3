import { PageLink } from '@counterpoint/area-ui/page';
import { LabelledTable } from '@counterpoint/area-ui/table';
import { LinkButton, type LinkKind, UnlinkButton, useLinks } from '@counterpoint/catalogue/links';
import { isRegistered } from '@counterpoint/catalogue/revisions';
import { messageOf } from '@counterpoint/client/http';
import { paths } from '@counterpoint/contract/paths';
import { formatIsrc } from '@counterpoint/domain/identifiers';
import { type RecordingsOfWork, recordingsOfWork } from '@counterpoint/domain/schemas/recordings';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Note, Text, VisuallyHidden } from '@counterpoint/kit/core';
import { ErrorState, FactsLine } from '@counterpoint/kit/page';
import type { Column } from '@counterpoint/kit/table';
import { formatLongDate } from '@counterpoint/kit/text';
import * as text from '../../../messages/recordings.generated.ts';
import * as works from '../../../messages/works.generated.ts';
import { LINKING } from '../lazy-parts.ts';
import { type ShownRecording, shownRecordings } from './shown-recordings.ts';

const RECORDINGS_OF_WORK: LinkKind<RecordingsOfWork> = {
  of: 'compositions',
  to: 'recordings',
  schema: recordingsOfWork,
  idName: 'recording_id',
};

export function RecordingsSection({ work }: { work: WorkDetails }) {
  const { links: recordings, link, unlink } = useLinks(RECORDINGS_OF_WORK, work.id, isRegistered(work));
  const linked = recordings.data?.items ?? [];
  const shown = shownRecordings(work.recordings, linked);
  const canLink = recordings.data?.can_link ?? false;
  if (shown.length === 0 && !canLink && !recordings.isError) return null;
  return (
    <CardSection
      title={text.recordings()}
      aside={
        canLink && (
          <LinkButton noun="recording" lazy={LINKING}>
            {(LinkRecordingDialog, onClose) => (
              <LinkRecordingDialog work={work} linked={linked} link={link} onClose={onClose} />
            )}
          </LinkButton>
        )
      }
    >
      <Box padding={{ base: '4', md: '0' }} paddingTop="0">
        {recordings.isError && (
          <ErrorState message={messageOf(recordings.error)} onRetry={() => void recordings.refetch()} />
        )}
        {shown.length > 0 && <RecordingsTable work={work} recordings={shown} unlink={unlink} />}
        {/* Before the first response, links may exist. */}
        {shown.length === 0 && !recordings.isLoadingError && (
          <Text color="muted" paddingX={{ base: '1', md: '5' }} paddingBottom="5">
            {text.empty()}
          </Text>
        )}
      </Box>
    </CardSection>
  );
}

interface RecordingsTableProps {
  readonly work: WorkDetails;
  readonly recordings: readonly ShownRecording[];
  readonly unlink: (recordingId: string) => Promise<unknown>;
}

type RowProps = Omit<RecordingsTableProps, 'recordings'> & { readonly recording: ShownRecording };

function RecordingsTable({ recordings, ...of }: RecordingsTableProps) {
  const columns: readonly Column<ShownRecording>[] = [
    {
      id: 'title',
      header: works.title(),
      cell: (recording) => <TitleAndArtist recording={recording} />,
      isRowHeader: true,
    },
    { id: 'isrc', header: 'ISRC', cell: ({ isrc }) => <NoWrap>{isrc && formatIsrc(isrc)}</NoWrap> },
    {
      id: 'released',
      header: text.released(),
      cell: ({ release_date }) => (
        <Note>
          <NoWrap>{release_date && formatLongDate(release_date)}</NoWrap>
        </Note>
      ),
    },
    {
      id: 'link',
      header: <VisuallyHidden>{text.link()}</VisuallyHidden>,
      cell: (recording) => <Unlink {...of} recording={recording} />,
    },
  ];
  return <LabelledTable caption={text.recordings()} columns={columns} rows={recordings} rowKey={({ key }) => key} />;
}

function Title({ recording: { opens, title } }: Pick<RowProps, 'recording'>) {
  if (opens === null) return title;
  return (
    <PageLink color="ink" fontWeight="semibold" to={paths.recordings.details(opens)}>
      {title}
    </PageLink>
  );
}

function TitleAndArtist({ recording }: Pick<RowProps, 'recording'>) {
  return (
    <>
      <Title recording={recording} />
      <Note fontWeight="normal">
        <FactsLine facts={[recording.artist, linkedBy(recording)]} />
      </Note>
    </>
  );
}

function linkedBy({ link }: ShownRecording): string {
  if (link === null) return text.mentioned();
  return link.is_me ? text.linkedByYou() : text.linkedBy({ name: link.linked_by_name });
}

function Unlink({ work, recording: { link, title }, unlink }: RowProps) {
  if (!link?.can_unlink) return null;
  return <UnlinkButton title={title} words={text.unlinkHint(work)} unlink={() => unlink(link.recording_id)} />;
}

function NoWrap({ children }: { children: string | null }) {
  return (
    <Text as="span" whiteSpace="nowrap">
      {children ?? '—'}
    </Text>
  );
}
