import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { ConnectionConfig } from './connection-config.ts';

const INITIAL_DELAY_MS = 200;
const MAX_DELAY_MS = 10_000;

/** Calls `onWake` for each notification and after each connection, since some may have been missed. */
export function createListener(connection: ConnectionConfig, channel: string, onWake: () => void) {
  let client: pg.Client | null = null;
  let log: FastifyBaseLogger | null = null;
  let retry: NodeJS.Timeout | undefined;
  let delay = INITIAL_DELAY_MS;

  function reconnect(lost: pg.Client, error?: Error): void {
    if (client !== lost) return;
    client = null;
    log?.warn({ err: error, again_in_ms: delay }, 'the event stream lost its database connection');
    retry = setTimeout(connect, delay).unref();
    delay = Math.min(delay * 2, MAX_DELAY_MS);
  }

  async function connect(): Promise<void> {
    const next = new pg.Client(connection);
    client = next;
    next.on('notification', onWake);
    next.on('error', (error) => reconnect(next, error));
    next.on('end', () => reconnect(next));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      delay = INITIAL_DELAY_MS;
      onWake();
    } catch (error) {
      reconnect(next, error instanceof Error ? error : new Error(String(error)));
      await next.end().catch(() => undefined);
    }
  }

  return {
    async start(logger: FastifyBaseLogger): Promise<void> {
      log = logger;
      await connect();
    },
    async stop(): Promise<void> {
      clearTimeout(retry);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
