import { sql } from 'kysely';
import type { Database } from '../db/transaction.ts';

/** How many titles the trigram index has, with which ours is compared. */
export const TRIGRAM_TITLES = 100_000;

/** Whether the database was filled before. */
export async function hasWorks(db: Database): Promise<boolean> {
  return (await db.selectFrom('composition').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The usual way to forgive misspellings, over some of the same titles. */
export async function makeTrigrams(db: Database): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`drop table if exists bench_trigram`.execute(db);
  await sql`create table bench_trigram as select id, label from search_entry
    where subject = 'composition' limit ${sql.lit(TRIGRAM_TITLES)}`.execute(db);
  await sql`create index on bench_trigram using gin (label gin_trgm_ops)`.execute(db);
  await sql`analyze bench_trigram`.execute(db);
}

export async function findByTrigrams(db: Database, label: string): Promise<void> {
  await sql`select id, similarity(label, ${label}) as alike from bench_trigram where label % ${label}
    order by alike desc limit 10`.execute(db);
}
