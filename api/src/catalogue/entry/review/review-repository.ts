import type { EntryReviewState } from '@counterpoint/domain/schemas/entries';
import type { Updateable } from 'kysely';
import type { NewRow, Row, Tables } from '../../../platform/db/tables.ts';
import type { Database, Tx } from '../../../platform/db/transaction.ts';
import type { VersionedId } from '../../../platform/http/versions.ts';
import type { EntryKind } from '../entry-kind.ts';

export type StoredReview = Row<'entry_review'>;

type KindName = Pick<EntryKind, 'name'>;

function columnOf({ name }: KindName) {
  return `${name}_id` as const;
}

export async function insertReview(
  tx: Tx,
  kind: KindName,
  { entryId, ...review }: Omit<NewRow<'entry_review'>, 'composition_id' | 'recording_id'> & { entryId: string },
): Promise<void> {
  await tx
    .insertInto('entry_review')
    .values({ ...review, [columnOf(kind)]: entryId })
    .execute();
}

export function findLatestReview(db: Database, kind: KindName, entryId: string): Promise<StoredReview | undefined> {
  return db
    .selectFrom('entry_review')
    .selectAll()
    .where(columnOf(kind), '=', entryId)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether the society approved this version of the draft. */
export async function isApproved(tx: Tx, kind: KindName, { id, version }: VersionedId): Promise<boolean> {
  const review = await tx
    .selectFrom('entry_review')
    .select('id')
    .where(columnOf(kind), '=', id)
    .where('version', '=', version)
    .where('state', '=', 'approved')
    .executeTakeFirst();
  return review !== undefined;
}

export async function closeOpenReview(tx: Tx, kind: KindName, { id, at }: { readonly id: string; readonly at: Date }) {
  await tx
    .updateTable('entry_review')
    .set({ state: 'closed', decided_at: at })
    .where(columnOf(kind), '=', id)
    .where('state', '=', 'open')
    .execute();
}

export async function countOpenReviews(db: Database, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('entry_review')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function lockReview(tx: Tx, id: string): Promise<StoredReview | undefined> {
  return tx.selectFrom('entry_review').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateReview(tx: Tx, id: string, change: Updateable<Tables['entry_review']>): Promise<void> {
  await tx.updateTable('entry_review').set(change).where('id', '=', id).execute();
}

export function listReviews(
  db: Database,
  { state, limit }: { readonly state: EntryReviewState; readonly limit: number },
): Promise<StoredReview[]> {
  return db
    .selectFrom('entry_review')
    .selectAll()
    .where('state', '=', state)
    .orderBy('requested_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
