import { ButtonLink } from '@counterpoint/area-ui/page';
import { problemOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useNavigate } from '@counterpoint/contract/router';
import { Text } from '@counterpoint/kit/core';
import { useEffect } from 'react';
import { confirmSignUp } from '../../api/sign-up-api.ts';
import { LinkFailure } from '../../ui/link-failure.tsx';
import { OutcomePage } from '../../ui/outcome-page.tsx';
import { SignInButton } from '../../ui/sign-in-button.tsx';
import { useFollowedLink } from '../../ui/use-followed-link.ts';
import { WaitingPage } from '../../ui/waiting-page.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { forgetValues, kindInHand } from './kept-answers.ts';

export function Confirming({ token }: { token: string }) {
  const { http } = useHost();
  const key = ['account', 'sign-up', 'confirmation', token];
  const { data, refusal, retry } = useFollowedLink(key, () => confirmSignUp(http, token));
  const navigate = useNavigate();
  useEffect(() => {
    if (!data) return;
    const kind = kindInHand();
    if (kind) forgetValues(kind);
    // Removes the used token from the address and the history.
    void navigate(paths.account.signupSuccess(), { replace: true, state: { confirmed: data } });
  }, [data, navigate]);

  if (refusal) return <Refused error={refusal} token={token} onRetry={retry} />;
  return <WaitingPage title="Confirm your address" label="Confirming your address" />;
}

interface RefusedProps {
  readonly error: unknown;
  readonly token: string;
  readonly onRetry: () => void;
}

function Refused({ error, token, onRetry }: RefusedProps) {
  const code = problemOf(error)?.code;
  if (code === 'link_expired') return <ExpiredLink token={token} />;
  if (code === 'link_used') return <UsedLink />;
  return (
    <LinkFailure error={error} unfinished="Your address is not confirmed yet" wayOn={<JoinAgain />} onRetry={onRetry} />
  );
}

function UsedLink() {
  return (
    <OutcomePage
      title="This address is confirmed already"
      context="The link has done its work."
      actions={
        <>
          <SignInButton>Sign in</SignInButton>
          <ButtonLink variant="outline" to={paths.account.passwordResetLink()}>
            Choose a new password
          </ButtonLink>
        </>
      }
    >
      <Text>
        Its account is there. Sign in with the address and the password you chose; if several people or devices signed
        up with it, it is the password of the link that was opened first.
      </Text>
    </OutcomePage>
  );
}

function JoinAgain() {
  return (
    <>
      <ButtonLink variant="outline" to={paths.account.signupIndividual()}>
        Join as an individual
      </ButtonLink>
      <ButtonLink variant="outline" to={paths.account.signupCorporate()}>
        Join as a corporation
      </ButtonLink>
    </>
  );
}
