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
import { Box, Flex, Note, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState, FactsLine } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { fullTitle, joinParts, someOf } from '@counterpoint/kit/text';
import type { ReactNode } from 'react';
import * as text from '../../../messages/details.generated.ts';
import { LINKING } from '../lazy-parts.ts';

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
      title={text.works()}
      aside={
        works.data?.can_link && (
          <LinkButton noun="work" lazy={LINKING}>
            {(LinkWorkDialog, onClose) => (
              <LinkWorkDialog recording={recording} linked={linked} link={link} onClose={onClose} />
            )}
          </LinkButton>
        )
      }
    >
      <Box paddingX="5" paddingBottom="4">
        {works.isError && <ErrorState message={messageOf(works.error)} onRetry={() => void works.refetch()} />}
        {works.isLoading && <ListSkeleton rows={1} />}
        {/* Before the first response, links may exist. */}
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
  const unlinked = recording.works.filter(
    ({ composition_id }) => recording.state !== 'registered' || composition_id === null,
  );
  if (linked.length + unlinked.length === 0) return <Text color="muted">{text.worksEmpty()}</Text>;
  return (
    <Box as="ul" listStyleType="none" margin="0" padding="0">
      {linked.map((work) => (
        <Item key={work.composition_id}>
          <Flex justify="space-between" align="start" gap="3" wrap="wrap">
            <LinkedWork work={work} />
            {work.can_unlink && (
              <UnlinkButton
                title={work.title}
                words={text.unlinkHint({ title: fullTitle(recording) })}
                unlink={() => unlink(work.composition_id)}
              />
            )}
          </Flex>
        </Item>
      ))}
      {unlinked.map(({ title, iswc, writers }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: unlinked works may repeat and never move
        <Item key={index}>
          <Text fontWeight="semibold">{title}</Text>
          <Note>
            {joinParts(
              [iswc && text.iswc({ code: formatIswc(iswc) }), writers && text.byWriters({ writers })],
              ' · ',
            ) || text.notRegistered()}
          </Note>
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
      <Text fontSize="sm">{someOf(writers) || text.writersMissing()}</Text>
      <Note>
        <FactsLine
          facts={[
            iswc ? text.iswc({ code: formatIswc(iswc) }) : text.iswcMissing(),
            text.reference({ reference }),
            link.is_me ? text.linkedByYou() : text.linkedBy({ name: link.linked_by_name }),
          ]}
        />
      </Note>
    </Stack>
  );
}
