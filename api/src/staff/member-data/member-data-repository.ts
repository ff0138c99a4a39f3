// cspell:ignore conrelid attrelid attnum conkey contype confrelid atttypid bytea regtype attisdropped
import { type RawBuilder, sql } from 'kysely';
import type { Row } from '../../platform/db/tables.ts';
import { allowIdleTime, type Database, type Tx } from '../../platform/db/transaction.ts';

export interface DataSubject {
  readonly memberId: string;
  readonly partyId: string;
  /** Accounts that act for this member alone, and their addresses. */
  readonly accountIds: readonly string[];
  readonly emails: readonly string[];
  /** Accounts that act for other members, too. */
  readonly sharedAccountIds: readonly string[];
}

export interface TableOfMember {
  readonly table: string;
  readonly count: number;
  /** All rows from the beginning, in batches; one table at a time, within the transaction. */
  read(): AsyncGenerator<readonly MemberRow[]>;
}

export type MemberRow = Readonly<Record<string, unknown>>;

const BATCH = 500;

/** Secrets, and names of staff. Hashes are `bytea`, which is left out altogether. */
const LEFT_OUT = ['password_hash', 'mail_key', 'staff', 'staff_note', 'decided_by', 'merged_by'];
/** Rows about others that only mention the member; devices and acts of the people who act for the member among them. */
const ABOUT_OTHERS = ['notification.sender_id', 'import_notice.member_id', 'party_claim.party_id', 'session.member_id'];

interface Column {
  readonly table: string;
  readonly column: string;
  readonly subject: 'member' | 'account' | 'party';
  /** Whether its rows belong to a member. */
  readonly is_of_member: boolean;
  /** Whether its rows belong to a revision of one. */
  readonly entry: 'composition' | 'recording' | null;
}

/** All rows that name the member, an account or their party. Columns are read from the schema: a new table is included. */
export async function* tablesOfMember(tx: Tx, subject: DataSubject): AsyncGenerator<TableOfMember> {
  for (const { table, condition } of await conditionsOf(tx, subject)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)} as line where ${condition}`.execute(tx);
    const count = rows[0]?.count ?? 0;
    if (count > 0) yield { table, count, read: () => readRows(tx, table, condition) };
  }
}

interface TableCondition {
  readonly table: string;
  readonly condition: RawBuilder<unknown>;
}

async function conditionsOf(tx: Tx, subject: DataSubject): Promise<TableCondition[]> {
  const { memberId, accountIds, partyId } = subject;
  const ids = { member: [memberId], account: accountIds, party: [partyId] };
  const { rows: columns } = await columnsOf(tx);
  const named = [...Map.groupBy(columns, ({ table }) => table)].map(([table, all]) => ({
    table,
    condition: sql.join(
      all.map((each) => sql`(${conditionOf(each, { ids: ids[each.subject], memberId })})`),
      sql` or `,
    ),
  }));
  const revisions = ['composition', 'recording'].map((entry) => ({
    table: `${entry}_revision`,
    condition: sql`${sql.ref(`${entry}_id`)} in (
      select ${sql.ref(`${entry}_id`)} from ${sql.table(`${entry}_member`)} where member_id = ${memberId})
      and ${isVisible(entry, memberId)}`,
  }));
  const merged = sql`undone_at is null and claim_id in (select id from party_claim where member_id = ${memberId})`;
  return [
    ...named,
    { table: 'mail', condition: sql`recipient = any(${subject.emails}::text[])` },
    { table: 'party_merge', condition: merged },
    ...revisions,
  ];
}

function conditionOf(
  { table, column, subject, is_of_member, entry }: Column,
  { ids, memberId }: { ids: readonly string[]; memberId: string },
): RawBuilder<unknown> {
  const names = sql`${sql.ref(column)} = any(${ids}::uuid[])`;
  // A party that the member added belongs to the person it is, once they join.
  if (table === 'party' && column === 'added_by') return sql`${names} and member_id is null`;
  // Acts on behalf of another member belong to that member.
  if (subject === 'account' && is_of_member) return sql`${names} and (member_id = ${memberId} or member_id is null)`;
  if (subject !== 'party' || entry === null) return names;
  return sql`${names} and exists (select from ${sql.table(`${entry}_revision`)} as revision
    where revision.${sql.ref(`${entry}_id`)} = line.${sql.ref(`${entry}_id`)} and revision.number = line.revision
      and ${isVisible(entry, memberId, 'revision')})`;
}

/** A draft is its member's alone. */
function isVisible(entry: string, memberId: string, revision = 'line'): RawBuilder<unknown> {
  const object = sql.ref(`${revision}.${entry}_id`);
  return sql`(${sql.ref(`${revision}.state`)} <> 'draft' or exists (
    select from ${sql.table(entry)} as own where own.id = ${object} and own.member_id = ${memberId}))`;
}

function columnsOf(tx: Tx) {
  return sql<Column>`
    select class.relname::text as "table", attribute.attname::text as "column",
      subject.relname::text as subject, ${hasColumn('member_id')} as is_of_member,
      case when ${hasColumn('revision')} and ${hasColumn('composition_id')} then 'composition'
        when ${hasColumn('revision')} and ${hasColumn('recording_id')} then 'recording' end as entry
    from pg_constraint as foreign_key
    join pg_class as class on class.oid = foreign_key.conrelid
    join pg_class as subject on subject.oid = foreign_key.confrelid
    join pg_attribute as attribute on attribute.attrelid = class.oid and attribute.attnum = any(foreign_key.conkey)
    where foreign_key.contype = 'f' and subject.oid in ('member'::regclass, 'account'::regclass, 'party'::regclass)
      and class.relname not in ('composition_revision', 'recording_revision')
      and class.relname || '.' || attribute.attname <> all (${ABOUT_OTHERS}::text[])
    union select 'audit_event', 'account_id', 'account', true, null
    union select 'member', 'id', 'member', false, null
    union select 'account', 'id', 'account', false, null
    union select 'party', 'id', 'party', false, null
    order by 1, 2`.execute(tx);
}

function hasColumn(name: string): RawBuilder<unknown> {
  return sql`exists (select from pg_attribute where attrelid = class.oid and attname = ${name} and not attisdropped)`;
}

async function* readRows(tx: Tx, table: string, condition: RawBuilder<unknown>): AsyncGenerator<MemberRow[]> {
  await sql`declare exported no scroll cursor for
    select to_jsonb(line) - ${LEFT_OUT}::text[] - (
      select coalesce(array_agg(attname::text), '{}') from pg_attribute
      where attrelid = ${table}::regclass and atttypid = 'bytea'::regtype) as row
    from ${sql.table(table)} as line where ${condition}`.execute(tx);
  for (let isOver = false; !isOver; ) {
    const { rows } = await sql<{ row: MemberRow }>`fetch ${sql.lit(BATCH)} from exported`.execute(tx);
    isOver = rows.length < BATCH;
    if (rows.length > 0) yield rows.map(({ row }) => row);
  }
  await sql`close exported`.execute(tx);
}

type FileOfMember = Pick<Row<'file'>, 'kind' | 'name' | 'content_type'>;

export async function filesOfMember(tx: Tx, memberId: string): Promise<FileOfMember[]> {
  return tx
    .selectFrom('file')
    .select(['kind', 'name', 'content_type'])
    .where('member_id', '=', memberId)
    .where('unused_since', 'is', null)
    .execute();
}

/**
 * Runs `work` unless any process does so for the member; then returns null. The lock ends with the transaction, so that a
 * crash can't keep it.
 */
export function withOwnDataLock<Result>(
  db: Database,
  memberId: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result | null> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ isHeld: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`own data ${memberId}`}, 0)) as "isHeld"`.execute(tx);
    if (!rows[0]?.isHeld) return null;
    await allowIdleTime(tx);
    return work(tx);
  });
}
