import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createDatabase } from '../db/open-database.ts';
import { type Database, inTransaction } from '../db/transaction.ts';
import { letter } from './letter.ts';
import { createMailRepository, queueMail } from './mail-repository.ts';

let db: Database;
beforeAll(async () => {
  db = createDatabase(await createTestDatabase(), 2);
});
afterAll(() => db.destroy());

/** Seconds until each waiting mail may be taken. */
async function waits() {
  const { rows } = await sql<{ recipient: string; seconds: number }>`
    select recipient, round(extract(epoch from next_attempt_at - now()))::int as seconds from mail`.execute(db);
  return Object.fromEntries(rows.map(({ recipient, seconds }) => [recipient, seconds]));
}

test('reserves one mail at a time for longer than sending may last, and retries sooner after a failure', async () => {
  const mails = createMailRepository(db);
  await inTransaction(db, async (tx) => {
    for (const name of ['ama', 'kofi', 'esi']) await queueMail(tx, letter(`${name}@example.org`, 'Hello', 'Hello'));
  });
  const [first, second] = [await mails.take(), await mails.take()];
  const left = ['ama', 'kofi', 'esi'].map((name) => `${name}@example.org`);
  const third = left.find((address) => address !== first?.recipient && address !== second?.recipient) ?? '';
  await mails.markFailed(first?.id ?? '', 'The server hangs up.');
  const seconds = await waits();
  expect(seconds[second?.recipient ?? '']).toBeGreaterThan(120);
  expect(seconds[first?.recipient ?? '']).toBeLessThan(60);
  expect((await mails.take())?.recipient).toBe(third);
  expect(await mails.take()).toBeNull();
});

test('sends mail about the account before notifications that were queued earlier', async () => {
  await db.deleteFrom('mail').execute();
  const summary = { ...letter('ama@example.org', 'Summary', 'Hello'), unsubscribe_url: 'https://portal.example/' };
  await inTransaction(db, (tx) => queueMail(tx, summary));
  await inTransaction(db, (tx) => queueMail(tx, letter('kofi@example.org', 'Reset', 'Hello')));
  const mails = createMailRepository(db);
  expect([await mails.take(), await mails.take()]).toMatchObject([{ subject: 'Reset' }, { subject: 'Summary' }]);
});
