import { useLocation, useSearchParams } from '@counterpoint/contract/router';
import { type ProblemDetail, problemDetail } from '@counterpoint/domain/schemas';
import * as z from 'zod/mini';

/** What a step is handed by the page that leads to it. */
const arrival = z.object({
  /** A later page was asked for, and this step is not complete. */
  unfinished: z.catch(z.boolean(), false),
  /** What the server found wrong with this step. */
  errors: z.catch(z.array(problemDetail), []),
});

/** As the state of a move to a step. */
export type StepArrival = Partial<z.infer<typeof arrival>>;

const CHANGE = 'change';

/** Opens a step for one answer; it leads back to the answers. */
export function changeAt(path: string, field: string): string {
  return `${path}?${new URLSearchParams({ [CHANGE]: field })}`;
}

/** How somebody came to a step: for one answer, because it is not complete, or with errors of the server. */
export function useStepArrival(): { change: string | null; unfinished: boolean; errors: readonly ProblemDetail[] } {
  const [search] = useSearchParams();
  const { state } = useLocation();
  return { change: search.get(CHANGE), ...arrival.parse(Object(state)) };
}
