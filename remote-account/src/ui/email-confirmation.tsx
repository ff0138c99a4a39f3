import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Button, Text } from '@counterpoint/kit/core';
import { type ReactNode, useState } from 'react';
import { emailChangesOf } from '../api/email-change-api.ts';
import * as text from '../messages/mailed-link.generated.ts';
import { LinkFailure } from './link-failure.tsx';
import { OutcomePage, WaitingPage } from './outcome-page.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { useFollowedLink } from './use-followed-link.ts';

export function EmailConfirmation({ token }: { token: string }) {
  const { http } = useHost();
  const { data, error, retry } = useFollowedLink(['account', 'email-confirmation', token], () =>
    emailChangesOf(http).confirm(token),
  );
  if (data) return <Confirmed email={data.email} />;
  if (error)
    return <LinkFailure error={error} title={text.notConfirmed()} nextStep={<ProfileLink />} onRetry={retry} />;
  return <WaitingPage title={text.newAddress()} label={text.confirming()} />;
}

function Confirmed({ email }: { email: string }) {
  return (
    <OutcomePage title={text.confirmed()} actions={<SignInButton email={email}>{text.toPortal()}</SignInButton>}>
      <Text>{text.signInWith({ email, strong: (parts) => <strong key="email">{parts}</strong> })}</Text>
    </OutcomePage>
  );
}

function ProfileLink() {
  return (
    <Button asChild>
      <a href={paths.account.profile()}>{text.toProfile()}</a>
    </Button>
  );
}

/** Waits for a click: mail scanners open links, and must not confirm an address on a stranger's behalf. */
export function LinkConfirmation({ message, children }: { message: string; children: ReactNode }) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  if (isConfirmed) return children;
  return (
    <OutcomePage
      title={text.confirmTitle()}
      actions={<Button onClick={() => setIsConfirmed(true)}>{text.confirmAction()}</Button>}
    >
      <Text>{message}</Text>
    </OutcomePage>
  );
}
