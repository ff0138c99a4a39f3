// cspell:ignore conrelid attrelid attnum conkey contype confrelid atttypid bytea regtype
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';
import type { FileKind } from '../../platform/files/file-tables.ts';

export interface DataSubject {
  readonly memberId: string;
  readonly partyId: string;
  readonly accountIds: readonly string[];
  readonly emails: readonly string[];
}

export interface TableOfMember {
  readonly table: string;
  readonly rows: readonly unknown[];
}

/** Secrets, and names of staff. Hashes are `bytea`, which is left out altogether. */
const LEFT_OUT = ['password_hash', 'mail_key', 'staff', 'staff_note', 'decided_by', 'merged_by'];
/** Rows about others that only mention the member. */
const ABOUT_OTHERS = ['notification.sender_id', 'import_notice.member_id'];

interface Column {
  readonly table: string;
  readonly column: string;
  readonly subject: 'member' | 'account' | 'party';
}

/** All rows that name the member, an account or their party. Columns are read from the schema: a new table is included. */
export async function* tablesOfMember(tx: Tx, subject: DataSubject): AsyncGenerator<TableOfMember> {
  const ids = { member: [subject.memberId], account: subject.accountIds, party: [subject.partyId] };
  const { rows: columns } = await columnsOf(tx);
  for (const table of new Set(columns.map((each) => each.table))) {
    const conditions = columns
      .filter((each) => each.table === table)
      .map(({ column, subject }) => sql`${sql.ref(column)} = any(${ids[subject]}::uuid[])`);
    yield { table, rows: await rowsOf(tx, table, sql.join(conditions, sql` or `)) };
  }
  yield { table: 'mail', rows: await rowsOf(tx, 'mail', sql`recipient = any(${subject.emails}::text[])`) };
  for (const entry of ['composition', 'recording']) {
    const listed = sql`${sql.ref(`${entry}_id`)} in (
      select ${sql.ref(`${entry}_id`)} from ${sql.table(`${entry}_member`)} where member_id = ${subject.memberId})`;
    yield { table: `${entry}_revision`, rows: await rowsOf(tx, `${entry}_revision`, listed) };
  }
}

function columnsOf(tx: Tx) {
  return sql<Column>`
    select class.relname::text as "table", attribute.attname::text as "column",
      subject.relname::text as subject
    from pg_constraint as foreign_key
    join pg_class as class on class.oid = foreign_key.conrelid
    join pg_class as subject on subject.oid = foreign_key.confrelid
    join pg_attribute as attribute on attribute.attrelid = class.oid and attribute.attnum = any(foreign_key.conkey)
    where foreign_key.contype = 'f' and subject.oid in ('member'::regclass, 'account'::regclass, 'party'::regclass)
      and class.relname not in ('composition_revision', 'recording_revision')
      and class.relname || '.' || attribute.attname <> all (${ABOUT_OTHERS}::text[])
    union select 'audit_event', 'member_id', 'member'
    union select 'audit_event', 'account_id', 'account'
    union select 'member', 'id', 'member'
    union select 'account', 'id', 'account'
    union select 'party', 'id', 'party'
    order by 1, 2`.execute(tx);
}

async function rowsOf(tx: Tx, table: string, condition: ReturnType<typeof sql>): Promise<unknown[]> {
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
