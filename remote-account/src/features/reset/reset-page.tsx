import { ButtonLink } from '@counterpoint/area-ui/page';
import { problemOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQuery } from '@counterpoint/contract/query';
import { useParams, useSearchParams } from '@counterpoint/contract/router';
import { Text } from '@counterpoint/kit/core';
import { useState } from 'react';
import { checkReset, type ResetLink, resetKeys } from '../../api/password-api.ts';
import { signIn } from '../../messages/account.generated.ts';
import * as text from '../../messages/reset.generated.ts';
import { LinkFailure, UnknownLink } from '../../ui/link-failure.tsx';
import { OutcomePage } from '../../ui/outcome-page.tsx';
import { SignInButton } from '../../ui/sign-in-button.tsx';
import { WaitingPage } from '../../ui/waiting-page.tsx';
import { ResetForm } from './reset-form.tsx';

export function ResetPage() {
  const { userId = '' } = useParams();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  if (userId === '' || token === '') return <UnknownLink nextStep={<NewLink />} />;
  return <Reset key={`${userId} ${token}`} link={{ userId, token }} />;
}

function Reset({ link }: { link: ResetLink }) {
  const { http } = useHost();
  const [isDone, setIsDone] = useState(false);
  const [linkError, setLinkError] = useState<unknown>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: resetKeys.link(link),
    queryFn: ({ signal }) => checkReset(http, link, signal),
    // Refetching would discard what was typed; submitting reports an expired link.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  function handleLinkError(thrown: unknown): boolean {
    const isLinkError = problemOf(thrown)?.code.startsWith('link_') ?? false;
    if (isLinkError) setLinkError(thrown);
    return isLinkError;
  }

  if (isDone) return <PasswordChanged />;
  const failure = linkError ?? (isFetching ? null : error);
  if (failure)
    return (
      <LinkFailure error={failure} title={text.notChanged()} nextStep={<NewLink />} onRetry={() => void refetch()} />
    );
  if (!data) return <WaitingPage title={text.choose()} label={text.checking()} />;
  return <ResetForm link={link} email={data.email} onDone={() => setIsDone(true)} onLinkError={handleLinkError} />;
}

function NewLink() {
  return <ButtonLink to={paths.account.passwordResetLink()}>{text.newLink()}</ButtonLink>;
}

function PasswordChanged() {
  return (
    <OutcomePage title={text.changed()} actions={<SignInButton>{signIn()}</SignInButton>}>
      <Text>{text.signInWithNew()}</Text>
    </OutcomePage>
  );
}
