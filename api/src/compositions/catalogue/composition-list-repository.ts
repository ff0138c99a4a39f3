import type { COMPOSITION_SORTS, CompositionPage } from '@counterpoint/domain/schemas';
import type { CompositionFilter } from '@counterpoint/domain/states';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Database } from '../../db/transaction.ts';
import { hasOpenHold } from '../../oppositions/hold-repository.ts';

/** Which of a member's works a list is about: those that a search found, or all. */
export interface ListScope {
  readonly memberId: string;
  readonly found: readonly string[] | null;
}

export interface ListPage {
  readonly filter: CompositionFilter;
  readonly sort: (typeof COMPOSITION_SORTS)[number];
  readonly page: number;
  readonly per_page: number;
}

type Counts = CompositionPage['counts'];

const ORDERS = {
  updated_at: ['mine.updated_at', 'asc'],
  '-updated_at': ['mine.updated_at', 'desc'],
  title: ['mine.title_key', 'asc'],
  '-title': ['mine.title_key', 'desc'],
} as const;

type MineTables = Tables & { mine: Tables['composition_member'] };

function worksOf(db: Database, { memberId, found }: ListScope): SelectQueryBuilder<MineTables, 'mine', object> {
  const works = db.selectFrom('composition_member as mine').where('mine.member_id', '=', memberId);
  return found === null ? works : works.where('mine.composition_id', '=', sql<string>`any(${found}::uuid[])`);
}

/** How many works there are of each kind. One in dispute counts there and not under its state. */
export async function countWorks(db: Database, scope: ListScope): Promise<Counts> {
  const counted = worksOf(db, scope)
    .select(['mine.state', sql<boolean>`false`.as('is_in_dispute'), sql<number>`count(*)::int`.as('works')])
    .groupBy('mine.state');
  const disputed = worksOf(db, scope)
    .innerJoin('hold', 'hold.composition_id', 'mine.composition_id')
    .where('hold.released_at', 'is', null)
    .select(['mine.state', sql<boolean>`true`.as('is_in_dispute')])
    .select(sql<number>`count(distinct mine.composition_id)::int`.as('works'))
    .groupBy('mine.state');
  const rows = await counted.unionAll(disputed).execute();
  const counts: Counts = {
    all: 0,
    registered: 0,
    registered_incomplete: 0,
    awaiting_confirmation: 0,
    in_dispute: 0,
    draft: 0,
  };
  for (const { state, is_in_dispute, works } of rows) {
    if (is_in_dispute) counts.in_dispute += works;
    else counts.all += works;
    // Withdrawn, rejected and superseded works are among all, and have no chip of their own.
    if (isCounted(state, counts)) counts[state] += is_in_dispute ? -works : works;
  }
  return counts;
}

function isCounted(state: string, counts: Counts): state is keyof Counts {
  return Object.hasOwn(counts, state);
}

/** The ids of a page of works, in their order. */
export async function pageOfWorks(db: Database, scope: ListScope, { filter, sort, page, per_page }: ListPage) {
  const [column, direction] = ORDERS[sort];
  const hold = hasOpenHold('composition', 'mine.composition_id');
  let works = worksOf(db, scope);
  if (filter === 'in_dispute') works = works.where(hold);
  else if (filter !== 'all') works = works.where('mine.state', '=', filter).where(({ not }) => not(hold));
  const rows = await works
    .select('mine.composition_id as id')
    .orderBy(column, direction)
    .orderBy('mine.composition_id', direction)
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Those of a member's works that answer a `tsquery`. Where that has a beginning of a word, the member leads: the index
 * would walk through all that the whole society has below it.
 */
export async function worksAnswering(db: Database, memberId: string, tsquery: string): Promise<string[]> {
  const words = tsquery.includes(':*') ? sql`(entry.words || '')` : sql`entry.words`;
  const { rows } = await sql<{ id: string }>`
    select mine.composition_id as id from composition_member as mine
    join search_entry as entry on entry.subject = 'composition' and entry.id = mine.composition_id
    where mine.member_id = ${memberId} and ${words} @@ ${tsquery}::text::tsquery`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of these works that the member has in their list. */
export async function whichAreMine(db: Database, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('composition_member')
    .select('composition_id')
    .where('member_id', '=', memberId)
    .where('composition_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map(({ composition_id }) => composition_id));
}

/** The newest drafts' words: they are in nobody's dictionary, but their owner's misspellings of them are forgiven too. */
export async function wordsOfDrafts(db: Database, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct unnest(tsvector_to_array(entry.words)) as word
    from (
      select composition_id from composition_member
      where member_id = ${memberId} and state = 'draft' order by updated_at desc limit 200
    ) as drafts
    join search_entry as entry on entry.subject = 'composition' and entry.id = drafts.composition_id`.execute(db);
  return rows.map(({ word }) => word);
}
