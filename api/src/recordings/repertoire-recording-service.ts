import type { RepertoireRecordingPage, repertoireRecordingQuery } from '@counterpoint/domain/schemas';
import type * as z from 'zod/mini';
import type { Database } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { findPublic } from '../search/search-index.ts';
import { readForLink } from './recording-repository.ts';

type RepertoireQuery = z.output<typeof repertoireRecordingQuery>;

/** A page of the society's registered recordings that answer a search; without one there is nothing to rank. */
export async function searchRecordings(
  db: Database,
  { memberId }: Act['actor'],
  { query, page, per_page }: RepertoireQuery,
): Promise<RepertoireRecordingPage> {
  const { ids } = await findPublic(db, 'recording', query);
  const items = await readForLink(db, memberId, ids.slice((page - 1) * per_page, page * per_page));
  return { items, total: ids.length, page, per_page };
}
