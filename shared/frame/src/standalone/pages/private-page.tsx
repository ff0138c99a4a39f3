import { Box, Card } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import { OnceKnown } from '../../pages/once-known.tsx';
import { useIsSignedIn } from '../../session/use-is-signed-in.ts';
import { useProfile } from '../../session/use-profile.ts';
import { SignInForm } from '../../sign-in/sign-in-form.tsx';
import { useFrame } from '../app/frame.ts';

/** Asks to sign in where nobody is, and waits until it is known who: private pages count on a user. */
export function PrivatePage({ children }: { children: ReactNode }) {
  const frame = useFrame();
  const isSignedIn = useIsSignedIn(frame.session);
  const profile = useProfile(frame);
  if (isSignedIn) return <OnceKnown profile={profile}>{children}</OnceKnown>;
  return (
    <>
      <PageHeader title="Sign in" context="This page needs a session. Any member of the portal will do." />
      <Card>
        <Box maxWidth="24rem">
          <SignInForm connections={frame} />
        </Box>
      </Card>
    </>
  );
}
