import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { messageOf } from '@counterpoint/client/http';
import { useLiveQueries, useRead } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import type { EmailChange as PendingChange } from '@counterpoint/domain/schemas/members';
import { Alert, Button, Flex, Name, Note, Stack, useFocusRecovery } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { relativeTime } from '@counterpoint/kit/text';
import { useState } from 'react';
import { EMAIL_CHANGES, emailChangesOf } from '../api/email-change-api.ts';
import { email as emailLabel } from '../messages/account.generated.ts';
import * as text from '../messages/email-change.generated.ts';
import { SectionCard } from './section-card.tsx';

const FORM = {
  name: 'email-change-form',
  load: () => import('./email-change-form.tsx').then((module) => module.EmailChangeForm),
};

export function EmailChange({ email }: { email: string }) {
  useLiveQueries('profile', EMAIL_CHANGES.key);
  const { data, error, refetch } = useRead(EMAIL_CHANGES);
  const change = data?.items[0];
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard title={emailLabel()}>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Stack gap="1" minWidth="0">
          <Name>{email}</Name>
          <Note>{text.note()}</Note>
        </Stack>
        {!isOpen && !change && (
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            {text.change()}
          </Button>
        )}
      </Flex>
      {change && <PendingEmailChange change={change} />}
      {error && !change && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {isOpen && !change && <LoadedPart lazy={FORM}>{(Form) => <Form onDone={() => setIsOpen(false)} />}</LoadedPart>}
    </SectionCard>
  );
}

function PendingEmailChange({ change }: { change: PendingChange }) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const onError = (error: unknown) => {
    notify(messageOf(error), { type: 'error' });
    void queries.invalidateQueries({ queryKey: EMAIL_CHANGES.key });
  };
  const resend = useMutation({
    mutationFn: () => emailChangesOf(http).resend(change.id),
    onSuccess(sent) {
      queries.setQueryData(EMAIL_CHANGES.key, { items: [sent] });
      notify(text.sentAgain({ email: sent.email }), { type: 'success' });
    },
    onError,
  });
  const cancel = useMutation({
    mutationFn: () => emailChangesOf(http).cancel(change.id),
    onSuccess() {
      queries.setQueryData(EMAIL_CHANGES.key, { items: [] });
      notify(text.cancelled(), { type: 'success' });
    },
    onError,
  });
  const place = useFocusRecovery<HTMLDivElement>();
  const actions = (
    <Flex ref={place} gap="2" wrap="wrap">
      <Button variant="outline" size="sm" loading={resend.isPending} onClick={() => resend.mutate()}>
        {text.sendAgain()}
      </Button>
      <Button variant="outline" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate()}>
        {text.cancel()}
      </Button>
    </Flex>
  );
  return (
    <Alert tone="info" title={text.waiting({ email: change.email })} action={actions}>
      {text.sent({ sent: relativeTime(change.requested_at) })}
    </Alert>
  );
}
