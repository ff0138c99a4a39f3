import type { RecordingPage, recordingQuery } from '@counterpoint/domain/schemas';
import type * as z from 'zod/mini';
import type { Database } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { narrowBy } from '../search/search-index.ts';
import { countRecordings, hasAnyRecording, pageOfRecordings } from './recording-repository.ts';

type RecordingQuery = z.output<typeof recordingQuery>;

/** A page of the member's recordings, searched by title, artist or ISRC. */
export async function listRecordings(
  db: Database,
  { memberId }: Act['actor'],
  query: RecordingQuery,
): Promise<RecordingPage> {
  const { page, per_page, filter } = query;
  const tsquery =
    query.query === ''
      ? null
      : await narrowBy(db, query.query, {
          hasAny: (candidate) => hasAnyRecording(db, { memberId, tsquery: candidate }),
        });
  if (query.query !== '' && tsquery === null) return { items: [], total: 0, page, per_page, counts: NO_RECORDINGS };
  const scope = { memberId, tsquery };
  const [counts, items] = await Promise.all([countRecordings(db, scope), pageOfRecordings(db, scope, query)]);
  return { items, total: counts[filter], page, per_page, counts };
}

const NO_RECORDINGS: RecordingPage['counts'] = {
  all: 0,
  registered: 0,
  awaiting_confirmation: 0,
  in_dispute: 0,
  draft: 0,
};
