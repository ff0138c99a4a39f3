import { messageOf } from '@counterpoint/client/http';
import { useHost, useMay } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { fetchInvitations, invitationKeys } from '../../../api/invitations-api.ts';
import * as text from '../../../messages/invitations.generated.ts';
import { InvitationItem } from './invitation-item.tsx';
import { invitedPartiesOf } from './invited-parties.ts';

/** For the submitter alone, if the work names parties that aren't members. */
export function InvitationsCard({ work }: { work: WorkDetails }) {
  const { http } = useHost();
  const parties = invitedPartiesOf(work);
  const canInvite = useMay('catalogue:change');
  const { data, error, refetch } = useQuery({
    queryKey: invitationKeys.ofWork(work.id),
    queryFn: ({ signal }) => fetchInvitations(http, work.id, signal),
    enabled: canInvite && parties.length > 0,
  });
  if (!canInvite || parties.length === 0) return null;
  return (
    <CardSection title={text.title()}>
      {error ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <Text color="muted" fontSize="sm" paddingX="5">
            {text.hint()}
          </Text>
          <Box as="ul" listStyleType="none" margin="0" paddingX="5" paddingBottom="3" paddingTop="3">
            {parties.map((party) => (
              <InvitationItem
                key={party.id}
                workId={work.id}
                party={party}
                invitation={data && (data.items.find(({ party_id }) => party_id === party.id) ?? null)}
              />
            ))}
          </Box>
        </>
      )}
    </CardSection>
  );
}
