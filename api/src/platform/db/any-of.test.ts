import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/test-database.ts';
import { anyOf, listOf } from './any-of.ts';
import { newId } from './new-id.ts';
import { createDatabase } from './open-database.ts';
import type { Database } from './transaction.ts';

let db: Database;
beforeAll(async () => {
  db = createDatabase(await createTestDatabase(), 1);
});
afterAll(() => db.destroy());

test('finds rows with one of the listed values', async () => {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${listOf(['a', 'b', 'c'], 'text')}) as given (word)
    where word = ${anyOf(['b', 'c', 'd'], 'text')}`.execute(db);
  expect(rows.map(({ word }) => word)).toEqual(['b', 'c']);
});

test('plans one statement for lists of any length', async () => {
  for (let run = 0; run < 8; run += 1)
    await db
      .selectFrom('party')
      .select('id')
      .where('id', '=', anyOf([newId()], 'uuid'))
      .execute();
  const { rows } = await sql<{ custom_plans: number; generic_plans: number }>`
    select custom_plans::int, generic_plans::int from pg_prepared_statements
    where statement like 'select "id" from "party"%'`.execute(db);
  expect(rows).toEqual([{ custom_plans: 5, generic_plans: 3 }]);
});
