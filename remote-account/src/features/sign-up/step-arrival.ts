import { useLocation, useSearchParams } from '@counterpoint/contract/router';
import { type ProblemDetail, problemDetail } from '@counterpoint/domain/schemas/requests';
import * as z from 'zod/mini';

const arrival = z.object({
  unfinished: z.catch(z.boolean(), false),
  errors: z.catch(z.array(problemDetail), []),
});

export type StepArrival = Partial<z.infer<typeof arrival>>;

const CHANGE = 'change';

export function changeAt(path: string, field: string): string {
  return `${path}?${new URLSearchParams({ [CHANGE]: field })}`;
}

export function useStepArrival(): { change: string | null; unfinished: boolean; errors: readonly ProblemDetail[] } {
  const [search] = useSearchParams();
  const { state } = useLocation();
  return { change: search.get(CHANGE), ...arrival.parse(Object(state)) };
}
