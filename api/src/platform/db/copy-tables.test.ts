// cspell:ignore terminat
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/test-database.ts';
import { copyTables } from './copy-tables.ts';
import { type OneConnection, openOneConnection } from './one-connection.ts';
import { inTransaction } from './transaction.ts';

let connection: OneConnection;
beforeAll(async () => {
  connection = openOneConnection(await createTestDatabase());
  await sql`create table one (id integer primary key)`.execute(connection.db);
  await sql`create table other (one_id integer references one)`.execute(connection.db);
});
afterAll(() => connection.close());
beforeEach(() => sql`truncate one, other`.execute(connection.db));

function write(one: string, other: string): Promise<void> {
  const tables = [
    { target: 'one (id)', rows: Buffer.from(one) },
    { target: 'other (one_id)', rows: Buffer.from(other) },
  ];
  return inTransaction(connection.db, () => copyTables(connection.client(), tables));
}

async function counts(): Promise<[number, number]> {
  const { rows } = await sql<{ one: number; other: number }>`
    select (select count(*)::int from one) as one, (select count(*)::int from other) as other`.execute(connection.db);
  return [rows[0]?.one ?? -1, rows[0]?.other ?? -1];
}

test('copies rows that refer to an earlier table', async () => {
  await write('1\n2\n', '2\n2\n1\n');
  expect(await counts()).toEqual([2, 3]);
});

test('skips a table without rows', async () => {
  await write('1\n', '');
  await write('', '');
  expect(await counts()).toEqual([1, 0]);
});

test.each([
  ['the first table', { one: '1\nno number\n', other: '1\n', reason: 'integer' }],
  ['a later table', { one: '1\n2\n', other: '3\n', reason: 'foreign key' }],
])('rolls back on an error in %s, and keeps the connection usable', async (_, { one, other, reason }) => {
  await expect(write(one, other)).rejects.toThrow(reason);
  expect(await counts()).toEqual([0, 0]);
  await write('7\n', '7\n');
  expect(await counts()).toEqual([1, 1]);
});

test('copies more than a socket buffers in order', async () => {
  // PostgreSQL ignores spaces before a number.
  const rows = Array.from({ length: 2_000 }, (_, index) => `${String(index).padStart(1_000)}\n`).join('');
  await write(rows, rows);
  expect(await counts()).toEqual([2_000, 2_000]);
});

test('reports a server that disappears meanwhile', async () => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection.db);
  const killer = openOneConnection(await createTestDatabase());
  const many = Array.from({ length: 500_000 }, (_, index) => `${index}\n`).join('');
  const writing = write(many, many);
  // Reported by the server, or by a socket that it no longer reads or has closed: whichever comes first.
  const failed = expect(writing).rejects.toThrow(/terminat|ECONNRESET|EPIPE/i);
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(killer.db);
  await killer.close();
  await failed;
  expect(await counts()).toEqual([0, 0]);
});
