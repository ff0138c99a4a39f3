import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { ErrorState } from '@counterpoint/kit/page';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingCode } from '../loading/loading-code.tsx';
import * as text from '../messages/pages.generated.ts';

/** No call to the API has a limit of its own: past this one the member is told, and the call may still be answered. */
const LONG_WAIT_MS = 10_000;

interface OnceKnownProps {
  /** How the member's profile stands; a query's result has this shape. */
  readonly profile: { readonly error: Error | null; readonly refetch: () => unknown };
  readonly children: ReactNode;
}

/** Private pages count on a user; until it is known who that is, there is nothing to show them. */
export function OnceKnown({ profile: { error, refetch }, children }: OnceKnownProps) {
  const { user } = useHost();
  if (user) return children;
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  return <Waiting />;
}

function Waiting() {
  const client = useQueryClient();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (isLong) return;
    const timer = setTimeout(() => setIsLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isLong]);

  /** All that was asked with it is given up too: what hangs holds one of the few connections that a browser has. */
  async function handleRetry(): Promise<void> {
    setIsLong(false);
    await client.cancelQueries();
    await client.refetchQueries({ type: 'active' });
  }

  if (!isLong) return <LoadingCode />;
  return <ErrorState message={text.slow()} onRetry={() => void handleRetry()} />;
}
