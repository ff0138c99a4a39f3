import { StartupError } from 'api/platform/config/startup-error.ts';
import { type Database, inTransaction } from 'api/platform/db/transaction.ts';
import { sql } from 'kysely';
import { otherCorpus } from '../messages/commands.generated.ts';

export const TRIGRAM_TITLES = 100_000;

/** Throws if the database was filled with another corpus or incompletely. */
export async function isFilled(db: Database, works: number): Promise<boolean> {
  await sql`create table if not exists bench_filled (works integer not null)`.execute(db);
  const { rows } = await sql<{ works: number }>`select works from bench_filled`.execute(db);
  if (rows[0]?.works === works) return true;
  const isEmpty = !(await db.selectFrom('member').select('id').limit(1).executeTakeFirst());
  if (!isEmpty || rows[0]) throw new StartupError(otherCorpus);
  return false;
}

export async function markFilled(db: Database, works: number): Promise<void> {
  await sql`insert into bench_filled values (${works})`.execute(db);
}

export async function readServer(db: Database): Promise<{ settings: string; filesBytes: number }> {
  const { rows } = await sql<{ settings: string; filesBytes: number }>`
    select string_agg(format('%s %s', name, current_setting(name)), ', ' order by name desc) as settings,
      (select sum(pg_relation_size(oid))::float8 from ${SEARCHED}) as "filesBytes"
    from pg_settings where name in ('shared_buffers', 'random_page_cost', 'jit')`.execute(db);
  return rows[0] ?? { settings: '', filesBytes: 0 };
}

/** The index, and what a page of results is read from. */
const SEARCHED = sql`(select oid from pg_class where relnamespace = current_schema()::regnamespace
  and relkind in ('r', 'i') and relname ~ '^(search|composition|recording|party)') as searched`;

/** As on a server that has been searched for a while. */
export async function readAhead(db: Database): Promise<void> {
  await sql`create extension if not exists pg_prewarm`.execute(db);
  await inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_prewarm(oid::regclass, 'read') from ${SEARCHED}`.execute(tx);
  });
}

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

/** Lower bound of a search: one lexeme by the index, from its table alone. */
export async function readBare(db: Database, lexeme: string, maxEntries: number): Promise<void> {
  await sql`select id, label, words from search_entry
    where subject = 'composition' and words @@ ${`'${lexeme}'`}::text::tsquery limit (select ${maxEntries}::integer)`.execute(
    db,
  );
}
