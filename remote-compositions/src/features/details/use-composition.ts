import { useHost } from '@counterpoint/contract';
import { useMutation, useQuery, useQueryClient } from '@counterpoint/contract/query';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { compositionKeys, confirmShares, fetchComposition } from '../../api/compositions-api.ts';

export function useComposition(id: string) {
  const { http } = useHost();
  return useQuery({
    queryKey: compositionKeys.details(id),
    queryFn: ({ signal }) => fetchComposition(http, id, signal),
  });
}

export function useConfirmShares() {
  const { http } = useHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (work: CompositionDetails) => confirmShares(http, work),
    onSuccess: (work) => queries.setQueryData(compositionKeys.details(work.id), work),
    // Also after a refusal: the work may have changed, and then one must see what one is asked to confirm.
    onSettled: () => queries.invalidateQueries({ queryKey: compositionKeys.all }),
  });
}
