import { problemOf } from '@counterpoint/client/http';
import {
  type ComposerCandidate,
  type ComposerRow,
  composerCandidates,
  composerRow,
} from '@counterpoint/domain/schemas/parties';

/** Those whom an answer named who have to be told apart first; null for every other failure. */
export function possibleDuplicatesIn(error: unknown): readonly ComposerCandidate[] | null {
  const problem = problemOf(error);
  if (problem?.code !== 'possible_duplicates') return null;
  const read = composerCandidates.safeParse(problem.current);
  return read.success ? read.data.items : null;
}

/** Who it is after all, where an answer says so; null for every other failure. */
export function knownPartyIn(error: unknown): ComposerRow | null {
  const problem = problemOf(error);
  if (problem?.code !== 'party_exists') return null;
  const read = composerRow.safeParse(problem.current);
  return read.success ? read.data : null;
}
