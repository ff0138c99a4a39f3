import { type Area, useHost } from '@counterpoint/contract';
import { useRoutes } from '@counterpoint/contract/router';
import { LoadingCode, useLoaded } from '@counterpoint/frame';
import { useLayoutEffect } from 'react';
import { ErrorPage } from '../errors/error-page.tsx';
import { UnknownPath } from '../pages/unknown-path.tsx';
import { loadArea, loadedArea } from './load-area.ts';
import { PageOutlet } from './page-outlet.tsx';
import { areaTitle } from './registry-store.ts';

export function AreaOutlet({ areaId }: { areaId: string }) {
  const { setTitle } = useHost();
  const area = useLoaded({
    key: areaId,
    peek: () => loadedArea(areaId),
    load: (attempt) => loadArea(areaId, attempt),
  });
  const hasPages = area.status === 'loaded';
  // Otherwise the tab keeps the title of the page before.
  useLayoutEffect(() => {
    if (!hasPages) setTitle(areaTitle(areaId));
  }, [hasPages, areaId, setTitle]);
  if (area.status === 'loading') return <LoadingCode />;
  if (area.status === 'failed') return <ErrorPage error={area.error} onRetry={area.retry} />;
  return <AreaPages area={area.value} />;
}

function AreaPages({ area }: { area: Area }) {
  return useRoutes([
    ...area.routes.map((route) => ({ path: route.path, element: <PageOutlet key={route.path} route={route} /> })),
    { path: '*', element: <UnknownPath /> },
  ]);
}
