import type pg from 'pg';

export type ConnectionConfig = pg.ClientConfig;

/** The name in `pg_stat_activity` of every process that uses the server. */
export const APPLICATION_NAME = 'counterpoint';

/** A server that vanishes without closing its connections is noticed within half a minute. */
const KEEP_ALIVE_AFTER_MS = 10_000;

export function remoteConnection(connectionString: string | undefined): ConnectionConfig {
  return {
    connectionString,
    application_name: APPLICATION_NAME,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  };
}
