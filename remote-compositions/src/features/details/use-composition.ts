import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { compositionKeys } from '../../api/composition-keys.ts';
import { fetchComposition } from '../../api/compositions-api.ts';

export function useComposition(id: string) {
  const { http } = useHost();
  return useQuery({
    queryKey: compositionKeys.details(id),
    queryFn: ({ signal }) => fetchComposition(http, id, signal),
  });
}
