import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import * as text from '../../messages/startup.generated.ts';
import { StartupError } from '../config/startup-error.ts';
import type { ConnectionConfig } from './connection-config.ts';
import { withClient } from './with-client.ts';

const FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));

/** Held while a schema is made or changed. */
export const ADVISORY_LOCK = 4_207_001;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** A query for data that blocks the migration, with a sentence `problem` per row; null if nothing can. */
  readonly before: string | null;
  readonly checksum: string;
}

export const CREATE_MIGRATION_TABLE =
  'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())';

const MAX_PROBLEMS = 20;

export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const all = new Set(await fs.readdir(folder));
  const names = [...all].filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const read = (file: string) => fs.readFile(path.join(folder, file), 'utf8');
      const sql = await read(name);
      const before = all.has(checkFileOf(name)) ? await read(checkFileOf(name)) : null;
      return { name, sql, before, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function checkFileOf(name: string): string {
  return name.replace(/\.sql$/, '.before.sql');
}

/** One transaction per migration. Concurrent processes wait for each other. */
export async function migrate(connection: ConnectionConfig, folder = FOLDER): Promise<string[]> {
  const missing = await withMissing(connection, folder, async (client, migrations) => {
    await client.query(CREATE_MIGRATION_TABLE);
    for (const migration of migrations) await apply(client, migration);
    return migrations;
  });
  return missing.map(({ name }) => name);
}

/**
 * Creates the tables in an empty database.
 *
 * @throws a `StartupError` if another lacks migrations, since the release before may be running on it
 */
export async function migrateEmpty(connection: ConnectionConfig): Promise<void> {
  const [{ length: count }, all] = await Promise.all([missingMigrations(connection), readMigrations()]);
  if (count === all.length) await migrate(connection);
  else if (count > 0) throw new StartupError(() => text.migrateFirst({ count }));
}

/** Returns the migrations that `migrate` would apply. Writes nothing. */
export function missingMigrations(connection: ConnectionConfig, folder = FOLDER): Promise<readonly Migration[]> {
  return withMissing(connection, folder, async (_client, migrations) => migrations);
}

async function withMissing<Result>(
  connection: ConnectionConfig,
  folder: string,
  work: (client: pg.Client, missing: readonly Migration[]) => Promise<Result>,
): Promise<Result> {
  const migrations = await readMigrations(folder);
  return withClient(connection, async (client) => {
    // A cluster's role has the limits of requests.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    const applied = await appliedChecksums(client);
    return work(
      client,
      migrations.filter((migration) => isMissing(migration, applied)),
    );
  });
}

async function appliedChecksums(client: pg.Client): Promise<Map<string, string>> {
  const { rows: tables } = await client.query("select where to_regclass('migration') is not null");
  if (tables.length === 0) return new Map();
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration');
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function isMissing(migration: Migration, applied: Map<string, string>): boolean {
  const checksum = applied.get(migration.name);
  if (checksum !== undefined && checksum !== migration.checksum)
    throw new StartupError(() => text.migrationChanged({ name: migration.name }));
  return checksum === undefined;
}

async function refuseObstacles(client: pg.Client, { name, before }: Migration): Promise<void> {
  if (before === null) return;
  const { rows } = await client.query<{ problem: string }>(before);
  if (rows.length === 0) return;
  const lines = rows.slice(0, MAX_PROBLEMS).map(({ problem }) => `  ${problem}`);
  const more = rows.length - MAX_PROBLEMS;
  throw new StartupError(() =>
    [text.migrationRefused({ name }), ...lines, ...(more > 0 ? [`  ${text.moreProblems({ count: more })}`] : [])].join(
      '\n',
    ),
  );
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const { name, sql, checksum } = migration;
  await refuseObstacles(client, migration);
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(() => text.migrationFailed({ name, reason }), error);
  }
}
