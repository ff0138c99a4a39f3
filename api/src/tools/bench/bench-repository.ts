import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import { NO_RECORDING_FACTS } from '@counterpoint/domain/schemas';
import { WORLD } from '@counterpoint/domain/territories';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';

interface Size {
  readonly works: number;
  readonly recordings: number;
}

/**
 * Gives a member a repertoire of this size, written straight into the tables: nine works in ten are in force, the
 * others wait, lack an IPI or are drafts, spread over two years; each names two members.
 */
export async function giveRepertoire(
  db: Database,
  { memberId, partyId }: Act['actor'],
  coWriter: Act['actor'],
  { works, recordings }: Size,
): Promise<void> {
  await sql`create temporary table made on commit drop as
    select gen_random_uuid() as id, n, now() - make_interval(mins => (n * 1051200.0 / ${works})::int) as at,
      case when n % 100 = 0 then 'draft' when n % 50 = 1 then 'registered_incomplete'
        when n % 20 = 3 then 'awaiting_confirmation' else 'registered' end as state
    from generate_series(1, ${works}) as n`.execute(db);
  await sql`insert into composition (id, reference, member_id, version, revision, created_at, updated_at)
    select id, 'BNC-' || id, ${memberId}::uuid, 3, 1, at, at from made`.execute(db);
  await sql`insert into composition_revision (composition_id, number, state, title, alternative_titles, version_type,
      submitted_at, confirm_by, registered_at, created_at)
    select id, 1, state, 'Measured Song ' || n, '[]', 'ORI', case when state <> 'draft' then at end,
      case when state = 'awaiting_confirmation' then now() + interval '20 days' end,
      case when state like 'registered%' then at end, at from made`.execute(db);
  await insertLines(db, { memberId, partyId }, coWriter);
  await sql`insert into composition_event (id, composition_id, type, member_id, at)
    select gen_random_uuid(), id, type, ${memberId}::uuid, at from made
    cross join (values ('created'), ('submitted'), ('registered')) as event (type)
    where type = 'created' or type = 'submitted' and state <> 'draft' or state like 'registered%'`.execute(db);
  await sql`create temporary table takes on commit drop as
    select gen_random_uuid() as id, n, now() - make_interval(hours => n) as at from generate_series(1, ${recordings}) as n`.execute(
    db,
  );
  await sql`insert into recording
      (id, reference, member_id, state, title, display_artist, registered_at, created_at, updated_at)
    select id, 'BNR-' || id, ${memberId}::uuid, 'registered', 'Measured Take ' || n, 'Somebody', at, at, at
    from takes`.execute(db);
  await sql`insert into recording_revision (recording_id, number, state, title, facts, created_by, submitted_at,
      registered_at, created_at)
    select id, 1, 'registered', 'Measured Take ' || n, ${JSON.stringify(NO_RECORDING_FACTS)}::jsonb, ${memberId}::uuid, at,
      at, at from takes`.execute(db);
  await sql`insert into recording_right (recording_id, revision, position, party_id, role, uses, share, territories,
      valid_from, is_controlled_by_third_party, confirmation)
    select id, 1, line.position, line.party_id, 'producer', ${USE_TYPES}::text[], line.share,
      ${JSON.stringify([{ is_included: true, territory: WORLD }])}::jsonb, '2024-01-01', false, 'submitter'
    from takes cross join (values (0, ${partyId}::uuid, 6000), (1, ${coWriter.partyId}::uuid, 4000))
      as line (position, party_id, share)`.execute(db);
  await sql`insert into recording_member (member_id, recording_id, state, title_key, artist_key, updated_at)
    select ${memberId}::uuid, id, 'registered', 'measured take ' || n, 'somebody', at from takes`.execute(db);
}

async function insertLines(db: Database, member: Pick<Act['actor'], 'memberId' | 'partyId'>, coWriter: Act['actor']) {
  await sql`insert into composition_line
      (composition_id, revision, position, party_id, role, pr, mr, sr, confirmation)
    select id, 1, writer.position, writer.party_id, 'CA', 5000, 5000, 0, case when writer.position = 0 then 'submitter'
      when state = 'awaiting_confirmation' then 'invited' else 'confirmed' end
    from made cross join (values (0, ${member.partyId}::uuid), (1, ${coWriter.partyId}::uuid)) as writer (position, party_id)`.execute(
    db,
  );
  await sql`insert into composition_member
      (member_id, composition_id, state, title_key, updated_at, registered_at, asked, confirmed)
    select viewer.id, made.id, state, 'measured song ' || n, at, case when state like 'registered%' then at end,
      case when state <> 'draft' then 1 else 0 end, case when state like 'registered%' then 1 else 0 end
    from made cross join (values (${member.memberId}::uuid, true), (${coWriter.memberId}::uuid, false)) as viewer (id, is_mine)
    where is_mine or state <> 'draft'`.execute(db);
}

/** A member of the demo as they act. */
export function actorOfAccount(db: Database, email: string): Promise<Act['actor']> {
  return db
    .selectFrom('account')
    .innerJoin('membership', 'membership.account_id', 'account.id')
    .innerJoin('party', 'party.member_id', 'membership.member_id')
    .select(['account.id as accountId', 'membership.member_id as memberId', 'party.id as partyId'])
    .where('account.email', '=', email)
    .executeTakeFirstOrThrow();
}

/** Leaves the tables as autovacuum does some minutes after they were filled. */
export async function tidyTables(db: Database): Promise<void> {
  await sql`vacuum analyze`.execute(db);
}

/** Gives every account one password. */
export async function setEveryPassword(db: Database, hash: string): Promise<void> {
  await db.updateTable('account').set({ password_hash: hash }).execute();
}

/** The process that answers, on the machine of the database. */
export async function backendPid(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}
