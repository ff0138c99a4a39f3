import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/db/transaction.ts';
import type { NamedMember } from '../import-subject.ts';

export interface RegisteredIsrc {
  readonly isrc: string;
  readonly id: string;
  readonly revision: number;
  readonly reference: string;
  readonly title: string;
  readonly member_id: string;
}

/** Skips recordings that this import wrote. */
export async function recordingsWithIsrcs(
  db: Database,
  jobId: string,
  isrcs: readonly string[],
): Promise<RegisteredIsrc[]> {
  const { rows } = await sql<RegisteredIsrc>`
    select revision.isrc, recording.id, recording.revision, recording.reference, revision.title, recording.member_id
    from recording_revision as revision
    join recording on recording.id = revision.recording_id
    where revision.isrc = any(${isrcs}::text[]) and revision.state = 'registered'
      and recording.import_job_id is distinct from ${jobId}`.execute(db);
  return rows;
}

/** A merged work's ISWC leads to the work that it was merged into, unless an active work has it. */
export async function worksOfIswcs(db: Database, iswcs: readonly string[]): Promise<Map<string, string>> {
  if (iswcs.length === 0) return new Map();
  const { rows } = await sql<{ iswc: string; id: string }>`
    select held.iswc, merged.duplicate_of as id, false as is_active from composition as merged
    join composition_revision as held on held.composition_id = merged.id and held.number = merged.revision
    where merged.duplicate_of is not null and held.iswc = any(${iswcs}::text[])
    union all
    select iswc, composition_id, true from composition_revision
    where iswc = any(${iswcs}::text[]) and state in ('registered', 'registered_incomplete')
    order by is_active`.execute(db);
  return new Map(rows.map(({ iswc, id }) => [iswc, id]));
}

/** Members other than the importer who perform on recordings without holding rights in them. */
export async function listPerformers(tx: Tx, jobId: string, since: Date): Promise<NamedMember[]> {
  const { rows } = await sql<NamedMember>`
    select party.member_id, count(distinct recording.id)::int as works
    from recording
    join recording_contributor as line on line.recording_id = recording.id and line.revision = recording.revision
    join party on party.id = line.party_id and party.member_id <> recording.member_id
    where recording.import_job_id = ${jobId} and recording.created_at >= ${since}
      and recording.state in ('registered', 'awaiting_confirmation')
      and not exists (
        select from recording_right as held
        where held.recording_id = recording.id and held.revision = recording.revision and held.party_id = party.id)
    group by party.member_id`.execute(tx);
  return rows;
}

/** Every change of a recording is an event. Recordings that a work mentions stay. */
export const IS_UNTOUCHED = sql`not exists (
    select from recording_event as event where event.recording_id = recording.id and event.type <> 'imported')
  and not exists (select from opposition where opposition.recording_id = recording.id)
  and not exists (select from hold where hold.recording_id = recording.id)
  and not exists (select from composition_recording as line where line.recording_id = recording.id)`;
