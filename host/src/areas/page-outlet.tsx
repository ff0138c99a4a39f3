import { type AreaRoute, useHost } from '@counterpoint/contract';
import { useLocation } from '@counterpoint/contract/router';
import { type ComponentType, useEffect } from 'react';
import { ErrorPage } from '../errors/error-page.tsx';
import { withDeadline } from './deadline.ts';
import { LoadingCode } from './loading-code.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { pageState } from './page-state.ts';
import { useLoaded } from './use-loaded.ts';

const loadedPages = new WeakMap<AreaRoute, ComponentType>();

/** One page of an area: its code is brought within the time limit, and what it throws stays in its place. */
export function PageOutlet({ route }: { route: AreaRoute }) {
  const { setTitle } = useHost();
  const { key } = useLocation();
  const page = useLoaded({
    key: route.path,
    peek: () => loadedPages.get(route),
    load: () => loadPage(route),
  });
  useEffect(() => setTitle(route.title), [route.title, setTitle]);

  if (page.status === 'loading') return <LoadingCode />;
  if (page.status === 'failed') return <ErrorPage error={page.error} onRetry={page.retry} />;
  const { value: Page } = page;
  return (
    <PageBoundary resetKey={key}>
      <Page />
    </PageBoundary>
  );
}

async function loadPage(route: AreaRoute): Promise<ComponentType> {
  const { Page } = await withDeadline(`The page “${route.title}”`, pageState().loadTimeoutMs, () => route.load());
  loadedPages.set(route, Page);
  return Page;
}
