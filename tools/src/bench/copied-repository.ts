// cspell:ignore constraintdef contype conrelid
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ConnectionConfig } from 'api/platform/db/connection-config.ts';
import { withClient } from 'api/platform/db/with-client.ts';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { timeOf } from './measure.ts';

const CHUNK_BYTES = 1 << 20;

/** Tables written by an import: those of the entries themselves, of their parts, and of the search index. */
const TABLES = {
  recording: ['revision', 'contributor', 'right', 'event', 'member'],
  composition: ['revision', 'line', 'publisher', 'recording', 'event', 'member'],
};

/** The query for the rows of an import by table. */
function queriesOf(jobId: string): [table: string, select: string][] {
  return Object.entries(TABLES).flatMap(([entry, parts]) => {
    const entries = `select id from ${entry} where import_job_id = '${jobId}'`;
    return [
      [entry, `select * from ${entry} where id in (${entries})`],
      ...parts.map((part): [string, string] => {
        return [`${entry}_${part}`, `select * from ${entry}_${part} where ${entry}_id in (${entries})`];
      }),
      [`search_entry_${entry}`, `select * from search_entry where subject = '${entry}' and id in (${entries})`],
    ];
  });
}

/** Copies an import's rows, from a file at `place`, into tables with the same indexes and foreign keys. Returns the milliseconds. */
export async function copyAgain(connection: ConnectionConfig, jobId: string, place: string): Promise<number> {
  return withClient(connection, async (client) => {
    let milliseconds = 0;
    for (const [table, select] of queriesOf(jobId)) {
      await createTwin(client, table);
      await pipeline(client.query(copyTo(`copy (${select}) to stdout`)), createWriteStream(place));
      const target = client.query(copyFrom(`copy bench_${table} from stdin`));
      milliseconds += await timeOf(() => pipeline(createReadStream(place, { highWaterMark: CHUNK_BYTES }), target));
    }
    return milliseconds;
  });
}

async function createTwin(client: pg.Client, table: string): Promise<void> {
  await client.query(`create table bench_${table} (like ${table} including defaults including indexes)`);
  const keys = await client.query<{ definition: string }>(
    "select pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'f' and conrelid = $1::regclass",
    [table],
  );
  for (const { definition } of keys.rows) await client.query(`alter table bench_${table} add ${definition}`);
}
