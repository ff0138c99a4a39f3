import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import type { OwnSession } from '@counterpoint/domain/schemas/members';
import { Box, Card, Delayed, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { useRef } from 'react';
import { fetchSessions, sessionKeys } from '../../api/sessions-api.ts';
import * as text from '../../messages/password.generated.ts';
import { EndOthers } from './end-others.tsx';
import { SessionRow } from './session-row.tsx';

export function OwnSessions() {
  const { http } = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: sessionKeys.mine,
    queryFn: ({ signal }) => fetchSessions(http, signal),
  });
  return (
    <Card as="section" aria-labelledby="own-sessions">
      <Stack gap="4">
        <Heading ref={heading} id="own-sessions" as="h2" size="md" tabIndex={-1}>
          {text.sessionsTitle()}
        </Heading>
        {data ? (
          <List sessions={data} onEnded={() => heading.current?.focus()} />
        ) : error ? (
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <SessionsSkeleton />
        )}
      </Stack>
    </Card>
  );
}

interface ListProps {
  readonly sessions: readonly OwnSession[];
  readonly onEnded: () => void;
}

function List({ sessions, onEnded }: ListProps) {
  const others = sessions.filter((session) => !session.is_current);
  return (
    <>
      <Text color="muted">{others.length === 0 ? text.onlyHere() : text.unknownSession()}</Text>
      <Stack as="ul" gap="0" listStyleType="none" aria-label={text.sessions()}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={onEnded} />
        ))}
      </Stack>
      {others.length > 1 && <EndOthers count={others.length} onEnded={onEnded} />}
    </>
  );
}

function SessionsSkeleton() {
  return (
    <Box role="status" minHeight="8rem">
      <VisuallyHidden>{text.loading()}</VisuallyHidden>
      <Delayed>
        <Stack gap="3">
          <Skeleton height="5" maxWidth="18rem" />
          <Skeleton height="12" />
          <Skeleton height="12" />
        </Stack>
      </Delayed>
    </Box>
  );
}
