import { useDialogForm } from '@counterpoint/area-ui/dialogs';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { useLocation } from '@counterpoint/contract/router';
import { passwordResetRequest } from '@counterpoint/domain/schemas/members';
import { Button, Card, Stack, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useState } from 'react';
import { passwordsOf } from '../../api/password-api.ts';
import { email } from '../../messages/account.generated.ts';
import * as text from '../../messages/reset.generated.ts';
import { FormFrame } from '../../ui/form-frame.tsx';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { OutcomePage } from '../../ui/outcome-page.tsx';
import { SignInButton } from '../../ui/sign-in-button.tsx';

export function ResetLinkPage() {
  const { hash } = useLocation();
  // The sign-in page passes on what was typed there.
  const [email, setEmail] = useState(() => new URLSearchParams(hash.slice(1)).get('email') ?? '');
  const [isSent, setIsSent] = useState(false);

  function handleSent(address: string): void {
    setEmail(address);
    setIsSent(true);
  }

  if (isSent) return <CheckEmailPage email={email} onCorrect={() => setIsSent(false)} />;
  return <RequestLinkForm email={email} onSent={handleSent} />;
}

/** Identical for unknown addresses, so that it reveals no account. */
function CheckEmailPage({ email, onCorrect }: { email: string; onCorrect: () => void }) {
  const { http } = useHost();
  const resend = useMutation({ mutationFn: () => passwordsOf(http).requestReset(email) });
  return (
    <OutcomePage
      title={text.checkEmail()}
      actions={
        <>
          <Button variant="outline" loading={resend.isPending} onClick={() => resend.mutate()}>
            {text.sendAgain()}
          </Button>
          <Button variant="ghost" onClick={onCorrect}>
            {text.otherAddress()}
          </Button>
        </>
      }
    >
      <Text>{text.onItsWay({ email, strong: (parts) => <strong key="email">{parts}</strong> })}</Text>
      <Stack as="ul" gap="2" paddingLeft="5" listStyleType="disc">
        <li>{text.validity()}</li>
        <li>{text.nothingYet()}</li>
        <li>{text.oldStays()}</li>
      </Stack>
      {/* Rendered empty first: a live region is only announced when its content changes. */}
      <Text role="status" minHeight="5" color={resend.isError ? 'terracotta.text' : 'muted'}>
        {resend.isError && messageOf(resend.error)}
        {resend.isSuccess && text.sentAgain()}
      </Text>
    </OutcomePage>
  );
}

function RequestLinkForm({ email: address, onSent }: { email: string; onSent: (email: string) => void }) {
  const { http } = useHost();
  const dialogForm = useDialogForm({
    initial: { email: address },
    schema: passwordResetRequest,
    read: (values) => values,
    send: async (request) => onSent((await passwordsOf(http).requestReset(request.email)).email),
    onDone: () => undefined,
  });
  const { register, formState } = dialogForm.form;
  return (
    <NarrowPage title={text.forgotten()} context={text.context()}>
      <Card>
        <FormFrame
          dialogForm={dialogForm}
          fields={['email']}
          label={text.forgotten()}
          action={text.send()}
          otherAction={<SignInButton variant="outline">{text.backToSignIn()}</SignInButton>}
        >
          <Field label={email()} help={text.emailHelp()} error={formState.errors.email?.message}>
            <Input {...register('email')} type="email" autoComplete="username" />
          </Field>
        </FormFrame>
      </Card>
    </NarrowPage>
  );
}
