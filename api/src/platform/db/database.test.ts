import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { portalWiring } from '../../main/wiring.ts';
import { createEmptyDatabase, createTestDatabase } from '../../testing/test-database.ts';
import { readEnv } from '../config/env.ts';
import type { ConnectionConfig } from './connection-config.ts';
import { migrate, missingMigrations, readMigrations } from './migrations.ts';
import { statementName } from './named-statements.ts';
import { checkAnswers, createDatabase, openDatabase } from './open-database.ts';
import { type Database, inTransaction } from './transaction.ts';

let connection: ConnectionConfig;
let db: Database;
beforeAll(async () => {
  connection = await createTestDatabase();
  db = createDatabase(connection, 4);
  await sql`create table counter (n integer not null)`.execute(db);
  await sql`insert into counter values (0)`.execute(db);
});
afterAll(() => db.destroy());

describe('transactions', () => {
  test('retry after a serialisation failure, so that two concurrent ones both count', async () => {
    let runs = 0;
    const { promise: areAllBegun, resolve: letGo } = Promise.withResolvers<void>();
    const count = () =>
      inTransaction(db, async (tx) => {
        runs += 1;
        await sql`set transaction isolation level serializable`.execute(tx);
        const { rows } = await sql<{ n: number }>`select n from counter`.execute(tx);
        if (runs === 3) letGo();
        await areAllBegun;
        await sql`update counter set n = ${(rows[0]?.n ?? 0) + 1}`.execute(tx);
      });
    await Promise.all([count(), count(), count()]);
    const { rows } = await sql<{ n: number }>`select n from counter`.execute(db);
    expect(rows).toEqual([{ n: 3 }]);
    expect(runs).toBeGreaterThan(3);
  });

  test('don’t retry after other errors', async () => {
    let runs = 0;
    const failing = inTransaction(db, async () => {
      runs += 1;
      throw new Error('mine');
    });
    await expect(failing).rejects.toThrow('mine');
    expect(runs).toBe(1);
  });
});

describe('prepared statements', () => {
  test('are named once per text, and only if that saves planning', () => {
    expect(statementName('select 1')).toBe(statementName('select 1'));
    expect(statementName('select 1')).not.toBe(statementName('select 2'));
    expect(statementName('begin')).toBeNull();
  });

  test('are planned again once a migration has added a column to what they select', async () => {
    const selectAll = () => sql<{ n: number }>`select * from widened`.execute(db);
    await sql`create table widened (n integer)`.execute(db);
    await Promise.all([selectAll(), selectAll(), selectAll(), selectAll()]);
    await sql`alter table widened add column added boolean default true`.execute(db);
    expect((await inTransaction(db, (tx) => sql`select * from widened`.execute(tx))).rows).toEqual([]);
    expect(
      (await Promise.all([selectAll(), selectAll(), selectAll(), selectAll()])).flatMap(({ rows }) => rows),
    ).toEqual([]);
  });

  test('are prepared on the server', async () => {
    await db.connection().execute(async (one) => {
      await one.selectFrom('account').select('id').where('email', '=', 'x').execute();
      const { rows } = await sql<{
        name: string;
      }>`select name from pg_prepared_statements where statement like 'select "id" from "account"%'`.execute(one);
      expect(rows).toHaveLength(1);
    });
  });
});

describe('migrations', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-migrations-'));
  });

  async function inDatabase(own: ConnectionConfig, statements: string): Promise<void> {
    const client = new pg.Client(own);
    await client.connect();
    await client.query(statements).finally(() => client.end());
  }

  const write = (name: string, text: string) => fs.writeFile(path.join(folder, name), text);

  test('are applied once in order, also by concurrent processes', async () => {
    const own = await createEmptyDatabase();
    await write('0002-second.sql', 'insert into first values (1)');
    await write('0001-first.sql', 'create table first (n integer)');
    await write('notes.txt', 'no migration');
    const all = await Promise.all([migrate(own, folder), migrate(own, folder), migrate(own, folder)]);
    expect(all.flat()).toEqual(['0001-first.sql', '0002-second.sql']);
  });

  test('can be planned without a write, even on an empty database', async () => {
    const own = await createEmptyDatabase();
    await write('0001-first.sql', 'create table first (n integer)');
    const readOnly = { ...own, options: '-c default_transaction_read_only=on' };
    expect(await missingMigrations(readOnly, folder)).toMatchObject([{ name: '0001-first.sql' }]);
    await migrate(own, folder);
    expect(await missingMigrations(readOnly, folder)).toEqual([]);
  });

  test('may take longer than the role’s statements', async () => {
    const limited = { ...(await createEmptyDatabase()), options: '-c statement_timeout=50' };
    await write('0001-slow.sql', 'select pg_sleep(0.2)');
    expect(await migrate(limited, folder)).toEqual(['0001-slow.sql']);
  });

  test('leave nothing behind on failure, and name the failed one', async () => {
    const own = await createEmptyDatabase();
    await write('0001-broken.sql', 'create table half (n integer); select broken');
    await expect(migrate(own, folder)).rejects.toThrow(/^The migration 0001-broken\.sql failed: .*broken/);
    await write('0001-broken.sql', 'create table half (n integer)');
    expect(await migrate(own, folder)).toEqual(['0001-broken.sql']);
  });

  test('report what data must be corrected, and change nothing', async () => {
    const own = await createEmptyDatabase();
    for (const { name, sql: text } of await readMigrations()) if (name < '0500') await write(name, text);
    await migrate(own, folder);
    await inDatabase(
      own,
      `
      with one as (insert into member (id, register_as, given_name, other_names)
        values (gen_random_uuid(), 'individual', 'Ama', 'Kusi') returning id)
      insert into recording (id, reference, member_id, state, title, display_artist, isrc, created_at, updated_at)
      select gen_random_uuid(), 'CP-R-' || n, one.id, 'registered', 'Twice', 'Ama', 'GBEMI2400001', now(), now()
      from one, generate_series(1, 2) as n`,
    );
    await expect(migrate(own)).rejects.toThrow(
      /^The migration 0500-recordings\.sql can’t be applied .*\n {2}ISRC GBEMI2400001: “Twice” \(CP-R-1\) and “Twice” \(CP-R-2\)$/,
    );
    await inDatabase(own, "update recording set isrc = null where reference = 'CP-R-2'");
    expect(await migrate(own)).toContain('0500-recordings.sql');
  });

  test('are rejected if they changed after they were applied', async () => {
    const own = await createEmptyDatabase();
    await write('0001-first.sql', 'create table first (n integer)');
    await migrate(own, folder);
    await write('0001-first.sql', 'create table first (n bigint)');
    await expect(migrate(own, folder)).rejects.toThrow(/0001-first\.sql was changed/);
  });
});

test('waits for a server that isn’t back yet', async () => {
  const socket = `${connection.host}/.s.PGSQL.${connection.port}`;
  const proxy = net.createServer((client) => {
    const server = net.connect(socket);
    client.pipe(server).pipe(client);
    for (const end of [client, server]) end.on('error', () => undefined);
  });
  const listen = async (port: number) => {
    await once(proxy.listen(port, '127.0.0.1'), 'listening');
    return (proxy.address() as net.AddressInfo).port;
  };
  const port = await listen(0);
  proxy.close();
  const remote = createDatabase({ ...connection, host: '127.0.0.1', port }, 1);
  const answer = sql<{ n: number }>`select 1 as n`.execute(remote);
  await expect(checkAnswers(remote)).rejects.toThrow('ECONNREFUSED');
  await listen(port);
  expect((await answer).rows).toEqual([{ n: 1 }]);
  await remote.destroy();
  proxy.close();
});

function remoteEnv() {
  const { host = '', user, password, database } = connection;
  const DATABASE_URL = `postgres://${user}:${password}@${encodeURIComponent(host)}/${database}`;
  return readEnv({ DATABASE_URL, DATABASE_POOL: '2', DATA_DIR: '/nowhere' });
}

test('probes connections to a remote server, which may vanish without closing them', async () => {
  const probe = jest.spyOn(net.Socket.prototype, 'setKeepAlive');
  const env = remoteEnv();
  const opened = await openDatabase(env, portalWiring(env));
  probe.mockClear();
  await checkAnswers(opened.db);
  expect(probe.mock.calls).toEqual([[true, 10_000]]);
  probe.mockRestore();
  await opened.close();
});

test('migrates any PostgreSQL named by DATABASE_URL, and leaves it running', async () => {
  const env = remoteEnv();
  const opened = await openDatabase(env, portalWiring(env));
  await checkAnswers(opened.db);
  await opened.close();
  await checkAnswers(db);
});
