import { isStale, messageOf, problemOf } from '@counterpoint/client/http';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { type IsniApplication, isniApplication } from '@counterpoint/domain/schemas/parties';
import { ISNI_KEY } from '../../api/isni-api.ts';

export function useApplicationMutation<Input>(
  mutationFn: (input: Input) => Promise<IsniApplication>,
  successMessage: (application: IsniApplication) => string,
) {
  const { notify } = useHost();
  const refresh = useRefresh(ISNI_KEY);
  return useMutation({
    mutationFn,
    onSuccess: async (application) => {
      notify(successMessage(application), { type: 'success' });
      await refresh();
    },
    onError: (error) => {
      notify(messageOf(error), { type: 'error' });
      const current = isniApplication.safeParse(problemOf(error)?.current);
      if (isStale(error) || current.success) void refresh();
    },
  });
}
