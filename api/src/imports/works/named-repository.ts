import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import type { NamedMember } from '../import-subject.ts';

/** The members whom works of an import ask and who were not told of it yet; from now on they count as told. */
export async function newlyNamed(tx: Tx, jobId: string): Promise<NamedMember[]> {
  const { rows } = await sql<NamedMember>`
    with named as (
      select party.member_id, count(distinct composition.id)::int as works
      from composition
      join composition_interest as line
        on line.composition_id = composition.id and line.revision = composition.revision and line.confirmation = 'invited'
      join party on party.id = line.party_id
      where composition.import_job_id = ${jobId} and party.member_id is not null
      group by party.member_id
    ), told as (
      insert into import_notice (job_id, member_id) select ${jobId}::uuid, member_id from named
      on conflict do nothing returning member_id
    )
    select named.member_id, named.works from named join told on told.member_id = named.member_id`.execute(tx);
  return rows;
}

/** The members whom works of an import ask, and who have not answered. */
export async function stillAsked(tx: Tx, jobId: string): Promise<NamedMember[]> {
  const { rows } = await sql<NamedMember>`
    select party.member_id, count(distinct composition.id)::int as works
    from composition
    join composition_revision as shown on shown.composition_id = composition.id and shown.number = composition.revision
    join composition_interest as line
      on line.composition_id = composition.id and line.revision = composition.revision and line.confirmation = 'invited'
    join party on party.id = line.party_id
    where composition.import_job_id = ${jobId} and shown.state = 'awaiting_confirmation'
      and party.member_id is not null
    group by party.member_id`.execute(tx);
  return rows;
}

/** The works of an import that wait although their time has passed. */
export async function worksWaiting(tx: Tx, jobId: string, at: Date) {
  const { rows } = await sql<{ id: string; revision: number }>`
    select composition.id, composition.revision
    from composition
    join composition_revision as shown on shown.composition_id = composition.id and shown.number = composition.revision
    where composition.import_job_id = ${jobId} and shown.state = 'awaiting_confirmation'
      and shown.confirm_by <= ${at}`.execute(tx);
  return rows;
}

/** Whether any of the works of an import waits for confirmations. */
export async function isWorkWaiting(tx: Tx, jobId: string): Promise<boolean> {
  const { rows } = await sql`
    select from composition
    join composition_revision as shown on shown.composition_id = composition.id and shown.number = composition.revision
    where composition.import_job_id = ${jobId} and shown.state = 'awaiting_confirmation' limit 1`.execute(tx);
  return rows.length > 0;
}
