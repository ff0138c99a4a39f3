import { formatIsni } from '@counterpoint/domain/identifiers';
import type { IsniApplication, IsniEvent } from '@counterpoint/domain/schemas/parties';
import { Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { RelativeDate, Timeline } from '@counterpoint/kit/page';

export function ApplicationHistory({ applications }: { applications: readonly IsniApplication[] }) {
  const items = applications.flatMap((application) =>
    application.events.toReversed().map((event) => ({
      id: event.id,
      title: titleOf(event, application),
      meta: (
        <>
          {event.note && <Text color="ink">{event.note}</Text>}
          {BY[event.by]}, <RelativeDate at={event.at} />
        </>
      ),
    })),
  );
  return (
    <Card as="section" aria-labelledby="history-heading">
      <Stack gap="4">
        <Heading as="h2" id="history-heading">
          History of your application
        </Heading>
        <Timeline items={items} />
      </Stack>
    </Card>
  );
}

const BY: Readonly<Record<IsniEvent['by'], string>> = {
  member: 'You',
  society: 'The society',
  agency: 'The ISNI agency',
};

const TITLES: Readonly<Record<IsniEvent['to'], string>> = {
  draft: 'Application begun',
  submitted: 'Application sent',
  in_review: 'In review',
  possible_match: 'Records that may be yours',
  more_info_needed: 'More information asked for',
  claimed_existing: 'ISNI claimed',
  assigned: 'ISNI assigned',
  rejected: 'Application refused',
  withdrawn: 'Application withdrawn',
};

function titleOf({ from, to }: IsniEvent, { assigned_isni }: IsniApplication): string {
  if (from === to) return to === 'possible_match' ? 'Record answered' : 'Still in review';
  return to === 'assigned' && assigned_isni ? `${TITLES.assigned}: ${formatIsni(assigned_isni)}` : TITLES[to];
}
