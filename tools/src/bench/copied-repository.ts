// cspell:ignore constraintdef contype conrelid
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ConnectionConfig } from 'api/platform/db/connection-config.ts';
import { withClient } from 'api/platform/db/with-client.ts';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { timeOf } from './measure.ts';

const CHUNK_BYTES = 1 << 20;

/** Tables written by an import, with the query for its rows. */
const TABLES = {
  recording: 'select * from recording where import_job_id = $job',
  recording_revision: ofRecording('recording_revision'),
  recording_contributor: ofRecording('recording_contributor'),
  recording_right: ofRecording('recording_right'),
  recording_event: ofRecording('recording_event'),
  recording_member: ofRecording('recording_member'),
  search_entry_recording:
    "select * from search_entry where subject = 'recording' and id in (select id from recording where import_job_id = $job)",
  composition: 'select * from composition where import_job_id = $job',
  composition_revision: of('composition_revision'),
  composition_line: of('composition_line'),
  composition_publisher: of('composition_publisher'),
  composition_recording: of('composition_recording'),
  composition_event: of('composition_event'),
  composition_member: of('composition_member'),
  search_entry_composition:
    "select * from search_entry where subject = 'composition' and id in (select id from composition where import_job_id = $job)",
};

function ofRecording(table: string): string {
  return `select * from ${table} where recording_id in (select id from recording where import_job_id = $job)`;
}

function of(table: string): string {
  return `select * from ${table} where composition_id in (select id from composition where import_job_id = $job)`;
}

/** Copies an import's rows, from a file at `place`, into tables with the same indexes and foreign keys. Returns the milliseconds. */
export async function copyAgain(connection: ConnectionConfig, jobId: string, place: string): Promise<number> {
  return withClient(connection, async (client) => {
    let milliseconds = 0;
    for (const [table, rows] of Object.entries(TABLES)) {
      await createTwin(client, table);
      const select = rows.replace('$job', `'${jobId}'`);
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
