import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { ConnectionConfig } from './connection-config.ts';
import './days-as-text.ts';
import { nameStatements } from './named-statements.ts';
import type { Tables } from './tables.ts';
import type { Database } from './transaction.ts';
import { plugIn, type Wiring } from './wiring.ts';

export type OneConnection = ReturnType<typeof openOneConnection>;

export function openOneConnection(connection: ConnectionConfig, wiring?: Wiring) {
  const pool = new pg.Pool({ ...connection, max: 1, idleTimeoutMillis: 0 });
  let only: pg.ClientBase | null = null;
  pool.on('connect', (client) => {
    only = client;
    nameStatements(client);
    // A broken connection shows at the next statement.
    client.on('error', () => undefined);
  });
  pool.on('error', () => undefined);
  const db: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  if (wiring) plugIn(db, wiring);
  return {
    db,
    client(): pg.ClientBase {
      if (!only) throw new Error('COPY has no connection outside of a transaction.');
      return only;
    },
    close: () => db.destroy(),
  };
}
