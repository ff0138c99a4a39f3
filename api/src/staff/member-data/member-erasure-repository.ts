import { RUNNING_IMPORT_STATES } from '@counterpoint/domain/schemas/imports';
import { isniContent } from '@counterpoint/domain/schemas/parties';
import { type RawBuilder, sql } from 'kysely';
import { dropParts } from '../../interchange/imports/import-part-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { isUnreferenced } from '../../platform/db/unreferenced.ts';
import type { DataSubject } from './member-data-repository.ts';

/** Rows that are needed only as long as the member uses the portal. */
const OF_PORTAL = [
  ['sessions', 'account_id', ['session', 'known_device', 'pending_sign_in', 'passkey', 'authenticator_app']],
  ['sessions', 'account_id', ['recovery_code']],
  ['links', 'account_id', ['account_link', 'idempotency_key']],
  ['preferences', 'account_id', ['mail_preference', 'notification_mail']],
  ['preferences', 'member_id', ['import_mapping', 'rights_message_parties']],
  ['notifications', 'member_id', ['notification']],
] as const;

const CLOSED_CASES = ['draft', 'inadmissible', 'resolved', 'withdrawn', 'lapsed'];
const CLOSED_APPLICATIONS = ['draft', 'assigned', 'rejected', 'withdrawn'];
const ERASED = 'Erased';

/** Open matters that prevent an erasure. */
export function countOpenMatters(tx: Tx, { memberId, partyId }: DataSubject) {
  return tx
    .selectNoFrom([
      countOf(sql`opposition_party join opposition on opposition.id = opposition_id
        where party_id = ${partyId} and state <> all (${CLOSED_CASES}::text[])`).as('cases'),
      countOf(sql`isni_application
        where member_id = ${memberId} and state <> all (${CLOSED_APPLICATIONS}::text[])`).as('applications'),
      // Also those that wait for a thread, or for another process after a crash.
      countOf(sql`import_job
        where member_id = ${memberId} and state = any(${[...RUNNING_IMPORT_STATES]}::text[])`).as('imports'),
    ])
    .executeTakeFirstOrThrow();
}

export function countKept(tx: Tx, { memberId, partyId, accountIds }: DataSubject) {
  return tx
    .selectNoFrom([
      countOf(sql`composition_member where member_id = ${memberId}`).as('works'),
      countOf(sql`recording_member where member_id = ${memberId}`).as('recordings'),
      countOf(sql`(select party_id from composition_interest union all select party_id from recording_right
        union all select party_id from recording_contributor) as share where party_id = ${partyId}`).as('shares'),
      countOf(sql`opposition_party where party_id = ${partyId}`).as('cases'),
      countOf(sql`audit_event
        where member_id = ${memberId} or account_id = any(${accountIds}::uuid[])`).as('audit'),
    ])
    .executeTakeFirstOrThrow();
}

/** Also copies of parties that accepted claims merged. Without them, nobody can undo these claims. */
export async function removeOfPortal(tx: Tx, { memberId, accountIds, emails }: DataSubject) {
  const removed = { sessions: 0, links: 0, preferences: 0, notifications: 0 };
  const ids = { account_id: accountIds, member_id: [memberId] };
  for (const [what, owner, tables] of OF_PORTAL)
    for (const table of tables)
      removed[what] += await remove(tx, sql`${sql.table(table)} where ${sql.ref(owner)} = any(${ids[owner]}::uuid[])`);
  await remove(tx, sql`sign_up where email = any(${emails}::text[])`);
  await remove(tx, sql`party_merge where claim_id in (select id from party_claim where member_id = ${memberId})`);
  return {
    ...removed,
    mails: await remove(tx, sql`mail where recipient = any(${emails}::text[])`),
    applications: await remove(tx, sql`isni_application where member_id = ${memberId} and state <> 'assigned'`),
  };
}

/** Withdraws open invitations to act for the member, and those sent to the member's own people. */
export async function withdrawInvitations(tx: Tx, { memberId, emails }: DataSubject, at: Date): Promise<void> {
  await sql`update person_invitation set withdrawn_at = ${at}
    where (member_id = ${memberId} or email = any(${emails}::text[])) and accepted_at is null
      and withdrawn_at is null`.execute(tx);
}

/** Ends open claims to shares, to a place in a line-up and of a party, and refused ones that undoing another would open again. */
export async function withdrawClaims(tx: Tx, { memberId, partyId }: DataSubject, at: Date): Promise<void> {
  await sql`update composition_claim set state = 'refused', answered_at = ${at}
    where party_id = ${partyId} and state = 'requested'`.execute(tx);
  await sql`update recording_line_up_claim set state = 'withdrawn', answered_at = ${at}
    where party_id = ${partyId} and state = 'requested'`.execute(tx);
  await sql`update party_claim
    set state = 'withdrawn', decided_at = ${at}, code_hash = null, code_expires_at = null
    where member_id = ${memberId} and state in ('open', 'refused') and reason is null`.execute(tx);
}

/** Keeps the number of applications that were assigned. */
export async function clearApplications(tx: Tx, { memberId }: DataSubject): Promise<void> {
  const ofMember = sql`select id from isni_application where member_id = ${memberId}`;
  await remove(tx, sql`isni_candidate where application_id in (${ofMember})`);
  await sql`update isni_event set note = null, staff_note = null where application_id in (${ofMember})`.execute(tx);
  await tx
    .updateTable('isni_application')
    .set({ content: JSON.stringify(isniContent.parse({})), question: null, reason: null })
    .where('member_id', '=', memberId)
    .execute();
}

/** Files that nobody can import or undo any more. An import that wrote nothing goes with them. */
export async function removeImportFiles(tx: Tx, { memberId }: DataSubject, at: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update import_job set preview = null where member_id = ${memberId} returning id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  for (const jobId of ids) await dropParts(tx, { jobId, roles: ['source', 'rejected', 'findings', 'judged'], at });
  await remove(tx, sql`import_finding where job_id = any(${ids}::uuid[])`);
  await remove(tx, sql`import_job where id = any(${ids}::uuid[]) and imported = removed`);
}

/** Works or recordings that were never submitted, unless something else names them. Returns their IDs. */
export async function removeDrafts(tx: Tx, entry: 'composition' | 'recording', memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from ${sql.table(entry)} where member_id = ${memberId} and ${await isUnreferenced(tx, entry)} and not exists (
      select from ${sql.table(`${entry}_revision`)}
      where ${sql.ref(`${entry}_id`)} = ${sql.ref(`${entry}.id`)} and state <> 'draft')
    returning id`.execute(tx);
  return rows.map((row) => row.id);
}

/** Amendments that were never submitted. Returns how many. */
export async function removeDraftAmendments(
  tx: Tx,
  entry: 'composition' | 'recording',
  memberId: string,
): Promise<number> {
  const [entries, entryId] = [sql.table(entry), sql.ref(`${entry}_id`)];
  const { rows } = await sql`
    with removed as (
      delete from ${sql.table(`${entry}_revision`)} as revision using ${entries} as amended
      where amended.member_id = ${memberId} and amended.id = revision.${entryId}
        and amended.pending_revision = revision.number and revision.state = 'draft'
      returning amended.id
    )
    update ${entries} set pending_revision = null, version = version + 1
    where id in (select id from removed) returning id`.execute(tx);
  return rows.length;
}

/** A draft of a work and one of a recording that name each other would keep each other. */
export async function unlinkDraftRecordings(tx: Tx, memberId: string): Promise<void> {
  await sql`
    delete from recording_work where recording_id in (
      select recording.id from recording where recording.member_id = ${memberId} and not exists (
        select from recording_revision as revision
        where revision.recording_id = recording.id and revision.state <> 'draft'))`.execute(tx);
}

/** Cases that the member never filed. */
export async function draftCasesOf(tx: Tx, { partyId }: DataSubject): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select opposition.id from opposition join opposition_party as mine on mine.opposition_id = opposition.id
    where mine.party_id = ${partyId} and mine.side = 'claimant' and opposition.state = 'draft'`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Shared accounts stay those of the other members. Returns the number of those replaced. */
export async function replaceAccounts(
  tx: Tx,
  { memberId, accountIds, emails }: DataSubject,
  passwordHash: string,
): Promise<number> {
  await remove(tx, sql`membership where member_id = ${memberId}`);
  const { rows } = await sql`
    update account set email = 'erased-' || id || '@erased.invalid', name = '', password_hash = ${passwordHash},
      mail_key = gen_random_uuid()
    where id = any(${accountIds}::uuid[])
    returning id`.execute(tx);
  for (const table of ['composition_invitation', 'person_invitation'])
    await sql`
      update ${sql.table(table)} set email = 'erased-' || id || '@erased.invalid'
      where email = any(${emails}::text[])`.execute(tx);
  return rows.length;
}

/** Returns the address of the picture, if there was one. */
export async function clearProfile(tx: Tx, { memberId, partyId }: DataSubject): Promise<string | null> {
  const { rows } = await sql<{ profile_pic_url: string | null }>`
    select profile_pic_url from member where id = ${memberId} for update`.execute(tx);
  await sql`update member set phone = null, profile_pic_url = null, birth_date = null, nationality = null, country = null,
      contact_person = null, registration_number = null
    where id = ${memberId}`.execute(tx);
  await sql`update party set birth_year = null, nationality = null, contact_email = null
    where id = ${partyId}`.execute(tx);
  return rows[0]?.profile_pic_url ?? null;
}

/** For a member whom the register doesn't name. Returns how many ISNI applications it removed. */
export async function clearNames(tx: Tx, { memberId, partyId }: DataSubject): Promise<number> {
  await sql`
    update member set given_name = case when given_name is not null then '' end,
      other_names = case when other_names is not null then ${ERASED} end,
      corporation_name = case when corporation_name is not null then ${ERASED} end
    where id = ${memberId}`.execute(tx);
  await sql`
    update party set given_names = null, family_name = case when family_name is not null then ${ERASED} end,
      organisation_name = case when organisation_name is not null then ${ERASED} end, stage_names = '{}',
      ipi_name_number = null, isni = null, isni_status = 'none'
    where id = ${partyId}`.execute(tx);
  return remove(tx, sql`isni_application where member_id = ${memberId}`);
}

async function remove(tx: Tx, rows: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from ${rows}`.execute(tx);
  return Number(numAffectedRows);
}

function countOf(rows: RawBuilder<unknown>) {
  return sql<number>`(select count(*)::int from ${rows})`;
}
