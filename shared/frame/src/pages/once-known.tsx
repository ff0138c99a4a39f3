import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { ErrorState } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import { LoadingCode } from '../loading/loading-code.tsx';

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
  return <LoadingCode />;
}
