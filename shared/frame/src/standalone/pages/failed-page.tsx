import { useHost } from '@counterpoint/contract';
import { Alert, Button } from '@counterpoint/kit/core';
import { useEffect } from 'react';
import type { FailureProps } from '../../pages/failure-boundary.tsx';

/** A page that did not load or that threw; the error goes to the log, as it would in the portal. */
export function FailedPage({ error, onRetry }: FailureProps) {
  const { reportError } = useHost();
  useEffect(() => reportError(error), [error, reportError]);
  return (
    <Alert tone="error" title="Something went wrong." action={<Button onClick={onRetry}>Try again</Button>}>
      {error instanceof Error ? error.message : String(error)}
    </Alert>
  );
}
