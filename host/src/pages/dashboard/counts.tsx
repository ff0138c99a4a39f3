import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import type { Dashboard } from '@counterpoint/domain/schemas/home';
import { formatShare } from '@counterpoint/domain/shares';
import { Box, Card, Flex, Grid, Heading, Note, Text } from '@counterpoint/kit/core';
import { FactsLine } from '@counterpoint/kit/page';
import { currentLanguage, LOCALES, type Message } from '@counterpoint/messages';
import type { ReactNode } from 'react';
import * as text from '../../messages/dashboard.generated.ts';

export const COUNT_COLUMNS = {
  base: 'minmax(0, 1fr)',
  md: 'repeat(2, minmax(0, 1fr))',
  xl: 'repeat(4, minmax(0, 1fr))',
} as const;
export const COUNT_GAP = { base: '3', md: '4' } as const;

export function Counts({ compositions, recordings, oppositions, confirmations }: Dashboard) {
  return (
    <Grid templateColumns={COUNT_COLUMNS} gap={COUNT_GAP}>
      {compositions && (
        <CountCard
          title={text.works()}
          href={paths.compositions.list()}
          total={compositions.all}
          parts={[
            ...workParts(compositions, text.worksRegistered),
            { label: text.countIncomplete, count: compositions.registered_incomplete, color: 'violet' },
            { label: text.countInDraft, count: compositions.draft, color: 'grey.edge' },
          ]}
        />
      )}
      {recordings && (
        <CountCard
          title={text.soundRecordings()}
          href={paths.recordings.list()}
          total={recordings.all}
          parts={[
            ...workParts(recordings, text.recordingsRegistered),
            { label: text.countInDraft, count: recordings.draft, color: 'grey.edge' },
          ]}
        />
      )}
      {oppositions && (
        <CountCard
          title={text.worksInDispute()}
          href={paths.oppositions.list()}
          total={oppositions.all}
          parts={[
            { label: text.countNeedsResponse, count: oppositions.needs_answer, color: 'terracotta' },
            { label: text.countWithOthers, count: oppositions.waiting + oppositions.society, color: 'gold' },
            { label: text.countInDraft, count: oppositions.draft, color: 'line' },
            { label: text.countClosed, count: oppositions.closed, color: 'grey.edge' },
          ]}
        />
      )}
      <ConfirmedCard {...confirmations} />
    </Grid>
  );
}

type WorkCounts = Pick<NonNullable<Dashboard['recordings']>, 'registered' | 'awaiting_confirmation' | 'in_dispute'>;

function workParts(
  { registered, awaiting_confirmation, in_dispute }: WorkCounts,
  countRegistered: CountPart['label'],
): CountPart[] {
  return [
    { label: countRegistered, count: registered, color: 'brand' },
    { label: text.countPending, count: awaiting_confirmation, color: 'gold' },
    { label: text.countInDispute, count: in_dispute, color: 'terracotta' },
  ];
}

interface CountPart extends BarPart {
  readonly label: Message<{ count: number }>;
}

interface CountCardProps {
  readonly title: string;
  readonly href: string;
  readonly total: number;
  readonly parts: readonly CountPart[];
}

function CountCard({ title, href, total, parts }: CountCardProps) {
  const present = parts.filter(({ count }) => count > 0);
  return (
    <FigureCard
      title={title}
      href={href}
      figure={total.toLocaleString(LOCALES[currentLanguage()])}
      bar={present}
      note={
        present.length === 0 ? (
          text.noneYet()
        ) : (
          <FactsLine facts={present.map(({ label, count }) => label({ count }))} />
        )
      }
    />
  );
}

export function ConfirmedCard({ asked, confirmed, share, members_to_confirm }: Dashboard['confirmations']) {
  const parts = [
    { count: confirmed, color: 'green' },
    { count: asked - confirmed, color: 'transparent' },
  ];
  return (
    <FigureCard
      title={text.sharesConfirmed()}
      figure={share === null ? '–' : formatShare(share)}
      bar={parts.filter(({ count }) => count > 0)}
      note={share === null ? text.noRequests() : text.stillToConfirm({ count: members_to_confirm })}
    />
  );
}

interface BarPart {
  readonly count: number;
  /** One of its own in each bar. */
  readonly color: string;
}

interface FigureCardProps {
  readonly title: string;
  readonly href?: string;
  readonly figure: string;
  readonly bar: readonly BarPart[];
  readonly note: ReactNode;
}

function FigureCard({ title, href, figure, bar, note }: FigureCardProps) {
  return (
    <Card position="relative" {...(href !== undefined && { _hover: { borderColor: 'control' } })}>
      <Flex direction={{ base: 'row', md: 'column' }} justify="space-between" align="baseline" columnGap="4" rowGap="2">
        <Heading as="h2" size="sm" color="muted">
          {href === undefined ? title : <CoveringLink href={href}>{title}</CoveringLink>}
        </Heading>
        <Text
          fontSize={{ base: 'xl', md: '3xl' }}
          fontWeight="bold"
          lineHeight="tight"
          fontVariantNumeric="tabular-nums"
        >
          {figure}
        </Text>
      </Flex>
      <Flex
        aria-hidden="true"
        gap="0.5"
        height="2"
        marginTop="3"
        borderRadius="full"
        overflow="hidden"
        background="sunken"
        forcedColorAdjust="none"
      >
        {bar.map(({ count, color }) => (
          <Box key={color} flexGrow={count} flexBasis="0" minWidth="1" background={color} />
        ))}
      </Flex>
      <Note marginTop="2.5">{note}</Note>
    </Card>
  );
}

/** Covers the card, but only its own text is its accessible name. */
function CoveringLink({ href, children }: { href: string; children: string }) {
  return (
    <Box asChild color="inherit" _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'card' }}>
      <Link to={href}>{children}</Link>
    </Box>
  );
}
