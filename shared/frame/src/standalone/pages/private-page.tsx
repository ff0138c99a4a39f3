import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { Card, Delayed, Spinner } from '@counterpoint/kit/core';
import { ErrorState, PageHeader } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import { useFrame } from '../app/frame.ts';
import { useIsSignedIn } from '../app/use-host-services.ts';
import { profileQuery } from '../session/profile-query.ts';
import { SignInForm } from '../session/sign-in-form.tsx';

/** Asks to sign in where nobody is, and waits until it is known who: private pages count on a user. */
export function PrivatePage({ children }: { children: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  const { user } = useHost();
  if (!isSignedIn) {
    return (
      <>
        <PageHeader title="Sign in" context="This page needs a session. Any member of the portal will do." />
        <Card>
          <SignInForm />
        </Card>
      </>
    );
  }
  return user ? children : <WaitForUser />;
}

function WaitForUser() {
  const { http } = useFrame();
  const { error, refetch } = useQuery(profileQuery(http));
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <Delayed>
      <Spinner label="Loading your profile" />
    </Delayed>
  );
}
