// Fills a lane of a corpus in a thread of its own: to make its rows takes more of a processor than to copy them.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { workerData } from 'node:worker_threads';
import type { ConnectionConfig } from 'api/platform/db/connection-config.ts';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createCorpus } from './corpus.ts';
import { LANES, type Lane, tablesOf } from './corpus-tables.ts';

/** So much text goes to the database at once. */
const CHUNK_ROWS = 2_000;

/** What to fill, and the definitions of the indexes by the table that they are of. */
export interface LaneTask {
  readonly connection: ConnectionConfig;
  readonly lane: Lane;
  readonly works: number;
  readonly memberId: string;
  readonly indexes: readonly { readonly table: string; readonly definition: string }[];
}

const { connection, lane, works, memberId, indexes }: LaneTask = workerData;
const filled: readonly string[] = LANES[lane];
const client = new pg.Client(connection);
await client.connect();
try {
  // The rows are made to fit: nothing has to be looked up for each of them. The other lane has the other processor.
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '1GB'`);
  await client.query('set max_parallel_maintenance_workers = 0');
  // Made once the tables are full, indexes are many times faster.
  for (const [what, rows] of tablesOf(lane, createCorpus(works), memberId)) await copy(what, rows);
  for (const { table, definition } of indexes) if (filled.includes(table)) await client.query(definition);
  for (const table of filled) await client.query(`vacuum ${table}`);
} finally {
  await client.end();
}

async function copy(what: string, rows: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(inChunks(rows)), client.query(copyFrom(`copy ${what} from stdin`)));
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
