import { isApiError, isMissing, messageOf, problemOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQuery } from '@counterpoint/contract/query';
import { useSearchParams } from '@counterpoint/contract/router';
import { Button, Card, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import type { Message } from '@counterpoint/messages';
import { type ReactNode, useState } from 'react';
import { fetchOpenInvitation } from '../../api/invitations-api.ts';
import * as text from '../../messages/invitation.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import { AnsweredPage, type GivenAnswer } from './answered-page.tsx';
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
    queryKey: ['work-invitations', token],
    queryFn: ({ signal }) => fetchOpenInvitation(http, token, signal),
    // An answer names what was shown, so the API rejects it if the shares have changed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (answer) return <AnsweredPage answer={answer} />;
  const isEnded = isApiError(error) && [404, 410].includes(error.status);
  if (error && !isFetching && (isEnded || !data))
    return <InvitationFailure error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <InvitationFrame title={titles.invitation()} context={text.checking()}>
        <ListSkeleton rows={4} />
      </InvitationFrame>
    );
  return <InvitedShares token={token} invitation={data} onAnswered={setAnswer} onRejected={() => void refetch()} />;
}

const TITLES: Readonly<Record<string, Message>> = text.titles;

function InvitationFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = problemOf(error)?.code ?? '';
  const title = TITLES[code];
  if (title)
    return (
      <LinkProblem title={title()} message={messageOf(error)}>
        {code === 'link_joined' && (
          <Button asChild>
            <a href={paths.signIn()}>{text.signIn()}</a>
          </Button>
        )}
      </LinkProblem>
    );
  if (isMissing(error)) return <UnknownLink />;
  return (
    <InvitationFrame title={titles.invitation()}>
      <Card>
        <ErrorState message={messageOf(error)} onRetry={onRetry} />
      </Card>
    </InvitationFrame>
  );
}

function UnknownLink() {
  return <LinkProblem title={text.unknown()} message={text.unknownHint()} />;
}

interface LinkProblemProps {
  readonly title: string;
  readonly message: string;
  readonly children?: ReactNode;
}

function LinkProblem({ title, message, children }: LinkProblemProps) {
  return (
    <InvitationFrame title={title} isFocused>
      <Card>
        <Stack gap="4" alignItems="flex-start">
          <Text>{message}</Text>
          {children}
        </Stack>
      </Card>
    </InvitationFrame>
  );
}
