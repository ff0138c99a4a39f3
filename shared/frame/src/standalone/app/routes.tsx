import { useHost } from '@counterpoint/contract';
import { areaOfPath } from '@counterpoint/contract/areas';
import { paths } from '@counterpoint/contract/paths';
import { type RouteObject, useLocation } from '@counterpoint/contract/router';
import { Alert, Box, Button, Card, Stack, Text } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { type ReactNode, useEffect } from 'react';
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
    <Alert tone="error" title="Something went wrong." action={<Button onClick={onRetry}>Try again</Button>}>
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
      <PageHeader title="Sign in" context="This page needs a session. Any member of the portal will do." />
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
      <PageHeader title={pathname === paths.signIn() ? 'What can be opened here' : 'Not of this area'} />
      <Card>
        <Stack gap="4">
          {pathname !== paths.signIn() && <Text>{whose(pathname, area.id)}</Text>}
          <RouteLinks direction="column" />
        </Stack>
      </Card>
    </>
  );
}

function whose(pathname: string, here: string): string {
  const owner = areaOfPath(pathname)?.area;
  if (!owner) return `${pathname} is no path of this area: it belongs to the host, or to nobody.`;
  if (owner.id === here) return `${pathname} lies below a path of this area, but no page of it answers there.`;
  return `${pathname} belongs to the area “${owner.label()}” (${owner.id}), which does not run here.`;
}
