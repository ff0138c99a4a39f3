import { Kysely, type Logger, sql } from 'kysely';
import pg from 'pg';
import type { Env } from '../config/env.ts';
import { StartupError } from '../config/startup-error.ts';
import type { ConnectionConfig } from './connection-config.ts';
import { startEmbedded } from './embedded/index.ts';
import { memorySettings } from './embedded/memory-settings.ts';
import { APPLICATION_NAME } from './embedded/presence.ts';
import { migrate } from './migrations.ts';
import { nameStatements } from './named-statements.ts';
import { PipelineDialect } from './pipeline.ts';
import type { Tables } from './tables.ts';
import type { Database } from './transaction.ts';
import { plugIn, type Wiring } from './wiring.ts';

/** The database, migrated and ready. */
export interface OpenDatabase {
  readonly db: Database;
  readonly connection: ConnectionConfig;
  /** Closes the pool and ends an embedded server that nobody else uses. */
  close(): Promise<void>;
}

/** What opening the database takes from the settings. */
export type DatabaseEnv = Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>;

// A day is a day everywhere: as a Date it would be midnight of the machine's own zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const CONNECT_PATIENCE_MS = 10_000;
const STATEMENT_LIMIT_MS = 20_000;

/** Opens the database that the settings name, or our own in DATA_DIR, and migrates it. */
export async function openDatabase(env: DatabaseEnv, wiring: Wiring): Promise<OpenDatabase> {
  const server = env.DATABASE_URL ? null : await startEmbedded(env.DATA_DIR, memorySettings());
  const connection = server?.connection ?? { connectionString: env.DATABASE_URL, application_name: APPLICATION_NAME };
  try {
    if (env.DATABASE_URL) await checkReachable(connection, env.DATABASE_URL);
    await migrate(connection);
  } catch (error) {
    await server?.stop();
    throw error;
  }
  const db = createDatabase(connection, env.DATABASE_POOL);
  plugIn(db, wiring);
  return {
    db,
    connection,
    async close() {
      await db.destroy();
      await server?.stop();
    },
  };
}

/** A pool under kysely; for tests, which bring a database of their own, and benchmarks, which listen to what is sent. */
export function createDatabase(connection: ConnectionConfig, size: number, log?: Logger): Database {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    connectionTimeoutMillis: CONNECT_PATIENCE_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
    // To compile what is over in milliseconds takes longer than that; a server of ours cannot, others do by default.
    options: '-c jit=off',
    // A statement need not wait for the answer of the one before it (`inTransaction`).
    pipeline: true,
  });
  pool.on('connect', (client) => {
    nameStatements(client);
    // One that breaks between two statements of a transaction: the next statement fails, which is where it shows.
    client.on('error', () => undefined);
  });
  // One that breaks while idle is replaced at the next query.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PipelineDialect({ pool }), ...(log && { log }) });
}

async function checkReachable(connection: ConnectionConfig, address: string): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: CONNECT_PATIENCE_MS });
  try {
    await client.connect();
  } catch (error) {
    const { host, pathname } = new URL(address);
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartupError(`The database of DATABASE_URL (${host}${pathname}) cannot be used: ${reason}.`, error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether the database answers; throws what keeps it from it. */
export async function checkAnswers(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
