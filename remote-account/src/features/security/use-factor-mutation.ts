import { messageOf, problemOf } from '@counterpoint/client/http';
import { type HttpClient, useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import { secondFactorKeys } from '../../api/second-factor-api.ts';

interface FactorChange<Input, Outcome> {
  run(http: HttpClient, input: Input): Promise<Outcome>;
  onDone(outcome: Outcome): void;
}

/** Reloads the list after each change, and says what went wrong. */
export function useFactorMutation<Input, Outcome>({ run, onDone }: FactorChange<Input, Outcome>) {
  const { http } = useHost();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: (input: Input) => run(http, input),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: secondFactorKeys.mine }),
  });
  const { error } = mutation;
  return {
    start: mutation.mutate,
    isBusy: mutation.isPending,
    failure: error && (problemOf(error)?.details?.[0]?.message ?? messageOf(error)),
  };
}
