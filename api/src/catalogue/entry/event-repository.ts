import { sql } from 'kysely';
import { newId } from '../../platform/db/new-id.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import type { EntryKind, RevisionKey } from './entry-kind.ts';

interface EventChange {
  readonly entry: { readonly kind: EntryKind };
  readonly tx: Tx;
  /** The actor is null for the society. */
  readonly act: { readonly actor: Pick<Act['actor'], 'memberId'> | null; readonly at: Date };
}

interface NewEvent {
  readonly type: string;
  readonly note?: string | null;
}

/** Adds an event to the history of an entry. */
export async function insertEntryEvent(
  { entry, tx, act: { actor, at } }: EventChange,
  { id, revision }: RevisionKey,
  { type, note = null }: NewEvent,
): Promise<void> {
  const { name } = entry.kind;
  await sql`insert into ${sql.table(`${name}_event`)} (id, ${sql.ref(`${name}_id`)}, revision, type, member_id, at, note)
    values (${newId()}, ${id}, ${revision}, ${type}, ${actor?.memberId ?? null}, ${at}, ${note})`.execute(tx);
}
