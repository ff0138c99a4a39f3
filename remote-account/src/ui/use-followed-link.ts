import { useQuery } from '@counterpoint/contract/query';

/** A query and not a mutation: runs once per token, however often the page renders. */
export function useFollowedLink<Answer>(
  queryKey: readonly string[],
  follow: (context: { signal: AbortSignal }) => Promise<Answer>,
) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: follow,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return { data, error: isFetching ? null : error, retry: () => void refetch() };
}
