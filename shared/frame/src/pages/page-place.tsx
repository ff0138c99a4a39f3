import { Outlet, useLocation } from '@counterpoint/contract/router';
import type { ComponentType } from 'react';
import { FailureBoundary, type FailureProps } from './failure-boundary.tsx';

/** Where a layout shows its page. A page that throws while the member leaves it has lost its own boundary. */
export function PagePlace({ Failure }: { readonly Failure: ComponentType<FailureProps> }) {
  const { key } = useLocation();
  return (
    <FailureBoundary resetKey={key} Failure={Failure}>
      <Outlet />
    </FailureBoundary>
  );
}
