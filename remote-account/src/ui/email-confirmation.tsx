import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQuery } from '@counterpoint/contract/query';
import { Button, Text } from '@counterpoint/kit/core';
import { confirmEmail, emailChangeKeys } from '../api/email-change-api.ts';
import { LinkFailure } from './link-failure.tsx';
import { OutcomePage } from './outcome-page.tsx';
import { WaitingPage } from './waiting-page.tsx';

/** Follows the link that was mailed to a new address; no session is needed. */
export function EmailConfirmation({ token }: { token: string }) {
  const { http } = useHost();
  // A query and not a mutation: asked once for a token, however often the page is drawn.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: emailChangeKeys.confirmation(token),
    queryFn: () => confirmEmail(http, token),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data) return <Confirmed email={data.email} />;
  if (error && !isFetching) return <LinkFailure error={error} wayOn={<ToProfile />} onRetry={() => void refetch()} />;
  return <WaitingPage title="Confirm your new address" label="Confirming your new address" />;
}

function Confirmed({ email }: { email: string }) {
  return (
    <OutcomePage
      title="Your new address is confirmed"
      actions={
        <Button asChild>
          {/* The sign-in page is a document of its own and not a page of this application. */}
          <a href={paths.signIn()}>Go to the portal</a>
        </Button>
      }
    >
      <Text>
        From now on you sign in with <strong>{email}</strong>, and our messages go there. The password stays as it is.
      </Text>
    </OutcomePage>
  );
}

/** A document load: who is not signed in is asked to, and comes back. */
function ToProfile() {
  return (
    <Button asChild>
      <a href={paths.account.profile()}>Go to your profile</a>
    </Button>
  );
}
