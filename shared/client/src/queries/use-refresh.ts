import { useQueryClient } from '@counterpoint/contract/query';

/** Returns what refetches the queries below `key`. */
export function useRefresh(key: readonly unknown[]): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
