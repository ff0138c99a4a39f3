import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { createEmptyDatabase } from '../../testing/test-database.ts';
import { migrate, readMigrations } from './migrations.ts';

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const [ACTIVE, WAITING, FIRST, DISCARDED, IMPORTED_TWICE, DRAFT] = [id(1), id(2), id(3), id(4), id(5), id(6)];
const FIRST_DAY = '2026-01-01';
const SECOND_DAY = '2026-01-02';
const former = (lines: string) => JSON.stringify({ revision: 1, version: '2.1', type: 'NWR', lines });

/** Each work, the day on which its revision with this number was begun and that on which it was registered. */
const REVISIONS = [
  [ACTIVE, 2, FIRST_DAY, SECOND_DAY],
  [WAITING, 2, FIRST_DAY, null],
  [FIRST, 2, FIRST_DAY, null],
  [IMPORTED_TWICE, 2, SECOND_DAY, null],
  [DRAFT, 1, FIRST_DAY, null],
] as const;

/** Each work, and the day and the former lines of an import that revised it. */
const IMPORTS = [
  [ACTIVE, FIRST_DAY, former('before')],
  [WAITING, FIRST_DAY, former('before')],
  [FIRST, FIRST_DAY, null],
  [DISCARDED, FIRST_DAY, former('before')],
  [IMPORTED_TWICE, FIRST_DAY, former('before')],
  [IMPORTED_TWICE, SECOND_DAY, former('discarded')],
] as const;

async function insertRows(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const revision of REVISIONS)
    await client.query(
      `insert into composition_revision (composition_id, number, created_at, registered_at, state, title,
         alternative_titles, version_type, created_by) values ($1, $2, $3, $4, 'draft', '', '[]', 'ORI', gen_random_uuid())`,
      [...revision],
    );
  for (const made of IMPORTS)
    await client.query(
      `insert into import_revision (job_id, composition_id, revision, former, version, made_at, former_lines)
       values (gen_random_uuid(), $1, 2, 1, 2, $2, $3)`,
      [...made],
    );
  for (const work of [ACTIVE, WAITING, FIRST, DISCARDED, IMPORTED_TWICE, DRAFT])
    await client.query(`insert into composition_cwr values ($1, $2, '2.1', 'REV', 'after')`, [
      work,
      work === DRAFT ? 1 : 2,
    ]);
}

test('puts the lines back that those of inactive revisions had replaced', async () => {
  const connection = await createEmptyDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-lines-'));
  for (const { name, sql } of await readMigrations())
    if (name < '0900') await fs.writeFile(path.join(folder, name), sql);
  await migrate(connection, folder);
  await insertRows(client);
  await migrate(connection);

  const linesIn = async (table: string) => {
    const { rows } = await client.query(`select composition_id, revision, lines from ${table} order by composition_id`);
    return rows.map(({ composition_id, revision, lines }) => [composition_id, revision, lines]);
  };
  expect(await linesIn('composition_cwr')).toEqual([
    [ACTIVE, 2, 'after'],
    [WAITING, 1, 'before'],
    [DISCARDED, 1, 'before'],
    [IMPORTED_TWICE, 1, 'before'],
    [DRAFT, 1, 'after'],
  ]);
  expect(await linesIn('composition_cwr_pending')).toEqual([
    [WAITING, 2, 'after'],
    [FIRST, 2, 'after'],
    [IMPORTED_TWICE, 2, 'after'],
  ]);
  await client.end();
  await fs.rm(folder, { recursive: true });
});
