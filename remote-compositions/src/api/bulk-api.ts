import type { HttpClient } from '@counterpoint/contract';
import { type BulkDiscard, type BulkDiscarded, bulkDiscarded } from '@counterpoint/domain/schemas';

/** Throws drafts away, each at the version that was seen; says what became of each. */
export function discardDrafts(http: HttpClient, drafts: BulkDiscard): Promise<BulkDiscarded> {
  return http.post('/compositions/bulk-discard', { schema: bulkDiscarded, json: drafts });
}
