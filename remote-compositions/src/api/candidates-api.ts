import type { HttpClient } from '@counterpoint/contract';
import { type candidateQuery, type DuplicateCandidate, duplicateCandidates } from '@counterpoint/domain/schemas';
import type * as z from 'zod/mini';

/** What is known so far of a work that is being registered. */
export type KnownOfWork = z.input<typeof candidateQuery>;

export const candidateKeys = {
  of: (known: KnownOfWork) => ['composition-candidates', known] as const,
};

/** Works that may be the one that is being registered, the likeliest first. */
export async function fetchCandidates(
  http: HttpClient,
  known: KnownOfWork,
  signal: AbortSignal,
): Promise<DuplicateCandidate[]> {
  const found = await http.post('/compositions/candidates', { schema: duplicateCandidates, json: known, signal });
  return found.items;
}
