import { sql } from 'kysely';
import { type Database, databaseCode } from '../db/transaction.ts';

/** Insufficient privilege: only a server's owner may install `pg_prewarm`. */
const NOT_PERMITTED = '42501';
/** PostgreSQL was built without its additional modules. */
const NOT_INSTALLED = ['0A000', '58P01'];

/** 128 MB: within the statement limit also from a slow disk. */
const BLOCKS_PER_RANGE = 16_384;

/** The tables that a page of results is read from. */
const RESULT_TABLES = [
  'composition',
  'composition_line',
  'composition_publisher',
  'composition_revision',
  'party',
  'recording',
  'recording_contributor',
  'recording_right',
];
const RESULT_FILES = [
  ...RESULT_TABLES,
  ...RESULT_TABLES.map((table) => `${table}_pkey`),
  'composition_line_party_id_idx',
];

export interface SearchFile {
  readonly name: string;
  readonly bytes: number;
  readonly blocks: number;
}

/** The index first, since every search reads it. */
export async function readSearchFiles(db: Database): Promise<SearchFile[]> {
  const { rows } = await sql<SearchFile>`
    select oid::regclass::text as name, pg_relation_size(oid)::float8 as bytes,
      (pg_relation_size(oid) / current_setting('block_size')::int)::float8 as blocks
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'i')
      and (relname like 'search_%' or relname = any(${RESULT_FILES}::text[]))
    order by relname not like 'search_%', bytes, name`.execute(db);
  return rows;
}

export async function readBufferBytes(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_size_bytes(current_setting('shared_buffers'))::float8 as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

export async function warmFile(
  db: Database,
  { name, blocks }: Pick<SearchFile, 'name' | 'blocks'>,
  target: 'buffer' | 'read',
): Promise<boolean> {
  try {
    await sql`create extension if not exists pg_prewarm`.execute(db);
    for (const [first, last] of blockRanges(blocks))
      await sql`select pg_prewarm(${name}::regclass, ${target}, 'main', ${first}, ${last})`.execute(db);
    return true;
  } catch (error) {
    const code = databaseCode(error);
    if (code === NOT_PERMITTED || (code !== null && NOT_INSTALLED.includes(code))) return false;
    throw error;
  }
}

/** First and last block of each. */
export function blockRanges(blocks: number): [number, number][] {
  return Array.from({ length: Math.ceil(blocks / BLOCKS_PER_RANGE) }, (_, index) => {
    const first = index * BLOCKS_PER_RANGE;
    return [first, Math.min(first + BLOCKS_PER_RANGE, blocks) - 1];
  });
}
