import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { EntryKind, RevisionKey } from './entry-kind.ts';
import type { Viewer } from './visibility.ts';

/** Which version is meant: the one that is shown, the one that is drafted or waits beside it, or by number. */
export type Which = 'shown' | 'pending' | number;

const COLUMN = { shown: 'revision', pending: 'pending_revision' } as const;

/** The number of that version, beside the table of the objects. */
export function revisionNumber({ name }: EntryKind, which: Which): RawBuilder<number> {
  return typeof which === 'number'
    ? sql<number>`${which}::integer`
    : sql<number>`${sql.ref(`${name}.${COLUMN[which]}`)}`;
}

/** Whether the member has the object in their list, beside the table of the objects. */
export function isPartyOf({ name }: EntryKind, { memberId }: Viewer): RawBuilder<boolean> {
  return sql<boolean>`exists (select from ${sql.table(`${name}_member`)} as mine
    where mine.${sql.ref(`${name}_id`)} = ${sql.ref(`${name}.id`)} and mine.member_id = ${memberId})`;
}

function tablesOf({ name }: EntryKind) {
  return {
    objects: sql.table(name),
    revisions: sql.table(`${name}_revision`),
    listed: sql.table(`${name}_member`),
    objectId: sql.ref(`${name}_id`),
  };
}

/** Keeps other changes of this object waiting. What was read before may be old by now: read it after this. */
export async function lockEntry(tx: Tx, kind: EntryKind, id: string): Promise<void> {
  await sql`select from ${tablesOf(kind).objects} where id = ${id} for update`.execute(tx);
}

/** The object was changed: who saw it before has an old version of it. */
export async function incrementVersion(tx: Tx, kind: EntryKind, { id, at }: { id: string; at: Date }): Promise<void> {
  await sql`update ${tablesOf(kind).objects} set version = version + 1, updated_at = ${at} where id = ${id}`.execute(
    tx,
  );
}

/** The object shows this version from now on; the one that was in force before is superseded. */
export async function showRevision(tx: Tx, kind: EntryKind, { id, revision }: RevisionKey): Promise<void> {
  const { objects, revisions, objectId } = tablesOf(kind);
  await Promise.all([
    sql`update ${revisions} set state = 'superseded'
      where ${objectId} = ${id} and number <> ${revision} and state = any(${[...kind.activeStates]}::text[])`.execute(tx),
    sql`update ${objects} set revision = ${revision}, pending_revision = null where id = ${id}`.execute(tx),
  ]);
}

/** Begins to keep a version beside the one that is shown, or ends that. */
export async function setPendingRevision(
  tx: Tx,
  kind: EntryKind,
  { id, revision }: { readonly id: string; readonly revision: number | null },
): Promise<void> {
  await sql`update ${tablesOf(kind).objects} set pending_revision = ${revision} where id = ${id}`.execute(tx);
}

/** Deletes a version that nobody but its writer has seen. */
export async function deleteRevision(tx: Tx, kind: EntryKind, { id, revision }: RevisionKey): Promise<void> {
  const { revisions, objectId } = tablesOf(kind);
  await sql`delete from ${revisions} where ${objectId} = ${id} and number = ${revision} and state = 'draft'`.execute(
    tx,
  );
}

/** Whether there ever was a case about the object: it stays on record with that. */
export async function hasCases(tx: Tx, { name }: EntryKind, id: string): Promise<boolean> {
  const { rows } = await sql`select from opposition where ${sql.ref(`${name}_id`)} = ${id} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Deletes a draft with all that hangs on it. */
export async function deleteEntry(tx: Tx, kind: EntryKind, id: string): Promise<void> {
  await sql`delete from ${tablesOf(kind).objects} where id = ${id}`.execute(tx);
}

/** The number of the next version: numbers of those that were deleted are given again. */
export async function nextRevisionNumber(tx: Tx, kind: EntryKind, id: string): Promise<number> {
  const { revisions, objectId } = tablesOf(kind);
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(number), 0) + 1 as next from ${revisions} where ${objectId} = ${id}`.execute(tx);
  return rows[0]?.next ?? 1;
}

/** The running number of the next reference. */
export async function nextReferenceNumber(tx: Tx, { name }: EntryKind): Promise<number> {
  const sequence = `${name}_reference_seq`;
  const { rows } = await sql<{ number: string }>`select nextval(${sequence}::regclass) as number`.execute(tx);
  return Number(rows[0]?.number);
}

/** Everybody who has the object in their list. */
export async function readListedMembers(db: Database, kind: EntryKind, id: string): Promise<string[]> {
  const { listed, objectId } = tablesOf(kind);
  const { rows } = await sql<{ member_id: string }>`
    select member_id from ${listed} where ${objectId} = ${id}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

/** A version that is taken back is its submitter's alone: nobody else has the object in their list any more. */
export async function unlistOthers(
  tx: Tx,
  kind: EntryKind,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<void> {
  const { listed, objectId } = tablesOf(kind);
  await sql`delete from ${listed} where ${objectId} = ${id} and member_id <> ${memberId}`.execute(tx);
}
