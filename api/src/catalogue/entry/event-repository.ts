import { sql } from 'kysely';
import { newId } from '../../platform/db/new-id.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import type { EntryKind, RevisionKey } from './entry-kind.ts';

/** Who did it, when, and why. */
export interface EventAct {
  /** Null where the society does it. */
  readonly actor: Pick<Act['actor'], 'memberId'> | null;
  readonly at: Date;
  /** A reason that was given. */
  readonly note?: string;
}

/** Tells in the history of an object what happened to one of its versions. */
export async function insertEntryEvent(
  tx: Tx,
  { name }: EntryKind,
  { id, revision, type }: RevisionKey & { readonly type: string },
  { actor, at, note }: EventAct,
): Promise<void> {
  await sql`insert into ${sql.table(`${name}_event`)} (id, ${sql.ref(`${name}_id`)}, revision, type, member_id, at, note)
    values (${newId()}, ${id}, ${revision}, ${type}, ${actor?.memberId ?? null}, ${at}, ${note ?? null})`.execute(tx);
}
