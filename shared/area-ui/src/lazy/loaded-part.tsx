import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import { chakra, Delayed, Skeleton, VisuallyHidden } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { type ReactNode, useEffect } from 'react';
import * as text from '../messages/lazy.generated.ts';
import { type LazyPart, partQuery } from './lazy-part.ts';

interface LoadedPartProps<Part> {
  readonly lazy: LazyPart<Part>;
  readonly message?: string;
  readonly children: (part: Part) => ReactNode;
}

export function LoadedPart<Part>({ lazy, message = text.partNotLoaded(), children }: LoadedPartProps<Part>) {
  const loaded = useQuery(partQuery(lazy));
  if (loaded.data) return children(loaded.data.part);
  if (loaded.isError) return <ErrorState message={message} onRetry={() => void loaded.refetch()} />;
  return (
    <chakra.div role="status" minHeight="16.25rem" padding="3.5">
      <VisuallyHidden>{text.loading()}</VisuallyHidden>
      <Delayed>
        <Skeleton height="14.5rem" />
      </Delayed>
    </chakra.div>
  );
}

/** Prefetches later steps. `parts` must be the same array on each render. */
export function useLazyParts(isNear: boolean, parts: readonly LazyPart<unknown>[]): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isNear) return;
    for (const part of parts) void queries.prefetchQuery(partQuery(part));
  }, [queries, isNear, parts]);
}
