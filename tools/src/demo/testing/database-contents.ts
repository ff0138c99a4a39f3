// cspell:ignore sequencename
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createTestDatabase } from 'api/testing/test-database.ts';
import pg from 'pg';

export type TestConnection = Awaited<ReturnType<typeof createTestDatabase>>;

/**
 * Sessions and events for open pages aren't in a backup; the audit trail also records the backup, and a restore voids
 * queued mail and open links.
 */
const NOT_COMPARED = [
  'session',
  'pending_sign_in',
  'passkey_challenge',
  'outbox',
  'audit_event',
  'mail',
  'account_link',
];

export function urlOf({ user = '', password = '', database = '', host = '', port = 5432 }: TestConnection): string {
  const server = `host=${encodeURIComponent(host)}&port=${port}`;
  return `postgres://${user}:${encodeURIComponent(String(password))}@localhost/${database}?${server}`;
}

export async function emptyDatabase(): Promise<TestConnection> {
  const connection = await createTestDatabase();
  await inDatabase(connection, (client) => client.query('drop schema public cascade; create schema public'));
  return connection;
}

/** A digest of all rows by table, and the value of each sequence. */
export function digestsOf(connection: TestConnection): Promise<Record<string, string>> {
  return inDatabase(connection, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1) order by 1`,
      [NOT_COMPARED],
    );
    const digests: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*) || ' ' || md5(string_agg(row::text, ',' order by row::text)) as digest from "${name}" as row`,
      );
      digests[name] = rows[0].digest;
    }
    const { rows: sequences } = await client.query<{ name: string; value: string | null }>(
      `select sequencename as name, last_value as value from pg_sequences where sequencename not like 'outbox%'`,
    );
    for (const { name, value } of sequences) digests[name] = value ?? 'unused';
    return digests;
  });
}

/** A checksum of each file by its path. */
export async function contentsOf(folder: string): Promise<Record<string, string>> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const contents: Record<string, string> = {};
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const place = path.join(entry.parentPath, entry.name);
    const sum = createHash('sha256').update(await fs.readFile(place));
    contents[path.relative(folder, place)] = sum.digest('hex');
  }
  return contents;
}

export async function inDatabase<Result>(connection: TestConnection, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(connection);
  await client.connect();
  return work(client).finally(() => client.end());
}
