import type pg from 'pg';
import { DEMO_ADDRESSES } from './demo-addresses.ts';
import { readMigrations } from './migrations.ts';
import type { DatabaseEnv } from './open-database.ts';
import { withClient } from './with-client.ts';
import { requireDatabase, withServer } from './with-server.ts';

interface ServerFacts {
  readonly versionNumber: number;
  readonly version: string;
  readonly hasFuzzyMatching: boolean;
  /** False if a pooler drops the limits that a connection asks for, and the role has none. */
  readonly hasTimeLimits: boolean;
}

const TIMEOUT_MS = 10_000;
const LIMITS = {
  connectionTimeoutMillis: TIMEOUT_MS,
  statement_timeout: TIMEOUT_MS,
  idle_in_transaction_session_timeout: TIMEOUT_MS,
};

export async function inspectDatabase(env: DatabaseEnv) {
  requireDatabase(env);
  return withServer(env, (connection) => withClient({ ...connection, ...LIMITS }, readFacts));
}

/** Whether it is a streaming replica that shows its position to this role. */
export function isReadableReplica(connectionString: string): Promise<boolean> {
  return withClient({ connectionString, ...LIMITS }, async (client) => {
    const { rows } = await client.query('select from pg_stat_wal_receiver where received_tli is not null');
    return rows.length > 0;
  });
}

async function readFacts(client: pg.Client) {
  const { rows } = await client.query<ServerFacts & { hasMigrations: boolean; hasAccounts: boolean }>(`
    select current_setting('server_version_num')::int as "versionNumber", current_setting('server_version') as version,
      exists (select from pg_available_extensions where name = 'fuzzystrmatch') as "hasFuzzyMatching",
      '0' not in (current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout'))
        as "hasTimeLimits",
      to_regclass('migration') is not null as "hasMigrations", to_regclass('account') is not null as "hasAccounts"`);
  const [server] = rows;
  if (!server) throw new Error('A query without tables returns a row.');
  const { rows: applied } = server.hasMigrations ? await client.query('select name from migration') : { rows: [] };
  const { rowCount } = server.hasAccounts
    ? await client.query('select from account where email like $1', [DEMO_ADDRESSES])
    : { rowCount: 0 };
  const missing = (await readMigrations()).filter(({ name }) => !applied.some((each) => each.name === name));
  return { ...server, missingMigrations: missing.length, demoAccounts: rowCount ?? 0 };
}
