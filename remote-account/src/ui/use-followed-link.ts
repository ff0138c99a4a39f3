import { useQuery } from '@counterpoint/contract/query';

interface FollowedLink<Answer> {
  readonly data: Answer | undefined;
  readonly error: unknown;
  retry(): void;
}

/** A query and not a mutation: runs once per token, however often the page renders. */
export function useFollowedLink<Answer>(
  queryKey: readonly string[],
  follow: () => Promise<Answer>,
): FollowedLink<Answer> {
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
