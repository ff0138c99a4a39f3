import type { AreaRoute } from '@counterpoint/contract';
import { useLocation } from '@counterpoint/contract/router';
import { type FailureProps, PageFrame } from '@counterpoint/frame';
import { documentMoves } from '../errors/document-moves.ts';
import { ErrorPage } from '../errors/error-page.tsx';
import { NotPermittedPage } from '../pages/not-permitted-page.tsx';
import { useMayOpen } from './may-open.ts';
import { retryPage } from './newer-version.ts';
import { pageState } from './page-state.ts';

export function PageOutlet({ route }: { route: AreaRoute }) {
  const { pathname } = useLocation();
  if (!useMayOpen(pathname)) return <NotPermittedPage />;
  return <PageFrame route={route} limitMs={pageState().loadTimeoutMs} Failure={PageFailure} />;
}

function PageFailure({ error, onRetry }: FailureProps) {
  if (!onRetry) return <ErrorPage error={error} />;
  return <ErrorPage error={error} onRetry={() => void retryPage(onRetry, documentMoves.reload)} />;
}
