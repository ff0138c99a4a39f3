import type { AnsweredLine } from '@counterpoint/domain/cases';
import { joinSegments, type RightsSegment, toRightsLine } from '@counterpoint/domain/recording-rights';
import { selectShownRecordings } from '../../catalogue/entry/entry-repository.ts';
import { type RightRow, readRights } from '../../catalogue/recordings/recording-lines-repository.ts';
import { FULL_TITLE } from '../../catalogue/recordings/recording-repository.ts';
import type { RightsHold } from '../../holds/hold-repository.ts';
import { nameOf } from '../../parties/party-view.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Database } from '../../platform/db/transaction.ts';

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

export function readRecordingsOfCases(db: Database, caseIds: readonly string[]) {
  return db
    .selectFrom('opposition')
    .innerJoin('recording', 'recording.id', 'opposition.recording_id')
    .select(['opposition.id as opposition_id', 'recording.title', 'recording.version_title'])
    .select(['recording.display_artist', 'recording.isrc'])
    .where('opposition.id', '=', anyOf(caseIds, 'uuid'))
    .execute();
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
