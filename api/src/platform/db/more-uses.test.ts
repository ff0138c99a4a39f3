// cspell:ignore recordset
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { createEmptyDatabase } from '../../testing/test-database.ts';
import { migrate, readMigrations } from './migrations.ts';

const ALL_BEFORE = ['broadcast', 'public_performance', 'simulcast', 'private_copy', 'making_available'];
const ADDED = ['cable_retransmission', 'webcasting', 'rental_lending'];
const ALL = [...ALL_BEFORE, ...ADDED].toSorted();
const SOME = ['broadcast', 'simulcast'];

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const CLAIMED_WHOLLY = id(1);
const CLAIMED_PARTLY = id(2);
const FILED = id(3);
const segments = (uses: readonly string[]) =>
  uses.map((use) => ({ use, countries: ['0288'], from: '2024-01-01', to: null, total: 15_000 }));

const ROWS: Readonly<Record<string, readonly object[]>> = {
  recording: [CLAIMED_WHOLLY, CLAIMED_PARTLY].map((recording) => ({ id: recording, revision: 1, version: 1 })),
  recording_right: [
    { recording_id: CLAIMED_WHOLLY, position: 0, uses: ALL_BEFORE },
    { recording_id: CLAIMED_PARTLY, position: 0, uses: ALL_BEFORE },
    { recording_id: CLAIMED_PARTLY, position: 1, uses: SOME },
  ].map((line) => ({
    ...line,
    revision: 1,
    role: 'producer',
    share: 7500,
    territories: [],
  })),
  opposition: [
    { id: CLAIMED_WHOLLY, recording_id: CLAIMED_WHOLLY, is_detected: true, asked: {}, scope: segments(ALL_BEFORE) },
    { id: CLAIMED_PARTLY, recording_id: CLAIMED_PARTLY, is_detected: true, asked: {}, scope: segments(SOME) },
    {
      id: FILED,
      recording_id: CLAIMED_PARTLY,
      is_detected: false,
      asked: { uses: ALL_BEFORE },
      scope: segments(ALL_BEFORE),
    },
  ],
  hold: [{ id: id(4), opposition_id: CLAIMED_WHOLLY, recording_id: CLAIMED_WHOLLY, scope: segments(ALL_BEFORE) }],
};

/** Rows without the columns that the migration doesn't read. */
async function insertRows(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const [table, rows] of Object.entries(ROWS)) {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const { rows: required } = await client.query(
      `select column_name as name from information_schema.columns
       where table_name = $1 and is_nullable = 'NO' and column_default is null and column_name <> all ($2)`,
      [table, columns],
    );
    for (const { name } of required) await client.query(`alter table ${table} alter ${name} drop not null`);
    await client.query(
      `insert into ${table} (${columns.join()}) select ${columns.join()} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
}

test('shares for all five former uses hold for the new uses, shares for fewer only for theirs', async () => {
  const connection = await createEmptyDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-uses-'));
  for (const { name, sql } of await readMigrations())
    if (name < '0840') await fs.writeFile(path.join(folder, name), sql);
  await migrate(connection, folder);
  await insertRows(client);
  await migrate(connection);

  const lines = await client.query('select uses from recording_right order by recording_id, position');
  expect(lines.rows.map(({ uses }) => uses.toSorted())).toEqual([ALL, ALL, SOME]);
  const cases = await client.query('select scope, asked from opposition order by id');
  const usesOf = (scope: readonly { readonly use: string }[]) => scope.map(({ use }) => use).toSorted();
  expect(cases.rows.map(({ scope }) => usesOf(scope))).toEqual([ALL, SOME, ALL]);
  expect(cases.rows[2].asked.uses.toSorted()).toEqual(ALL);
  expect(cases.rows[0].scope).toContainEqual(segments(['webcasting'])[0]);
  const holds = await client.query('select scope from hold');
  expect(usesOf(holds.rows[0].scope)).toEqual(ALL);
  await client.end();
  await fs.rm(folder, { recursive: true });
});
