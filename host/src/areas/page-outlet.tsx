import type { AreaRoute } from '@counterpoint/contract';
import { PageFrame } from '@counterpoint/frame';
import { ErrorPage } from '../errors/error-page.tsx';
import { pageState } from './page-state.ts';

export function PageOutlet({ route }: { route: AreaRoute }) {
  return <PageFrame route={route} limitMs={pageState().loadTimeoutMs} Failure={ErrorPage} />;
}
