import { messageOf } from '@counterpoint/client/http';
import { Card } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';

interface LoadedProps<Data> {
  readonly query: { readonly data: Data | undefined; readonly error: unknown; refetch(): unknown };
  /** Shown until there is data or a failure. */
  readonly loading?: ReactNode;
  /** Whether a failure gets a card of its own. */
  readonly isFramed?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** Shows the data of a query, or its failure with a retry. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, loading = null, isFramed = false, children } = props;
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return loading;
  const failure = <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  return isFramed ? <Card>{failure}</Card> : failure;
}
