import { useHost } from '@counterpoint/contract';
import { Outlet, useLocation } from '@counterpoint/contract/router';
import type { ComponentType } from 'react';
import { FailureBoundary, type FailureProps } from './failure-boundary.tsx';

/**
 * Where a layout shows its page. A page that throws while the member leaves it has lost its own boundary: the next page is
 * shown all the same.
 */
export function PagePlace({ Failure }: { readonly Failure: ComponentType<FailureProps> }) {
  const { key } = useLocation();
  const { reportError } = useHost();
  return (
    <FailureBoundary resetKey={key} Failure={Failure} onRecovered={reportError}>
      <Outlet />
    </FailureBoundary>
  );
}
