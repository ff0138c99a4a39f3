import { expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from '../../testing/test-database.ts';
import { readMigrations } from './migrations.ts';

const [AMENDED, WAITING] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const [FIRST_DAY, SECOND_DAY] = ['2026-01-01', '2026-02-01'];

/** Each entry, and the days on which its revisions were registered. */
const REVISIONS = [
  [AMENDED, [FIRST_DAY, SECOND_DAY]],
  [WAITING, [SECOND_DAY, null]],
] as const;

async function insertRows(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const [id, days] of REVISIONS) {
    await client.query(
      `insert into composition_member (member_id, composition_id, state, title_key, updated_at, registered_at)
       values (gen_random_uuid(), $1, 'registered', '', $2, $2)`,
      [id, SECOND_DAY],
    );
    await client.query(
      `insert into recording (id, reference, member_id, state, title, display_artist, registered_at, created_at, updated_at)
       values ($1::uuid, $1::uuid::text, gen_random_uuid(), 'registered', '', '', $2, $2, $2)`,
      [id, SECOND_DAY],
    );
    for (const [index, day] of days.entries()) {
      await client.query(
        `insert into composition_revision (composition_id, number, created_at, registered_at, state, title,
           alternative_titles, version_type, created_by) values ($1, $2, now(), $3, $4, '', '[]', 'ORI', gen_random_uuid())`,
        [id, index + 1, day, day ? 'superseded' : 'draft'],
      );
      await client.query(
        `insert into recording_revision (recording_id, number, created_at, registered_at, state, title, facts)
         values ($1, $2, now(), $3, $4, '', '{}')`,
        [id, index + 1, day, day ? 'superseded' : 'draft'],
      );
    }
  }
}

test('dates amended works and recordings by their first registration', async () => {
  const client = new pg.Client(await createTestDatabase());
  await client.connect();
  await insertRows(client);
  const migrations = (await readMigrations()).filter(({ name }) => /^090[56]-first-registrations/.test(name));
  for (const { sql } of migrations) await client.query(sql);
  for (const [table, key] of [
    ['composition_member', 'composition_id'],
    ['recording', 'id'],
  ]) {
    const { rows } = await client.query(`select registered_at::date::text as day from ${table} order by ${key}`);
    expect(rows.map(({ day }) => day)).toEqual([FIRST_DAY, SECOND_DAY]);
  }
  await client.end();
});
