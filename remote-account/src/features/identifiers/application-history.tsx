import { formatIsni } from '@counterpoint/domain/identifiers';
import type { IsniApplication, IsniEvent } from '@counterpoint/domain/schemas/parties';
import { Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { RelativeDate, Timeline } from '@counterpoint/kit/page';
import type { Message } from '@counterpoint/messages';
import type { ReactNode } from 'react';
import * as text from '../../messages/identifiers.generated.ts';

export function ApplicationHistory({ applications }: { applications: readonly IsniApplication[] }) {
  const items = applications.flatMap((application) =>
    application.events.toReversed().map((event) => ({
      id: event.id,
      title: formatTitle(event, application),
      meta: (
        <>
          {event.note && <Text color="ink">{event.note}</Text>}
          {ACTORS[event.by]<ReactNode>({ date: () => <RelativeDate key="date" at={event.at} /> })}
        </>
      ),
    })),
  );
  return (
    <Card as="section" aria-labelledby="history-heading">
      <Stack gap="4">
        <Heading as="h2" id="history-heading">
          {text.history()}
        </Heading>
        <Timeline items={items} />
      </Stack>
    </Card>
  );
}

const ACTORS = { member: text.byMember, society: text.bySociety, agency: text.byAgency } as const;

const TITLES: Readonly<Record<IsniEvent['to'], Message>> = {
  draft: text.draft,
  submitted: text.submitted,
  in_review: text.inReview,
  possible_match: text.possibleMatch,
  more_info_needed: text.moreInfo,
  claimed_existing: text.claimedExisting,
  assigned: text.assigned,
  rejected: text.rejected,
  withdrawn: text.applicationWithdrawn,
};

function formatTitle({ from, to }: IsniEvent, { assigned_isni }: IsniApplication): string {
  if (from === to) return to === 'possible_match' ? text.recordAnswered() : text.stillInReview();
  return to === 'assigned' && assigned_isni ? text.assignedNumber({ isni: formatIsni(assigned_isni) }) : TITLES[to]();
}
