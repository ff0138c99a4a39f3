import { type AreaRoute, routeTitle, useHost } from '@counterpoint/contract';
import { useLocation } from '@counterpoint/contract/router';
import { type ComponentType, useLayoutEffect } from 'react';
import { LoadTimeoutError, withDeadline } from '../loading/deadline.ts';
import { LoadingCode } from '../loading/loading-code.tsx';
import { useLoaded } from '../loading/use-loaded.ts';
import * as text from '../messages/pages.generated.ts';
import { FailureBoundary, type FailureProps } from './failure-boundary.tsx';

const loadedPages = new WeakMap<AreaRoute, ComponentType>();

interface PageFrameProps {
  readonly route: AreaRoute;
  readonly limitMs: number;
  readonly Failure: ComponentType<FailureProps>;
}

export function PageFrame({ route, limitMs, Failure }: PageFrameProps) {
  const { setTitle } = useHost();
  const { key } = useLocation();
  const page = useLoaded({
    key: route.path,
    peek: () => loadedPages.get(route),
    load: () => loadPage(route, limitMs),
  });
  // Before the page's own effects, so that a page can set a better title.
  useLayoutEffect(() => setTitle(routeTitle(route)), [route, setTitle]);

  if (page.status === 'loading') return <LoadingCode />;
  if (page.status === 'failed') return <Failure error={page.error} onRetry={page.retry} />;
  const { value: Page } = page;
  return (
    <FailureBoundary resetKey={key} Failure={Failure}>
      <Page />
    </FailureBoundary>
  );
}

/** Loads a page's code. Its frame renders at once if the code is there. */
export async function loadPage(route: AreaRoute, limitMs: number): Promise<ComponentType> {
  const title = routeTitle(route);
  const { Page } = await withDeadline(text.page({ title }), limitMs, () => route.load()).catch((cause: unknown) => {
    // The loader's message names chunks and URLs: it goes to the log as the cause.
    throw cause instanceof LoadTimeoutError ? cause : new Error(text.pageFailed({ title }), { cause });
  });
  loadedPages.set(route, Page);
  return Page;
}
