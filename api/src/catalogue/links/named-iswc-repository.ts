import { sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Tx } from '../../platform/db/transaction.ts';

/** Stores the works whose ISWCs a recording names. A merged work counts unless an active one has its ISWC. */
export async function resolveNamedIswcs(tx: Tx, recordingId: string): Promise<void> {
  await sql`
    with named as (
      select distinct iswc from recording_work
      where recording_id = ${recordingId} and composition_id is null and iswc is not null
    ), work as (
      select distinct on (found.iswc) found.iswc, found.id from (
        select held.iswc, held.composition_id as id, true as is_active
        from named join composition_revision as held using (iswc)
        where held.state in ('registered', 'registered_incomplete')
        union all
        select held.iswc, merged.id, false
        from composition as merged
        join composition_revision as held on held.composition_id = merged.id and held.number = merged.revision
        where merged.duplicate_of is not null and held.iswc in (select iswc from named)
      ) as found
      order by found.iswc, found.is_active desc
    )
    update recording_work as line set composition_id = work.id
    from work
    where line.recording_id = ${recordingId} and line.composition_id is null and line.iswc = work.iswc`.execute(tx);
}

/**
 * Links works that have just received an ISWC with the recordings that name it, and returns the recordings' ids. Lines of
 * recordings don't change, so that undoing an import can still delete its works.
 */
export async function linkNamingIswcs(tx: Tx, workIds: readonly string[], at: Date): Promise<string[]> {
  const { rows } = await sql<{ recording_id: string }>`
    insert into work_recording_link (composition_id, recording_id, linked_by, linked_at)
    select distinct work.id, recording.id, work.member_id, ${at}::timestamptz
    from composition as work
      join composition_revision as held on held.composition_id = work.id
      join recording_work as line on line.iswc = held.iswc and line.iswc is not null and line.composition_id is null
      join recording on recording.id = line.recording_id and recording.revision = line.revision
    where work.id = ${anyOf(workIds, 'uuid')} and held.state in ('registered', 'registered_incomplete')
      and recording.state = 'registered'
      and held.iswc is distinct from (
        select before.iswc from composition_revision as before
        where before.composition_id = work.id and before.number <> held.number
          and before.registered_at is not null
        order by before.registered_at desc, before.number desc limit 1)
    on conflict do nothing
    returning recording_id`.execute(tx);
  return [...new Set(rows.map(({ recording_id }) => recording_id))];
}
