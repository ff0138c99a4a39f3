import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase } from '../testing/test-database.ts';
import { createDatabase } from './open-database.ts';
import { readTogether } from './pipeline.ts';
import { breaksUnique, type Database, inTransaction, type Tx } from './transaction.ts';

let db: Database;
beforeAll(async () => {
  db = createDatabase(await createTestDatabase(), 4);
  await sql`create table parent (id integer constraint parent_key primary key)`.execute(db);
  await sql`create table child (parent integer references parent)`.execute(db);
});
afterAll(() => db.destroy());
beforeEach(() => sql`truncate parent, child`.execute(db));

function insertParent(tx: Tx, id: number) {
  return sql`insert into parent values (${id})`.execute(tx);
}

function insertChild(tx: Tx, parent: number) {
  return sql`insert into child values (${parent})`.execute(tx);
}

async function parents(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from parent order by id`.execute(db);
  return rows.map(({ id }) => id);
}

test('statements that are begun together run in the order in which they were begun', async () => {
  await inTransaction(db, (tx) => Promise.all([1, 2, 3].flatMap((id) => [insertParent(tx, id), insertChild(tx, id)])));
  expect(await parents()).toEqual([1, 2, 3]);
});

test('they do not wait for the answers of those before', async () => {
  await inTransaction(db, async (tx) => {
    const sentAt = () => sql<{ at: Date }>`select statement_timestamp() as at`.execute(tx);
    const [, begun] = await Promise.all([sql`select pg_sleep(0.2)`.execute(tx), sentAt()]);
    const alone = await sentAt();
    const [together, apart] = [begun.rows[0]?.at, alone.rows[0]?.at];
    expect(together).toBeInstanceOf(Date);
    expect(apart).not.toEqual(together);
  });
});

test('where one fails nothing is left, and its error is the one that is told', async () => {
  const failing = inTransaction(db, (tx) =>
    Promise.all([insertParent(tx, 1), insertParent(tx, 1), insertParent(tx, 2), insertChild(tx, 9)]),
  );
  const error = await failing.catch((cause: unknown) => cause);
  expect(breaksUnique(error, 'parent_key')).toBe(true);
  expect(await parents()).toEqual([]);
  // What failed unseen left no statement behind that the connection takes for prepared.
  await inTransaction(db, (tx) => insertParent(tx, 5));
  expect(await parents()).toEqual([5]);
});

test('what goes on beside a failure writes nothing after the rollback', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const failing = inTransaction(db, (tx) => {
    const wrong = insertChild(tx, 9);
    late = wrong.catch(async () => {
      // By then the rollback is on its way, and not answered.
      await new Promise((resolve) => setImmediate(resolve));
      await insertParent(tx, 2);
    });
    return wrong;
  });
  await expect(failing).rejects.toThrow('foreign key');
  await expect(late).rejects.toThrow(/too late|rolled back/);
  expect(await parents()).toEqual([]);
});

test('reading together takes one connection', async () => {
  const who = await readTogether(db, (one) =>
    Promise.all(Array.from({ length: 5 }, () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one))),
  );
  expect(new Set(who.map(({ rows }) => rows[0]?.pid)).size).toBe(1);
});
