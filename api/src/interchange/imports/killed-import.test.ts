import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type pg from 'pg';
import { createDatabase } from '../../platform/db/open-database.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { clearNewMembers } from '../../testing/test-clearance.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { startWatchedServer, type WatchedServer } from '../../testing/watched-server.ts';
import { blockWrites } from './testing/block-writes.ts';
import { check, csvFile, sendImport, settled } from './testing/send-import.ts';

const BATCH = 20;
const WORKS = 70;

let connection: pg.ClientConfig;
let db: Database;
let settings: Record<string, string>;
/** In a process of its own, which is killed. */
let server: WatchedServer | undefined;

beforeAll(async () => {
  connection = await createTestDatabase();
  db = createDatabase(connection, 6);
  settings = {
    DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), 'counterpoint-killed-')),
    IMPORT_BATCH: String(BATCH),
  };
});
afterAll(async () => {
  await server?.kill();
  await db.destroy();
  fs.rmSync(settings.DATA_DIR ?? '', { recursive: true, force: true });
});

/** An API in this process. */
const open = (): Promise<TestApi> => createTestApi(settings, undefined, Promise.resolve(connection));

/** A file, and the number of entries of each kind. */
const FILES = {
  composition: {
    lines: 'composition_line',
    header: ['Work number', 'Title', 'Writer last name', 'Writer share'],
    row: (work: number) => [`K-${work}`, `Song ${work}`, `Writer${work % 10}`, '100'],
  },
  recording: {
    lines: 'recording_right',
    header: ['Recording number', 'Title', 'Artist', 'Duration', 'P year', 'Rights holder', 'Share', 'From'],
    row: (work: number) => [
      `K-${work}`,
      `Song ${work}`,
      'Ama',
      '180',
      '2024',
      `Label${work % 10}`,
      '100',
      '2024-01-01',
    ],
  },
} as const;

type Subject = keyof typeof FILES;

async function checkedImport(member: TestMember, subject: Subject): Promise<ImportDetails> {
  const { header, row } = FILES[subject];
  const file = csvFile([header, ...Array.from({ length: WORKS }, (_, work) => row(work))]);
  return check(member, await sendImport(member, file, subject));
}

/** Starts an import on the server and waits until one batch of it is written and the next one waits. */
async function importOneBatch(
  { address }: WatchedServer,
  { headers }: TestMember,
  { id, version, subject }: ImportDetails,
) {
  const held = await blockWrites(db, FILES[subject].lines);
  const started = await fetch(`${address}/imports/${id}/start`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${version}"` },
    body: JSON.stringify({ as_drafts: false }),
  });
  expect(started.status).toBe(200);
  await held.oneBatch();
  let imported = 0;
  while (imported === 0) {
    await pause(20);
    ({ imported } = await db
      .selectFrom('import_job')
      .select('imported')
      .where('id', '=', id)
      .executeTakeFirstOrThrow());
  }
  expect(imported).toBeLessThan(WORKS);
  return held;
}

test('resumes at its last batch after its server was killed, without losing or repeating rows', async () => {
  const before = await open();
  await clearNewMembers(before);
  const member = await before.signUp();
  const imports = [await checkedImport(member, 'composition'), await checkedImport(member, 'recording')];
  await before.close();

  server = await startWatchedServer(connection, settings);
  const held = [];
  for (const job of imports) held.push(await importOneBatch(server, member, job));
  await server.kill();
  for (const each of held) await each.all();
  // As if the 15 seconds of its leases had passed.
  await db
    .updateTable('import_job')
    .set({ leased_until: sql<Date>`now() - interval '1 second'` })
    .where('leased_until', 'is not', null)
    .execute();

  const next = await open();
  const again = await next.signIn(member);
  for (const { subject, id } of imports) {
    expect(await settled(again, id)).toMatchObject({ state: 'done', imported: WORKS });
    const numbers = await db.selectFrom(subject).select('own_number').where('import_job_id', '=', id).execute();
    expect([numbers.length, new Set(numbers.map(({ own_number }) => own_number)).size]).toEqual([WORKS, WORKS]);
    const parties = await db.selectFrom('import_party').select('party_id').where('job_id', '=', id).execute();
    expect(parties).toHaveLength(10);
  }
  await next.close();
});
