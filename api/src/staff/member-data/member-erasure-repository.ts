import { RUNNING_IMPORT_STATES } from '@counterpoint/domain/schemas/imports';
import { isniContent } from '@counterpoint/domain/schemas/parties';
import { type RawBuilder, sql } from 'kysely';
import { dropParts } from '../../interchange/imports/import-part-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { isUnreferenced } from '../../platform/db/unreferenced.ts';
import type { DataSubject } from './member-data-repository.ts';

/** Rows that are needed only as long as the member uses the portal. */
const OF_ACCOUNT = {
  sessions: ['session', 'known_device', 'pending_sign_in', 'passkey', 'authenticator_app', 'recovery_code'],
  links: ['account_link', 'idempotency_key'],
  preferences: ['mail_preference', 'notification_mail'],
} as const;
const OF_MEMBER = {
  preferences: ['import_mapping', 'rights_message_parties'],
  notifications: ['notification'],
} as const;

const CLOSED_CASES = ['draft', 'inadmissible', 'resolved', 'withdrawn', 'lapsed'];
const CLOSED_APPLICATIONS = ['draft', 'assigned', 'rejected', 'withdrawn'];
const ERASED = 'Erased';

export interface RemovedCounts {
  readonly sessions: number;
  readonly links: number;
  readonly preferences: number;
  readonly notifications: number;
  readonly mails: number;
  readonly applications: number;
}

/** Open matters that prevent an erasure. */
export async function countOpenMatters(tx: Tx, { memberId, partyId }: DataSubject) {
  return {
    cases: await count(
      tx,
      sql`opposition_party join opposition on opposition.id = opposition_id
        where party_id = ${partyId} and state <> all (${CLOSED_CASES}::text[])`,
    ),
    applications: await count(
      tx,
      sql`isni_application where member_id = ${memberId} and state <> all (${CLOSED_APPLICATIONS}::text[])`,
    ),
    // Also those that wait for a thread, or for another process after a crash.
    imports: await count(
      tx,
      sql`import_job where member_id = ${memberId} and state = any(${[...RUNNING_IMPORT_STATES]}::text[])`,
    ),
  };
}

export async function countKept(tx: Tx, { memberId, partyId, accountIds }: DataSubject) {
  return {
    works: await count(tx, sql`composition_member where member_id = ${memberId}`),
    recordings: await count(tx, sql`recording_member where member_id = ${memberId}`),
    shares: await count(
      tx,
      sql`(select party_id from composition_interest union all select party_id from recording_right
        union all select party_id from recording_contributor) as share where party_id = ${partyId}`,
    ),
    cases: await count(tx, sql`opposition_party where party_id = ${partyId}`),
    audit: await count(tx, sql`audit_event where member_id = ${memberId} or account_id = any(${accountIds}::uuid[])`),
  };
}

export async function removeOfPortal(tx: Tx, { memberId, accountIds, emails }: DataSubject): Promise<RemovedCounts> {
  const removed = { sessions: 0, links: 0, preferences: 0, notifications: 0 };
  for (const [what, tables] of typedEntries(OF_ACCOUNT))
    for (const table of tables)
      removed[what] += await remove(tx, sql`${sql.table(table)} where account_id = any(${accountIds}::uuid[])`);
  for (const [what, tables] of typedEntries(OF_MEMBER))
    for (const table of tables)
      removed[what] += await remove(tx, sql`${sql.table(table)} where member_id = ${memberId}`);
  await remove(tx, sql`sign_up where email = any(${emails}::text[])`);
  return {
    ...removed,
    mails: await remove(tx, sql`mail where recipient = any(${emails}::text[])`),
    applications: await remove(tx, sql`isni_application where member_id = ${memberId} and state <> 'assigned'`),
  };
}

/** Withdraws open invitations to act for the member, and those sent to the member's own people. */
export async function withdrawInvitations(tx: Tx, { memberId, emails }: DataSubject, at: Date): Promise<void> {
  await sql`
    update person_invitation set withdrawn_at = ${at}
    where (member_id = ${memberId} or email = any(${emails}::text[])) and accepted_at is null and withdrawn_at is null`.execute(
    tx,
  );
}

/** Ends open claims to shares, to a place in a line-up and of a party, and refused ones that undoing another would open again. */
export async function withdrawClaims(tx: Tx, { memberId, partyId }: DataSubject, at: Date): Promise<void> {
  await sql`update composition_claim set state = 'refused', answered_at = ${at}
    where party_id = ${partyId} and state = 'requested'`.execute(tx);
  await sql`update recording_line_up_claim set state = 'withdrawn', answered_at = ${at}
    where party_id = ${partyId} and state = 'requested'`.execute(tx);
  await tx
    .updateTable('party_claim')
    .set({ state: 'withdrawn', decided_at: at, code_hash: null, code_expires_at: null })
    .where('member_id', '=', memberId)
    .where('state', 'in', ['open', 'refused'])
    .where('reason', 'is', null)
    .execute();
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

/** Copies of parties that accepted claims merged. Without them, nobody can undo these claims. */
export async function removeMerges(tx: Tx, { memberId }: DataSubject): Promise<void> {
  await remove(tx, sql`party_merge where claim_id in (select id from party_claim where member_id = ${memberId})`);
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
  const cases = await tx
    .selectFrom('opposition')
    .innerJoin('opposition_party as mine', 'mine.opposition_id', 'opposition.id')
    .select('opposition.id')
    .where('mine.party_id', '=', partyId)
    .where('mine.side', '=', 'claimant')
    .where('opposition.state', '=', 'draft')
    .execute();
  return cases.map(({ id }) => id);
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
  const { profile_pic_url } = await tx
    .selectFrom('member')
    .select('profile_pic_url')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const nothing = { phone: null, profile_pic_url: null, birth_date: null, nationality: null, country: null };
  await tx
    .updateTable('member')
    .set({ ...nothing, contact_person: null, registration_number: null })
    .where('id', '=', memberId)
    .execute();
  await tx
    .updateTable('party')
    .set({ birth_year: null, nationality: null, contact_email: null })
    .where('id', '=', partyId)
    .execute();
  return profile_pic_url;
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

async function count(tx: Tx, rows: RawBuilder<unknown>): Promise<number> {
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${rows}`.execute(tx);
  return counted.rows[0]?.count ?? 0;
}

function typedEntries<Name extends string>(tables: Readonly<Record<Name, readonly string[]>>) {
  // Object.entries forgets which names there are.
  return Object.entries(tables) as [Name, readonly string[]][];
}
