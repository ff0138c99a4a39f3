import { messageOf } from '@counterpoint/client/http';
import { useLiveQueries, useRead } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { emailChangeRequest } from '@counterpoint/domain/schemas/members';
import { Box, Button, Flex, Grid, Name, Note, Stack } from '@counterpoint/kit/core';
import { Field, Input, PasswordInput } from '@counterpoint/kit/form';
import { ErrorState } from '@counterpoint/kit/page';
import { useRef, useState } from 'react';
import { EMAIL_CHANGES, requestEmailChange } from '../../api/email-change-api.ts';
import { email as emailLabel } from '../../messages/account.generated.ts';
import * as text from '../../messages/email-change.generated.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ShortFormFrame, useShortForm } from '../../ui/short-form.tsx';
import { PendingEmailChange } from './pending-email-change.tsx';

export function EmailChange({ email }: { email: string }) {
  useLiveQueries('profile', EMAIL_CHANGES.key);
  const { data, error, refetch } = useRead(EMAIL_CHANGES);
  const change = data?.items[0];
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  function handleDone(): void {
    setIsOpen(false);
    heading.current?.focus();
  }

  return (
    <SectionCard heading={heading} title={emailLabel()}>
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
      {change && <PendingEmailChange change={change} onDone={handleDone} />}
      {error && !change && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {isOpen && !change && <EmailChangeForm onDone={handleDone} />}
    </SectionCard>
  );
}

function EmailChangeForm({ onDone }: { onDone: () => void }) {
  const { http } = useHost();
  const queries = useQueryClient();
  const shortForm = useShortForm({
    empty: { email: '', password: '' },
    fields: ['email', 'password'],
    check: (values) => emailChangeRequest.safeParse(values),
    async send(values) {
      const change = await requestEmailChange(http, emailChangeRequest.parse(values));
      queries.setQueryData(EMAIL_CHANGES.key, { items: [change] });
      onDone();
    },
  });
  const { register, formState } = shortForm.form;
  const { errors } = formState;
  return (
    <Box borderTopWidth="1px" borderColor="line" paddingTop="4">
      <ShortFormFrame
        shortForm={shortForm}
        label={text.title()}
        action={text.send()}
        otherAction={
          <Button variant="outline" onClick={onDone}>
            {text.keep()}
          </Button>
        }
      >
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
          <Field label={text.newEmail()} help={text.newEmailHelp()} error={errors.email?.message}>
            {/* Opened to type the address. */}
            <Input {...register('email')} type="email" autoComplete="email" autoFocus />
          </Field>
          <Field label={text.password()} help={text.passwordHelp()} error={errors.password?.message}>
            <PasswordInput {...register('password')} autoComplete="current-password" />
          </Field>
        </Grid>
      </ShortFormFrame>
    </Box>
  );
}
