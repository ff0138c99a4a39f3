import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Button, Text } from '@counterpoint/kit/core';
import { confirmEmail, emailChangeKeys } from '../api/email-change-api.ts';
import { LinkFailure } from './link-failure.tsx';
import { OutcomePage } from './outcome-page.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { useFollowedLink } from './use-followed-link.ts';
import { WaitingPage } from './waiting-page.tsx';

export function EmailConfirmation({ token }: { token: string }) {
  const { http } = useHost();
  const { data, refusal, retry } = useFollowedLink(emailChangeKeys.confirmation(token), () =>
    confirmEmail(http, token),
  );
  if (data) return <Confirmed email={data.email} />;
  if (refusal)
    return (
      <LinkFailure
        error={refusal}
        unfinished="Your address is not confirmed yet"
        wayOn={<ToProfile />}
        onRetry={retry}
      />
    );
  return <WaitingPage title="Confirm your new address" label="Confirming your new address" />;
}

function Confirmed({ email }: { email: string }) {
  return (
    <OutcomePage title="Your new address is confirmed" actions={<SignInButton>Go to the portal</SignInButton>}>
      <Text>
        From now on you sign in with <strong>{email}</strong>, and our messages go there. The password stays as it is.
      </Text>
    </OutcomePage>
  );
}

/** Loads a new document, so that a signed-out member is asked to sign in and returns. */
function ToProfile() {
  return (
    <Button asChild>
      <a href={paths.account.profile()}>Go to your profile</a>
    </Button>
  );
}
