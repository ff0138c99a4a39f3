import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { type ReactNode, useEffect } from 'react';

/** Code that comes when it is needed, under a name of its own in the whole portal. */
export interface LaterPart<Part> {
  readonly name: string;
  readonly load: () => Promise<Part>;
}

function partQuery<Part>({ name, load }: LaterPart<Part>) {
  return {
    queryKey: ['later-part', name],
    // A component is a function, which the cache would take for a way to make one.
    queryFn: async () => ({ part: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    networkMode: 'always' as const,
  };
}

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
