import type { HttpClient } from '@counterpoint/contract';
import { type CompositionPage, compositionPage, type compositionQuery } from '@counterpoint/domain/schemas';
import type * as z from 'zod/mini';

export type CompositionQuery = z.output<typeof compositionQuery>;

export function fetchCompositions(
  http: HttpClient,
  query: CompositionQuery,
  signal: AbortSignal,
): Promise<CompositionPage> {
  return http.get('/compositions', { schema: compositionPage, query, signal });
}
