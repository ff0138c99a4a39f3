import { useSearchParams } from '@counterpoint/contract/router';
import { ListSkeleton } from '@counterpoint/kit/table';
import { lazy, type ReactNode, Suspense } from 'react';

const Representing = lazy(() => import('./representing.tsx').then((module) => ({ default: module.Representing })));

/** With `?mandate=<id>` in the address, shows and answers an entry as the represented member. */
export function UnderMandate({ children }: { children: ReactNode }) {
  const [parameters] = useSearchParams();
  const mandate = parameters.get('mandate');
  if (mandate === null) return children;
  return (
    <Suspense fallback={<ListSkeleton rows={6} />}>
      <Representing key={mandate} mandate={mandate}>
        {children}
      </Representing>
    </Suspense>
  );
}
