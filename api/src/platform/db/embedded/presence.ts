import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION_NAME, type ConnectionConfig } from '../connection-config.ts';
import { withClient } from '../with-client.ts';

const CHECKS = 30;
const CHECK_INTERVAL_MS = 50;

const RETRY_DELAY_MS = 500;

/** An open connection marks the server as in use. If it breaks, `revive` is called until it's back. */
export async function holdPresence(
  connection: ConnectionConfig,
  revive: () => Promise<unknown>,
): Promise<() => Promise<void>> {
  let isLeaving = false;
  let returning: Promise<void> | undefined;

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client(connection);
    // A failure also ends the connection, which is handled below.
    next.on('error', () => undefined);
    await next.connect();
    next.once('end', () => {
      if (!isLeaving) returning = reconnect();
    });
    return next;
  }

  async function reconnect(): Promise<void> {
    while (!isLeaving) {
      try {
        await revive();
        client = await connect();
        return;
      } catch {
        // The disk may be full, for example. Queries fail until the next attempt succeeds.
        await pause(RETRY_DELAY_MS, undefined, { ref: false });
      }
    }
  }

  let client = await connect();
  return async () => {
    isLeaving = true;
    await returning;
    // The connection may already be broken.
    await client.end().catch(() => undefined);
  };
}

/** Retries, since the server needs a moment to see that our own connections have gone. */
export async function isUsedByOthers(connection: ConnectionConfig): Promise<boolean> {
  const used = withClient({ ...connection, application_name: `${APPLICATION_NAME}-stop` }, async (client) => {
    for (let check = 0; check < CHECKS; check += 1) {
      const { rowCount } = await client.query('select from pg_stat_activity where application_name = $1', [
        APPLICATION_NAME,
      ]);
      if (rowCount === 0) return false;
      await pause(CHECK_INTERVAL_MS);
    }
    return true;
  });
  // It may no longer accept connections, so that nothing uses it.
  return used.catch(() => false);
}
