import { problemOf } from '@counterpoint/client/http';
import { useQuery } from '@counterpoint/contract/query';
import { useState } from 'react';

/** A mailed link that is checked before its form is shown; submitting the form can still find it expired. */
export function useCheckedLink<Data>(queryKey: readonly string[], check: (signal: AbortSignal) => Promise<Data>) {
  const [linkError, setLinkError] = useState<unknown>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => check(signal),
    // Refetching would discard what was typed; submitting reports an expired link.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  /** Whether the error is about the link: then its page replaces the form. */
  function handleLinkError(thrown: unknown): boolean {
    const isLinkError = problemOf(thrown)?.code.startsWith('link_') ?? false;
    if (isLinkError) setLinkError(thrown);
    return isLinkError;
  }

  return { data, failure: linkError ?? (isFetching ? null : error), handleLinkError, retry: () => void refetch() };
}
