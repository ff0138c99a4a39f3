import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import type { NamedMember } from '../import-subject.ts';

/** Lines of an import that ask their holder; the start of a query, which goes on with conditions. */
const ASKED = sql`
  from recording
  join recording_right as line
    on line.recording_id = recording.id and line.revision = recording.revision and line.confirmation = 'invited'
  join party on party.id = line.party_id and party.member_id is not null`;

/** The members whom recordings of an import ask and who were not told of it yet; from now on they count as told. */
export async function newlyNamed(tx: Tx, jobId: string): Promise<NamedMember[]> {
  const { rows } = await sql<NamedMember>`
    with named as (
      select party.member_id, count(distinct recording.id)::int as works ${ASKED}
      where recording.import_job_id = ${jobId}
      group by party.member_id
    ), told as (
      insert into import_notice (job_id, member_id) select ${jobId}::uuid, member_id from named
      on conflict do nothing returning member_id
    )
    select named.member_id, named.works from named join told on told.member_id = named.member_id`.execute(tx);
  return rows;
}

/** The members whom recordings of an import ask, and who have not answered. */
export async function stillAsked(tx: Tx, jobId: string): Promise<NamedMember[]> {
  const { rows } = await sql<NamedMember>`
    select party.member_id, count(distinct recording.id)::int as works ${ASKED}
    where recording.import_job_id = ${jobId} and recording.state = 'awaiting_confirmation'
    group by party.member_id`.execute(tx);
  return rows;
}

/** The recordings of an import that wait although their time has passed. */
export async function recordingsWaiting(tx: Tx, jobId: string, at: Date) {
  const { rows } = await sql<{ id: string; revision: number }>`
    select recording.id, recording.revision
    from recording
    join recording_revision as shown on shown.recording_id = recording.id and shown.number = recording.revision
    where recording.import_job_id = ${jobId} and shown.state = 'awaiting_confirmation'
      and shown.confirm_by <= ${at}`.execute(tx);
  return rows;
}

/** Whether any of the recordings of an import waits for confirmations. */
export async function isRecordingWaiting(tx: Tx, jobId: string): Promise<boolean> {
  const { rows } = await sql`
    select from recording
    join recording_revision as shown on shown.recording_id = recording.id and shown.number = recording.revision
    where recording.import_job_id = ${jobId} and shown.state = 'awaiting_confirmation' limit 1`.execute(tx);
  return rows.length > 0;
}
