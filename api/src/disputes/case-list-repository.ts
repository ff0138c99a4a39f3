import type { CaseListPage, CaseMeasure } from '@counterpoint/domain/schemas/cases';
import { type CaseFilter, CLOSED_CASE_STATES } from '@counterpoint/domain/states';
import { type RawBuilder, sql } from 'kysely';
import { FULL_TITLE } from '../catalogue/recordings/recording-repository.ts';
import { idsInParts } from '../platform/db/ids-in-parts.ts';
import type { Database } from '../platform/db/transaction.ts';

export interface ListScope {
  readonly partyId: string;
  readonly found: readonly string[] | null;
  readonly objectId?: string | undefined;
  /** Only overlaps that haven't ended. */
  readonly isOpenOverlap?: boolean;
  readonly at: Date;
}

type Filter = CaseFilter | readonly CaseFilter[];

interface Page {
  readonly filter: Filter;
  readonly page: number;
  readonly per_page: number;
}

const isClosed = sql<boolean>`opposition.state = any(${[...CLOSED_CASE_STATES]}::text[])`;

/** SQL equivalent of `splitResponseOf` for the reader: a withdrawn proposal is no response. */
const hasRespondedToSplit = sql<boolean>`exists (select from opposition_proposal as proposal
  join opposition_acceptance as said on said.proposal_id = proposal.id
  where proposal.opposition_id = mine.opposition_id and said.party_id = mine.party_id
    and (said.is_accepted or proposal.proposed_by <> said.party_id))`;

/** SQL equivalent of `turnOf`. */
export function isMyTurnAt(at: Date): RawBuilder<boolean> {
  return sql<boolean>`case opposition.state
    when 'awaiting_response' then mine.side = 'respondent' and mine.answered_at is null
      and (mine.respond_by is null or mine.respond_by > ${at})
    when 'in_dispute' then mine.side = 'respondent' and mine.answered_at is null
      and not ${hasRespondedToSplit}
    when 'awaiting_claimant_evidence' then mine.side = 'claimant' and mine.left_at is null
    when 'settlement_proposed' then mine.left_at is null and not exists (
      select from opposition_proposal as proposal
      join opposition_acceptance as said on said.proposal_id = proposal.id
      where proposal.opposition_id = opposition.id and proposal.state = 'open' and said.party_id = mine.party_id)
    else false end`;
}

function isWithSociety(at: Date): RawBuilder<boolean> {
  return sql<boolean>`(opposition.state in ('submitted', 'escalated') or opposition.state = 'awaiting_response' and not exists (
    select from opposition_party as asked
    where asked.opposition_id = opposition.id and asked.side = 'respondent' and asked.answered_at is null
      and (asked.respond_by is null or asked.respond_by > ${at})))`;
}

function filterOf(at: Date): RawBuilder<CaseFilter> {
  return sql`case when ${isClosed} then 'closed' when opposition.state = 'draft' then 'draft'
    when ${isMyTurnAt(at)} then 'needs_answer' when ${isWithSociety(at)} then 'society' else 'waiting' end`;
}

/** SQL equivalent of `findOwnCase`: only the claimant sees a case until others are asked. */
export const isVisible = sql<boolean>`(mine.side = 'claimant' or not (
  opposition.state in ('draft', 'submitted', 'awaiting_claimant_evidence', 'inadmissible', 'lapsed')
  or opposition.state = 'withdrawn' and mine.respond_by is null and mine.joined_at is null))`;

function casesOf(db: Database, { partyId, found, objectId, isOpenOverlap }: Omit<ListScope, 'at'>) {
  let cases = db
    .selectFrom('opposition_party as mine')
    .innerJoin('opposition', 'opposition.id', 'mine.opposition_id')
    .where('mine.party_id', '=', partyId)
    .where(isVisible);
  if (isOpenOverlap) cases = cases.where('opposition.is_detected', '=', true).where(sql<boolean>`not ${isClosed}`);
  if (objectId)
    cases = cases.where(({ or, eb }) =>
      or([eb('opposition.composition_id', '=', objectId), eb('opposition.recording_id', '=', objectId)]),
    );
  return found === null ? cases : cases.where('opposition.id', '=', sql<string>`any(${[...found]}::uuid[])`);
}

export async function countCases(db: Database, scope: ListScope): Promise<CaseListPage['counts']> {
  const rows = await casesOf(db, scope)
    .select([filterOf(scope.at).as('filter'), sql<number>`count(*)::int`.as('count')])
    .groupBy('filter')
    .execute();
  const counts = { all: 0, needs_answer: 0, waiting: 0, society: 0, draft: 0, closed: 0 };
  for (const { filter, count } of rows) counts[filter] = count;
  return { ...counts, all: rows.reduce((sum, { count }) => sum + count, 0) };
}

export async function pageOfCases(db: Database, scope: ListScope, { page, per_page, filter }: Page): Promise<string[]> {
  const rows = await casesInOrder(db, scope, filter)
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return rows.map(({ id }) => id);
}

export function idsOfCases(db: Database, scope: ListScope, filter: Filter): Promise<string[]> {
  return idsInParts(db, casesInOrder(db, scope, filter));
}

/** Cases that await the party come first, by deadline, and closed ones last. Ties are ordered by the latest change. */
function casesInOrder(db: Database, scope: ListScope, filter: Filter) {
  const isMyTurn = isMyTurnAt(scope.at);
  let cases = casesOf(db, scope);
  if (filter !== 'all') cases = cases.where(filterOf(scope.at), 'in', [filter].flat());
  return cases
    .select('opposition.id')
    .orderBy(sql`case when ${isMyTurn} then 0 when ${isClosed} then 2 else 1 end`)
    .orderBy(sql`(case when ${isMyTurn} then ${deadlineAt(scope.at)} end) nulls last`)
    .orderBy('opposition.updated_at', 'desc')
    .orderBy('opposition.id', 'desc');
}

export const titleOfObject = sql<string>`coalesce(
  (select shown.title from composition
    join composition_revision as shown on shown.composition_id = composition.id and shown.number = composition.revision
    where composition.id = opposition.composition_id),
  (select ${FULL_TITLE} from recording where recording.id = opposition.recording_id), '')`;

/** Reads the works and recordings that cases are about. */
export function readShownObjects(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('opposition')
    .select(['opposition.id', titleOfObject.as('title'), codeOfObject.as('code')])
    .where('opposition.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

const codeOfObject = sql<string | null>`coalesce(
  (select shown.iswc from composition
    join composition_revision as shown on shown.composition_id = composition.id and shown.number = composition.revision
    where composition.id = opposition.composition_id),
  (select recording.isrc from recording where recording.id = opposition.recording_id))`;

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

/** The party's own deadline if they must respond, otherwise the next one; for claimants, that of the evidence. */
export function deadlineAt(at: Date): RawBuilder<Date | null> {
  return sql<Date | null>`case opposition.state
    when 'awaiting_claimant_evidence' then opposition.evidence_by
    when 'awaiting_response' then coalesce(
      case when mine.answered_at is null then mine.respond_by end,
      (select coalesce(min(other.respond_by) filter (where other.respond_by > ${at}), min(other.respond_by))
        from opposition_party as other
        where other.opposition_id = opposition.id and other.side = 'respondent' and other.answered_at is null)) end`;
}

/** Matches by number, entry, code or party. Each entry is tested once, since many cases share the same ones. */
export async function casesAnswering(
  db: Database,
  { tsquery, ...scope }: Omit<ListScope, 'found' | 'at'> & { readonly tsquery: string },
): Promise<string[]> {
  const all = casesOf(db, { ...scope, found: null });
  const mine = all.select(['opposition.id', 'opposition.composition_id', 'opposition.recording_id']);
  // The word index isn't per party: for a prefix it would match far more entries than the party has.
  const words = tsquery.includes(':*') ? sql`(entry.words || '')` : sql`entry.words`;
  const answers = sql`${words} @@ ${tsquery}::text::tsquery`;
  const { rows } = await sql<{ id: string }>`
    with mine as materialized (${mine}),
    involved as materialized (
      select other.opposition_id as id, other.party_id from mine
      join opposition_party as other on other.opposition_id = mine.id),
    named as materialized (
      select entry.id from (select distinct party_id from involved) as known
      join search_entry as entry on entry.subject = 'party' and entry.id = known.party_id where ${answers})
    select mine.id from mine
      join search_entry as entry on entry.subject = 'opposition' and entry.id = mine.id where ${answers}
    union select mine.id from mine
      join search_entry as entry on entry.subject = 'composition' and entry.id = mine.composition_id where ${answers}
    union select mine.id from mine
      join search_entry as entry on entry.subject = 'recording' and entry.id = mine.recording_id where ${answers}
    union select involved.id from involved join named on named.id = involved.party_id`.execute(db);
  return rows.map(({ id }) => id);
}
