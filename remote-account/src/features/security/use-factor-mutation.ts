import { messageOf, problemOf } from '@counterpoint/client/http';
import { useRefresh } from '@counterpoint/client/queries';
import { type HttpClient, useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { SECOND_FACTORS } from '../../api/second-factor-api.ts';

interface FactorChange<Input, Outcome> {
  run(http: HttpClient, input: Input): Promise<Outcome>;
  onDone(outcome: Outcome): void;
}

/** Reloads the list after each change, and says what went wrong. */
export function useFactorMutation<Input, Outcome>({ run, onDone }: FactorChange<Input, Outcome>) {
  const { http } = useHost();
  const refresh = useRefresh(SECOND_FACTORS.key);
  const mutation = useMutation({
    mutationFn: (input: Input) => run(http, input),
    onSuccess: onDone,
    onSettled: refresh,
  });
  const { error } = mutation;
  return {
    start: mutation.mutate,
    isBusy: mutation.isPending,
    failure: error && (problemOf(error)?.details?.[0]?.message ?? messageOf(error)),
  };
}
