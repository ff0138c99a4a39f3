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

  /** Watches a submission: the page of a link that no longer works replaces the form. */
  async function watch<Answer>(submission: Promise<Answer>): Promise<Answer> {
    try {
      return await submission;
    } catch (thrown) {
      if (problemOf(thrown)?.code.startsWith('link_')) setLinkError(thrown);
      throw thrown;
    }
  }

  return { data, failure: linkError ?? (isFetching ? null : error), watch, retry: () => void refetch() };
}
