import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/test-database.ts';
import { readEnv } from '../config/env.ts';
import { createDatabase } from '../db/open-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { letter } from './letter.ts';
import { queueMail } from './mail-repository.ts';
import { createMailWorker } from './mail-worker.ts';

test('leaves the rest of the queue to the next start when it stops', async () => {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-mail-'));
  const db = createDatabase(await createTestDatabase(), 2);
  await inTransaction(db, async (tx) => {
    for (const name of ['ama', 'kofi']) await queueMail(tx, letter(`${name}@example.org`, 'Hello', 'Hello'));
  });
  const worker = createMailWorker(db, readEnv({ DATA_DIR: dataDir }));
  const { promise: isStopped, resolve } = Promise.withResolvers<void>();
  worker.start({ ...fastify().log, info: () => resolve(worker.stop()) });
  await isStopped;
  const mails = await db.selectFrom('mail').select('attempts').orderBy('attempts').execute();
  expect(mails.map(({ attempts }) => attempts)).toEqual([0, 1]);
  await db.destroy();
  await fs.rm(dataDir, { recursive: true });
});

test('never sends again what it could not mark as sent', async () => {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-mail-'));
  const db = createDatabase(await createTestDatabase(), 2);
  await sql`alter table mail add constraint no_mail_is_sent check (sent_at is null)`.execute(db);
  await inTransaction(db, (tx) => queueMail(tx, letter('ama@example.org', 'Hello', 'Hello')));
  const worker = createMailWorker(db, readEnv({ DATA_DIR: dataDir }));
  const { promise: hasFailed, resolve } = Promise.withResolvers<void>();
  worker.start({ ...fastify().log, info: () => undefined, error: () => resolve() });
  await hasFailed;
  await sql`alter table mail drop constraint no_mail_is_sent`.execute(db);
  // Due again, as for a process that takes mail minutes later.
  await db
    .updateTable('mail')
    .set({ next_attempt_at: new Date(0) })
    .execute();
  worker.wake();
  await worker.stop();
  const mail = await db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ attempts: 1, sent_at: expect.any(Date), last_error: null });
  await db.destroy();
  await fs.rm(dataDir, { recursive: true });
});
