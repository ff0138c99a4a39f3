import { ButtonLink } from '@counterpoint/area-ui/page';
import { problemOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQuery } from '@counterpoint/contract/query';
import { useParams, useSearchParams } from '@counterpoint/contract/router';
import { Text } from '@counterpoint/kit/core';
import { useState } from 'react';
import { checkReset, type ResetLink, resetKeys } from '../../api/password-api.ts';
import { LinkFailure, UnknownLink } from '../../ui/link-failure.tsx';
import { OutcomePage } from '../../ui/outcome-page.tsx';
import { SignInButton } from '../../ui/sign-in-button.tsx';
import { WaitingPage } from '../../ui/waiting-page.tsx';
import { ResetForm } from './reset-form.tsx';

export function ResetPage() {
  const { userId = '' } = useParams();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  if (userId === '' || token === '') return <UnknownLink wayOn={<NewLink />} />;
  return <Reset key={`${userId} ${token}`} link={{ userId, token }} />;
}

function Reset({ link }: { link: ResetLink }) {
  const { http } = useHost();
  const [isDone, setIsDone] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: resetKeys.link(link),
    queryFn: ({ signal }) => checkReset(http, link, signal),
    // Never refetched, which would discard what was typed; submitting reports an expired link.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  function handleRefusal(thrown: unknown): boolean {
    const isOfLink = problemOf(thrown)?.code.startsWith('link_') ?? false;
    if (isOfLink) setRefusal(thrown);
    return isOfLink;
  }

  if (isDone) return <Done />;
  const failure = refusal ?? (isFetching ? null : error);
  if (failure)
    return (
      <LinkFailure
        error={failure}
        unfinished="Your password is not changed yet"
        wayOn={<NewLink />}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <WaitingPage title="Choose a new password" label="Looking at your link" />;
  return <ResetForm link={link} email={data.email} onDone={() => setIsDone(true)} onRefusal={handleRefusal} />;
}

function NewLink() {
  return <ButtonLink to={paths.account.passwordResetLink()}>Ask for a new link</ButtonLink>;
}

function Done() {
  return (
    <OutcomePage title="Your password is changed" actions={<SignInButton>Sign in</SignInButton>}>
      <Text>
        Sign in with the new one from now on. Every device that was signed in is signed out, and we have sent you a
        message about the change.
      </Text>
    </OutcomePage>
  );
}
