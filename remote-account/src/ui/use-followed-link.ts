import { useQuery } from '@counterpoint/contract/query';

interface FollowedLink<Answer> {
  readonly data: Answer | undefined;
  /** Why it was refused; null while it is being followed. */
  readonly refusal: unknown;
  retry(): void;
}

/** Follows a link that does its work once. A query and not a mutation: asked once for a token, however often the page is drawn. */
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
  return { data, refusal: isFetching ? null : error, retry: () => void refetch() };
}
