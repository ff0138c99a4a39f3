import { sql } from 'kysely';
import { indexWorks } from '../../../catalogue/works/work-index.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Removed } from '../import-subject.ts';

/** Every change of a recording is an event. Recordings that a work mentions stay. */
export async function removeUntouched(tx: Tx, ids: readonly string[]): Promise<Removed[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Removed>`
    select recording.id, array(
      select member_id from recording_member as mine where mine.recording_id = recording.id) as "memberIds"
    from recording
    where recording.id = any(${ids}::uuid[]) and recording.version = 1 and recording.pending_revision is null
      and not exists (
        select from recording_event as event where event.recording_id = recording.id and event.type <> 'imported')
      and not exists (select from opposition where opposition.recording_id = recording.id)
      and not exists (select from hold where hold.recording_id = recording.id)
      and not exists (select from composition_recording as line where line.recording_id = recording.id)`.execute(tx);
  const gone = rows.map(({ id }) => id);
  const linked = await linkedWorks(tx, gone);
  await sql`delete from recording where id = any(${gone}::uuid[])`.execute(tx);
  if (linked.length > 0) await indexWorks(tx, linked);
  return rows;
}

async function linkedWorks(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ composition_id: string }>`
    select distinct composition_id from work_recording_link where recording_id = any(${ids}::uuid[])`.execute(tx);
  return rows.map(({ composition_id }) => composition_id);
}
