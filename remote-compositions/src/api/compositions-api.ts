import type { HttpClient } from '@counterpoint/contract';
import { type BulkDiscarded, bulkDiscarded } from '@counterpoint/domain/schemas/entries';
import {
  type BulkDiscard,
  type CompositionPage,
  compositionPage,
  type compositionQuery,
} from '@counterpoint/domain/schemas/works';
import type * as z from 'zod/mini';

export type CompositionQuery = z.output<typeof compositionQuery>;

export function fetchCompositions(
  http: HttpClient,
  query: CompositionQuery,
  signal: AbortSignal,
): Promise<CompositionPage> {
  return http.get('/compositions', { schema: compositionPage, query, signal });
}

export function discardDrafts(http: HttpClient, drafts: BulkDiscard): Promise<BulkDiscarded> {
  return http.post('/compositions/bulk-discard', { schema: bulkDiscarded, json: drafts });
}
