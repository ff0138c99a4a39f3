import { type RawBuilder, sql } from 'kysely';
import { CONFIRMATION_JOBS } from '../../catalogue/entry/confirmation/confirmation-jobs.ts';
import type { EntryKind } from '../../catalogue/entry/entry-kind.ts';
import { readLinkedIds } from '../../catalogue/links/link-repository.ts';
import { nameOf, type PartyNames } from '../../parties/party-view.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { scheduleJobs } from '../../platform/jobs/job-repository.ts';
import type { ImportJob } from './import-repository.ts';
import type { ImportSubject, NamedMember, RemovedEntry } from './import-subject.ts';

type InCatalogue = Pick<ImportSubject, 'lockNext' | 'remaining' | 'listUnconfirmed' | 'readAwaited' | 'endWaiting'>;

/** The references of the member's entries with these numbers. Skips withdrawn ones and those that this import wrote. */
export async function referencesByNumber(
  db: Database,
  { name }: EntryKind,
  { job, numbers }: { readonly job: Pick<ImportJob, 'id' | 'member_id'>; readonly numbers: readonly string[] },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ own_number: string; reference: string }>`
    select mine.own_number, mine.reference from ${sql.table(name)} as mine
    join ${sql.table(`${name}_revision`)} as shown
      on ${sql.ref(`shown.${name}_id`)} = mine.id and shown.number = mine.revision
    where mine.member_id = ${job.member_id} and mine.own_number = any(${numbers}::text[])
      and mine.import_job_id is distinct from ${job.id} and shown.state <> 'withdrawn'`.execute(db);
  return new Map(rows.map(({ own_number, reference }) => [own_number, reference]));
}

interface Untouched {
  /** Of an entry that nobody else uses and nobody has changed. */
  isUntouched(tx: Tx): RawBuilder<unknown> | Promise<RawBuilder<unknown>>;
  /** Of the entries of the other kind that are linked to these. */
  reindex(tx: Tx, linkedIds: readonly string[]): Promise<void>;
}

export function inCatalogue({ name }: EntryKind, lines: 'composition_interest' | 'recording_right'): InCatalogue {
  const objects = sql.table(name);
  const [objectId, id, revision] = [sql.ref(`${name}_id`), sql.ref(`${name}.id`), sql.ref(`${name}.revision`)];
  const ofImport = sql`${sql.ref(`${name}.import_job_id`)}`;
  const shown = sql`${objects}
    join ${sql.table(`${name}_revision`)} as shown on shown.${objectId} = ${id} and shown.number = ${revision}`;
  const asked = sql`join ${sql.table(lines)} as line
      on line.${objectId} = ${id} and line.revision = ${revision} and line.confirmation = 'invited'
    join party on party.id = line.party_id and party.member_id is not null`;

  return {
    async lockNext(tx, { jobId, after, limit }) {
      const { rows } = await sql<{ id: string }>`select id from ${objects}
        where ${ofImport} = ${jobId} and id > ${after} order by id limit ${limit} for update`.execute(tx);
      return rows.map((row) => row.id);
    },

    async remaining(db, jobId, limit) {
      const { rows } = await sql<{ id: string; title: string; total: number }>`
        select ${id}, shown.title, count(*) over ()::int as total from ${shown}
        where ${ofImport} = ${jobId} order by ${id} limit ${limit}`.execute(db);
      return { kept: rows.map(({ total: _, ...entry }) => entry), kept_count: rows[0]?.total ?? 0 };
    },

    async listUnconfirmed(tx, jobId, confirmBy) {
      const { rows } = await sql<NamedMember>`
        select party.member_id, count(distinct ${id})::int as works from ${shown} ${asked}
        where ${ofImport} = ${jobId} and shown.state = 'awaiting_confirmation' and shown.confirm_by = ${confirmBy}
        group by party.member_id`.execute(tx);
      return rows;
    },

    async readAwaited(db, jobId, limit) {
      const ofJob = sql`where ${ofImport} = ${jobId} and shown.state = 'awaiting_confirmation'`;
      const [counted, named] = await Promise.all([
        sql<{ entries: number }>`select count(*)::int as entries from ${shown} ${ofJob}`.execute(db),
        sql<PartyNames & { party_id: string; entries: number; members: number }>`
          select party.id as party_id, party.kind, party.given_names, party.family_name, party.organisation_name,
            count(distinct ${id})::int as entries, count(*) over ()::int as members
          from ${shown} ${asked} ${ofJob}
          group by party.id order by entries desc, party.id limit ${limit}`.execute(db),
      ]);
      const members = named.rows.map(({ party_id, entries, ...names }) => ({ party_id, name: nameOf(names), entries }));
      const others = (named.rows[0]?.members ?? 0) - members.length;
      return { entries: counted.rows[0]?.entries ?? 0, members, other_members: others };
    },

    async endWaiting(tx, jobId, at) {
      const { rows } = await sql<{ id: string; revision: number }>`select ${id}, ${revision} from ${shown}
        where ${ofImport} = ${jobId} and shown.state = 'awaiting_confirmation' and shown.confirm_by <= ${at}`.execute(
        tx,
      );
      const type = CONFIRMATION_JOBS[name].end;
      // Each pending entry has its own end, so that none delays another.
      const jobs = rows.map((row) => ({ type, subjectId: row.id, runAt: at, details: { revision: row.revision } }));
      await scheduleJobs(tx, jobs);
    },
  };
}

/** Removes those of an import's entries that are still as it wrote them. */
export function createRemover(
  { name }: EntryKind,
  { isUntouched, reindex }: Untouched,
): ImportSubject['removeUntouched'] {
  const objects = sql.table(name);
  const [objectId, id] = [sql.ref(`${name}_id`), sql.ref(`${name}.id`)];
  return async (tx, ids) => {
    if (ids.length === 0) return [];
    const { rows } = await sql<RemovedEntry>`
      select ${id}, array(
        select member_id from ${sql.table(`${name}_member`)} as mine where mine.${objectId} = ${id}) as "memberIds"
      from ${objects}
      where ${id} = any(${ids}::uuid[]) and ${sql.ref(`${name}.version`)} = 1
        and ${sql.ref(`${name}.pending_revision`)} is null and ${await isUntouched(tx)}`.execute(tx);
    const gone = rows.map((row) => row.id);
    const linkedIds = await readLinkedIds(tx, { name }, gone);
    await sql`delete from ${objects} where id = any(${gone}::uuid[])`.execute(tx);
    if (linkedIds.length > 0) await reindex(tx, linkedIds);
    return rows;
  };
}
