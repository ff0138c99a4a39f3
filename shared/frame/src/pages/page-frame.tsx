import { type AreaRoute, useHost } from '@counterpoint/contract';
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
  /** Stands in the page's place when it did not load or threw. */
  readonly Failure: ComponentType<FailureProps>;
}

/** One page of an area: its code is brought within the time limit, and what it throws stays in its place. */
export function PageFrame({ route, limitMs, Failure }: PageFrameProps) {
  const { setTitle } = useHost();
  const { key } = useLocation();
  const page = useLoaded({
    key: route.path,
    peek: () => loadedPages.get(route),
    load: () => loadPage(route, limitMs),
  });
  // Ahead of the page's own effects, so that a page which says better is not talked over.
  useLayoutEffect(() => setTitle(route.title), [route.title, setTitle]);

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
  const what = `The page “${route.title}”`;
  const { Page } = await withDeadline(what, limitMs, () => route.load()).catch((cause: unknown) => {
    // What the loader says, with numbers of chunks and addresses, is for the log; the member reads which page it was.
    throw cause instanceof LoadTimeoutError ? cause : new Error(`${what} could not be loaded.`, { cause });
  });
  loadedPages.set(route, Page);
  return Page;
}
