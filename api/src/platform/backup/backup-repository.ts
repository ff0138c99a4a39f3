// cspell:ignore datestyle attnum attrelid attisdropped attgenerated sequencename
import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ConnectionConfig } from '../db/connection-config.ts';
import type { FileKind } from '../files/file-tables.ts';
import type { Manifest } from './manifest.ts';

/**
 * Tables whose rows mean nothing in another database: a session or sign-in that was ended since would be open again, and
 * events for open pages are numbered by the transactions of their server. The next start marks its own file store.
 */
const LEFT_OUT = ['session', 'pending_sign_in', 'passkey_challenge', 'outbox', 'file_store'];
const FILES_AT_ONCE = 500;

export interface StoredFile {
  readonly kind: FileKind;
  readonly name: string;
  readonly sha256: string;
  readonly is_used: boolean;
}

export interface Snapshot extends Pick<Manifest, 'migrations'> {
  readonly tables: readonly Pick<Manifest['tables'][number], 'name' | 'columns'>[];
  /** Reads one table at a time; the count is complete once the stream has ended. */
  copy(table: Snapshot['tables'][number]): Readable & { readonly rowCount: number };
  files(): AsyncGenerator<StoredFile>;
  sequences(): Promise<Manifest['sequences']>;
}

/** Everything is read as it was at one moment, while others write. */
export async function withSnapshot<Result>(
  connection: ConnectionConfig,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  // A connection that breaks also fails the statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set datestyle = 'ISO';
      set client_encoding = 'UTF8'`);
    await client.query('begin isolation level repeatable read read only');
    const { rows: migrations } = await client.query('select name, checksum from migration order by name');
    return await work({
      migrations,
      tables: await listTables(client),
      copy: ({ name, columns }) => client.query(copyTo(`copy "${name}" (${quoted(columns)}) to stdout`)),
      files: () => listFiles(client),
      sequences: () => listSequences(client),
    });
  } finally {
    await client.end();
  }
}

export function quoted(names: readonly string[]): string {
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
    const { rows } = await client.query<StoredFile>(`fetch ${FILES_AT_ONCE} from stored_file`);
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
