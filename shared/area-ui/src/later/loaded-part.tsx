import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { type ReactNode, useEffect } from 'react';
import { type LaterPart, partQuery } from './later-part.ts';

interface LoadedPartProps<Part> {
  readonly later: LaterPart<Part>;
  /** What is said where it does not come. */
  readonly message?: string;
  readonly children: (part: Part) => ReactNode;
}

/** A part whose code comes when it is needed. One that does not come can be asked for again; nothing typed is lost. */
export function LoadedPart<Part>({
  later,
  message = 'This step could not be loaded. What you typed is kept.',
  children,
}: LoadedPartProps<Part>) {
  const loaded = useQuery(partQuery(later));
  if (loaded.data) return children(loaded.data.part);
  if (loaded.isError) return <ErrorState message={message} onRetry={() => void loaded.refetch()} />;
  return <ListSkeleton rows={5} />;
}

/** Brings the later steps while the earlier ones are filled in. `parts` is one list, made once. */
export function useLaterParts(isNear: boolean, parts: readonly LaterPart<unknown>[]): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isNear) return;
    for (const part of parts) void queries.prefetchQuery(partQuery(part));
  }, [queries, isNear, parts]);
}
