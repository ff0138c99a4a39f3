import { isApiError, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQuery } from '@counterpoint/contract/query';
import { Link, useNavigate } from '@counterpoint/contract/router';
import { Box, Button, Delayed, Spinner, Text } from '@counterpoint/kit/core';
import { ErrorState, PageHeader } from '@counterpoint/kit/page';
import { useEffect } from 'react';
import { confirmSignUp } from '../../api/sign-up-api.ts';
import { OutcomePage } from '../../ui/outcome-page.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { forgetValues, kindInHand } from './kept-answers.ts';

/** Confirms the address with the token of the link, once, and says what came of it. */
export function Confirming({ token }: { token: string }) {
  const { http, setTitle } = useHost();
  useEffect(() => setTitle('Confirm your address'), [setTitle]);
  // A query and not a mutation: asked once for a token, however often the page is drawn.
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['account', 'sign-up', 'confirmation', token],
    queryFn: () => confirmSignUp(http, token),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const navigate = useNavigate();
  useEffect(() => {
    if (!data) return;
    const kind = kindInHand();
    if (kind) forgetValues(kind);
    // The token has done its work: it leaves the address, and the history with it.
    void navigate(paths.account.signupSuccess(), { replace: true, state: { confirmed: data } });
  }, [data, navigate]);

  if (error && !isFetching) return <Refused error={error} token={token} onRetry={() => void refetch()} />;
  return (
    <Box maxWidth="42rem" marginX="auto">
      <PageHeader title="Confirming your address" />
      <Delayed>
        <Spinner label="Confirming your address" />
      </Delayed>
    </Box>
  );
}

interface RefusedProps {
  readonly error: unknown;
  readonly token: string;
  readonly onRetry: () => void;
}

function Refused({ error, token, onRetry }: RefusedProps) {
  const code = isApiError(error) ? error.code : null;
  if (code === 'link_expired') return <ExpiredLink token={token} />;
  if (code === 'link_used') return <UsedLink />;
  // What cannot be read is no link of ours either.
  if (code === 'link_unknown' || code === 'validation_failed') return <UnknownLink />;
  return (
    <Box maxWidth="42rem" marginX="auto">
      <PageHeader title="Your address is not confirmed yet" />
      <ErrorState message={messageOf(error)} onRetry={onRetry} />
    </Box>
  );
}

function UsedLink() {
  return (
    <OutcomePage
      title="This address is confirmed already"
      context="The link has done its work."
      actions={
        <>
          <Button asChild>
            <a href={paths.signIn()}>Sign in</a>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.account.passwordResetLink()}>Choose a new password</Link>
          </Button>
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

function UnknownLink() {
  return (
    <OutcomePage
      title="We do not know this link"
      context="It is not whole, or too old."
      actions={
        <>
          <Button asChild variant="outline">
            <Link to={paths.account.signupIndividual()}>Join as an individual</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.account.signupCorporate()}>Join as a corporation</Link>
          </Button>
        </>
      }
    >
      <Text>Open it from the message once more; if it breaks over two lines there, copy it whole. Or join again.</Text>
    </OutcomePage>
  );
}
