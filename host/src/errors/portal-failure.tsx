import type { FailureProps } from '@counterpoint/frame';
import { ErrorPage } from './error-page.tsx';

/** What the shell itself threw; without the shell the only ways on are the document's. */
export function PortalFailure({ error }: Pick<FailureProps, 'error'>) {
  return <ErrorPage error={error} />;
}
