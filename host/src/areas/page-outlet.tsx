import type { AreaRoute } from '@counterpoint/contract';
import { useLocation } from '@counterpoint/contract/router';
import { PageFrame } from '@counterpoint/frame';
import { ErrorPage } from '../errors/error-page.tsx';
import { NotPermittedPage } from '../pages/not-permitted-page.tsx';
import { useMayOpen } from './may-open.ts';
import { pageState } from './page-state.ts';

export function PageOutlet({ route }: { route: AreaRoute }) {
  const { pathname } = useLocation();
  if (!useMayOpen(pathname)) return <NotPermittedPage />;
  return <PageFrame route={route} limitMs={pageState().loadTimeoutMs} Failure={ErrorPage} />;
}
