import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { Loaded } from '@counterpoint/area-ui/page';
import { useRead, useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import type { OwnSession } from '@counterpoint/domain/schemas/members';
import { Skeleton, Stack, Text } from '@counterpoint/kit/core';
import { useRef } from 'react';
import { endOtherSessions, SESSIONS } from '../../api/sessions-api.ts';
import * as text from '../../messages/password.generated.ts';
import { Loading } from '../../ui/loading.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SessionRow } from './session-row.tsx';

export function OwnSessions() {
  const heading = useRef<HTMLHeadingElement>(null);
  const stored = useRead(SESSIONS);
  return (
    <SectionCard heading={heading} title={text.sessionsTitle()}>
      <Loaded query={stored} loading={<SessionsSkeleton />}>
        {({ items }) => <List sessions={items} onEnded={() => heading.current?.focus()} />}
      </Loaded>
    </SectionCard>
  );
}

function List({ sessions, onEnded }: { sessions: readonly OwnSession[]; onEnded: () => void }) {
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

function EndOthers({ count, onEnded }: { count: number; onEnded: () => void }) {
  const { http } = useHost();
  const refresh = useRefresh(SESSIONS.key);
  async function endOthers() {
    await endOtherSessions(http).finally(refresh);
    onEnded();
  }
  return (
    <ConfirmedButton
      variant="outline"
      alignSelf="flex-start"
      label={text.endOthers()}
      question={{ title: text.endQuestion({ count }), yes: text.endAction() }}
      act={endOthers}
      done={text.othersSignedOut()}
    >
      {text.endConsequence()}
    </ConfirmedButton>
  );
}

function SessionsSkeleton() {
  return (
    <Loading label={text.loading()} minHeight="8rem">
      <Stack gap="3">
        <Skeleton height="5" maxWidth="18rem" />
        <Skeleton height="12" />
        <Skeleton height="12" />
      </Stack>
    </Loading>
  );
}
