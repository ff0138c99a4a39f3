import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';
import type { DomainEvents } from '../../platform/events/events.ts';

const LINES = { composition: 'composition_recording', recording: 'recording_work' } as const;

/** Links made on a page stay. Returns the ids of all entries linked before or now, for reindexing. */
export async function linkMentioned(tx: Tx, activated: DomainEvents['revision.activated']): Promise<string[]> {
  const { name } = activated.of;
  const { id, revision } = activated.revision;
  const lines = sql.table(LINES[name]);
  const own = sql.ref(`${name}_id`);
  const other = name === 'composition' ? sql.ref('recording_id') : sql.ref('composition_id');
  // Not the previous number: a claim creates an active revision beside a draft.
  const before = sql`(select number from ${sql.table(`${name}_revision`)}
    where ${own} = ${id} and number <> ${revision} and registered_at is not null
    order by registered_at desc, number desc limit 1)`;
  const namedBy = (version: typeof before) =>
    sql`(select ${other} from ${lines} where ${own} = ${id} and revision = ${version} and ${other} is not null)`;
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into work_recording_link (composition_id, recording_id, linked_by, linked_at)
      select distinct line.composition_id, line.recording_id, object.member_id, ${activated.at}::timestamptz
      from ${lines} as line join ${sql.table(name)} as object on object.id = ${id}
      where line.${own} = ${id} and line.revision = ${revision} and line.${other} is not null
        and line.${other} not in ${namedBy(before)}
      on conflict do nothing returning ${other} as id
    ), removed as (
      delete from work_recording_link where ${own} = ${id} and ${other} in ${namedBy(before)}
        and ${other} not in ${namedBy(sql`${revision}`)} returning ${other} as id
    )
    select id from added union select id from removed
    union select ${other} from work_recording_link where ${own} = ${id} order by id`.execute(tx);
  return rows.map((row) => row.id);
}
