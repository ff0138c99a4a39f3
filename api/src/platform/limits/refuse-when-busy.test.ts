import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { poolUse } from '../db/open-database.ts';

const CONNECTIONS = 2;
const MAX_WAITING = 100;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ DATABASE_POOL: String(CONNECTIONS) });
});
afterAll(() => api.close());

/** Runs `act` while no connection is free. */
async function withoutConnections<Result>(act: () => Promise<Result>): Promise<Result> {
  const held = Promise.withResolvers<void>();
  const taken = Array.from({ length: CONNECTIONS }, () => Promise.withResolvers<void>());
  const holding = taken.map(({ resolve }) =>
    api.db.connection().execute(async (connection) => {
      await sql`SELECT 1`.execute(connection);
      resolve();
      await held.promise;
    }),
  );
  await Promise.all(taken.map(({ promise }) => promise));
  try {
    return await act();
  } finally {
    held.resolve();
    await Promise.all(holding);
  }
}

test('refuses requests while too many wait for the database, and answers those that wait', async () => {
  const member = await api.signUp();
  const waiting = await withoutConnections(async () => {
    const accepted = Array.from({ length: MAX_WAITING }, () => member.inject('GET', '/user/profile'));
    while (poolUse(api.db).waiting < MAX_WAITING) await new Promise(setImmediate);
    const refused = await member.inject('GET', '/user/profile');
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'busy', '2']);
    expect((await api.inject('GET', '/health')).statusCode).toBe(200);
    return accepted;
  });
  expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await member.inject('GET', '/user/profile')).statusCode).toBe(200);
});
