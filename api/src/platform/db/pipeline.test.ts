import { once } from 'node:events';
import net from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createDatabase } from './open-database.ts';
import { readPipelined } from './pipeline.ts';
import { breaksUnique, type Database, inTransaction, type Tx } from './transaction.ts';

let connection: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  connection = await createTestDatabase();
  db = createDatabase(connection, 4);
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

test('runs statements in the order in which they were started', async () => {
  await inTransaction(db, (tx) => Promise.all([1, 2, 3].flatMap((id) => [insertParent(tx, id), insertChild(tx, id)])));
  expect(await parents()).toEqual([1, 2, 3]);
});

/** A proxy to the database that records the statements sent. */
async function overhear() {
  const { host = '', port } = connection;
  const address = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port: Number(port) };
  const statements: string[] = [];
  const way = net.createServer((client) => {
    const database = net.connect(address);
    client.on('data', (chunk) => statements.push(chunk.toString('latin1')));
    client.pipe(database).pipe(client);
  });
  await once(way.listen(0, '127.0.0.1'), 'listening');
  const listening = way.address();
  if (listening === null || typeof listening === 'string') throw new Error('It listens at no port.');
  return { port: listening.port, hasHeard: (text: string) => statements.join('').includes(text), way };
}

test('doesn’t wait for earlier results', async () => {
  const { port, hasHeard, way } = await overhear();
  const listened = createDatabase({ ...connection, host: '127.0.0.1', port }, 1);
  const holder = await db.startTransaction().execute();
  const locked = (tx: Tx) => sql`select pg_advisory_xact_lock(1)`.execute(tx);
  await locked(holder);
  const together = inTransaction(listened, (tx) => Promise.all([locked(tx), sql`select 'the second'`.execute(tx)]));
  // The first gets no response until the lock is free, which it is once the second has been sent.
  while (!hasHeard('the second')) await turn();
  await holder.commit().execute();
  expect(await together).toHaveLength(2);
  await listened.destroy();
  way.close();
});

test('rolls back on a failure and reports the first error', async () => {
  const failing = inTransaction(db, (tx) =>
    Promise.all([insertParent(tx, 1), insertParent(tx, 1), insertParent(tx, 2), insertChild(tx, 9)]),
  );
  const error = await failing.catch((cause: unknown) => cause);
  expect(breaksUnique(error, 'parent_key')).toBe(true);
  expect(await parents()).toEqual([]);
  // A failure before sending left no statement that the connection takes for prepared.
  await inTransaction(db, (tx) => insertParent(tx, 5));
  expect(await parents()).toEqual([5]);
});

test('reports the first error even if fewer functions await a later statement', async () => {
  const insertTwice = async (tx: Tx) => {
    await Promise.all([insertParent(tx, 1), Promise.all([insertParent(tx, 1)])]);
  };
  const failing = inTransaction(db, async (tx) => {
    const both = Promise.all([insertTwice(tx), insertParent(tx, 2)]);
    await turn();
    // Meanwhile all responses arrive, so that they are read at once.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    return both;
  });
  const error = await failing.catch((cause: unknown) => cause);
  expect(breaksUnique(error, 'parent_key')).toBe(true);
});

test('retries after a reference to a row that was deleted meanwhile', async () => {
  let attempts = 0;
  await inTransaction(db, async (tx) => {
    attempts += 1;
    // As if the first attempt had read an earlier parent.
    if (attempts === 2) await insertParent(tx, 9);
    await insertChild(tx, 9);
  });
  expect(attempts).toBe(2);
});

test('writes nothing after the rollback, whatever runs concurrently', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const failing = inTransaction(db, (tx) => {
    const wrong = insertChild(tx, 9);
    const beside = wrong.catch(async () => {
      // The rollback has been sent but not answered.
      await new Promise((resolve) => setImmediate(resolve));
      await insertParent(tx, 2);
    });
    // It fails before anything awaits it.
    late = beside.catch((error: unknown) => error);
    return wrong;
  });
  await expect(failing).rejects.toThrow('foreign key');
  expect(await late).toMatchObject({ message: expect.stringMatching(/too late|rolled back/) });
  expect(await parents()).toEqual([]);
});

test('uses one connection for pipelined reads', async () => {
  const who = await readPipelined(db, (one) =>
    Promise.all(Array.from({ length: 5 }, () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one))),
  );
  expect(new Set(who.map(({ rows }) => rows[0]?.pid)).size).toBe(1);
});
