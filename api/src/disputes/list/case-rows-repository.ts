import type { CaseMeasure } from '@counterpoint/domain/schemas/cases';
import { sql } from 'kysely';
import { PARTY_NAMES } from '../../parties/party-view.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { deadlineAt, hasRespondedToSplit, titleOfObject } from '../case-list-repository.ts';

export interface Reader {
  readonly partyId: string;
  readonly at: Date;
}

export function readCases(db: Database, { partyId, at }: Reader, ids: readonly string[]) {
  return db
    .selectFrom('opposition')
    .innerJoin('opposition_party as mine', 'mine.opposition_id', 'opposition.id')
    .select(['opposition.id', 'opposition.version', 'opposition.number', 'opposition.kind', 'opposition.state'])
    .select(['opposition.composition_id', 'opposition.recording_id', 'opposition.updated_at', 'opposition.scope'])
    .select(['opposition.is_detected', 'opposition.submitted_at', 'opposition.resolution', 'opposition.resolved_at'])
    .select(['mine.side', titleOfObject.as('title'), codeOfObject.as('code'), deadlineAt(at).as('deadline')])
    .where('mine.party_id', '=', partyId)
    .where('opposition.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}
export type StoredCaseRow = Awaited<ReturnType<typeof readCases>>[number];

const codeOfObject = sql<string | null>`coalesce(
  (select shown.iswc from composition
    join composition_revision as shown on shown.composition_id = composition.id and shown.number = composition.revision
    where composition.id = opposition.composition_id),
  (select recording.isrc from recording where recording.id = opposition.recording_id))`;

export function readParties(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('opposition_party as line')
    .innerJoin('party', 'party.id', 'line.party_id')
    .select(['line.opposition_id', 'line.party_id', 'line.side', 'line.answered_at', 'line.respond_by', 'line.left_at'])
    .select(PARTY_NAMES)
    .select(
      sql<boolean>`exists (select from opposition_proposal as proposal
        join opposition_acceptance as said on said.proposal_id = proposal.id
        where proposal.opposition_id = line.opposition_id and proposal.state = 'open'
          and said.party_id = line.party_id)`.as('has_said'),
    )
    .select(hasRespondedToSplit('line').as('has_responded'))
    .where('line.opposition_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('party.id')
    .execute();
}
export type CasePartyRow = Awaited<ReturnType<typeof readParties>>[number];

export function readHolds(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('hold')
    .select(['hold.opposition_id', sql<CaseMeasure>`coalesce(hold."right", 'recording')`.as('measure')])
    .select(sql<number>`sum(hold.share)::int`.as('share'))
    .where('hold.opposition_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('hold.released_at', 'is', null)
    .groupBy(['hold.opposition_id', 'measure'])
    .execute();
}
export type CaseHoldSum = Awaited<ReturnType<typeof readHolds>>[number];
