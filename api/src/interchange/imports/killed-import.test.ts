import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createServices } from '../../main/create-services.ts';
import { readEnv } from '../../platform/config/env.ts';
import { createDatabase } from '../../platform/db/open-database.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { COMPILE_CACHE } from '../../testing/compiled-once.ts';
import { clearNewMembers } from '../../testing/test-clearance.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { insertMember } from '../../testing/test-member.ts';
import { blockWrites } from './testing/block-writes.ts';
import { csvFile } from './testing/send-import.ts';

const SERVER = fileURLToPath(new URL('../../main/server.ts', import.meta.url));
const BATCH = 20;
const WORKS = 70;

let db: Database;
let folder: string;
let settings: Record<string, string>;
let signedIn: Record<string, string>;
const children: ChildProcess[] = [];

beforeAll(async () => {
  const connection = await createTestDatabase();
  const { host = '', user, password, database } = connection;
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'counterpoint-killed-'));
  const DATABASE_URL = `postgres://${user}:${password}@${encodeURIComponent(host)}/${database}`;
  settings = {
    DATABASE_URL,
    DATA_DIR: folder,
    PORT: '0',
    IMPORT_BATCH: String(BATCH),
    PATH: process.env.PATH ?? '',
    ...COMPILE_CACHE,
  };
  db = createDatabase(connection, 6);
  const { sessions } = createServices({ db, connection, env: readEnv(settings), now: () => new Date() });
  await clearNewMembers({ db });
  const member = await insertMember(db, { email: 'killed@example.org' });
  const { session, binding } = await db
    .transaction()
    .execute((tx) => sessions.open(tx, { ...member, userAgent: null }));
  signedIn = { authorization: `Bearer ${session.token}`, cookie: `session-binding=${binding}` };
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await db.destroy();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A server in its own process, and its address. */
async function start(): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [SERVER], { env: settings, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    const address = /Server listening at (http:\/\/[\d.:]+)/.exec(output)?.[1];
    if (address) {
      child.stdout.resume();
      return { child, address: `${address}/api/v1` };
    }
  }
  throw new Error(`The server ended: ${output}`);
}

interface Sent {
  readonly body?: Buffer | object;
  readonly version?: number;
}
type Call = (method: string, path: string, sent?: Sent) => Promise<ImportDetails>;

function callerOf(address: string): Call {
  return async (method, where, { body, version } = {}) => {
    const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
    const answer = await fetch(`${address}${where}`, {
      method,
      headers: {
        ...signedIn,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': type }),
        ...(version && { 'if-match': `"${version}"` }),
      },
      ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${where}: ${await answer.text()}`);
    // The API answers with its own schema.
    return ((await answer.json()) as { data: ImportDetails }).data;
  };
}

async function until(call: Call, id: string, isReached: (job: ImportDetails) => boolean): Promise<ImportDetails> {
  for (;;) {
    const job = await call('GET', `/imports/${id}`);
    if (isReached(job)) return job;
    await pause(20);
  }
}

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

/** Uploads a file, starts its import and waits until one batch of it is written and the next one waits. */
async function importOneBatch(call: Call, subject: keyof typeof FILES) {
  const { lines, header, row } = FILES[subject];
  const { contents } = csvFile([header, ...Array.from({ length: WORKS }, (_, work) => row(work))]);
  const { id } = await call('POST', '/imports', {
    body: { subject, file_name: 'killed.csv', bytes: contents.length },
  });
  await call('PUT', `/imports/${id}/parts/0`, { body: contents });
  const mapped = await until(call, id, ({ state }) => state === 'mapping');
  const { columns, share_unit } = mapped.preview ?? {};
  await call('PUT', `/imports/${id}/choices`, { body: { columns, share_unit }, version: mapped.version });
  const checked = await until(call, id, ({ state }) => state === 'checked');
  const held = await blockWrites(db, lines);
  await call('POST', `/imports/${id}/start`, { body: { as_drafts: false }, version: checked.version });
  await held.oneBatch();
  const { imported } = await until(call, id, (job) => job.imported > 0);
  expect(imported).toBeLessThan(WORKS);
  return { subject, id, held };
}

test('resumes at its last batch after its server was killed, without losing or repeating rows', async () => {
  const first = await start();
  const call = callerOf(first.address);
  const imports = [await importOneBatch(call, 'composition'), await importOneBatch(call, 'recording')];
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  for (const { held } of imports) await held.all();
  // As if the 15 seconds of its leases had passed.
  await db
    .updateTable('import_job')
    .set({ leased_until: sql<Date>`now() - interval '1 second'` })
    .where('leased_until', 'is not', null)
    .execute();

  const next = callerOf((await start()).address);
  for (const { subject, id } of imports) {
    const done = await until(next, id, ({ state }) => state === 'done');
    expect(done.imported).toBe(WORKS);
    const numbers = await db.selectFrom(subject).select('own_number').where('import_job_id', '=', id).execute();
    expect([numbers.length, new Set(numbers.map(({ own_number }) => own_number)).size]).toEqual([WORKS, WORKS]);
    const parties = await db.selectFrom('import_party').select('party_id').where('job_id', '=', id).execute();
    expect(parties).toHaveLength(10);
  }
});
