import { mkdtemp, rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from '../../testing/test-database.ts';
import { readEnv } from '../config/env.ts';
import { openDisk } from '../files/disk.ts';
import { backUp } from './back-up.ts';

/** PostgreSQL's message after the last row of a table. */
const COPY_DONE = Buffer.from([0x63, 0, 0, 0, 4]);
/** Longer than it takes to write a small table to the disk. */
const LATE_MS = 500;

/** Delivers once, late, what follows the rows of a table. */
class LateSocket extends Socket {
  #isLate = false;

  override push(chunk: Buffer | null): boolean {
    const at = this.#isLate ? -1 : (chunk?.indexOf(COPY_DONE) ?? -1);
    if (!chunk || at === -1) return super.push(chunk);
    this.#isLate = true;
    const end = at + COPY_DONE.length;
    setTimeout(() => super.push(chunk.subarray(end)), LATE_MS);
    return super.push(chunk.subarray(0, end));
  }
}

test('counts the rows of a table whose count comes after them', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'counterpoint-backup-'));
  const connection = await createTestDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('create table aaa_first as select generate_series(1, 3) as number');
  await client.end();
  const manifest = await backUp(path.join(folder, 'backup'), {
    connection: { ...connection, stream: () => new LateSocket() },
    disk: await openDisk(readEnv({ DATA_DIR: folder })),
    now: new Date(),
    showProgress: () => undefined,
  });
  await rm(folder, { recursive: true });
  expect(manifest.tables[0]).toEqual({ name: 'aaa_first', columns: ['number'], rows: 3 });
});
