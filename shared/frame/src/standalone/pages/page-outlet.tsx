import { type AreaRoute, useHost } from '@counterpoint/contract';
import { Delayed, Spinner } from '@counterpoint/kit/core';
import { type ComponentType, useEffect, useState } from 'react';
import { useFrame } from '../app/frame.ts';
import { loadWithin } from './load-within.ts';
import { FailedPage, PageBoundary } from './page-boundary.tsx';

type Loaded = { Page: ComponentType } | { error: unknown } | null;

/** A page of the area: brings its code, and keeps in its place what fails. */
export function PageOutlet({ route }: { route: AreaRoute }) {
  const { setTitle } = useHost();
  const { loadTimeoutMs } = useFrame();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => setTitle(route.title), [route.title, setTitle]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to load again
  useEffect(() => {
    let isCurrent = true;
    loadWithin(loadTimeoutMs, route.load).then(
      ({ Page }) => isCurrent && setLoaded({ Page }),
      (error: unknown) => isCurrent && setLoaded({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, route, loadTimeoutMs]);

  function handleRetry(): void {
    setLoaded(null);
    setAttempt(attempt + 1);
  }

  if (!loaded) {
    return (
      <Delayed>
        <Spinner label="Loading the page" />
      </Delayed>
    );
  }
  if ('error' in loaded) return <FailedPage error={loaded.error} onRetry={handleRetry} />;
  const { Page } = loaded;
  return (
    <PageBoundary>
      <Page />
    </PageBoundary>
  );
}
