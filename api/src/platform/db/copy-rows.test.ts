import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/test-database.ts';
import { rowsText } from './copy-rows.ts';
import { copyTables } from './copy-tables.ts';
import { type OneConnection, openOneConnection } from './one-connection.ts';
import { inTransaction } from './transaction.ts';

let connection: OneConnection;
beforeAll(async () => {
  connection = openOneConnection(await createTestDatabase());
  await sql`create table copied (text text, number integer, is_so boolean, at timestamptz, same text)`.execute(
    connection.db,
  );
});
afterAll(() => connection.close());

test('copies rows unchanged, whatever they contain', async () => {
  const at = new Date('2026-11-22T10:00:00.123Z');
  const rows = [
    { text: 'tab\there', number: 1, is_so: true, at, same: 'a\\b' },
    { text: 'back\\slash and \\N', number: 0, is_so: false, at: null, same: 'a\\b' },
    { text: 'line\nend\r', number: -3, is_so: null, at, same: 'a\\b' },
    { text: '', number: null, is_so: true, at, same: 'a\\b' },
    { text: null, number: 5, is_so: true, at, same: 'a\\b' },
  ];
  const text = rowsText(rows, {
    text: ({ text }) => text,
    number: ({ number }) => number,
    is_so: (row) => row.is_so,
    at: (row) => row.at,
    same: 'a\\b',
  });
  const { db, client } = connection;
  await inTransaction(db, () =>
    copyTables(client(), [{ target: 'copied (text, number, is_so, at, same)', rows: Buffer.from(text) }]),
  );
  expect((await sql`select * from copied`.execute(db)).rows).toEqual(rows);
});

test('puts constant columns at their positions', () => {
  const columns = {
    one: 1,
    two: null,
    whole: (row: string) => row,
    three: 'x',
    marked: (row: string) => `${row}!`,
    four: true,
  };
  expect(rowsText(['a', 'b'], columns)).toBe('1\t\\N\ta\tx\ta!\ttrue\n1\t\\N\tb\tx\tb!\ttrue\n');
  expect(rowsText([], columns)).toBe('');
});
