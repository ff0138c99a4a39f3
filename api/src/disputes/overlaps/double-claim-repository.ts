import type { DoubleClaimPage, DoubleClaimQuery } from '@counterpoint/domain/schemas/recordings';
import { CLOSED_CASE_STATES } from '@counterpoint/domain/states';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';
import { matchesTsquery } from '../../platform/search/search-repository.ts';
import { isMyTurnAt } from '../case-list-repository.ts';

export interface DoubleClaimScope {
  readonly partyId: string;
  readonly tsquery: string | null;
  readonly recordingId: string | null;
  readonly at: Date;
}

function overlapsOf(db: Database, { partyId, tsquery, recordingId }: Omit<DoubleClaimScope, 'at'>) {
  let overlaps = db
    .selectFrom('opposition_party as mine')
    .innerJoin('opposition', 'opposition.id', 'mine.opposition_id')
    .innerJoin('recording', 'recording.id', 'opposition.recording_id')
    .where('mine.party_id', '=', partyId)
    .where('opposition.is_detected', '=', true)
    .where(sql<boolean>`not opposition.state = any(${[...CLOSED_CASE_STATES, 'draft']}::text[])`);
  if (recordingId !== null) overlaps = overlaps.where('recording.id', '=', recordingId);
  if (tsquery === null) return overlaps;
  return overlaps.where(({ or }) =>
    or([matchesTsquery('recording', 'recording.id', tsquery), matchesTsquery('opposition', 'opposition.id', tsquery)]),
  );
}

export async function countDoubleClaims(db: Database, scope: DoubleClaimScope): Promise<DoubleClaimPage['counts']> {
  const isMyTurn = isMyTurnAt(scope.at);
  return await overlapsOf(db, scope)
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where ${isMyTurn}))::int`.as('needs_answer'),
      sql<number>`(count(*) filter (where not ${isMyTurn}))::int`.as('waiting'),
    ])
    .executeTakeFirstOrThrow();
}

export async function hasAnyDoubleClaim(db: Database, scope: DoubleClaimScope): Promise<boolean> {
  return (await overlapsOf(db, scope).select('opposition.id').limit(1).executeTakeFirst()) !== undefined;
}

/** Those awaiting the member first, then by deadline. */
export function pageOfDoubleClaims(
  db: Database,
  scope: DoubleClaimScope,
  { filter, page, per_page }: DoubleClaimQuery,
) {
  const isMyTurn = isMyTurnAt(scope.at);
  let overlaps = overlapsOf(db, scope);
  if (filter === 'needs_answer') overlaps = overlaps.where(isMyTurn);
  if (filter === 'waiting') overlaps = overlaps.where(({ not }) => not(isMyTurn));
  return overlaps
    .select(['opposition.id', 'recording.title', 'recording.version_title', 'recording.display_artist'])
    .select(['recording.isrc', isMyTurn.as('is_my_turn')])
    .orderBy('is_my_turn', 'desc')
    .orderBy(sql`mine.respond_by nulls last`)
    .orderBy('opposition.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
}
export type DoubleClaimRow = Awaited<ReturnType<typeof pageOfDoubleClaims>>[number];
