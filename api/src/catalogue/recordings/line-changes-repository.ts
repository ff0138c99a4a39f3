// cspell:ignore recordset
import { type RawBuilder, sql } from 'kysely';
import type { Row } from '../../platform/db/tables.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { RECORDINGS, type RevisionKey } from '../entry/entry-kind.ts';
import { nextRevisionNumber } from '../entry/entry-repository.ts';

/** Copies the active revision for a change that needs no confirmation; the caller changes its lines. */
export async function insertActiveRevision(
  tx: Tx,
  { actor, at }: Act,
  { id, revision, note }: RevisionKey & { readonly note: string },
): Promise<RevisionKey> {
  const next = { id, revision: await nextRevisionNumber(tx, RECORDINGS, id) };
  const active = sql`recording_id = ${id} and number = ${revision}`;
  await sql`update recording_revision set state = 'superseded' where ${active}`.execute(tx);
  const times = { submitted_at: at, registered_at: at, created_at: at, confirm_by: null, reminded_at: null };
  const author = { change_note: note, created_by: actor.memberId };
  const columns = { number: next.revision, state: 'registered', ...author, ...times };
  await copyRows(tx, 'recording_revision', { rows: active, columns });
  const rows = sql`recording_id = ${id} and revision = ${revision}`;
  for (const table of RECORDINGS.lines) await copyRows(tx, table, { rows, columns: { revision: next.revision } });
  await sql`update recording set revision = ${next.revision} where id = ${id}`.execute(tx);
  return next;
}

interface RowCopy {
  readonly rows: RawBuilder<unknown>;
  /** Those that differ in the copy. */
  readonly columns: object;
}

async function copyRows(tx: Tx, table: string, { rows, columns }: RowCopy): Promise<void> {
  await sql`insert into ${sql.table(table)}
    select (jsonb_populate_record(original, ${JSON.stringify(columns)}::jsonb)).*
    from ${sql.table(table)} as original where ${rows}`.execute(tx);
}

type Unplaced<Line> = Omit<Line, 'recording_id' | 'revision' | 'position'>;

export type NewContributor = Unplaced<Row<'recording_contributor'>>;

export type NewRight = Unplaced<Row<'recording_right'>>;

export function replaceContributors(tx: Tx, key: RevisionKey, lines: readonly NewContributor[]): Promise<void> {
  return replaceRows(tx, 'recording_contributor', { ...key, lines });
}

export function replaceRights(tx: Tx, key: RevisionKey, lines: readonly NewRight[]): Promise<void> {
  return replaceRows(tx, 'recording_right', { ...key, lines });
}

/** In this order. What the lines have besides the table's columns, such as the party's names, is left out. */
async function replaceRows(
  tx: Tx,
  table: 'recording_right' | 'recording_contributor',
  { id, revision, lines }: RevisionKey & { readonly lines: readonly object[] },
): Promise<void> {
  const rows = lines.map((line, position) => ({ ...line, recording_id: id, revision, position }));
  await sql`delete from ${sql.table(table)} where recording_id = ${id} and revision = ${revision}`.execute(tx);
  await sql`insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
}
