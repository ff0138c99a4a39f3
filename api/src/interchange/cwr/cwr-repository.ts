import type { CwrResidue } from '@counterpoint/domain/cwr';
import { type SqlBool, sql } from 'kysely';
import { WORKS } from '../../catalogue/entry/entry-kind.ts';
import { selectShownWorks } from '../../catalogue/entry/entry-repository.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { DomainEvents } from '../../platform/events/events.ts';
import { AppError } from '../../platform/http/app-error.ts';

interface StoredLines extends CwrResidue {
  readonly workId: string;
  readonly revision: number;
}

/** `composition_cwr_pending` is for revisions that aren't active yet. */
export async function storeLines(
  tx: Tx,
  table: 'composition_cwr' | 'composition_cwr_pending',
  kept: readonly StoredLines[],
): Promise<void> {
  if (kept.length === 0) return;
  const column = (read: (each: StoredLines) => string | number) => kept.map(read);
  await sql`
    insert into ${sql.table(table)} (composition_id, revision, version, type, lines)
    select * from unnest(
      ${column(({ workId }) => workId)}::uuid[], ${column(({ revision }) => revision)}::integer[],
      ${column(({ version }) => version)}::text[], ${column(({ type }) => type)}::text[],
      ${column(({ lines }) => lines.map((line) => line.trimEnd()).join('\n'))}::text[])
    ${replacing}`.execute(tx);
}

const replacing = sql`on conflict (composition_id) do update set revision = excluded.revision,
  version = excluded.version, type = excluded.type, lines = excluded.lines`;

/** The lines of an active revision replace the earlier ones. */
export async function activateLines(
  tx: Tx,
  { entryKind, revision: { id, revision } }: DomainEvents['revision.activated'],
): Promise<void> {
  if (entryKind !== WORKS) return;
  await sql`
    with activated as (
      delete from composition_cwr_pending where composition_id = ${id} and revision = ${revision} returning *)
    insert into composition_cwr (composition_id, revision, version, type, lines)
    select composition_id, revision, version, type, lines from activated
    ${replacing}`.execute(tx);
}

export interface NumberedWork {
  readonly id: string;
  readonly number: string;
  readonly reference: string;
  readonly version: number;
  readonly revision: number;
  readonly state: string;
  readonly iswc: string | null;
  readonly is_pending: boolean;
  readonly import_job_id: string | null;
}

export async function findByNumber(
  db: Database,
  { memberId, numbers, jobId }: { memberId: string; numbers: readonly string[]; jobId: string | null },
): Promise<Map<string, NumberedWork>> {
  // Two index lookups: one join on either number would scan all of the member's works for each row.
  const { rows } = await sql<NumberedWork>`
    with mine as (
      select composition.*, wanted.number from unnest(${numbers}::text[]) as wanted (number)
      join composition on composition.member_id = ${memberId} and composition.own_number = wanted.number
      union all
      select composition.*, wanted.number from unnest(${numbers}::text[]) as wanted (number)
      join composition on composition.reference = wanted.number and composition.member_id = ${memberId})
    select mine.id, mine.number, mine.reference, mine.version, mine.revision, shown.state, shown.iswc,
      mine.pending_revision is not null as is_pending, mine.import_job_id
    from mine
    join composition_revision as shown on shown.composition_id = mine.id and shown.number = mine.revision
    where shown.state not in ('withdrawn', 'rejected')
      and (${jobId}::uuid is null or mine.import_job_id is distinct from ${jobId}::uuid)
    order by mine.created_at desc`.execute(db);
  return new Map(rows.map((row) => [row.number, row]));
}

/** Of these works, those that were merged into another work of the member, with that work. */
export async function readRemainingWorks(
  db: Database,
  memberId: string,
  ids: readonly string[],
): Promise<Map<string, Omit<NumberedWork, 'number'>>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NumberedWork & { readonly duplicate_id: string }>`
    select duplicate.id as duplicate_id, work.id, work.reference, work.version, work.revision, shown.state, shown.iswc,
      work.pending_revision is not null as is_pending, work.import_job_id
    from composition as duplicate
    join composition as work on work.id = duplicate.duplicate_of and work.member_id = ${memberId}
    join composition_revision as shown on shown.composition_id = work.id and shown.number = work.revision
    where duplicate.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ duplicate_id, ...work }) => [duplicate_id, work]));
}

export async function activeIswcs(db: Database, iswcs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ iswc: string }>`
    select iswc from composition_revision
    where iswc = any(${iswcs}::text[]) and state in ('registered', 'registered_incomplete')`.execute(db);
  return new Set(rows.map(({ iswc }) => iswc));
}

/** The lines that works were imported from. */
export async function readKeptLines(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom('composition_cwr')
    .select(['composition_id', 'version', 'type', 'lines'])
    .where('composition_id', '=', anyOf(ids, 'uuid'))
    .execute();
  return new Map(
    rows.map(({ composition_id, lines, ...kept }) => [composition_id, { ...kept, lines: lines.split('\n') }]),
  );
}

/** Each party's ID with the key by which an import added it, since parties are renamed and merged later. */
export async function readImportKeys(db: Database, partyIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('import_party')
    .select(['party_id', 'key'])
    .where('party_id', '=', anyOf(partyIds, 'uuid'))
    .execute();
  return new Set(rows.map(({ party_id, key }) => `${party_id} ${key}`));
}

export async function isOwnWork(db: Database, id: string, memberId: string): Promise<boolean> {
  const own = await db
    .selectFrom('composition')
    .select('id')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return own !== undefined;
}

export async function ownActiveWorks(
  db: Database,
  { memberId, ids, limit }: { memberId: string; ids: readonly string[] | null; limit: number },
): Promise<string[]> {
  const rows = await selectShownWorks(db)
    .select('composition.id')
    .where('composition.member_id', '=', memberId)
    .where('shown.state', 'in', ['registered', 'registered_incomplete'])
    .where(sql<SqlBool>`(${ids}::uuid[] is null or composition.id = any(${ids}::uuid[]))`)
    .orderBy('composition.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Runs `action` in a savepoint. Returns an `AppError` after undoing its changes; throws anything else. */
export async function attempt(tx: Tx, action: () => Promise<unknown>): Promise<AppError | null> {
  await sql`savepoint attempt`.execute(tx);
  try {
    await action();
    await sql`release savepoint attempt`.execute(tx);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await sql`rollback to savepoint attempt`.execute(tx);
    return error;
  }
}
