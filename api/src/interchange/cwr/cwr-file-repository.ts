import type { CwrFile } from '@counterpoint/domain/schemas/imports';
import type { pageQuery } from '@counterpoint/domain/schemas/requests';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { nameOf } from '../../parties/party-view.ts';
import type { NewRow, Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export interface Sender {
  readonly name: string;
  readonly ipi: string | null;
  readonly isPerson: boolean;
  /** CISAC's code for the sender of files; null until the member enters it. */
  readonly code: string | null;
}

export async function senderOf(db: Database, memberId: string): Promise<Sender> {
  const party = await db
    .selectFrom('party')
    .innerJoin('member', 'member.id', 'party.member_id')
    .select(['party.kind', 'given_names', 'family_name', 'organisation_name', 'ipi_name_number', 'cwr_sender_code'])
    .where('party.member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { ipi_name_number: ipi, cwr_sender_code: code } = party;
  return { name: nameOf(party), ipi, isPerson: party.kind === 'person', code };
}

export async function storeSenderCode(tx: Tx, memberId: string, code: string | null): Promise<void> {
  await tx.updateTable('member').set({ cwr_sender_code: code }).where('id', '=', memberId).execute();
}

/** Blocks other files of the member, but not rows that refer to it. */
export async function lockSequence(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

/** Returns the next file number of the year. */
export async function nextSequence(db: Database, memberId: string, year: number): Promise<number> {
  const { last } = await db
    .selectFrom('cwr_file')
    .select(sql<number>`coalesce(max(sequence), 0)`.as('last'))
    .where('member_id', '=', memberId)
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  return last + 1;
}

type Kept = Pick<NewRow<'cwr_file'>, 'member_id' | 'year' | 'sequence' | 'contents'>;

export async function insertCwrFile(tx: Tx, file: CwrFile, kept: Kept): Promise<void> {
  const { losses, faults, created_at, ...columns } = file;
  await tx
    .insertInto('cwr_file')
    .values({
      ...columns,
      ...kept,
      losses: JSON.stringify(losses),
      faults: JSON.stringify(faults),
      created_at: new Date(created_at),
    })
    .execute();
}

export function findCwrFile(db: Database, id: string, memberId: string): Promise<Row<'cwr_file'> | undefined> {
  return db
    .selectFrom('cwr_file')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

export async function listCwrFiles(db: Database, memberId: string, query: z.output<typeof pageQuery>) {
  const { page, per_page } = query;
  const mine = db.selectFrom('cwr_file').where('member_id', '=', memberId);
  const { total } = await mine.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await mine
    .selectAll()
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const { code: sender_code } = await senderOf(db, memberId);
  return { items: rows.map(toCwrFile), total, page, per_page, sender_code };
}

export function toCwrFile(row: Row<'cwr_file'>): CwrFile {
  const { id, file_name, version, receiver, works, bytes, losses, faults, created_at } = row;
  return { id, file_name, version, receiver, works, bytes, losses, faults, created_at: created_at.toISOString() };
}
