import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { prepareFolder } from '../platform/db/embedded/cluster.ts';
import { startEmbedded } from '../platform/db/embedded/index.ts';
import { stopPostmaster } from '../platform/db/embedded/postmaster.ts';
import { migrate } from '../platform/db/migrations.ts';

/** Passed from a run's setup to its test files through the environment, because they run in other processes. */
export interface TestRun {
  readonly connection: pg.ClientConfig;
  readonly template: string;
  /** How PostgreSQL copies the files of the template. */
  readonly copyMethod: CopyMethod;
}

type CopyMethod = 'clone' | 'copy';

export const RUN_VARIABLE = 'API_TEST_RUN';

/** Beginning of the name of a run's folder in the temporary folder; its process id follows. */
const FOLDER = 'counterpoint-test-';

/** Nothing must survive a crash, so nothing waits for the disk. The server is removed with its run, so nothing cleans up. */
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

/** Starts a server of this run's own, and creates the run's migrated template. */
export async function startRun(): Promise<StartedRun> {
  await removeAbandoned();
  const folder = path.join(os.tmpdir(), `${FOLDER}${process.pid}`);
  fs.mkdirSync(folder, { recursive: true });
  const server = await startEmbedded(folder, SETTINGS);
  const client = new pg.Client(server.connection);
  await client.connect();
  const template = 'template_of_run';
  const copyMethod = await createTemplate(client, template);
  await client.end();
  await migrate({ ...server.connection, database: template });
  return {
    run: { connection: server.connection, template, copyMethod },
    async finish() {
      await server.stop();
      remove(folder);
    },
  };
}

/** Servers and folders of runs that were killed. */
async function removeAbandoned(): Promise<void> {
  const folders = fs
    .globSync(path.join(os.tmpdir(), `${FOLDER}*`))
    .filter((folder) => isOurs(folder) && !isRunning(Number(path.basename(folder).slice(FOLDER.length))));
  for (const folder of folders) {
    await stopPostmaster(prepareFolder(folder));
    remove(folder);
  }
}

function isOurs(folder: string): boolean {
  return fs.statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** By a process that outlives this one: a run leaves some 200,000 files. */
function remove(folder: string): void {
  spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref();
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

/** By files: through the log, which is the default, creating a database would take longer. */
export async function copyDatabase(client: pg.Client, { from, to, copyMethod }: DatabaseCopy): Promise<void> {
  await client.query(`set file_copy_method = ${copyMethod}`);
  await client.query(`create database ${to} template ${from} strategy file_copy`);
}
