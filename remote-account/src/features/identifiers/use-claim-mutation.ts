import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import { isniKeys } from '../../api/isni-api.ts';

export function useClaimMutation(mutationFn: () => Promise<void>, successMessage: string) {
  const { notify } = useHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => notify(successMessage, { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    // Also after an error: staff may have decided meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: isniKeys.all }),
  });
}
