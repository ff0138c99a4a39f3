import { ButtonLink } from '@counterpoint/area-ui/page';
import { messageOf, problemOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useMutation } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import { Button, Text } from '@counterpoint/kit/core';
import { useEffect } from 'react';
import { confirmSignUp, renewSignUp } from '../../api/sign-up-api.ts';
import { signIn } from '../../messages/account.generated.ts';
import * as link from '../../messages/mailed-link.generated.ts';
import * as text from '../../messages/sign-up.generated.ts';
import { FormFailureAlert } from '../../ui/form-failure-alert.tsx';
import { LinkFailure } from '../../ui/link-failure.tsx';
import { OutcomePage } from '../../ui/outcome-page.tsx';
import { SignInButton } from '../../ui/sign-in-button.tsx';
import { useFollowedLink } from '../../ui/use-followed-link.ts';
import { WaitingPage } from '../../ui/waiting-page.tsx';
import { CheckEmailPage } from './check-email-page.tsx';
import { clearValues, loadKind } from './saved-answers.ts';

export function ConfirmSignUp({ token }: { token: string }) {
  const { http } = useHost();
  const key = ['account', 'sign-up', 'confirmation', token];
  const { data, error, retry } = useFollowedLink(key, () => confirmSignUp(http, token));
  const navigate = useNavigate();
  useEffect(() => {
    if (!data) return;
    const kind = loadKind();
    if (kind) clearValues(kind);
    // Removes the used token from the address and the history.
    void navigate(paths.account.signupSuccess(), { replace: true, state: { confirmed: data } });
  }, [data, navigate]);

  if (error) return <ConfirmationFailure error={error} token={token} onRetry={retry} />;
  return <WaitingPage title={link.confirmTitle()} label={text.confirming()} />;
}

interface ConfirmationFailureProps {
  readonly error: unknown;
  readonly token: string;
  readonly onRetry: () => void;
}

function ConfirmationFailure({ error, token, onRetry }: ConfirmationFailureProps) {
  const code = problemOf(error)?.code;
  if (code === 'link_expired') return <ExpiredLink token={token} />;
  if (code === 'link_used') return <UsedLink />;
  return <LinkFailure error={error} title={link.notConfirmed()} nextStep={<JoinAgain />} onRetry={onRetry} />;
}

function UsedLink() {
  return (
    <OutcomePage
      title={text.alreadyConfirmed()}
      context={text.usedLink()}
      actions={
        <>
          <SignInButton>{signIn()}</SignInButton>
          <ButtonLink variant="outline" to={paths.account.passwordResetLink()}>
            {text.choosePassword()}
          </ButtonLink>
        </>
      }
    >
      <Text>{text.signInAfterUse()}</Text>
    </OutcomePage>
  );
}

function JoinAgain() {
  return (
    <>
      <ButtonLink variant="outline" to={paths.account.signupIndividual()}>
        {text.joinIndividual()}
      </ButtonLink>
      <ButtonLink variant="outline" to={paths.account.signupCorporate()}>
        {text.joinCorporation()}
      </ButtonLink>
    </>
  );
}

function ExpiredLink({ token }: { token: string }) {
  const { http } = useHost();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => renewSignUp(http, token) });
  if (data) return <CheckEmailPage email={data.email} />;
  return (
    <OutcomePage
      title={text.expired()}
      context={text.expiredContext()}
      actions={
        <Button loading={isPending} onClick={() => mutate()}>
          {text.sendNew()}
        </Button>
      }
    >
      <FormFailureAlert failure={error && { message: messageOf(error), details: [] }} />
      <Text>{text.answersSaved()}</Text>
    </OutcomePage>
  );
}
