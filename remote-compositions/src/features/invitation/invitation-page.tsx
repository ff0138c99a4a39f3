import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { useSearchParams } from '@counterpoint/contract/router';
import { ListSkeleton } from '@counterpoint/kit/table';
import { useState } from 'react';
import { fetchOpenInvitation, invitationKeys } from '../../api/invitations-api.ts';
import * as text from '../../messages/invitation.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import { AnsweredPage, type GivenAnswer } from './answered-page.tsx';
import { InvitationFailure, UnknownLink } from './invitation-failure.tsx';
import { InvitationFrame } from './invitation-frame.tsx';
import { InvitedShares } from './invited-shares.tsx';

/** Public: the link in the mail opens it. */
export function InvitationPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return token === '' ? <UnknownLink /> : <Invitation key={token} token={token} />;
}

function Invitation({ token }: { token: string }) {
  const { http } = useHost();
  const [answer, setAnswer] = useState<GivenAnswer | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: invitationKeys.byToken(token),
    queryFn: ({ signal }) => fetchOpenInvitation(http, token, signal),
    // An answer names what was shown, so the API rejects it if the shares have changed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (answer) return <AnsweredPage answer={answer} />;
  if (error && !isFetching) return <InvitationFailure error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <InvitationFrame title={titles.invitation()} context={text.checking()}>
        <ListSkeleton rows={4} />
      </InvitationFrame>
    );
  return <InvitedShares token={token} invitation={data} onAnswered={setAnswer} onRejected={() => void refetch()} />;
}
