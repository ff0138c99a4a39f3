import type { HttpClient } from '@counterpoint/contract';
import {
  type DoubleClaimPage,
  type DoubleClaimQuery,
  doubleClaimPage,
  type OverlapAnswered,
  type OverlapAnswers,
  overlapAnswered,
} from '@counterpoint/domain/schemas';

/** It begins as all that is told of recordings does: what changes there makes it old too. */
export const doubleClaimKeys = {
  list: (query: DoubleClaimQuery) => ['recordings', 'double-claims', query] as const,
};

export function fetchDoubleClaims(
  http: HttpClient,
  query: DoubleClaimQuery,
  signal?: AbortSignal,
): Promise<DoubleClaimPage> {
  return http.get('/double-claims', { schema: doubleClaimPage, query: { ...query }, ...(signal && { signal }) });
}

export function answerOverlaps(http: HttpClient, answers: OverlapAnswers): Promise<OverlapAnswered> {
  return http.post('/double-claims/answers', { schema: overlapAnswered, json: answers });
}
