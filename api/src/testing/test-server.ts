import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedServer, startEmbedded } from '../platform/db/embedded/index.ts';
import { migrate } from '../platform/db/migrations.ts';

/** Passed from a run's setup to its test files through the environment, because they run in other processes. */
export interface TestRun {
  readonly connection: pg.ClientConfig;
  readonly prefix: string;
  readonly template: string;
  /** How PostgreSQL copies the files of the template. */
  readonly copyMethod: CopyMethod;
}

type CopyMethod = 'clone' | 'copy';

export const RUN_VARIABLE = 'API_TEST_RUN';

/** Databases of killed runs are dropped at this age; a younger one may be in use. */
const STALE_AFTER_MS = 60 * 60_000;

/** Nothing must survive a crash, so nothing waits for the disk. Each database is dropped soon, so nothing cleans it up. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'autovacuum=off',
];

export interface StartedRun {
  readonly run: TestRun;
  finish(): Promise<void>;
}

/** Starts this machine's one server for test runs, or joins it, and creates the run's migrated template. */
export async function startRun(): Promise<StartedRun> {
  const server = await startEmbedded(testFolder(), SETTINGS);
  const client = new pg.Client(server.connection);
  await client.connect();
  const prefix = `t_${Date.now()}_${process.pid}_`;
  const template = `${prefix}template`;
  await dropDatabases(client, isStale);
  const copyMethod = await createTemplate(client, template);
  await migrate({ ...server.connection, database: template });
  return {
    run: { connection: server.connection, prefix, template, copyMethod },
    finish: () => finish(client, server, prefix),
  };
}

/** The kernel copies files in half the time, where it can. */
async function createTemplate(client: pg.Client, template: string): Promise<CopyMethod> {
  try {
    await copyDatabase(client, { from: 'template1', to: template, copyMethod: 'clone' });
    return 'clone';
  } catch {
    await copyDatabase(client, { from: 'template1', to: template, copyMethod: 'copy' });
    return 'copy';
  }
}

interface DatabaseCopy {
  readonly from: string;
  readonly to: string;
  readonly copyMethod: CopyMethod;
}

/** By files: through the log, which is the default, creating and dropping a database would each take longer. */
export async function copyDatabase(client: pg.Client, { from, to, copyMethod }: DatabaseCopy): Promise<void> {
  await client.query(`set file_copy_method = ${copyMethod}`);
  await client.query(`create database ${to} template ${from} strategy file_copy`);
}

async function finish(client: pg.Client, server: EmbeddedServer, prefix: string): Promise<void> {
  await dropDatabases(client, (name) => name.startsWith(prefix));
  await client.end();
  await server.stop();
}

/** In the temporary folder, because it isn't part of the workspace. Each user has their own. */
function testFolder(): string {
  const folder = path.join(os.tmpdir(), `counterpoint-test-${process.getuid?.() ?? 'user'}`);
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}

function isStale(name: string): boolean {
  const startedAt = Number(/^t_(\d+)_/.exec(name)?.[1]);
  return Date.now() - startedAt > STALE_AFTER_MS;
}

async function dropDatabases(client: pg.Client, isToGo: (name: string) => boolean): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    String.raw`select datname from pg_database where datname like 't\_%'`,
  );
  for (const { datname } of rows.filter((row) => isToGo(row.datname)))
    await client.query(`drop database if exists ${datname} with (force)`);
}
