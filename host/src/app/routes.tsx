import { paths } from '@counterpoint/contract/paths';
import { Navigate, type RouteObject, useLocation, useRouteError } from '@counterpoint/contract/router';
import { useEffect, useMemo, useRef } from 'react';
import { AreaOutlet } from '../areas/area-outlet.tsx';
import { takesNewerVersion } from '../areas/newer-version.ts';
import { PageOutlet } from '../areas/page-outlet.tsx';
import { areaOfPath } from '../areas/registry-store.ts';
import { ErrorPage } from '../errors/error-page.tsx';
import { hostPages } from '../pages/host-pages.ts';
import { UnknownPath } from '../pages/unknown-path.tsx';
import { redirectAfterSession, routeDecision } from '../session/guard.ts';
import { PrivateLayout, PublicLayout } from './layouts.tsx';
import { usePortal } from './portal.ts';
import { RootLayout } from './root-layout.tsx';

/** Areas share one layout route, so that the shell stays mounted between them. */
export function createRoutes(): RouteObject[] {
  return [
    {
      element: <RootLayout />,
      errorElement: <RouteErrorPage />,
      children: [
        { path: paths.signIn(), element: <Navigate to={paths.dashboard()} replace /> },
        {
          element: <Layout />,
          children: [
            ...hostPages.map((page) => ({ path: page.path, element: <PageOutlet key={page.path} route={page} /> })),
            { path: '*', element: <AreaOrUnknown /> },
          ],
        },
      ],
    },
  ];
}

function Layout() {
  const { pathname, search, hash } = useLocation();
  const { session, place } = usePortal();
  // Checked on navigation only: an open page may hold unsaved work.
  const isAllowed = useMemo(() => routeDecision(pathname, session.get() !== null) !== 'sign-in', [pathname, session]);
  useEffect(() => {
    if (!isAllowed) redirectAfterSession({ pathname, search, hash, replace: (url) => place.replace(url) });
  }, [isAllowed, pathname, search, hash, place]);
  useReloadForNewerVersion(pathname);
  if (!isAllowed) return null;
  return areaOfPath(pathname)?.access === 'public' ? <PublicLayout /> : <PrivateLayout />;
}

/** On navigation, when the address has changed already. */
function useReloadForNewerVersion(pathname: string): void {
  const { place, queryClient, hasTypedOn } = usePortal();
  const last = useRef(pathname);
  useEffect(() => {
    const before = last.current;
    last.current = pathname;
    if (before !== pathname && !hasTypedOn(before) && takesNewerVersion(queryClient)) place.reload();
  }, [pathname, queryClient, place, hasTypedOn]);
}

function AreaOrUnknown() {
  const { pathname } = useLocation();
  const area = areaOfPath(pathname)?.area;
  return area ? <AreaOutlet key={area.area} areaId={area.area} /> : <UnknownPath />;
}

/** The router catches errors of its routes before our boundary does. */
function RouteErrorPage() {
  return <ErrorPage error={useRouteError()} />;
}
