// Fills a lane in a worker thread: creating rows takes more CPU than copying them.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { workerData } from 'node:worker_threads';
import type { ConnectionConfig } from 'api/platform/db/connection-config.ts';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createCorpus } from './corpus.ts';
import { LANES, type Lane, tablesOf } from './corpus-tables.ts';

const CHUNK_ROWS = 2_000;

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
  // Disables triggers and foreign keys, which the rows satisfy. One maintenance worker, since the other lane uses the
  // other core.
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '1GB'`);
  await client.query('set max_parallel_maintenance_workers = 0');
  // Creating indexes on full tables is many times faster.
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
