import { expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from '../../testing/test-database.ts';
import { readMigrations } from './migrations.ts';

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const [KEPT, ONE, OTHER] = [id(1), id(2), id(3)];
const [COPIED, REMOVED, NAMING, NAMED] = [id(4), id(5), id(6), id(7)];

/** Two duplicates were merged into a work, which got all recordings of the first. A member removed the one of both. */
async function insertRows(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  const works = [KEPT, ONE, OTHER].map((work) => [work, work === KEPT ? null : KEPT]);
  for (const [work, into] of works)
    await client.query(
      `insert into composition (id, reference, member_id, duplicate_of, created_at, updated_at)
       values ($1::uuid, $1::uuid::text, gen_random_uuid(), $2, now(), now())`,
      [work, into],
    );
  for (const recording of [COPIED, REMOVED, NAMING, NAMED])
    await client.query(
      `insert into recording (id, reference, member_id, state, title, display_artist, created_at, updated_at)
       values ($1::uuid, $1::uuid::text, gen_random_uuid(), 'registered', '', '', now(), now())`,
      [recording],
    );
  for (const [duplicate, linked] of [
    [ONE, [COPIED, REMOVED, NAMING, NAMED]],
    [OTHER, []],
  ])
    await client.query(
      `insert into composition_merge (duplicate_id, into_id, state, linked, merged_at, merged_by)
       values ($1, $2, 'registered', $3, now(), 'staff')`,
      [duplicate, KEPT, linked],
    );
  const links = [
    ...[COPIED, REMOVED, NAMING, NAMED].map((recording) => [ONE, recording]),
    [OTHER, REMOVED],
    ...[COPIED, NAMING, NAMED].map((recording) => [KEPT, recording]),
  ];
  for (const link of links)
    await client.query(
      `insert into work_recording_link (composition_id, recording_id, linked_by, linked_at)
       values ($1, $2, gen_random_uuid(), now())`,
      link,
    );
  await client.query(
    `insert into recording_work (recording_id, revision, position, composition_id, title) values ($1, 1, 0, $2, '')`,
    [NAMING, KEPT],
  );
  await client.query(
    `insert into composition_recording (composition_id, revision, position, recording_id, mention)
     values ($1, 1, 0, $2, '{}')`,
    [KEPT, NAMED],
  );
}

test('leaves merged works their links, and the remaining one those that an active revision names', async () => {
  const client = new pg.Client(await createTestDatabase());
  await client.connect();
  await insertRows(client);
  await client.query('drop view recording_history');
  const migrations = (await readMigrations()).filter(({ name }) => name.startsWith('0916'));
  for (const { sql } of migrations) await client.query(sql);
  const { rows } = await client.query('select composition_id, recording_id from work_recording_link order by 1, 2');
  expect(rows.map(({ composition_id, recording_id }) => [composition_id, recording_id])).toEqual([
    [KEPT, NAMING],
    [KEPT, NAMED],
    ...[COPIED, NAMING, NAMED].map((recording) => [ONE, recording]),
  ]);
  await client.end();
});
