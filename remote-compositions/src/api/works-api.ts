import type { HttpClient } from '@counterpoint/contract';
import { type BulkDiscarded, bulkDiscarded } from '@counterpoint/domain/schemas/entries';
import { type BulkDiscard, type WorkPage, workPage, type workQuery } from '@counterpoint/domain/schemas/works';
import type * as z from 'zod/mini';

export type WorkQuery = z.output<typeof workQuery>;

export function fetchWorks(http: HttpClient, query: WorkQuery, signal: AbortSignal): Promise<WorkPage> {
  return http.get('/compositions', { schema: workPage, query, signal });
}

export function discardDrafts(http: HttpClient, drafts: BulkDiscard): Promise<BulkDiscarded> {
  return http.post('/compositions/bulk-discard', { schema: bulkDiscarded, json: drafts });
}
