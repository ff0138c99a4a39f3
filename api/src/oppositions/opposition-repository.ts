import { problemInWords, problemsIn, segmentInWords, usesInWords } from '@counterpoint/domain/recording-rights';
import type { OppositionPage, OppositionRow } from '@counterpoint/domain/schemas';
import { FULL_SHARE } from '@counterpoint/domain/shares';
import { CLOSED_OPPOSITION_STATES, type OppositionFilter } from '@counterpoint/domain/states';
import { sql } from 'kysely';
import { nameOf } from '../composers/party-view.ts';
import type { Database } from '../db/transaction.ts';
import type { DisputedSegment } from '../recordings/recording-tables.ts';
import { isFound } from '../search/search-repository.ts';

/** Which cases a list is about: those of a party that answer `tsquery`, or all of them. */
export interface ListScope {
  readonly partyId: string;
  readonly tsquery: string | null;
}

interface Page {
  readonly filter: OppositionFilter;
  readonly page: number;
  readonly per_page: number;
}

const isClosed = sql<boolean>`opposition.state = any(${[...CLOSED_OPPOSITION_STATES]}::text[])`;

/** Whether the case waits for this party: a respondent's answer, a claimant's evidence, a word on a proposed split. */
export const isMyTurn = sql<boolean>`case opposition.state
  when 'awaiting_response' then mine.side = 'respondent' and mine.answered_at is null
  when 'awaiting_claimant_evidence' then mine.side = 'claimant'
  when 'settlement_proposed' then mine.answered_at is null
  else false end`;

/** A case that is being written is its claimant's alone. */
export const isVisible = sql<boolean>`(opposition.state <> 'draft' or mine.side = 'claimant')`;

function casesOf(db: Database, { partyId, tsquery }: ListScope) {
  const cases = db
    .selectFrom('opposition_party as mine')
    .innerJoin('opposition', 'opposition.id', 'mine.opposition_id')
    .where('mine.party_id', '=', partyId)
    .where(isVisible);
  return tsquery === null ? cases : cases.where(isFound('opposition', 'opposition.id', tsquery));
}

export async function countCases(db: Database, scope: ListScope): Promise<OppositionPage['counts']> {
  return await casesOf(db, scope)
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where ${isMyTurn}))::int`.as('needs_answer'),
      sql<number>`(count(*) filter (where not ${isClosed}))::int`.as('open'),
      sql<number>`(count(*) filter (where ${isClosed}))::int`.as('closed'),
    ])
    .executeTakeFirstOrThrow();
}

export async function hasAnyCase(db: Database, scope: ListScope): Promise<boolean> {
  return (await casesOf(db, scope).select('opposition.id').limit(1).executeTakeFirst()) !== undefined;
}

/** A page of cases: those that wait for the member first, the last changed before the others. */
export async function pageOfCases(db: Database, scope: ListScope, { filter, page, per_page }: Page) {
  let cases = casesOf(db, scope);
  if (filter === 'needs_answer') cases = cases.where(isMyTurn);
  else if (filter === 'open') cases = cases.where(({ not }) => not(isClosed));
  else if (filter === 'closed') cases = cases.where(isClosed);
  const rows = await cases
    .select(['opposition.id', 'opposition.number', 'opposition.kind', 'opposition.state', 'opposition.right'])
    .select(['opposition.composition_id', 'opposition.recording_id', 'opposition.updated_at', 'opposition.scope'])
    .select([isMyTurn.as('is_my_turn'), shareOnHold.as('share_on_hold'), titleOfObject.as('object_title')])
    .select(respondBy.as('respond_by'))
    .orderBy('is_my_turn', 'desc')
    .orderBy('opposition.updated_at', 'desc')
    .orderBy('opposition.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const parties = await readParties(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    toRow(
      row,
      parties.filter((party) => party.opposition_id === row.id),
    ),
  );
}

/** The title of the work or recording that a case is about. */
export const titleOfObject = sql<string>`coalesce(
  (select shown.title from composition
    join composition_revision as shown on shown.composition_id = composition.id and shown.number = composition.revision
    where composition.id = opposition.composition_id),
  (select recording.title from recording where recording.id = opposition.recording_id), '')`;

/** Where several rights are held, the right of which the most is: shares of different rights do not add up. */
const shareOnHold = sql<number>`coalesce((select sum(hold.share)::int from hold
  where hold.opposition_id = opposition.id and hold.released_at is null
  group by hold."right" order by 1 desc limit 1), 0)`;

/** One's own day where one has still to answer, else the first of those who have. */
const respondBy = sql<Date | null>`case when ${isClosed} then null else coalesce(
  case when mine.answered_at is null then mine.respond_by end,
  (select min(other.respond_by) from opposition_party as other
    where other.opposition_id = opposition.id and other.answered_at is null)) end`;

function readParties(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('opposition_party')
    .innerJoin('party', 'party.id', 'opposition_party.party_id')
    .select(['opposition_party.opposition_id', 'opposition_party.side'])
    .select(['party.kind', 'party.given_names', 'party.family_name', 'party.organisation_name'])
    .where('opposition_party.opposition_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('party.id')
    .execute();
}

type PartyRow = Awaited<ReturnType<typeof readParties>>[number];
type CaseRow = Omit<
  OppositionRow,
  'object_type' | 'object_id' | 'claimant_name' | 'respondent_names' | 'respond_by' | 'updated_at' | 'disputed'
> & {
  readonly scope: readonly DisputedSegment[] | null;
  readonly composition_id: string | null;
  readonly recording_id: string | null;
  readonly respond_by: Date | null;
  readonly updated_at: Date;
};

function toRow({ composition_id, recording_id, respond_by, updated_at, scope, ...row }: CaseRow, parties: PartyRow[]) {
  const named = (side: PartyRow['side']) => parties.filter((party) => party.side === side).map(nameOf);
  const opposition: OppositionRow = {
    ...row,
    object_type: composition_id ? 'composition' : 'recording',
    // The table's check says that one of the two is there.
    object_id: composition_id ?? recording_id ?? '',
    claimant_name: named('claimant').join(', '),
    respondent_names: named('respondent'),
    respond_by: respond_by?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
    ...(scope && { share_on_hold: heldIn(row, scope) }),
    disputed: disputedIn(scope ?? []),
  };
  return opposition;
}

/** Nobody is paid more than the whole of it, whatever is claimed. */
function heldIn({ share_on_hold }: Pick<CaseRow, 'share_on_hold'>, scope: readonly DisputedSegment[]): number {
  if (share_on_hold === 0) return 0;
  return Math.min(FULL_SHARE, Math.max(...scope.map(({ total }) => total)));
}

/** Where and when, in words; how much is claimed there only where it is too much. */
function disputedIn(scope: readonly DisputedSegment[]): OppositionRow['disputed'] {
  const over = problemsIn([], scope).filter(({ kind }) => kind === 'over');
  if (over.length > 0) return over.map((each) => ({ uses: usesInWords(each.uses), words: problemInWords(each) }));
  return scope.map((each) => ({ uses: usesInWords([each.use]), words: segmentInWords(each) }));
}
