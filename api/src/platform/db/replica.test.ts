import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { until } from '../../testing/until.ts';
import { addressOf } from '../../testing/watched-server.ts';
import { AppError } from '../http/app-error.ts';
import { createDatabase, createReplica } from './open-database.ts';
import { addReplica, readFromReplica, replicaReads } from './replica.ts';
import { startWithStandby, type TestServer } from './testing/standby.ts';
import type { Database } from './transaction.ts';

let folder: string;
let primary: TestServer;
let standby: TestServer;
/** Of the standby, past the code under test. */
let operator: pg.Client;
const opened: Database[] = [];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'counterpoint-replica-'));
  // Under root, PostgreSQL runs as another user, who must get to its own folder in there.
  fs.chmodSync(folder, 0o755);
  ({ primary, standby } = await startWithStandby(folder));
  operator = new pg.Client(standby.connection);
  await operator.connect();
  const db = open();
  await sql`create table noted (n integer not null)`.execute(db);
  await sql`insert into noted values (0)`.execute(db);
});
afterEach(async () => {
  await operator.query('select pg_wal_replay_resume()');
  for (const db of opened.splice(0)) await db.destroy();
});
afterAll(async () => {
  await operator.end();
  await standby.stop();
  await primary.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** As another process of the portal has it. */
function open(address = addressOf(standby.connection), catchUpMs?: number): Database {
  const db = createDatabase(primary.connection, 2);
  const replica = createReplica(address, 2);
  addReplica(db, replica, catchUpMs);
  opened.push(replica, db);
  return db;
}

async function note(db: Database, n: number): Promise<void> {
  await sql`update noted set n = ${n}`.execute(db);
}

interface Noted {
  readonly n: number;
  readonly isReplica: boolean;
}

async function readNoted(db: Database): Promise<Noted | undefined> {
  const { rows } = await sql<Noted>`select n, pg_is_in_recovery() as "isReplica" from noted`.execute(db);
  return rows[0];
}

const replicaAnswers = (db: Database) => until(async () => (await readFromReplica(db, readNoted))?.isReplica === true);

test('reads from the replica what another process has just written', async () => {
  const one = open();
  // However busy the machine is.
  const other = open(addressOf(standby.connection), 10_000);
  for (let n = 1; n <= 20; n += 1) {
    await note(one, n);
    expect(await readFromReplica(other, readNoted)).toEqual({ n, isReplica: true });
  }
  expect(replicaReads(other)?.primary).toBe(0);
});

test('never reads less than what was written, while the replica lags or catches up', async () => {
  const [one, other] = [open(), open()];
  await replicaAnswers(other);
  let isPaused = false;
  for (let n = 100; n < 160; n += 1) {
    if (n % 20 === 0) {
      isPaused = !isPaused;
      await operator.query(`select pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`);
      if (!isPaused) await replicaAnswers(other);
    }
    await note(one, n);
    expect((await readFromReplica(other, readNoted))?.n).toBe(n);
  }
  expect(replicaReads(other)?.replica).toBeGreaterThan(20);
  expect(replicaReads(other)?.primary).toBeGreaterThan(20);
});

test.each([
  ['nobody listens', 'postgres://postgres@127.0.0.1:1/postgres'],
  ['it is a primary', null],
])('reads from the primary if %s', async (_reason, address) => {
  const db = open(address ?? addressOf(primary.connection));
  await note(db, 200);
  expect(await readFromReplica(db, readNoted)).toEqual({ n: 200, isReplica: false });
});

test('reads from the primary while the replica is down, and from the replica afterwards', async () => {
  const db = open();
  await replicaAnswers(db);
  await operator.end();
  await standby.stop();
  await note(db, 300);
  expect(await readFromReplica(db, readNoted)).toEqual({ n: 300, isReplica: false });
  await standby.start();
  await replicaAnswers(db);
  operator = new pg.Client(standby.connection);
  await operator.connect();
});

/** Between the portal and the standby, until it hangs like a machine that was cut off. */
async function openRelay() {
  const sockets: net.Socket[] = [];
  const relay = net.createServer((client) => {
    const server = net.connect(`${standby.connection.host}/.s.PGSQL.${standby.connection.port}`);
    client.pipe(server).pipe(client);
    sockets.push(
      client.on('error', () => undefined),
      server.on('error', () => undefined),
    );
  });
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  const { port } = Object(relay.address());
  return {
    address: addressOf({ ...standby.connection, host: '127.0.0.1', port }),
    hang() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      relay.close();
    },
  };
}

test('reads from the primary when the replica hangs', async () => {
  const relay = await openRelay();
  const db = open(relay.address);
  await replicaAnswers(db);
  relay.hang();
  await note(db, 350);
  expect(await readFromReplica(db, readNoted)).toEqual({ n: 350, isReplica: false });
  relay.close();
});

test('reads again from the primary what the replica can’t answer', async () => {
  const db = open();
  await replicaAnswers(db);
  const marked = await readFromReplica(db, async (from) => {
    await sql`update noted set n = 400`.execute(from);
    return readNoted(from);
  });
  expect(marked).toEqual({ n: 400, isReplica: false });
});

test('passes on a refusal without reading again', async () => {
  const db = open();
  await replicaAnswers(db);
  let reads = 0;
  const refused = readFromReplica(db, async () => {
    reads += 1;
    throw new AppError(404, 'not_found', 'There is none.');
  });
  await expect(refused).rejects.toThrow('There is none.');
  expect(reads).toBe(1);
});
