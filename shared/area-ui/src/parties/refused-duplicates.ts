import { problemOf } from '@counterpoint/client/http';
import {
  type ComposerCandidate,
  type ComposerRow,
  composerCandidates,
  composerRow,
} from '@counterpoint/domain/schemas/parties';

/** Returns the candidates that the user must decide on; null for any other error. */
export function possibleDuplicatesIn(error: unknown): readonly ComposerCandidate[] | null {
  const problem = problemOf(error);
  if (problem?.code !== 'possible_duplicates') return null;
  return composerCandidates.safeParse(problem.current).data?.items ?? null;
}

/** Returns the existing party; null for any other error. */
export function knownPartyIn(error: unknown): ComposerRow | null {
  const problem = problemOf(error);
  if (problem?.code !== 'party_exists') return null;
  return composerRow.safeParse(problem.current).data ?? null;
}
