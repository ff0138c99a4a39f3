import { type RawBuilder, sql } from 'kysely';
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
