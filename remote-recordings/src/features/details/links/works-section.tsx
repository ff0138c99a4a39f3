import { PageLink } from '@counterpoint/area-ui/page';
import { LinkButton, type LinkKind, UnlinkButton, useLinks } from '@counterpoint/catalogue/links';
import { messageOf } from '@counterpoint/client/http';
import { paths } from '@counterpoint/contract/paths';
import { formatIswc } from '@counterpoint/domain/identifiers';
import {
  type RecordedWork,
  type RecordedWorks,
  type RecordingDetails,
  recordedWorks,
} from '@counterpoint/domain/schemas/recordings';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Flex, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState, FactsLine } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { fullTitle, someOf } from '@counterpoint/kit/text';
import type { ReactNode } from 'react';
import { LINKING } from '../later-parts.ts';

const WORKS_RECORDED: LinkKind<RecordedWorks> = {
  of: 'recordings',
  to: 'works',
  schema: recordedWorks,
  idName: 'composition_id',
};

export function WorksSection({ recording }: { recording: RecordingDetails }) {
  const { links: works, link, unlink } = useLinks(WORKS_RECORDED, recording.id, recording.state === 'registered');
  const linked = works.data?.items ?? [];
  return (
    <CardSection
      title="Works"
      aside={
        works.data?.can_link && (
          <LinkButton noun="work" later={LINKING}>
            {(LinkWorkDialog, onClose) => <LinkWorkDialog {...{ recording, linked, link, onClose }} />}
          </LinkButton>
        )
      }
    >
      <Box paddingX="5" paddingBottom="4">
        {works.isError && <ErrorState message={messageOf(works.error)} onRetry={() => void works.refetch()} />}
        {works.isLoading && <ListSkeleton rows={1} />}
        {/* Without a response nothing is known about links. */}
        {!works.isLoading && !works.isLoadingError && <Works recording={recording} linked={linked} unlink={unlink} />}
      </Box>
    </CardSection>
  );
}

interface WorksProps {
  readonly recording: RecordingDetails;
  readonly linked: readonly RecordedWork[];
  readonly unlink: (workId: string) => Promise<unknown>;
}

function Works({ recording, linked, unlink }: WorksProps) {
  // Only active recordings have links; before that, the named works are all there is.
  const told = recording.works.filter(
    ({ composition_id }) => recording.state !== 'registered' || composition_id === null,
  );
  if (linked.length + told.length === 0)
    return <Text color="muted">No work is linked yet. A link shows the recording on the page of the work too.</Text>;
  return (
    <Box as="ul" listStyleType="none" margin="0" padding="0">
      {linked.map((work) => (
        <Item key={work.composition_id}>
          <Flex justify="space-between" align="start" gap="3" wrap="wrap">
            <LinkedWork work={work} />
            {work.can_unlink && (
              <UnlinkButton
                title={work.title}
                words={`“${fullTitle(recording)}” no longer shows the work, nor the work the recording. Who submitted it is told. The two can be linked again.`}
                unlink={() => unlink(work.composition_id)}
              />
            )}
          </Flex>
        </Item>
      ))}
      {told.map(({ title, iswc, writers }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that are told may be the same, and never move
        <Item key={index}>
          <Text fontWeight="semibold">{title}</Text>
          <Text color="muted" fontSize="sm">
            {[iswc && `ISWC ${formatIswc(iswc)}`, writers && `by ${writers}`].filter(Boolean).join(' · ') ||
              'Told of, and not registered here'}
          </Text>
        </Item>
      ))}
    </Box>
  );
}

function Item({ children }: { children: ReactNode }) {
  return (
    <Box as="li" paddingY="2.5" borderTopWidth="1px" borderColor="line" overflowWrap="anywhere">
      {children}
    </Box>
  );
}

function LinkedWork({ work: { composition_id, title, iswc, writers, reference, ...link } }: { work: RecordedWork }) {
  return (
    <Stack gap="0.5" minWidth="0">
      <PageLink color="ink" fontWeight="semibold" to={paths.compositions.details(composition_id)}>
        {title}
      </PageLink>
      <Text fontSize="sm">{someOf(writers) || 'No writers yet'}</Text>
      <Text color="muted" fontSize="sm">
        <FactsLine
          facts={[
            iswc ? `ISWC ${formatIswc(iswc)}` : 'No ISWC yet',
            `reference ${reference}`,
            `linked by ${link.is_me ? 'you' : link.linked_by_name}`,
          ]}
        />
      </Text>
    </Stack>
  );
}
