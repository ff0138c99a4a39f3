import type { CwrResidue } from '@counterpoint/domain/cwr';
import { type SqlBool, sql } from 'kysely';
import { readLines, readPublishers } from '../../catalogue/works/party-line-repository.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** The lines that told of a work, and the revision that was made of them. */
export interface KeptLines extends CwrResidue {
  readonly compositionId: string;
  readonly revision: number;
}

/** Keeps lines of files with their works; those of a revised work take the place of the earlier ones. */
export async function keepLines(tx: Tx, kept: readonly KeptLines[]): Promise<void> {
  if (kept.length === 0) return;
  const column = (of: (each: KeptLines) => string | number) => kept.map(of);
  await sql`
    insert into composition_cwr (composition_id, revision, version, type, lines)
    select * from unnest(
      ${column(({ compositionId }) => compositionId)}::uuid[], ${column(({ revision }) => revision)}::integer[],
      ${column(({ version }) => version)}::text[], ${column(({ type }) => type)}::text[],
      ${column(({ lines }) => lines.map((line) => line.trimEnd()).join('\n'))}::text[])
    on conflict (composition_id) do update set revision = excluded.revision, version = excluded.version,
      type = excluded.type, lines = excluded.lines`.execute(tx);
}

/** A work of the member that goes by one of some numbers. */
export interface NumberedWork {
  readonly id: string;
  readonly number: string;
  readonly reference: string;
  readonly version: number;
  /** The revision that is shown. */
  readonly revision: number;
  readonly state: string;
  readonly iswc: string | null;
  readonly is_pending: boolean;
  readonly import_job_id: string | null;
}

/** The member's works by their own numbers or ours, but for those that this import made. */
export async function findByNumber(
  db: Database,
  { memberId, numbers, jobId }: { memberId: string; numbers: readonly string[]; jobId: string | null },
): Promise<Map<string, NumberedWork>> {
  // Two looks into two indexes: one join by either number would walk through all of the member's works for each.
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

/** Those of some ISWCs that works in force have. */
export async function standingIswcs(db: Database, iswcs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ iswc: string }>`
    select iswc from composition_revision
    where iswc = any(${iswcs}::text[]) and state in ('registered', 'registered_incomplete')`.execute(db);
  return new Set(rows.map(({ iswc }) => iswc));
}

/** What is written of a work, without its lines. */
export function readOutgoing(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('composition')
    .innerJoin('composition_revision as shown', (join) =>
      join.onRef('shown.composition_id', '=', 'composition.id').onRef('shown.number', '=', 'composition.revision'),
    )
    .leftJoin('composition_cwr as cwr', 'cwr.composition_id', 'composition.id')
    .select(['composition.id', 'composition.reference', 'composition.own_number'])
    .select(['shown.title', 'shown.alternative_titles', 'shown.iswc', 'shown.language', 'shown.text_music'])
    .select(['shown.version_type', 'shown.duration_s', 'shown.genre', 'shown.facts'])
    .select(['cwr.revision as cwr_revision', 'cwr.version as cwr_version', 'cwr.type as cwr_type', 'cwr.lines'])
    .where('composition.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}
/** What is written of a work, without its lines. */
export type OutgoingRow = Awaited<ReturnType<typeof readOutgoing>>[number];

/** The lines of works that go out, and the parties that stood on them when the file told of them. */
export async function readOutgoingLines(db: Database, ids: readonly string[]) {
  const [writers, publishers, recordings, told] = await Promise.all([
    readLines(db, ids),
    readPublishers(db, ids),
    db
      .selectFrom('composition_recording as line')
      .innerJoin('composition', (join) =>
        join.onRef('composition.id', '=', 'line.composition_id').onRef('line.revision', '=', 'composition.revision'),
      )
      .select(['line.composition_id', 'line.mention'])
      .where('line.composition_id', '=', sql<string>`any(${ids}::uuid[])`)
      .orderBy('line.position')
      .execute(),
    readTold(db, ids),
  ]);
  return { writers, publishers, recordings, told };
}

/** Who stood on the lines of the revision that a file told of, in their order. */
async function readTold(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('composition_interest as line')
    .innerJoin('composition_cwr as cwr', (join) =>
      join.onRef('cwr.composition_id', '=', 'line.composition_id').onRef('cwr.revision', '=', 'line.revision'),
    )
    .select(['line.composition_id', 'line.side', 'line.party_id'])
    .where('line.composition_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('line.position')
    .execute();
}

/** The works that a member submitted and that are in force: those chosen, or all, in the order they were registered. */
export async function ownWorksInForce(
  db: Database,
  { memberId, ids, limit }: { memberId: string; ids: readonly string[] | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('composition')
    .innerJoin('composition_revision as shown', (join) =>
      join.onRef('shown.composition_id', '=', 'composition.id').onRef('shown.number', '=', 'composition.revision'),
    )
    .select('composition.id')
    .where('composition.member_id', '=', memberId)
    .where('shown.state', 'in', ['registered', 'registered_incomplete'])
    .where(sql<SqlBool>`(${ids}::uuid[] is null or composition.id = any(${ids}::uuid[]))`)
    .orderBy('composition.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Does something within a transaction. What it refuses by an `AppError`, which is given, is undone by itself. */
export async function attempt(tx: Tx, deed: () => Promise<unknown>): Promise<AppError | null> {
  await sql`savepoint attempt`.execute(tx);
  try {
    await deed();
    await sql`release savepoint attempt`.execute(tx);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await sql`rollback to savepoint attempt`.execute(tx);
    return error;
  }
}
