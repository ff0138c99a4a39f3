import { sql } from 'kysely';
import type { NewRow } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { NextOfImport } from '../imports/import-repository.ts';
import type { KeptEntries } from '../imports/import-subject.ts';
import type { FormerLines } from './cwr-tables.ts';

export async function insertImportRevision(tx: Tx, imported: NewRow<'import_revision'>): Promise<void> {
  await tx.insertInto('import_revision').values(imported).execute();
}

/** Of these works, those that the import has revised. */
export async function revisedBy(
  db: Database,
  jobId: string,
  works: readonly { readonly id: string }[],
): Promise<Set<string>> {
  if (works.length === 0) return new Set();
  const ids = works.map(({ id }) => id);
  const rows = await db
    .selectFrom('import_revision')
    .select('composition_id')
    .where('job_id', '=', jobId)
    .where('composition_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map(({ composition_id }) => composition_id));
}

/** How revisions of an import fared. Without those that were discarded. */
export async function revisionsOf(
  db: Database,
  jobId: string,
  ids: readonly string[],
): Promise<Map<string, 'registered' | 'pending'>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('import_revision as made')
    .innerJoin('composition_revision as revision', (join) =>
      join
        .onRef('revision.composition_id', '=', 'made.composition_id')
        .onRef('revision.number', '=', 'made.revision')
        // The number of a discarded revision is used again.
        .onRef('revision.created_at', '=', 'made.made_at'),
    )
    .select(['made.composition_id as id', 'revision.registered_at'])
    .where('made.job_id', '=', jobId)
    .where('made.composition_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, registered_at }) => [id, registered_at ? 'registered' : 'pending']));
}

export async function readFormerLines(tx: Tx, workId: string): Promise<FormerLines | null> {
  const row = await tx
    .selectFrom('composition_cwr')
    .select(['revision', 'version', 'type', 'lines'])
    .where('composition_id', '=', workId)
    .executeTakeFirst();
  return row ?? null;
}

export async function restoreLines(tx: Tx, workId: string, former: FormerLines | null): Promise<void> {
  await tx.deleteFrom('composition_cwr').where('composition_id', '=', workId).execute();
  if (former)
    await tx
      .insertInto('composition_cwr')
      .values({ composition_id: workId, ...former })
      .execute();
}

export async function lockNextRevisions(tx: Tx, { jobId, after, limit }: NextOfImport) {
  return tx
    .selectFrom('import_revision as made')
    .innerJoin('composition', 'composition.id', 'made.composition_id')
    .select(['made.composition_id as id', 'made.revision', 'made.former', 'made.version', 'made.former_lines'])
    .select(['composition.revision as shown', 'composition.pending_revision as pending'])
    .select(
      sql<boolean>`(composition.version <> made.version
        or exists (select from opposition
          where opposition.composition_id = composition.id and opposition.created_at >= made.made_at)
        or exists (select from composition_claim as claim
          where claim.composition_id = composition.id and claim.created_at >= made.made_at)
        or exists (select from certificate
          where certificate.composition_id = composition.id and certificate.revision = made.revision))`.as(
        'is_touched',
      ),
    )
    .where('made.job_id', '=', jobId)
    .where('made.composition_id', '>', after)
    .orderBy('made.composition_id')
    .limit(limit)
    .forUpdate('composition')
    .execute();
}
export type LockedRevision = Awaited<ReturnType<typeof lockNextRevisions>>[number];

export async function deleteImportRevision(tx: Tx, jobId: string, workId: string): Promise<void> {
  await tx.deleteFrom('import_revision').where('job_id', '=', jobId).where('composition_id', '=', workId).execute();
}

export async function recordConflict(
  tx: Tx,
  { jobId, workId, why }: { readonly jobId: string; readonly workId: string; readonly why: string },
): Promise<void> {
  await tx
    .updateTable('import_revision')
    .set({ kept_because: why })
    .where('job_id', '=', jobId)
    .where('composition_id', '=', workId)
    .execute();
}

export async function listConflicts(db: Database, jobId: string, limit: number): Promise<KeptEntries> {
  return toKept(await withReason(db, jobId).limit(limit).execute());
}

/** Those that are still drafts. */
export async function listNotSubmitted(db: Database, jobId: string, limit: number): Promise<KeptEntries> {
  const drafts = withReason(db, jobId).innerJoin('composition_revision as draft', (join) =>
    join
      .onRef('draft.composition_id', '=', 'made.composition_id')
      .onRef('draft.number', '=', 'made.revision')
      .onRef('draft.created_at', '=', 'made.made_at')
      .on('draft.state', '=', 'draft'),
  );
  return toKept(await drafts.limit(limit).execute());
}

function withReason(db: Database, jobId: string) {
  return db
    .selectFrom('import_revision as made')
    .innerJoin('composition', 'composition.id', 'made.composition_id')
    .innerJoin('composition_revision as shown', (join) =>
      join.onRef('shown.composition_id', '=', 'composition.id').onRef('shown.number', '=', 'composition.revision'),
    )
    .select([
      'composition.id',
      'shown.title',
      'made.kept_because as why',
      sql<number>`count(*) over ()::int`.as('total'),
    ])
    .where('made.job_id', '=', jobId)
    .where('made.kept_because', 'is not', null)
    .orderBy('made.composition_id');
}

function toKept(rows: Awaited<ReturnType<ReturnType<typeof withReason>['execute']>>): KeptEntries {
  const kept = rows.map(({ id, title, why }) => ({ id, title, ...(why !== null && { why }) }));
  return { kept, kept_count: rows[0]?.total ?? 0 };
}
