// cspell:ignore datestyle attnum attrelid attisdropped attgenerated sequencename setval conrelid conname constraintdef contype conparentid connamespace

import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { ConnectionConfig } from '../db/connection-config.ts';
import { ADVISORY_LOCK, CREATE_MIGRATION_TABLE, type Migration } from '../db/migrations.ts';
import { withClient } from '../db/with-client.ts';
import { REMOVAL_LOCK } from '../files/file-repository.ts';
import type { FileKind } from '../files/file-tables.ts';
import { MAX_ATTEMPTS } from '../mail/mail-repository.ts';
import type { Manifest } from './backup-folder.ts';

/**
 * Tables whose rows mean nothing in another database: a session or sign-in that was ended since would be open again, and
 * events for open pages are numbered by the transactions of their server. The next start marks its own file store.
 */
const LEFT_OUT = ['session', 'pending_sign_in', 'passkey_challenge', 'outbox', 'file_store'];
const FETCH_SIZE = 500;

export interface StoredFile {
  readonly kind: FileKind;
  readonly name: string;
  readonly sha256: string;
  readonly is_used: boolean;
}

export interface Snapshot extends Pick<Manifest, 'migrations'> {
  readonly tables: readonly Pick<Manifest['tables'][number], 'name' | 'columns'>[];
  /** Reads one table at a time. PostgreSQL may send the count after the last row: it is there once a later read is answered. */
  copy(table: Snapshot['tables'][number]): Readable & { readonly rowCount: number };
  files(): AsyncGenerator<StoredFile>;
  sequences(): Promise<Manifest['sequences']>;
}

/** Everything is read as it was at one moment, while others write. */
export async function withSnapshot<Result>(
  connection: ConnectionConfig,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  return withClient(connection, async (client) => {
    await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set datestyle = 'ISO';
      set client_encoding = 'UTF8'`);
    await client.query('select pg_advisory_lock($1)', [REMOVAL_LOCK]);
    await client.query('begin isolation level repeatable read read only');
    const { rows: migrations } = await client.query('select name, checksum from migration order by name');
    return work({
      migrations,
      tables: await listTables(client),
      copy: ({ name, columns }) => client.query(copyTo(`copy "${name}" (${quoteNames(columns)}) to stdout`)),
      files: () => listFiles(client),
      sequences: () => listSequences(client),
    });
  });
}

export function quoteNames(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

async function listTables(client: pg.Client): Promise<Snapshot['tables']> {
  const { rows } = await client.query<Snapshot['tables'][number]>(
    `select relname::text as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::text::regnamespace and relkind = 'r' and relname <> all ($1)
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`,
    [LEFT_OUT],
  );
  return rows;
}

async function* listFiles(client: pg.Client): AsyncGenerator<StoredFile> {
  await client.query(`declare stored_file no scroll cursor for
    select kind, name, encode(sha256, 'hex') as sha256, unused_since is null as is_used from file order by id`);
  for (;;) {
    const { rows } = await client.query<StoredFile>(`fetch ${FETCH_SIZE} from stored_file`);
    if (rows.length === 0) return;
    yield* rows;
  }
}

/** Sequences aren't part of a snapshot, so they are read last: no number is given twice. */
async function listSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select sequencename::text as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename`,
  );
  return rows;
}

type RestoreSession = ReturnType<typeof restoringOn>;

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** One transaction: a restore that fails leaves the database as empty as it was. */
export async function withRestoring<Result>(
  connection: ConnectionConfig,
  work: (restoring: RestoreSession) => Promise<Result>,
): Promise<Result> {
  return withClient(connection, async (client) => {
    await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
      set client_encoding = 'UTF8'`);
    // A portal that starts meanwhile waits before it migrates.
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await client.query('begin');
    const result = await work(restoringOn(client));
    await client.query('commit');
    await client.query('analyze');
    return result;
  });
}

function restoringOn(client: pg.Client) {
  let foreignKeys: readonly ForeignKey[] = [];
  return {
    async isEmpty(): Promise<boolean> {
      const { rowCount } = await client.query(
        `select from pg_class where relnamespace = current_schema()::text::regnamespace and relkind in ('r', 'p') limit 1`,
      );
      return rowCount === 0;
    },

    /** Creates the schema of these migrations, without any rows, and suspends foreign keys until `finish`. */
    async createSchema(migrations: readonly Migration[]): Promise<void> {
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

    async fill({ name, columns }: Manifest['tables'][number], file: string): Promise<void> {
      const copying = client.query(copyFrom(`copy "${name}" (${quoteNames(columns)}) from stdin`));
      await pipeline(createReadStream(file), createGunzip(), copying);
    },

    /** Mail may have been sent, and links used, since the backup. */
    async voidPending() {
      const mails = await client.query(
        `update mail set attempts = $1, last_error = 'Restored from a backup.' where sent_at is null and attempts < $1`,
        [MAX_ATTEMPTS],
      );
      const links = await client.query('delete from account_link where used_at is null');
      return { mails: mails.rowCount ?? 0, links: links.rowCount ?? 0 };
    },

    async finish(sequences: Manifest['sequences']): Promise<void> {
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
