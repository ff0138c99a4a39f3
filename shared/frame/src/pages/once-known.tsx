import { LONG_WAIT_MS, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { ErrorState } from '@counterpoint/kit/page';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingCode } from '../loading/loading-code.tsx';
import * as text from '../messages/pages.generated.ts';

interface OnceKnownProps {
  readonly profile: { readonly error: Error | null; readonly refetch: () => unknown };
  readonly children: ReactNode;
}

export function OnceKnown({ profile: { error, refetch }, children }: OnceKnownProps) {
  const { user } = useHost();
  if (user) return children;
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  return <LoadingPage />;
}

function LoadingPage() {
  const client = useQueryClient();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (isLong) return;
    const timer = setTimeout(() => setIsLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isLong]);

  /** Cancels every query, because hanging requests hold the browser's few connections per host. */
  async function handleRetry(): Promise<void> {
    setIsLong(false);
    await client.cancelQueries();
    await client.refetchQueries({ type: 'active' });
  }

  if (!isLong) return <LoadingCode />;
  return <ErrorState message={text.slow()} onRetry={() => void handleRetry()} />;
}
