// cspell:ignore conrelid attrelid attnum conkey contype confrelid atttypid bytea regtype attisdropped
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';
import type { FileKind } from '../../platform/files/file-tables.ts';

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
  readonly rows: readonly unknown[];
}

/** Secrets, and names of staff. Hashes are `bytea`, which is left out altogether. */
const LEFT_OUT = ['password_hash', 'mail_key', 'staff', 'staff_note', 'decided_by', 'merged_by'];
/** Rows about others that only mention the member. */
const ABOUT_OTHERS = ['notification.sender_id', 'import_notice.member_id', 'party_claim.party_id'];

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
  const { memberId, accountIds, partyId } = subject;
  const ids = { member: [memberId], account: accountIds, party: [partyId] };
  const { rows: columns } = await columnsOf(tx);
  for (const table of new Set(columns.map((each) => each.table))) {
    const conditions = columns
      .filter((each) => each.table === table)
      .map((each) => sql`(${conditionOf(each, { ids: ids[each.subject], memberId })})`);
    yield { table, rows: await rowsOf(tx, table, sql.join(conditions, sql` or `)) };
  }
  yield { table: 'mail', rows: await rowsOf(tx, 'mail', sql`recipient = any(${subject.emails}::text[])`) };
  const merged = sql`undone_at is null and claim_id in (select id from party_claim where member_id = ${memberId})`;
  yield { table: 'party_merge', rows: await rowsOf(tx, 'party_merge', merged) };
  for (const entry of ['composition', 'recording']) {
    const listed = sql`${sql.ref(`${entry}_id`)} in (
      select ${sql.ref(`${entry}_id`)} from ${sql.table(`${entry}_member`)} where member_id = ${memberId})
      and ${isVisible(entry, memberId)}`;
    yield { table: `${entry}_revision`, rows: await rowsOf(tx, `${entry}_revision`, listed) };
  }
}

interface Sought {
  readonly ids: readonly string[];
  readonly memberId: string;
}

function conditionOf({ column, subject, is_of_member, entry }: Column, { ids, memberId }: Sought): RawBuilder<unknown> {
  const names = sql`${sql.ref(column)} = any(${ids}::uuid[])`;
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
    union select 'audit_event', 'member_id', 'member', true, null
    union select 'audit_event', 'account_id', 'account', true, null
    union select 'member', 'id', 'member', false, null
    union select 'account', 'id', 'account', false, null
    union select 'party', 'id', 'party', false, null
    order by 1, 2`.execute(tx);
}

function hasColumn(name: string): RawBuilder<unknown> {
  return sql`exists (select from pg_attribute where attrelid = class.oid and attname = ${name} and not attisdropped)`;
}

async function rowsOf(tx: Tx, table: string, condition: RawBuilder<unknown>): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(line) - ${LEFT_OUT}::text[] - (
      select coalesce(array_agg(attname::text), '{}') from pg_attribute
      where attrelid = ${table}::regclass and atttypid = 'bytea'::regtype) as row
    from ${sql.table(table)} as line where ${condition}`.execute(tx);
  return rows.map(({ row }) => row);
}

export async function filesOfMember(tx: Tx, memberId: string): Promise<{ kind: FileKind; name: string }[]> {
  return tx
    .selectFrom('file')
    .select(['kind', 'name'])
    .where('member_id', '=', memberId)
    .where('unused_since', 'is', null)
    .execute();
}
