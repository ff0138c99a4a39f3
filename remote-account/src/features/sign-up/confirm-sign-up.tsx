import { ButtonLink } from '@counterpoint/area-ui/page';
import { problemOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useMutation } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import type { SignupResend } from '@counterpoint/domain/schemas/members';
import { Button, Stack, Text } from '@counterpoint/kit/core';
import { useEffect, useState } from 'react';
import { signUpsOf } from '../../api/sign-up-api.ts';
import { signIn } from '../../messages/account.generated.ts';
import * as link from '../../messages/mailed-link.generated.ts';
import * as text from '../../messages/sign-up.generated.ts';
import { FormFailureAlert, failureOf } from '../../ui/form-failure-alert.tsx';
import { LinkFailure } from '../../ui/link-failure.tsx';
import { OutcomePage, WaitingPage } from '../../ui/outcome-page.tsx';
import { SignInButton } from '../../ui/sign-in-button.tsx';
import { useFollowedLink } from '../../ui/use-followed-link.ts';
import { clearValues, loadKind } from './saved-answers.ts';

export function ConfirmSignUp({ token }: { token: string }) {
  const { http } = useHost();
  const key = ['account', 'sign-up', 'confirmation', token];
  const { data, error, retry } = useFollowedLink(key, () => signUpsOf(http).confirm(token));
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

function ConfirmationFailure({ error, token, onRetry }: { error: unknown; token: string; onRetry: () => void }) {
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
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => signUpsOf(http).renew(token) });
  if (data) return <CheckEmailPage email={data.email} sent={null} />;
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
      <FormFailureAlert failure={error && failureOf(error)} />
      <Text>{text.answersSaved()}</Text>
    </OutcomePage>
  );
}

interface CheckEmailPageProps {
  readonly email: string | null;
  readonly sent: SignupResend | null;
}

/** Identical for registered addresses, so that it reveals no account. */
export function CheckEmailPage({ email, sent }: CheckEmailPageProps) {
  return (
    <OutcomePage title={text.checkEmail()} context={text.oneMoreStep()} actions={<Correction sent={sent} />}>
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
function Correction({ sent }: Pick<CheckEmailPageProps, 'sent'>) {
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
      {sent && <Resend sent={sent} />}
      <ButtonLink variant="outline" to={paths.account.signupAccount()}>
        {text.correctAddress()}
      </ButtonLink>
      <Button variant="ghost" onClick={handleClear}>
        {text.clearAnswers()}
      </Button>
    </>
  );
}

function Resend({ sent }: { sent: SignupResend }) {
  const { http } = useHost();
  const { mutate, error, isPending, isSuccess } = useMutation({ mutationFn: () => signUpsOf(http).resend(sent) });
  return (
    <>
      <Button loading={isPending} onClick={() => mutate()}>
        {text.resend()}
      </Button>
      <Text role="status" flexBasis="100%" _empty={{ display: 'none' }}>
        {isSuccess && text.resent()}
      </Text>
      <FormFailureAlert failure={error && failureOf(error)} />
    </>
  );
}
