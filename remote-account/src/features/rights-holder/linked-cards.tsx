import { PageLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import { formatIsrc } from '@counterpoint/domain/identifiers';
import type { LinkedCase, LinkedWork, RightsHolder } from '@counterpoint/domain/schemas/parties';
import { PUBLISHER_TYPE_LABELS, RIGHT_LABELS, WRITER_ROLE_LABELS } from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHTS } from '@counterpoint/domain/shares';
import { Box, Flex, Note, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { CaseStatus, RecordingStatus, WorkStatus } from '@counterpoint/kit/page';
import { formatList, type Message } from '@counterpoint/messages';
import type { ReactNode } from 'react';
import * as text from '../../messages/rights-holder.generated.ts';
import { SectionCard } from '../../ui/section-card.tsx';

const ROLE_LABELS = { ...PUBLISHER_TYPE_LABELS, ...WRITER_ROLE_LABELS };

export function LinkedWorks({ works }: { works: NonNullable<RightsHolder['works']> }) {
  return (
    <LinkedCard title={text.works()} linked={works} href={paths.compositions.list()} empty={text.noWorks()}>
      {works.items.map((work) => (
        <LinkedRow
          key={work.id}
          title={work.title}
          href={paths.compositions.details(work.id)}
          about={`${work.reference} · ${formatList(
            work.roles.map((role) => ROLE_LABELS[role]()),
            'unit',
          )}`}
          status={<WorkStatus state={work.state} isInDispute={work.is_in_dispute} />}
        >
          <Shares work={work} />
        </LinkedRow>
      ))}
    </LinkedCard>
  );
}

function Shares({ work: { shares } }: { work: LinkedWork }) {
  const held = RIGHTS.filter((right) => right !== 'sr' || shares.sr > 0);
  return (
    <Flex columnGap="4" wrap="wrap" fontVariantNumeric="tabular-nums">
      {held.map((right) => (
        <Text as="span" key={right} fontSize="sm" whiteSpace="nowrap">
          <Text as="span" color="muted">
            {RIGHT_LABELS[right]()}
          </Text>{' '}
          {formatShare(shares[right])}
        </Text>
      ))}
    </Flex>
  );
}

export function LinkedRecordings({ recordings }: { recordings: NonNullable<RightsHolder['recordings']> }) {
  return (
    <LinkedCard
      title={text.recordings()}
      linked={recordings}
      href={paths.recordings.list()}
      empty={text.noRecordings()}
    >
      {recordings.items.map((recording) => (
        <LinkedRow
          key={recording.id}
          title={recording.title}
          href={paths.recordings.details(recording.id)}
          about={[recording.display_artist, recording.isrc ? formatIsrc(recording.isrc) : recording.reference].join(
            ' · ',
          )}
          status={<RecordingStatus state={recording.state} isInDispute={recording.is_in_dispute} />}
        />
      ))}
    </LinkedCard>
  );
}

export function LinkedCases({ oppositions }: { oppositions: NonNullable<RightsHolder['oppositions']> }) {
  return (
    <LinkedCard title={text.cases()} linked={oppositions} href={paths.oppositions.list()} empty={text.noCases()}>
      {oppositions.items.map((opposition) => (
        <LinkedRow
          key={opposition.id}
          title={opposition.object_title}
          href={addressOfCase(opposition)}
          about={`${opposition.number} · ${SIDES[opposition.side]()}`}
          status={<LinkedCaseStatus opposition={opposition} />}
        />
      ))}
    </LinkedCard>
  );
}

function addressOfCase({ id, state }: LinkedCase): string {
  return state === 'draft' ? paths.oppositions.continueDraft(id) : paths.oppositions.details(id);
}

const SIDES: Record<LinkedCase['side'], Message> = {
  claimant: text.claimant,
  respondent: text.respondent,
};

function LinkedCaseStatus({ opposition: { state, is_my_turn } }: { opposition: LinkedCase }) {
  return (
    <Stack gap="1" align={{ base: 'flex-start', sm: 'flex-end' }} flexShrink={0}>
      <CaseStatus state={state} />
      {is_my_turn && <StatusBadge tone="violet">{text.yourTurn()}</StatusBadge>}
    </Stack>
  );
}

interface LinkedCardProps {
  readonly title: string;
  readonly linked: { readonly items: readonly unknown[]; readonly total: number };
  readonly href: string;
  readonly empty: string;
  readonly children: ReactNode;
}

function LinkedCard({ title, linked: { items, total }, href, empty, children }: LinkedCardProps) {
  return (
    <SectionCard
      title={
        <>
          {title}{' '}
          <Text as="span" color="muted" fontWeight="medium" fontVariantNumeric="tabular-nums">
            {total}
          </Text>
        </>
      }
      aside={total > items.length && <PageLink to={href}>{text.seeAll({ total })}</PageLink>}
    >
      {total === 0 ? <Text color="muted">{empty}</Text> : <ul>{children}</ul>}
    </SectionCard>
  );
}

interface LinkedRowProps {
  readonly title: string;
  readonly href: string;
  readonly about: string;
  readonly status: ReactNode;
  readonly children?: ReactNode;
}

function LinkedRow({ title, href, about, status, children }: LinkedRowProps) {
  return (
    <Box as="li" borderTopWidth="1px" borderColor="line" paddingBlock="3" _first={{ borderTopWidth: 0 }}>
      <Flex
        justify="space-between"
        align="flex-start"
        gap={{ base: '2', sm: '3' }}
        direction={{ base: 'column', sm: 'row' }}
      >
        <Stack gap="0.5" minWidth="0">
          <PageLink color="ink" fontWeight="semibold" overflowWrap="anywhere" to={href}>
            {title}
          </PageLink>
          <Note>{about}</Note>
          {children}
        </Stack>
        {status}
      </Flex>
    </Box>
  );
}
