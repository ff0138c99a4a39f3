// cspell:ignore conrelid attrelid attnum conkey contype confrelid confdeltype
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './transaction.ts';

/**
 * The condition that a row of `table` can be deleted: no other row keeps it by a foreign key. Reads these from the
 * schema, so that a table added later counts, too.
 */
export async function isUnreferenced(
  tx: Tx,
  table: 'party' | 'composition' | 'recording',
): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select class.relname::text as "table", attribute.attname::text as "column"
    from pg_constraint as foreign_key
    join pg_class as class on class.oid = foreign_key.conrelid
    join pg_attribute as attribute on attribute.attrelid = class.oid and attribute.attnum = foreign_key.conkey[1]
    where foreign_key.contype = 'f' and foreign_key.confrelid = ${table}::regclass
      and foreign_key.confdeltype in ('a', 'r')
    order by 1, 2`.execute(tx);
  const id = sql.ref(`${table}.id`);
  const free = rows.map(
    (each) => sql`not exists (
      select from ${sql.table(each.table)} as keeping where ${sql.ref(`keeping.${each.column}`)} = ${id})`,
  );
  return sql<boolean>`(${sql.join([sql`true`, ...free], sql` and `)})`;
}
