import type { AnsweredLine } from '@counterpoint/domain/cases';
import { joinSegments, type RightsSegment, toRightsLine } from '@counterpoint/domain/recording-rights';
import { type CaseState, CLOSED_CASE_STATES } from '@counterpoint/domain/states';
import { sql } from 'kysely';
import { selectShownRecordings } from '../../catalogue/entry/entry-repository.ts';
import { type RightRow, readRights } from '../../catalogue/recordings/recording-lines-repository.ts';
import { FULL_TITLE } from '../../catalogue/recordings/recording-repository.ts';
import type { RightsHold } from '../../holds/hold-repository.ts';
import { nameOf } from '../../parties/party-view.ts';
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

export interface ClaimedLine extends AnsweredLine {
  readonly partyId: string;
  readonly holderName: string;
  readonly row: RightRow;
}

export interface RightsInForce {
  readonly title: string;
  readonly submitterPartyId: string | null;
  readonly writerPartyId: string | null;
  readonly lines: readonly ClaimedLine[];
}

export async function readRightsInForce(db: Database, recordingId: string): Promise<RightsInForce> {
  const recording = await selectShownRecordings(db)
    .leftJoin('party as submitter', 'submitter.member_id', 'recording.member_id')
    .leftJoin('party as writer', 'writer.member_id', 'shown.created_by')
    .select(['shown.state', 'submitter.id as submitterPartyId', 'writer.id as writerPartyId'])
    .select(FULL_TITLE.as('title'))
    .where('recording.id', '=', recordingId)
    .executeTakeFirstOrThrow();
  const { state, ...owner } = recording;
  const rows = state === 'registered' ? await readRights(db, [recordingId]) : [];
  return { ...owner, lines: rows.map((row) => toClaimedLine(row, owner.submitterPartyId)) };
}

export async function readPendingRights(
  db: Database,
  recordingId: string,
  submitterPartyId: string | null,
): Promise<ClaimedLine[]> {
  const rows = await readRights(db, [recordingId], 'pending');
  return rows.map((row) => toClaimedLine(row, submitterPartyId));
}

/** The holder answers for a line, or its submitter if the holder isn't a member. */
function toClaimedLine(row: RightRow, submitterPartyId: string | null): ClaimedLine {
  const { party_id, member_id } = row;
  return {
    ...toRightsLine(row),
    partyId: party_id,
    row,
    holderName: nameOf(row),
    answeredBy: member_id === null ? (submitterPartyId ?? party_id) : party_id,
  };
}

/** Returns one hold per party and share within these segments, joined: many lines would divide them into thousands. */
export function holdsIn(
  segments: readonly RightsSegment[],
  lines: readonly ClaimedLine[],
  holdersOf: (segment: RightsSegment) => readonly number[],
): RightsHold[] {
  const held = new Map<string, RightsHold & { readonly scope: RightsSegment[] }>();
  for (const segment of segments)
    for (const [partyId, share] of sharesIn(holdersOf(segment).flatMap((index) => lines[index] ?? []))) {
      const key = `${partyId} ${share}`;
      const same = held.get(key);
      if (same) same.scope.push(segment);
      else held.set(key, { partyId, share, scope: [segment] });
    }
  return [...held.values()]
    .map((hold) => ({ ...hold, scope: joinSegments(hold.scope) }))
    .sort((a, b) => b.share - a.share || a.partyId.localeCompare(b.partyId));
}

function sharesIn(lines: readonly ClaimedLine[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { partyId, share } of lines) shares.set(partyId, (shares.get(partyId) ?? 0) + share);
  return shares;
}
