import type { CaseLine } from '@counterpoint/domain/schemas';
import { sql } from 'kysely';
import { PARTY_COLUMNS } from '../../parties/party-view.ts';
import type { Row } from '../../platform/db/tables.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { StoredCase } from './locked-case.ts';

/** A split with what was said to it. */
export interface ProposalRow extends Row<'opposition_proposal'> {
  readonly lines: CaseLine[];
  readonly acceptances: readonly Row<'opposition_acceptance'>[];
}

/** The splits that were proposed in a case, the newest first. */
export async function readProposals(db: Database, caseId: string): Promise<ProposalRow[]> {
  const proposals = await db
    .selectFrom('opposition_proposal')
    .selectAll()
    .where('opposition_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (proposals.length === 0) return [];
  const said = await db
    .selectFrom('opposition_acceptance')
    .selectAll()
    .where('proposal_id', '=', sql<string>`any(${proposals.map(({ id }) => id)}::uuid[])`)
    .orderBy('at')
    .execute();
  return proposals.map((each) => ({
    ...each,
    acceptances: said.filter(({ proposal_id }) => proposal_id === each.id),
  }));
}

/** What happened to a case, the oldest first, each with who did it. */
export function readCaseEvents(db: Database, caseId: string) {
  return db
    .selectFrom('opposition_event')
    .leftJoin('party', 'party.id', 'opposition_event.party_id')
    .select(['opposition_event.id', 'opposition_event.type', 'opposition_event.party_id'])
    .select(['opposition_event.state', 'opposition_event.note', 'opposition_event.payload', 'opposition_event.at'])
    .select(PARTY_COLUMNS)
    .where('opposition_event.opposition_id', '=', caseId)
    .orderBy('opposition_event.at')
    .orderBy('opposition_event.id')
    .execute();
}
/** Something that happened to a case. */
export type CaseEventRow = Awaited<ReturnType<typeof readCaseEvents>>[number];

/** What a case keeps back or kept back, what is kept back still first. */
export function readCaseHolds(db: Database, caseId: string) {
  return db
    .selectFrom('hold')
    .leftJoin('party', 'party.id', 'hold.party_id')
    .select(['hold.id', 'hold.right', 'hold.share', 'hold.scope', 'hold.since', 'hold.released_at', 'hold.party_id'])
    .select(PARTY_COLUMNS)
    .where('hold.opposition_id', '=', caseId)
    .orderBy(sql`hold.released_at is not null`)
    .orderBy('hold.since')
    .orderBy('hold.id')
    .execute();
}
/** What a case keeps back. */
export type CaseHoldRow = Awaited<ReturnType<typeof readCaseHolds>>[number];

/** What a case is about, as it is called today. */
export interface CaseObjectRow {
  readonly title: string;
  readonly code: string | null;
  readonly by: string;
}

export async function readCaseObject(db: Database, { type, id }: StoredCase['object']): Promise<CaseObjectRow> {
  const { rows } = await (type === 'composition'
    ? sql<CaseObjectRow>`
      select shown.title, shown.iswc as code, coalesce((
        select string_agg(coalesce(party.organisation_name, concat_ws(' ', party.given_names, party.family_name)), ', '
          order by line.position)
        from composition_line as line join party on party.id = line.party_id
        where line.composition_id = composition.id and line.revision = composition.revision), '') as by
      from composition join composition_revision as shown
        on shown.composition_id = composition.id and shown.number = composition.revision
      where composition.id = ${id}`
    : sql<CaseObjectRow>`select title, isrc as code, display_artist as by from recording where id = ${id}`
  ).execute(db);
  return rows[0] ?? { title: '', code: null, by: '' };
}

/** The number of another case. */
export async function readCaseNumber(db: Database, id: string | null): Promise<{ id: string; number: string } | null> {
  if (id === null) return null;
  const found = await db.selectFrom('opposition').select(['id', 'number']).where('id', '=', id).executeTakeFirst();
  return found ?? null;
}

/** What another work is called, where this case is about one of ours besides. */
export async function readOtherWork(db: Database, { other_work_id, other_work }: StoredCase) {
  if (other_work_id === null) return other_work === null ? null : { id: null, title: other_work };
  const { title } = await readCaseObject(db, { type: 'composition', id: other_work_id });
  return { id: other_work_id, title };
}
