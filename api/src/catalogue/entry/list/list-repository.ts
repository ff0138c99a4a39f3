import { type RawBuilder, sql } from 'kysely';
import { hasOpenHold } from '../../../holds/hold-repository.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import { idsInParts } from '../../../platform/db/ids-in-parts.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { EntryFilter } from '../../../platform/search/search-repository.ts';
import type { EntryKind } from '../entry-kind.ts';
import { answeredWorks, isSocietyFilter } from './answered-works-repository.ts';
import { declinedRevisions, lineUpClaimed } from './attention-list-repository.ts';

export interface ListScope {
  readonly memberId: string;
  readonly partyId: string;
  readonly found: readonly string[] | null;
  readonly importId?: string | undefined;
}

export interface ListPage<Sort extends string> {
  readonly filter: string;
  readonly sort: Sort;
  readonly page: number;
  readonly per_page: number;
}

const KEYS = {
  updated_at: sql`mine.updated_at asc`,
  '-updated_at': sql`mine.updated_at desc`,
  title: sql`mine.title_key asc`,
  '-title': sql`mine.title_key desc`,
  artist: sql`mine.artist_key asc`,
  '-artist': sql`mine.artist_key desc`,
};
export type ListSort = keyof typeof KEYS;

function fromList({ name }: EntryKind, { memberId, found, importId }: ListScope, joined: RawBuilder<unknown> = sql``) {
  const inScope = found === null ? sql`` : sql`and mine.${sql.ref(`${name}_id`)} = any(${[...found]}::uuid[])`;
  const ofImport =
    importId === undefined
      ? sql``
      : sql`and ${sql.ref(`mine.${name}_id`)} in (select id from ${sql.table(name)} where import_job_id = ${importId})`;
  return sql`from ${sql.table(`${name}_member`)} as mine ${joined}
    where mine.member_id = ${memberId} ${inScope} ${ofImport}`;
}

interface StateCount {
  readonly state: string;
  readonly is_in_dispute: boolean;
  readonly rows: number;
}

/**
 * Entries in dispute count there instead of under their state. With the filter `awaits_me`, those that await the member
 * count there alone; it also has registered entries with a change to confirm. Other states count in the total only.
 * Filters by the answers of societies count separately.
 */
export async function countListed<Filter extends string>(
  db: Database,
  kind: EntryKind,
  { filters, ...scope }: ListScope & { readonly filters: readonly Filter[] },
): Promise<Record<Filter, number>> {
  const objectId = sql.ref(`mine.${kind.name}_id`);
  const holds = sql`join hold on hold.${sql.ref(`${kind.name}_id`)} = ${objectId} and hold.released_at is null`;
  const isSplit = filters.some((filter) => filter === 'awaits_me');
  const [{ rows }, awaiting, answered] = await Promise.all([
    sql<StateCount>`
      select mine.state, false as is_in_dispute, count(*)::int as rows ${fromList(kind, scope)} group by mine.state
      union all
      select mine.state, true, count(distinct ${objectId})::int ${fromList(kind, scope, holds)} group by mine.state`.execute(
      db,
    ),
    isSplit ? countAwaitingMe(db, kind, scope) : null,
    countAnswered(db, kind, { ...scope, filters }),
  ]);
  const counts = new Map<string, number>();
  const add = (filter: string, more: number) => counts.set(filter, (counts.get(filter) ?? 0) + more);
  for (const row of rows) {
    add(row.is_in_dispute ? 'in_dispute' : 'all', row.rows);
    add(row.state, row.is_in_dispute ? -row.rows : row.rows);
  }
  add('awaits_me', awaiting?.all ?? 0);
  add('awaiting_confirmation', -(awaiting?.pending ?? 0));
  for (const { filter, works } of answered) add(filter, works);
  return countsOf(filters, counts);
}

async function countAnswered(
  db: Database,
  kind: EntryKind,
  { filters, ...scope }: ListScope & { readonly filters: readonly string[] },
) {
  const wanted = filters.filter(isSocietyFilter);
  if (wanted.length === 0) return [];
  const joined = sql`join (${answeredWorks(scope.memberId, wanted)}) as answered
    on answered.composition_id = mine.composition_id`;
  const { rows } = await sql<{ filter: string; works: number }>`
    select answered.filter, count(distinct mine.composition_id)::int as works
    ${fromList(kind, scope, joined)} and ${IS_ACTIVE} group by answered.filter`.execute(db);
  return rows;
}

/** Of a filter that `countListed` doesn't count. */
export async function countFiltered(
  db: Database,
  kind: EntryKind,
  { filter, ...scope }: ListScope & { readonly filter: string },
): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows ${fromList(kind, scope)} ${filterOf(kind, filter, scope)}`.execute(db);
  return rows[0]?.rows ?? 0;
}

const IS_ACTIVE = sql<boolean>`mine.state in ('registered', 'registered_incomplete')`;

/** `pending` leaves out those that are registered or in dispute. */
async function countAwaitingMe(db: Database, kind: EntryKind, scope: ListScope) {
  const hold = hasOpenHold(kind.name, `mine.${kind.name}_id`);
  const { rows } = await sql<{ all: number; pending: number }>`
    select count(*)::int as all,
      count(*) filter (where mine.state = 'awaiting_confirmation' and not ${hold})::int as pending
    ${fromList(kind, scope)} and ${awaitsMe(kind, scope)}`.execute(db);
  return rows[0];
}

/** The lines and removals that parties are invited to confirm. */
function invitedLines({ name, confirmable }: EntryKind): RawBuilder<unknown> {
  const invited = [...confirmable, `${name}_removal`].map(
    (table) => sql`select ${sql.ref(`${name}_id`)}, revision, party_id from ${sql.table(table)}
      where confirmation = 'invited'`,
  );
  return sql.join(invited, sql` union all `);
}

/** The entries with a line or removal that the member's party is invited to confirm. */
function awaitsMe(kind: EntryKind, { partyId }: ListScope): RawBuilder<boolean> {
  const { name } = kind;
  const objectId = sql.ref(`${name}_id`);
  return sql<boolean>`${sql.ref(`mine.${name}_id`)} in (
    select asked.${objectId} from (${invitedLines(kind)}) as asked
    join ${sql.table(`${name}_revision`)} as revision
      on revision.${objectId} = asked.${objectId} and revision.number = asked.revision
    where asked.party_id = ${partyId} and revision.state = 'awaiting_confirmation')`;
}

type AwaitedFrom = 'me' | 'others';

/** Of these entries, those that await the member, and those that the member submitted and others haven't answered. */
export async function readAwaited(
  db: Database,
  kind: EntryKind,
  { ids, ...scope }: ListScope & { readonly ids: readonly string[] },
): Promise<Map<string, AwaitedFrom>> {
  if (ids.length === 0) return new Map();
  const objectId = sql.ref(`mine.${kind.name}_id`);
  const isMine = awaitsMe(kind, scope);
  const { rows } = await sql<{ id: string; awaits: AwaitedFrom }>`
    select entry.id, case when ${isMine} then 'me' else 'others' end as awaits
    ${fromList(kind, scope, sql`join ${sql.table(kind.name)} as entry on entry.id = ${objectId}`)}
      and entry.id = ${anyOf(ids, 'uuid')}
      and (${isMine} or (mine.state = 'awaiting_confirmation' and entry.member_id = mine.member_id and exists (
        select from (${invitedLines(kind)}) as asked
        where asked.${sql.ref(`${kind.name}_id`)} = entry.id and asked.revision = entry.revision)))`.execute(db);
  return new Map(rows.map(({ id, awaits }) => [id, awaits]));
}

export function noneListed<Filter extends string>(filters: readonly Filter[]): Record<Filter, number> {
  return countsOf(filters, new Map());
}

function countsOf<Filter extends string>(filters: readonly Filter[], counts: ReadonlyMap<string, number>) {
  const entries = filters.map((filter) => [filter, counts.get(filter) ?? 0]);
  // `Object.fromEntries` loses the type of the keys.
  return Object.fromEntries(entries) as Record<Filter, number>;
}

/** The entries of a page, in order, and when they last changed in the member’s list. */
export async function pageOfListed(
  db: Database,
  kind: EntryKind,
  { page, per_page, ...chosen }: Chosen & ListPage<ListSort>,
): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; updated_at: Date }>`
    select ${sql.ref(`mine.${kind.name}_id`)} as id, mine.updated_at ${orderBy(kind, chosen)}
    limit ${per_page} offset ${(page - 1) * per_page}`.execute(db);
  return new Map(rows.map(({ id, updated_at }) => [id, updated_at]));
}

export function idsOfListed(
  db: Database,
  kind: EntryKind,
  { limit, part, ...chosen }: Chosen & { readonly limit: number; readonly part?: number },
): Promise<string[]> {
  const entryIds = sql`select ${sql.ref(`mine.${kind.name}_id`)} as id ${orderBy(kind, chosen)} limit ${limit}`;
  return idsInParts(db, entryIds, part);
}

type Chosen = ListScope & Pick<ListPage<ListSort>, 'filter' | 'sort'>;

function orderBy(kind: EntryKind, { filter, sort, ...scope }: Chosen): RawBuilder<unknown> {
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  return sql`${fromList(kind, scope)} ${filterOf(kind, filter, scope)}
    order by ${KEYS[sort]}, ${sql.ref(`mine.${kind.name}_id`)} ${direction}`;
}

function filterOf(kind: EntryKind, filter: string, scope: ListScope): RawBuilder<unknown> {
  if (isSocietyFilter(filter))
    return sql`and ${IS_ACTIVE} and mine.composition_id in (
      select composition_id from (${answeredWorks(scope.memberId, [filter])}) as answered)`;
  if (filter === 'revision_declined')
    return sql`and mine.composition_id in (select composition_id from (${declinedRevisions(scope.memberId)}) as declined)`;
  if (filter === 'line_up_claimed')
    return sql`and mine.recording_id in (select recording_id from (${lineUpClaimed(scope.memberId)}) as claimed)`;
  const hold = hasOpenHold(kind.name, `mine.${kind.name}_id`);
  switch (filter) {
    case 'all':
      return sql``;
    case 'in_dispute':
      return sql`and ${hold}`;
    case 'awaits_me':
      return sql`and ${awaitsMe(kind, scope)}`;
    case 'awaiting_confirmation':
      return sql`and mine.state = ${filter} and not ${hold} and not ${awaitsMe(kind, scope)}`;
    default:
      return sql`and mine.state = ${filter} and not ${hold}`;
  }
}

/** Prefix searches start from the member's rows, since the index would scan every match in the society. */
export async function findListed(
  db: Database,
  { name }: EntryKind,
  { memberId, tsquery }: { readonly memberId: string; readonly tsquery: string },
): Promise<string[]> {
  const words = tsquery.includes(':*') ? sql`(entry.words || '')` : sql`entry.words`;
  const objectId = sql.ref(`mine.${name}_id`);
  const { rows } = await sql<{ id: string }>`
    select ${objectId} as id from ${sql.table(`${name}_member`)} as mine
    join search_entry as entry on entry.subject = ${sql.lit(name)} and entry.id = ${objectId}
    where mine.member_id = ${memberId} and ${words} @@ ${tsquery}::text::tsquery`.execute(db);
  return rows.map(({ id }) => id);
}

export function ownEntries({ name }: EntryKind, memberId: string): EntryFilter {
  return (id) => sql<boolean>`exists (select from ${sql.table(`${name}_member`)} as mine
    where mine.member_id = ${memberId} and ${sql.ref(`mine.${name}_id`)} = ${id})`;
}

export async function filterListed(
  db: Database,
  { name }: EntryKind,
  { memberId, ids }: { readonly memberId: string; readonly ids: readonly string[] },
): Promise<Set<string>> {
  const objectId = sql.ref(`${name}_id`);
  const { rows } = await sql<{ id: string }>`
    select ${objectId} as id from ${sql.table(`${name}_member`)}
    where member_id = ${memberId} and ${objectId} = ${anyOf(ids, 'uuid')}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Of works and recordings. Only the member itself lists its drafts. */
export async function countDrafts(db: Database, memberId: string): Promise<number> {
  const { rows } = await sql<{ drafts: number }>`
    select (select count(*) from composition_member where member_id = ${memberId} and state = 'draft')::int
      + (select count(*) from recording_member where member_id = ${memberId} and state = 'draft')::int as drafts`.execute(
    db,
  );
  return rows[0]?.drafts ?? 0;
}

/** Words of the newest drafts: the dictionary leaves them out, but their owner may misspell them too. */
export async function readDraftWords(db: Database, { name }: EntryKind, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct unnest(tsvector_to_array(entry.words)) as word
    from (
      select ${sql.ref(`${name}_id`)} as id from ${sql.table(`${name}_member`)}
      where member_id = ${memberId} and state = 'draft' order by updated_at desc limit 200
    ) as drafts
    join search_entry as entry on entry.subject = ${sql.lit(name)} and entry.id = drafts.id`.execute(db);
  return rows.map(({ word }) => word);
}
