import { LinkButton, type LinkKind, useLinks } from '@counterpoint/catalogue/links';
import { messageOf } from '@counterpoint/client/http';
import { type RecordingsOfWork, recordingsOfWork } from '@counterpoint/domain/schemas/recordings';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import * as text from '../../../messages/recordings.generated.ts';
import { LINKING } from '../lazy-parts.ts';
import { RecordingsTable } from './recordings-table.tsx';
import { shownRecordings } from './shown-recordings.ts';

const RECORDINGS_OF_WORK: LinkKind<RecordingsOfWork> = {
  of: 'compositions',
  to: 'recordings',
  schema: recordingsOfWork,
  idName: 'recording_id',
};

export function RecordingsSection({ work }: { work: WorkDetails }) {
  const isRegistered = work.state === 'registered' || work.state === 'registered_incomplete';
  const { links: recordings, link, unlink } = useLinks(RECORDINGS_OF_WORK, work.id, isRegistered);
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
