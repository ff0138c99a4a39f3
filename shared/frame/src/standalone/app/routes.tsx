import { HostProvider, type HostServices, useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { type RouteObject, useLocation } from '@counterpoint/contract/router';
import { Alert, Box, Button, Card, StackedCard, Text } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLeaveGuard } from '../../leaving/use-leave-guard.ts';
import * as signIn from '../../messages/sign-in.generated.ts';
import * as text from '../../messages/standalone.generated.ts';
import type { FailureProps } from '../../pages/failure-boundary.tsx';
import { OnceKnown } from '../../pages/once-known.tsx';
import { PageFrame } from '../../pages/page-frame.tsx';
import { PagePlace } from '../../pages/page-place.tsx';
import { useHostServices } from '../../services/use-host-services.ts';
import { useIsSignedIn, useProfile } from '../../session/use-profile.ts';
import { ProofDialog } from '../../sign-in/proof-dialog.tsx';
import { SignInAgainDialog } from '../../sign-in/sign-in-again-dialog.tsx';
import { SignInForm } from '../../sign-in/sign-in-form.tsx';
import { FrameBar, RouteLinks } from '../bar/frame-bar.tsx';
import { type Frame, useFrame } from './frame.ts';
import { useSignOut } from './use-sign-out.ts';

export function createRoutes({ area, loadTimeoutMs }: Frame): RouteObject[] {
  const pages = area.routes.map((route) => {
    const page = <PageFrame key={route.path} route={route} limitMs={loadTimeoutMs} Failure={FailedPage} />;
    return { path: route.path, element: route.access === 'public' ? page : <PrivatePage>{page}</PrivatePage> };
  });
  return [{ element: <Layout />, children: [...pages, { path: '*', element: <UnknownPath /> }] }];
}

function FailedPage({ error, onRetry }: FailureProps) {
  const { reportError } = useHost();
  useEffect(() => reportError(error), [error, reportError]);
  return (
    <Alert
      tone="error"
      title={text.somethingWentWrong()}
      action={onRetry && <Button onClick={onRetry}>{text.tryAgain()}</Button>}
    >
      {error instanceof Error ? error.message : String(error)}
    </Alert>
  );
}

function PrivatePage({ children }: { children: ReactNode }) {
  const frame = useFrame();
  const isSignedIn = useIsSignedIn(frame.session);
  const profile = useProfile(frame);
  if (isSignedIn) return <OnceKnown profile={profile}>{children}</OnceKnown>;
  return (
    <>
      <PageHeader title={signIn.signIn()} context={signIn.needsSession()} />
      <Card>
        <Box maxWidth="24rem">
          <SignInForm connections={frame} />
        </Box>
      </Card>
    </>
  );
}

function UnknownPath() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={pathname === paths.signIn() ? text.start() : text.otherArea()} />
      <StackedCard>
        {pathname !== paths.signIn() && <Text>{text.unknownPath({ path: pathname })}</Text>}
        <RouteLinks direction="column" />
      </StackedCard>
    </>
  );
}

function Layout() {
  const frame = useFrame();
  const signOut = useSignOut();
  const guardLeave = useLeaveQuestion();
  const services = useHostServices(frame, guardLeave, frame.messages);
  useSameMember(services);
  return (
    <HostProvider value={services}>
      <FrameBar />
      <Box
        as="main"
        maxWidth="content"
        paddingX={{ base: '4', md: '9' }}
        paddingTop={{ base: '5', md: '7' }}
        paddingBottom="12"
      >
        <PagePlace Failure={FailedPage} />
      </Box>
      <ProofDialog connections={frame} />
      <SignInAgainDialog connections={frame} email={services.user?.email} onSignOut={signOut} />
    </HostProvider>
  );
}

function useLeaveQuestion(): (isDirty: boolean) => void {
  const { guardLeave, isConfirming, leave, stay } = useLeaveGuard();
  useEffect(() => {
    if (!isConfirming) return;
    if (window.confirm(text.leaveQuestion())) leave();
    else stay();
  }, [isConfirming, leave, stay]);
  return guardLeave;
}

/** If another member signed in from another tab, this member's page must not stay: reloads. */
function useSameMember({ user, refreshProfile }: Pick<HostServices, 'user' | 'refreshProfile'>): void {
  const { session, place } = useFrame();
  const id = user?.member_id;
  const first = useRef(id);
  useEffect(() => {
    return session.subscribe(() => {
      if (session.get()) refreshProfile().catch(() => undefined);
    });
  }, [session, refreshProfile]);
  useEffect(() => {
    if (first.current !== undefined && id !== undefined && id !== first.current) place.reload();
    first.current ??= id;
  }, [id, place]);
}
