import { useRouteError } from '@counterpoint/contract/router';
import { ErrorPage } from './error-page.tsx';

/** The router keeps what its routes throw before our boundary could; this shows it in the same way. */
export function RouteErrorPage() {
  return <ErrorPage error={useRouteError()} />;
}
