import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/db/transaction.ts';
import type { DomainEvents } from '../../../platform/events/events.ts';
import type { Act } from '../../../platform/http/actor.ts';
import { type DueJob, scheduleJobs } from '../../../platform/jobs/job-repository.ts';
import { calendarOf } from '../../../platform/time/society-calendar.ts';
import { type Confirmation, type EntryKind, RECORDINGS, type RevisionKey, WORKS } from '../entry-kind.ts';
import { CONFIRMATION_JOBS, scheduleReminders } from './confirmation-jobs.ts';

export interface EntryRevision extends RevisionKey {
  readonly entryKind: EntryKind;
}

interface PartyAct {
  readonly actor: Pick<Act['actor'], 'partyId'>;
  readonly at: Date;
}

/** Confirms the party's lines, and its removal if the revision removes it. */
export async function confirmOwn(tx: Tx, revision: EntryRevision, { actor, at }: PartyAct): Promise<void> {
  const answer: Answer = { partyIds: [actor.partyId], from: ['invited', 'contested'], to: 'confirmed', at };
  await answerLines(tx, revision, answer);
  await answerRemovals(tx, revision, answer);
}

/** Also for parties that aren't members. */
export async function confirmActiveLines(tx: Tx, version: EntryRevision, { actor, at }: PartyAct): Promise<void> {
  const { entryKind, id, revision } = version;
  const confirmed = { partyIds: [actor.partyId], to: 'confirmed', at } as const;
  await answerLines(tx, version, { ...confirmed, from: ['invited', 'not_a_member', 'unconfirmed'] });
  const pending = sql<number>`(select pending_revision from ${sql.table(entryKind.name)} where id = ${id})`;
  // Its `unconfirmed` lines are those of the active revision: it asks about all that it changes.
  await answerLines(tx, { entryKind, id, revision: pending }, { ...confirmed, from: ['unconfirmed'] });
  // Those of a party that has joined since its submission are also new terms, unless the active revision has the same.
  for (const name of entryKind.confirmable) {
    const [table, objectId] = [sql.table(name), sql.ref(`${entryKind.name}_id`)];
    const termsIn = (number: number | typeof pending) => sql`(
      select jsonb_agg(own.terms order by own.terms) from (
        select to_jsonb(line) - ${NOT_TERMS}::text[] as terms from ${table} as line
        where line.${objectId} = ${id} and line.revision = ${number} and line.party_id = ${actor.partyId}) as own)`;
    await sql`update ${table} set confirmation = 'confirmed', confirmed_at = ${at}
      where ${objectId} = ${id} and revision = ${pending} and party_id = ${actor.partyId}
        and confirmation = 'not_a_member' and ${termsIn(pending)} = ${termsIn(revision)}`.execute(tx);
  }
}

const NOT_TERMS = ['revision', 'position', 'confirmation', 'confirmed_at', 'contest_reason'];

/** Contests the party's lines, and its removal if the revision removes it. */
export async function contestOwn(
  tx: Tx,
  revision: EntryRevision,
  { partyId, reason }: { readonly partyId: string; readonly reason: string },
): Promise<void> {
  const answer: Answer = { partyIds: [partyId], from: ['invited'], to: 'contested' };
  await answerLines(tx, revision, { ...answer, reason });
  await answerRemovals(tx, revision, answer);
}

/** Marks invited parties as unconfirmed when the period ends. */
export async function markUnconfirmed(tx: Tx, revision: EntryRevision): Promise<void> {
  const answer: Answer = { from: ['invited'], to: 'unconfirmed' };
  await answerLines(tx, revision, answer);
  await answerRemovals(tx, revision, answer);
}

/** Invites parties that withdrew their contest again: they haven't confirmed yet. */
export async function reinviteContesters(tx: Tx, revision: EntryRevision, partyIds: readonly string[]): Promise<void> {
  const answer: Answer = { partyIds, from: ['contested'], to: 'invited' };
  await answerLines(tx, revision, answer);
  await answerRemovals(tx, revision, answer);
}

/** Gives parties of a pending revision who had to wait, as for a case, time to confirm it. */
export async function extendConfirmation(tx: Tx, version: EntryRevision, at: Date): Promise<void> {
  const { entryKind, id, revision } = version;
  const confirmBy = calendarOf(tx).leastDeadline(at);
  const extended = await sql`update ${sql.table(`${entryKind.name}_revision`)} set confirm_by = ${confirmBy}
    where ${sql.ref(`${entryKind.name}_id`)} = ${id} and number = ${revision} and state = 'awaiting_confirmation'
      and confirm_by < ${confirmBy} returning number`.execute(tx);
  if (extended.rows.length > 0) await scheduleReminders(tx, entryKind, { id, revision, since: at, confirmBy });
}

interface Answer {
  /** Absent for all parties. */
  readonly partyIds?: readonly string[];
  readonly from: readonly Confirmation[];
  readonly to: Confirmation;
  readonly at?: Date;
  readonly reason?: string;
}

interface AnsweredRevision extends Pick<EntryRevision, 'entryKind' | 'id'> {
  readonly revision: number | RawBuilder<number>;
}

async function answerLines(tx: Tx, revision: AnsweredRevision, answer: Answer): Promise<void> {
  for (const table of revision.entryKind.confirmable)
    await sql`update ${sql.table(table)}
      set confirmation = ${answer.to}, confirmed_at = ${answer.at ?? null}, contest_reason = ${answer.reason ?? null}
      where ${isAnswered(revision, answer)}`.execute(tx);
}

async function answerRemovals(tx: Tx, revision: AnsweredRevision, answer: Answer): Promise<void> {
  await sql`update ${sql.table(`${revision.entryKind.name}_removal`)}
    set confirmation = ${answer.to}, confirmed_at = ${answer.at ?? null} where ${isAnswered(revision, answer)}`.execute(
    tx,
  );
}

function isAnswered({ entryKind, id, revision }: AnsweredRevision, { partyIds, from }: Answer): RawBuilder<boolean> {
  const isOfParties = partyIds ? sql`party_id = any(${[...partyIds]}::uuid[])` : sql.lit(true);
  return sql`${sql.ref(`${entryKind.name}_id`)} = ${id} and revision = ${revision}
    and confirmation = any(${[...from]}::text[]) and ${isOfParties}`;
}

export async function inviteRemovedParties(
  tx: Tx,
  { entryKind, id, revision }: EntryRevision,
  partyIds: readonly string[],
): Promise<void> {
  const [table, objectId] = [sql.table(`${entryKind.name}_removal`), sql.ref(`${entryKind.name}_id`)];
  await Promise.all([
    sql`delete from ${table} where ${objectId} = ${id} and revision = ${revision}`.execute(tx),
    partyIds.length > 0 &&
      sql`insert into ${table} (${objectId}, revision, party_id, confirmation)
        select ${id}::uuid, ${revision}::integer, party_id, 'invited'
        from unnest(${[...partyIds]}::uuid[]) as asked (party_id)`.execute(tx),
  ]);
}

export async function readContested(
  db: Database,
  { entryKind, id, revision }: EntryRevision,
): Promise<{ readonly party_id: string; readonly contest_reason: string | null }[]> {
  const found = entryKind.confirmable.map(
    (table) => sql`select party_id, contest_reason from ${sql.table(table)}
      where ${sql.ref(`${entryKind.name}_id`)} = ${id} and revision = ${revision} and confirmation = 'contested'`,
  );
  const { rows } = await sql<{ party_id: string; contest_reason: string | null }>`
    ${sql.join(found, sql` union `)}`.execute(db);
  return rows;
}

export async function resolveRemovals(
  tx: Tx,
  version: EntryRevision,
  { partyIds, at }: { readonly partyIds: readonly string[]; readonly at: Date },
): Promise<void> {
  const { entryKind, id, revision } = version;
  const objectId = sql.ref(`${entryKind.name}_id`);
  for (const table of entryKind.confirmable)
    await sql`delete from ${sql.table(`${entryKind.name}_removal`)} as removal
      where removal.${objectId} = ${id} and removal.revision = ${revision} and removal.party_id = any(${[...partyIds]}::uuid[])
        and exists (select from ${sql.table(table)} as line where line.${objectId} = ${id} and line.revision = ${revision}
          and line.party_id = removal.party_id)`.execute(tx);
  await answerRemovals(tx, version, { partyIds, from: ['invited', 'contested'], to: 'confirmed', at });
}

/** Holds may be all that a pending revision waits for. A job rechecks it, because the entry isn't locked here. */
export async function recheckPending(tx: Tx, { caseId, at }: DomainEvents['holds.released']): Promise<void> {
  for (const kind of [WORKS, RECORDINGS])
    await recheckEntries(tx, kind, {
      entries: sql`select ${sql.ref(`${kind.name}_id`)} from opposition where id = ${caseId}`,
      at,
    });
}

/** Activates the pending revision of an entry, by a job, if it waits for nothing more. */
export function recheckEntry(tx: Tx, kind: EntryKind, { id, at }: { readonly id: string; readonly at: Date }) {
  return recheckEntries(tx, kind, { entries: sql`select ${id}::uuid`, at });
}

async function recheckEntries(
  tx: Tx,
  { name }: EntryKind,
  { entries, at }: { readonly entries: RawBuilder<unknown>; readonly at: Date },
): Promise<void> {
  const { end } = CONFIRMATION_JOBS[name];
  const [revisions, objectId] = [sql.table(`${name}_revision`), sql.ref(`${name}_id`)];
  const { rows } = await sql<{ id: string; revision: number }>`
    select ${objectId} as id, number as revision from ${revisions}
    where ${objectId} in (${entries}) and state = 'awaiting_confirmation'`.execute(tx);
  await scheduleJobs(
    tx,
    rows.map(({ id, revision }) => ({ type: end, subjectId: id, details: { revision }, runAt: at })),
  );
}

export async function recheckAt(tx: Tx, { id, type, subject_id, details }: DueJob, runAt: Date): Promise<void> {
  const { rows } = await sql`
    select from job where subject_id = ${subject_id} and type = ${type} and done_at is null and id <> ${id}
      and details = ${JSON.stringify(details)}::jsonb limit 1`.execute(tx);
  if (rows.length > 0) return;
  await scheduleJobs(tx, [{ type, subjectId: subject_id, details, runAt }]);
}
