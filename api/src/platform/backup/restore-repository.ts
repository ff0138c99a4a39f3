// cspell:ignore setval conrelid conname constraintdef contype conparentid connamespace
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ConnectionConfig } from '../db/connection-config.ts';
import { ADVISORY_LOCK, CREATE_MIGRATION_TABLE, type Migration } from '../db/migrations.ts';
import { quoted } from './backup-repository.ts';
import type { Manifest } from './manifest.ts';

export interface Restoring {
  isEmpty(): Promise<boolean>;
  /** Creates the schema of these migrations, without any rows, and suspends foreign keys until `finish`. */
  createSchema(migrations: readonly Migration[]): Promise<void>;
  /** Returns the number of rows. */
  fill(table: Manifest['tables'][number], file: string): Promise<number>;
  finish(sequences: Manifest['sequences']): Promise<void>;
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** One transaction: a restore that fails leaves the database as empty as it was. */
export async function withRestoring<Result>(
  connection: ConnectionConfig,
  work: (restoring: Restoring) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
      set client_encoding = 'UTF8'`);
    // A portal that starts meanwhile waits before it migrates.
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await client.query('begin');
    const result = await work(restoringOn(client));
    await client.query('commit');
    await client.query('analyze');
    return result;
  } finally {
    await client.end();
  }
}

function restoringOn(client: pg.Client): Restoring {
  let foreignKeys: readonly ForeignKey[] = [];
  return {
    async isEmpty() {
      const { rowCount } = await client.query(
        `select from pg_class where relnamespace = current_schema()::text::regnamespace and relkind in ('r', 'p') limit 1`,
      );
      return rowCount === 0;
    },

    async createSchema(migrations) {
      await client.query(CREATE_MIGRATION_TABLE);
      for (const { sql } of migrations) await client.query(sql);
      foreignKeys = await listForeignKeys(client);
      for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint "${name}"`);
      const { rows } = await client.query<{ names: string }>(
        `select string_agg(oid::regclass::text, ', ') as names from pg_class
        where relnamespace = current_schema()::text::regnamespace and relkind = 'r'`,
      );
      await client.query(`truncate ${rows[0]?.names}`);
    },

    async fill({ name, columns }, file) {
      const copying = client.query(copyFrom(`copy "${name}" (${quoted(columns)}) from stdin`));
      await pipeline(createReadStream(file), createGunzip(), copying);
      return copying.rowCount;
    },

    async finish(sequences) {
      for (const { table, name, definition } of foreignKeys)
        await client.query(`alter table ${table} add constraint "${name}" ${definition}`);
      for (const { name, value } of sequences) await client.query('select setval($1, $2)', [`"${name}"`, value]);
    },
  };
}

/** Those of partitions follow their parent's. */
async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = current_schema()::text::regnamespace`,
  );
  return rows;
}
