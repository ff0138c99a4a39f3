import type pg from 'pg';
import { DEMO_ADDRESSES } from './demo-addresses.ts';
import { readMigrations } from './migrations.ts';
import type { DatabaseEnv } from './open-database.ts';
import { withClient } from './with-client.ts';
import { withServer } from './with-server.ts';

export interface DatabaseFacts {
  readonly versionNumber: number;
  readonly version: string;
  readonly hasFuzzyMatching: boolean;
  /** False if a pooler drops the limits that a connection asks for, and the role has none. */
  readonly hasTimeLimits: boolean;
  readonly missingMigrations: number;
  readonly demoAccounts: number;
}

const TIMEOUT_MS = 10_000;
const LIMITS = {
  connectionTimeoutMillis: TIMEOUT_MS,
  statement_timeout: TIMEOUT_MS,
  idle_in_transaction_session_timeout: TIMEOUT_MS,
};

export function inspectDatabase(env: DatabaseEnv): Promise<DatabaseFacts> {
  return withServer(env, (connection) => withClient({ ...connection, ...LIMITS }, readFacts));
}

/** Whether it is a streaming replica that shows its position to this role. */
export function isReadableReplica(connectionString: string): Promise<boolean> {
  return withClient({ connectionString, ...LIMITS }, async (client) => {
    const { rows } = await client.query('select from pg_stat_wal_receiver where received_tli is not null');
    return rows.length > 0;
  });
}

async function readFacts(client: pg.Client): Promise<DatabaseFacts> {
  const { rows } = await client.query<{
    number: number;
    version: string;
    fuzzy: boolean;
    limited: boolean;
    migration: boolean;
    account: boolean;
  }>(`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
      exists (select from pg_available_extensions where name = 'fuzzystrmatch') as fuzzy,
      '0' not in (current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout')) as limited,
      to_regclass('migration') is not null as migration, to_regclass('account') is not null as account`);
  const [found] = rows;
  const namesIn = async (query: string, values: readonly string[] = []) =>
    (await client.query<{ name: string }>(query, [...values])).rows.map(({ name }) => name);
  const applied = new Set(found?.migration ? await namesIn('select name from migration') : []);
  const demo = found?.account
    ? await namesIn('select email as name from account where email like $1', [DEMO_ADDRESSES])
    : [];
  return {
    versionNumber: found?.number ?? 0,
    version: found?.version ?? '',
    hasFuzzyMatching: found?.fuzzy ?? false,
    hasTimeLimits: found?.limited ?? false,
    missingMigrations: (await readMigrations()).filter(({ name }) => !applied.has(name)).length,
    demoAccounts: demo.length,
  };
}
