import { useHost } from '@counterpoint/contract';
import { areaOfPath } from '@counterpoint/contract/areas';
import { paths } from '@counterpoint/contract/paths';
import { type RouteObject, useLocation } from '@counterpoint/contract/router';
import { Alert, Box, Button, Card, Stack, Text } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { type ReactNode, useEffect } from 'react';
import * as signIn from '../../messages/sign-in.generated.ts';
import * as text from '../../messages/standalone.generated.ts';
import type { FailureProps } from '../../pages/failure-boundary.tsx';
import { OnceKnown } from '../../pages/once-known.tsx';
import { PageFrame } from '../../pages/page-frame.tsx';
import { useIsSignedIn } from '../../session/use-is-signed-in.ts';
import { useProfile } from '../../session/use-profile.ts';
import { SignInForm } from '../../sign-in/sign-in-form.tsx';
import { RouteLinks } from '../bar/route-links.tsx';
import { type Frame, useFrame } from './frame.ts';
import { Layout } from './layout.tsx';

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
  const { area } = useFrame();
  return (
    <>
      <PageHeader title={pathname === paths.signIn() ? text.start() : text.otherArea()} />
      <Card>
        <Stack gap="4">
          {pathname !== paths.signIn() && <Text>{ownerOf(pathname, area.id)}</Text>}
          <RouteLinks direction="column" />
        </Stack>
      </Card>
    </>
  );
}

function ownerOf(path: string, here: string): string {
  const owner = areaOfPath(path)?.area;
  if (!owner) return text.unknownPath({ path });
  if (owner.id === here) return text.unknownPage({ path });
  return text.ownedBy({ path, area: owner.label(), id: owner.id });
}
