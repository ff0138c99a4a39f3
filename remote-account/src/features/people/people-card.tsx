import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { Box, Card, Delayed, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { useEffect, useRef } from 'react';
import { fetchInvitations, fetchPeople, peopleKeys } from '../../api/people-api.ts';
import * as text from '../../messages/people.generated.ts';
import { InvitationRow } from './invitation-row.tsx';
import { PersonRow } from './person-row.tsx';

export function PeopleCard({ user }: { user: Profile }) {
  const { http, live } = useHost();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const people = useQuery({ queryKey: peopleKeys.people, queryFn: ({ signal }) => fetchPeople(http, signal) });
  const invitations = useQuery({
    queryKey: peopleKeys.invitations,
    queryFn: ({ signal }) => fetchInvitations(http, signal),
  });
  useEffect(
    () => live.subscribe('profile', () => void queries.invalidateQueries({ queryKey: peopleKeys.all })),
    [live, queries],
  );
  const focusHeading = () => heading.current?.focus();
  const error = people.error ?? invitations.error;
  return (
    <Card as="section" aria-labelledby="people">
      <Stack gap="4">
        <Heading ref={heading} id="people" as="h2" size="md" tabIndex={-1}>
          {text.title()}
        </Heading>
        {people.data && invitations.data ? (
          <>
            {people.data.length + invitations.data.length === 1 && <Text color="muted">{text.onlyYou()}</Text>}
            <Stack as="ul" gap="0" listStyleType="none" aria-label={text.title()}>
              {people.data.map((person) => (
                <PersonRow key={person.id} person={person} user={user} onRemoved={focusHeading} />
              ))}
              {invitations.data.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} user={user} onRevoked={focusHeading} />
              ))}
            </Stack>
          </>
        ) : error ? (
          <ErrorState
            message={messageOf(error)}
            onRetry={() => void queries.refetchQueries({ queryKey: peopleKeys.all })}
          />
        ) : (
          <PeopleSkeleton />
        )}
      </Stack>
    </Card>
  );
}

function PeopleSkeleton() {
  return (
    <Box role="status" minHeight="8rem">
      <VisuallyHidden>{text.loading()}</VisuallyHidden>
      <Delayed>
        <Stack gap="3">
          <Skeleton height="12" />
          <Skeleton height="12" />
        </Stack>
      </Delayed>
    </Box>
  );
}
