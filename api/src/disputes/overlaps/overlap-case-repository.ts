import type { RightsSegment } from '@counterpoint/domain/recording-rights';
import { type CaseState, CLOSED_CASE_STATES } from '@counterpoint/domain/states';
import { sql } from 'kysely';
import type { RightsHold } from '../../holds/hold-repository.ts';
import type { Row } from '../../platform/db/tables.ts';
import type { Database } from '../../platform/db/transaction.ts';

export type CaseParty = Pick<
  Row<'opposition_party'>,
  'party_id' | 'side' | 'respond_by' | 'answered_at' | 'answer' | 'more_time_at'
>;

export interface OverlapCase {
  readonly id: string;
  readonly number: string;
  readonly state: CaseState;
  readonly version: number;
  readonly recordingId: string;
  readonly scope: readonly RightsSegment[];
  readonly parties: readonly CaseParty[];
  readonly holds: readonly RightsHold[];
}

function overlapCases(db: Database) {
  return db
    .selectFrom('opposition')
    .select(['id', 'number', 'state', 'version', 'scope', 'recording_id'])
    .where('recording_id', 'is not', null)
    .where('is_detected', '=', true)
    .where(sql<boolean>`not state = any(${[...CLOSED_CASE_STATES, 'draft']}::text[])`);
}

export async function readOverlapCases(db: Database, recordingId: string): Promise<OverlapCase[]> {
  const found = await overlapCases(db).where('recording_id', '=', recordingId).orderBy('id').execute();
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const parties = await db
    .selectFrom('opposition_party')
    .selectAll()
    .where('opposition_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('party_id')
    .execute();
  const holds = await db
    .selectFrom('hold')
    .select(['opposition_id', 'party_id', 'share', 'scope'])
    .where('opposition_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('released_at', 'is', null)
    .orderBy('id')
    .execute();
  return found.map(({ recording_id, scope, ...each }) => ({
    ...each,
    recordingId: recording_id ?? recordingId,
    scope: scope ?? [],
    parties: parties.filter(({ opposition_id }) => opposition_id === each.id),
    holds: holds.flatMap(({ opposition_id, party_id, share, scope: held }) =>
      opposition_id === each.id && party_id ? [{ partyId: party_id, share, scope: held ?? [] }] : [],
    ),
  }));
}
