import type { RecordingPage, recordingQuery } from '@counterpoint/domain/schemas';
import { RECORDING_FILTERS } from '@counterpoint/domain/states';
import type * as z from 'zod/mini';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/act.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { countListed, pageOfListed } from '../../entry/list/list-repository.ts';
import { scopeOf } from '../../entry/list/list-scope.ts';
import { readRecordingRows } from './recording-rows-repository.ts';

type RecordingQuery = z.output<typeof recordingQuery>;

/** A page of the recordings that the member submitted or is named in, searched as the repertoire is. */
export async function listRecordings(
  db: Database,
  { memberId }: Act['actor'],
  query: RecordingQuery,
): Promise<RecordingPage> {
  const { page, per_page, filter } = query;
  const scope = await scopeOf(db, RECORDINGS, { memberId, text: query.query });
  if (!scope) return { items: [], total: 0, page, per_page, counts: NO_RECORDINGS };
  const [counts, ids] = await Promise.all([
    countListed(db, RECORDINGS, { ...scope, filters: RECORDING_FILTERS }),
    pageOfListed(db, RECORDINGS, { ...query, ...scope }),
  ]);
  return { items: await readRecordingRows(db, ids), total: counts[filter], page, per_page, counts };
}

const NO_RECORDINGS: RecordingPage['counts'] = {
  all: 0,
  registered: 0,
  awaiting_confirmation: 0,
  in_dispute: 0,
  draft: 0,
};
