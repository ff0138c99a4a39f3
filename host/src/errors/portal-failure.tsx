import type { FailureProps } from '@counterpoint/frame';
import { ErrorPage } from './error-page.tsx';

export function PortalFailure({ error }: Pick<FailureProps, 'error'>) {
  return <ErrorPage error={error} />;
}
