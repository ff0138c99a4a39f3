import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { messageOf } from '@counterpoint/client/http';
import { useLiveQueries, useRead } from '@counterpoint/client/queries';
import { Button, Flex, Name, Note, Stack } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { useState } from 'react';
import { EMAIL_CHANGES } from '../../api/email-change-api.ts';
import { email as emailLabel } from '../../messages/account.generated.ts';
import * as text from '../../messages/email-change.generated.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { PendingEmailChange } from './pending-email-change.tsx';

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
