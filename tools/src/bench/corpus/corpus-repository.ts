import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ConnectionConfig } from 'api/platform/db/connection-config.ts';
import { withClient } from 'api/platform/db/with-client.ts';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Corpus } from './corpus.ts';
import { tablesOf } from './corpus-tables.ts';

const CHUNK_ROWS = 2_000;

/** Copies a corpus straight into the tables as the member's registered works, then vacuums and analyses them. */
export async function fillWithCorpus(connection: ConnectionConfig, corpus: Corpus, memberId: string): Promise<void> {
  await withClient(connection, async (client) => {
    // Disables triggers and foreign keys, which the rows satisfy.
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '1GB'`);
    // Creating indexes on full tables is many times faster.
    const tables = tablesOf(corpus, memberId);
    const names = tables.map(({ columns }) => columns.split(' ')[0] ?? '');
    const indexes = await dropIndexes(client, ['search_entry', ...names]);
    for (const { columns, rows } of tables)
      await pipeline(Readable.from(inChunks(rows)), client.query(copyFrom(`copy ${columns} from stdin`)));
    for (const definition of indexes) await client.query(definition);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });
}

function* inChunks(rows: Iterable<string>): Generator<string> {
  let chunk: string[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < CHUNK_ROWS) continue;
    yield chunk.join('');
    chunk = [];
  }
  yield chunk.join('');
}

/** Returns how to create them again. */
async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string; isOfPartition: boolean }>(
    `select index.indexrelid::regclass::text as name,
      replace(pg_get_indexdef(index.indexrelid), ' ON ONLY ', ' ON ') as definition,
      inherited.inhrelid is not null as "isOfPartition"
    from pg_index as index join pg_class as relation on relation.oid = index.indrelid
    left join pg_inherits as inherited on inherited.inhrelid = index.indexrelid
    where relation.relname = any($1) and not index.indisunique
    -- An index of a partitioned table attaches those of its partitions.
    order by relation.relkind = 'p'`,
    [tables],
  );
  // Dropping an index of the parent drops those of its partitions.
  for (const { name, isOfPartition } of rows) if (!isOfPartition) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
