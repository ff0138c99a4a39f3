import type { CwrFile, cwrFileQuery } from '@counterpoint/domain/schemas/imports';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { nameOf } from '../../parties/party-view.ts';
import type { Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export interface Sender {
  readonly name: string;
  readonly ipi: string | null;
  readonly isPerson: boolean;
}

export async function senderOf(db: Database, memberId: string): Promise<Sender> {
  const party = await db
    .selectFrom('party')
    .select(['kind', 'given_names', 'family_name', 'organisation_name', 'ipi_name_number'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { name: nameOf(party), ipi: party.ipi_name_number, isPerson: party.kind === 'person' };
}

/** Returns the next file number of the year. The lock blocks other callers, but not rows that refer to the member. */
export async function lockSequence(tx: Tx, memberId: string, year: number): Promise<number> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  const { last } = await tx
    .selectFrom('cwr_file')
    .select(sql<number>`coalesce(max(sequence), 0)`.as('last'))
    .where('member_id', '=', memberId)
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  return last + 1;
}

interface NewFile {
  readonly file: CwrFile;
  readonly memberId: string;
  readonly year: number;
  readonly sequence: number;
  readonly contents: string;
}

export async function insertCwrFile(tx: Tx, { file, memberId, ...rest }: NewFile): Promise<void> {
  const { losses, faults, created_at, ...columns } = file;
  await tx
    .insertInto('cwr_file')
    .values({
      ...columns,
      ...rest,
      member_id: memberId,
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

export async function listCwrFiles(db: Database, memberId: string, query: z.output<typeof cwrFileQuery>) {
  const { page, per_page } = query;
  const mine = db.selectFrom('cwr_file').where('member_id', '=', memberId);
  const { total } = await mine.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await mine
    .selectAll()
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { items: rows.map(toCwrFile), total, page, per_page };
}

export function toCwrFile(row: Row<'cwr_file'>): CwrFile {
  const { id, file_name, version, receiver, works, bytes, losses, faults, created_at } = row;
  return { id, file_name, version, receiver, works, bytes, losses, faults, created_at: created_at.toISOString() };
}
