import { ButtonLink } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useMutation } from '@counterpoint/contract/query';
import type { RegisterAs } from '@counterpoint/domain/schemas/members';
import { Button, Stack, Text } from '@counterpoint/kit/core';
import { useState } from 'react';
import { signUp } from '../../api/sign-up-api.ts';
import * as text from '../../messages/sign-up.generated.ts';
import { FormFailureAlert } from '../../ui/form-failure-alert.tsx';
import { OutcomePage } from '../../ui/outcome-page.tsx';
import { clearValues, loadKind, loadValues } from './saved-answers.ts';
import { toSignup } from './sign-up-values.ts';

/** Identical for registered addresses, so that it reveals no account. */
export function CheckEmailPage({ email }: { email: string | null }) {
  return (
    <OutcomePage title={text.checkEmail()} context={text.oneMoreStep()} actions={<Correction />}>
      <Text>
        {email ? text.sentTo({ email, strong: (parts) => <strong key="email">{parts}</strong> }) : text.sent()}
      </Text>
      <Stack as="ul" gap="2" paddingLeft="5" listStyleType="disc">
        <li>{text.linkValidity()}</li>
        <li>{text.existingAccount()}</li>
        <li>{text.nothingYet()}</li>
      </Stack>
    </OutcomePage>
  );
}

/** Values stay in this tab so that a mistyped address can be corrected; on a shared device they can be cleared. */
function Correction() {
  const [kind] = useState(loadKind);
  const [isCleared, setIsCleared] = useState(false);
  if (kind === null) return null;
  if (isCleared) return <Text role="status">{text.cleared()}</Text>;

  function handleClear(): void {
    if (kind) clearValues(kind);
    setIsCleared(true);
  }

  return (
    <>
      {loadValues(kind).password !== '' && <Resend kind={kind} />}
      <ButtonLink variant="outline" to={paths.account.signupAccount()}>
        {text.correctAddress()}
      </ButtonLink>
      <Button variant="ghost" onClick={handleClear}>
        {text.clearAnswers()}
      </Button>
    </>
  );
}

/** Submits the same answers again while the page still has the password, which a reload forgets. */
function Resend({ kind }: { kind: RegisterAs }) {
  const { http } = useHost();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => signUp(http, toSignup(kind, loadValues(kind))),
  });
  return (
    <>
      <Button loading={isPending} onClick={() => mutate()}>
        {text.resend()}
      </Button>
      <Text role="status" flexBasis="100%" _empty={{ display: 'none' }}>
        {isSuccess && text.resent()}
      </Text>
      <FormFailureAlert failure={error && { message: messageOf(error), details: [] }} />
    </>
  );
}
