import { type RawBuilder, sql } from 'kysely';

/** Whether a work is in dispute: it is while a hold on it is open. `id` is a reference such as `composition.id`. */
export function hasOpenHold(object: 'composition' | 'recording', id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from hold where ${sql.ref(`hold.${object}_id`)} = ${sql.ref(id)} and hold.released_at is null)`;
}
