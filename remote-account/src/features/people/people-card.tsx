import { messageOf } from '@counterpoint/client/http';
import { useLiveQueries } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { Skeleton, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { useRef } from 'react';
import { fetchInvitations, fetchPeople, peopleKeys } from '../../api/people-api.ts';
import * as text from '../../messages/people.generated.ts';
import { Loading } from '../../ui/loading.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { PersonRow } from './person-row.tsx';

export function PeopleCard({ user }: { user: Profile }) {
  const { http } = useHost();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const people = useQuery({ queryKey: peopleKeys.people, queryFn: ({ signal }) => fetchPeople(http, signal) });
  const invitations = useQuery({
    queryKey: peopleKeys.invitations,
    queryFn: ({ signal }) => fetchInvitations(http, signal),
  });
  useLiveQueries('profile', peopleKeys.all);
  const focusHeading = () => heading.current?.focus();
  const error = people.error ?? invitations.error;
  return (
    <SectionCard heading={heading} title={text.title()}>
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
        <Loading label={text.loading()} minHeight="8rem">
          <Stack gap="3">
            <Skeleton height="12" />
            <Skeleton height="12" />
          </Stack>
        </Loading>
      )}
    </SectionCard>
  );
}
