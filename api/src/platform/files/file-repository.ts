import { sql } from 'kysely';
import type { NewRow, Row } from '../db/tables.ts';
import type { Database, Tx } from '../db/transaction.ts';
import type { FileKind } from './file-tables.ts';

export async function insertFile(db: Database, file: NewRow<'file'>): Promise<void> {
  await db.insertInto('file').values(file).execute();
}

export function findFileInUse(db: Database, kind: FileKind, name: string): Promise<Row<'file'> | undefined> {
  return db
    .selectFrom('file')
    .selectAll()
    .where('name', '=', name)
    .where('kind', '=', kind)
    .where('unused_since', 'is', null)
    .executeTakeFirst();
}

export async function beginUse(tx: Tx, { memberId, kind, name }: FileOfMember): Promise<boolean> {
  const used = await tx
    .updateTable('file')
    .set({ unused_since: null })
    .where('name', '=', name)
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .where('kind', '=', kind)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

interface FileOfMember {
  readonly memberId: string | null;
  readonly kind: FileKind;
  readonly name: string;
}

export async function endUse(tx: Tx, name: string, at: Date): Promise<void> {
  await tx.updateTable('file').set({ unused_since: at }).where('name', '=', name).execute();
}

/** Locked, so that it can't come into use while it is deleted. */
export function lockUnused(tx: Tx, before: Date): Promise<Row<'file'> | undefined> {
  return tx
    .selectFrom('file')
    .selectAll()
    .where('unused_since', '<', before)
    .orderBy('unused_since')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** A backup holds this lock: it copies the files that were in use when it began. */
export const REMOVAL_LOCK = 4_207_002;

/** False while a backup runs; holds off the next one until `tx` ends. */
export async function holdOffBackup(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_held: boolean }>`
    select pg_try_advisory_xact_lock_shared(${REMOVAL_LOCK}::bigint) as is_held`.execute(tx);
  return rows[0]?.is_held ?? false;
}

export function lockUnusedFile(tx: Tx, name: string): Promise<Row<'file'> | undefined> {
  return tx
    .selectFrom('file')
    .selectAll()
    .where('name', '=', name)
    .where('unused_since', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Unused files count until they are deleted, since they occupy the store, too. */
export async function bytesOfMember(db: Database, memberId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('file')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

export async function deleteFile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('file').where('id', '=', id).execute();
}

/** Another process that starts waits until the transaction ends. */
export async function lockMark(tx: Tx): Promise<string | null> {
  await sql`lock table file_store in exclusive mode`.execute(tx);
  const row = await tx.selectFrom('file_store').select('mark').executeTakeFirst();
  return row?.mark ?? null;
}

/** Whether nobody has done anything in this database yet, so that no files in a store are its own. */
export async function isUnused(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select from audit_event union all select from file limit 1`.execute(tx);
  return rows.length === 0;
}

export async function insertMark(tx: Tx, mark: string): Promise<void> {
  await tx.insertInto('file_store').values({ mark }).execute();
}

/** Keeps the first mark of deployments that this database sees. Returns it; null before the file store is marked. */
export async function keepDeploymentsMark(db: Database, mark: string): Promise<string | null> {
  const row = await db
    .updateTable('file_store')
    .set(({ fn, val }) => ({ deployments: fn.coalesce('deployments', val(mark)) }))
    .returning('deployments')
    .executeTakeFirst();
  return row?.deployments ?? null;
}
