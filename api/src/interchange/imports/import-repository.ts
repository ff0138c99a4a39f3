import { RUNNING_IMPORT_STATES } from '@counterpoint/domain/schemas/imports';
import { sql, type Updateable } from 'kysely';
import type { NewRow, Row, Tables } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import type {} from './import-tables.ts';

export type ImportJob = Row<'import_job'>;

/** The person who imports. */
export function actorOfImport({ account_id, member_id, party_id }: ImportJob): Act['actor'] {
  return { accountId: account_id, memberId: member_id, partyId: party_id };
}

export interface NextOfImport {
  readonly jobId: string;
  readonly after: string;
  readonly limit: number;
}

const OPEN_STATES = ['uploading', 'mapping', 'checked', ...RUNNING_IMPORT_STATES] as const;

type Page = Record<'page' | 'per_page', number>;

export type ImportChange = Updateable<Tables['import_job']>;

export async function insertImport(tx: Tx, job: NewRow<'import_job'>): Promise<void> {
  await tx.insertInto('import_job').values(job).execute();
}

function selectImport(db: Database, id: string) {
  return db.selectFrom('import_job').selectAll().where('id', '=', id);
}

export function findImport(db: Database, id: string, memberId: string): Promise<ImportJob | undefined> {
  return selectImport(db, id).where('member_id', '=', memberId).executeTakeFirst();
}

export function lockImport(tx: Tx, id: string, memberId: string): Promise<ImportJob | undefined> {
  return selectImport(tx, id).where('member_id', '=', memberId).forUpdate().executeTakeFirst();
}

/**
 * Whether another import of this file has been written, even in part, since this one was checked. A copy has the same size, and
 * by its name only is the same if numbers tell its entries apart. Of two at a time, one waits for the other's start.
 */
export async function isWrittenSince(
  tx: Tx,
  { id, member_id, subject, file_name, bytes, updated_at }: ImportJob,
  hasNumbers: boolean,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`start of imports ${member_id}`}, 0))`.execute(tx);
  const other = await tx
    .selectFrom('import_job')
    .select('id')
    .where('member_id', '=', member_id)
    .where('id', '!=', id)
    .where('subject', '=', subject)
    .where('bytes', '=', bytes)
    .where((is) => is.or([is('file_name', '=', file_name), is.val(!hasNumbers)]))
    .where((is) => is.or([is('state', '=', 'importing'), is('imported', '>', is.ref('removed'))]))
    .where((is) => is.or([is('finished_at', 'is', null), is('finished_at', '>', updated_at)]))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export function readImport(db: Database, id: string): Promise<ImportJob> {
  return selectImport(db, id).executeTakeFirstOrThrow();
}

export function findAnyImport(db: Database, id: string): Promise<ImportJob | undefined> {
  return selectImport(db, id).executeTakeFirst();
}

export async function updateImport(db: Database, id: string, change: ImportChange): Promise<void> {
  await db.updateTable('import_job').set(change).where('id', '=', id).execute();
}

/** Resets all counters but `written`. */
export async function enterState(
  db: Database,
  id: string,
  change: ImportChange & Pick<ImportJob, 'state' | 'updated_at'>,
): Promise<void> {
  const released = { leased_until: null, attempts: 0, is_cancelled: false };
  await db
    .updateTable('import_job')
    .set({ ...released, ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function countOpenImports(db: Database, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('import_job')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member_id', '=', memberId)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteImport(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('import_job').where('id', '=', id).execute();
}

export async function pageOfImports(
  db: Database,
  memberId: string,
  { subject, page, per_page }: Page & Pick<ImportJob, 'subject'>,
) {
  const rows = await db
    .selectFrom('import_job')
    .selectAll()
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('member_id', '=', memberId)
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { rows, total: rows[0]?.total ?? 0, page, per_page };
}

export async function pageOfFindings(
  db: Database,
  id: string,
  { repair, page, per_page }: Page & { readonly repair: number },
) {
  const rows = await db
    .selectFrom('import_finding')
    .select(['line', 'column', 'found', 'expected', 'correction', 'cells'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('job_id', '=', id)
    .where('repair', '=', repair)
    .orderBy('position')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { items: rows.map(({ total: _, ...finding }) => finding), total: rows[0]?.total ?? 0, page, per_page };
}

export async function recallChoices(
  db: Database,
  { member_id, subject }: Pick<ImportJob, 'member_id' | 'subject'>,
  headerHash: Buffer,
): Promise<unknown> {
  const row = await db
    .selectFrom('import_mapping')
    .select('choices')
    .where('member_id', '=', member_id)
    .where('subject', '=', subject)
    .where('header_hash', '=', headerHash)
    .executeTakeFirst();
  return row?.choices ?? null;
}

export async function rememberChoices(
  tx: Tx,
  { member_id, subject }: Pick<ImportJob, 'member_id' | 'subject'>,
  { headerHash, choices, at }: { headerHash: Buffer; choices: object; at: Date },
): Promise<void> {
  const changes = { choices: JSON.stringify(choices), updated_at: at };
  await tx
    .insertInto('import_mapping')
    .values({ member_id, subject, header_hash: headerHash, ...changes })
    .onConflict((conflict) => conflict.columns(['member_id', 'subject', 'header_hash']).doUpdateSet(changes))
    .execute();
}
