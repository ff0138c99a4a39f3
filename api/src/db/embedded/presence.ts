import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ConnectionConfig } from '../connection-config.ts';

/** The name under which every process that uses the server shows in `pg_stat_activity`. */
export const APPLICATION_NAME = 'counterpoint';

const CHECKS = 30;
const BETWEEN_CHECKS_MS = 50;

/** Keeps one connection open, so that others see that the server is in use. Gives back how to end it. */
export async function showPresence(connection: ConnectionConfig): Promise<() => Promise<void>> {
  const client = new pg.Client(connection);
  // A server that goes away shows at the next query; this connection asks nothing.
  client.on('error', () => undefined);
  await client.connect();
  return () => client.end().catch(() => undefined);
}

/** Whether anybody is connected. The server needs a moment to see that our own connections have gone: hence the repeats. */
export async function isUsedByOthers(connection: ConnectionConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, application_name: `${APPLICATION_NAME}-stop` });
  try {
    await client.connect();
    for (let check = 0; check < CHECKS; check += 1) {
      const { rowCount } = await client.query('select from pg_stat_activity where application_name = $1', [
        APPLICATION_NAME,
      ]);
      if (rowCount === 0) return false;
      await pause(BETWEEN_CHECKS_MS);
    }
    return true;
  } catch {
    // It does not take connections any more: nobody can be using it.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
