import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/db/transaction.ts';

/** Whether a work is in dispute: it is while a hold on it is open. `id` is a reference such as `composition.id`. */
export function hasOpenHold(object: 'composition' | 'recording', id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from hold where ${sql.ref(`hold.${object}_id`)} = ${sql.ref(id)} and hold.released_at is null)`;
}

/** What is kept back of a work or recording: in which right, of whose lines, by which case. */
export function readOpenHolds(db: Database, objectId: string, object: 'composition' | 'recording') {
  return db
    .selectFrom('hold')
    .select(['hold.opposition_id', 'hold.right', 'hold.party_id', 'hold.share', 'hold.scope'])
    .where(`hold.${object}_id`, '=', objectId)
    .where('hold.released_at', 'is', null)
    .orderBy('hold.id')
    .execute();
}
