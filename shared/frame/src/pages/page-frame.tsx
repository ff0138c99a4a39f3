import { type AreaRoute, routeTitle, useHost } from '@counterpoint/contract';
import { useLocation } from '@counterpoint/contract/router';
import { type ComponentType, useLayoutEffect } from 'react';
import { LoadTimeoutError, withDeadline } from '../loading/deadline.ts';
import { LoadingCode } from '../loading/loading-code.tsx';
import { useLoaded } from '../loading/use-loaded.ts';
import { FailureBoundary, type FailureProps } from './failure-boundary.tsx';

const loadedPages = new WeakMap<AreaRoute, ComponentType>();

interface PageFrameProps {
  readonly route: AreaRoute;
  /** How long the page's code may take to arrive, in milliseconds. */
  readonly limitMs: number;
  /** Shown when the page did not load or threw. */
  readonly Failure: ComponentType<FailureProps>;
}

/** Loads one page of an area within the time limit, and contains what it throws. */
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

async function loadPage(route: AreaRoute, limitMs: number): Promise<ComponentType> {
  const what = `The page “${routeTitle(route)}”`;
  const { Page } = await withDeadline(what, limitMs, () => route.load()).catch((cause: unknown) => {
    // The loader's message, with chunk numbers and addresses, is for the log; the member reads which page it was.
    throw cause instanceof LoadTimeoutError ? cause : new Error(`${what} could not be loaded.`, { cause });
  });
  loadedPages.set(route, Page);
  return Page;
}
