import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type Logger, type PostgresPool } from 'kysely';
import pg from 'pg';
import * as text from '../../messages/startup.generated.ts';
import type { Env } from '../config/env.ts';
import { StartupError } from '../config/startup-error.ts';
import { type ConnectionConfig, remoteConnection } from './connection-config.ts';
import { startEmbedded } from './embedded/index.ts';
import { memorySettings } from './embedded/memory-settings.ts';
import { migrate } from './migrations.ts';
import './days-as-text.ts';
import { nameStatements } from './named-statements.ts';
import { PipelineDialect } from './pipeline.ts';
import { addReplica } from './replica.ts';
import type { Tables } from './tables.ts';
import { type Database, databaseCode } from './transaction.ts';
import { plugIn, type Wiring } from './wiring.ts';
import { withClient } from './with-client.ts';

export interface OpenDatabase {
  readonly db: Database;
  readonly connection: ConnectionConfig;
  close(): Promise<void>;
}

export type DatabaseEnv = Pick<Env, 'DATABASE_URL' | 'DATABASE_REPLICA_URL' | 'DATABASE_POOL' | 'DATA_DIR'>;

const CONNECT_TIMEOUT_MS = 10_000;
const RETRY_DELAY_MS = 200;
/** Wrong credentials, or no such database. */
const NOT_ADMITTED = /^(28|3D)/;
const STATEMENT_LIMIT_MS = 20_000;
/** The primary answers instead: a replica that hangs must not hold up requests. */
const REPLICA_LIMIT_MS = 2_000;

interface OpenOptions {
  readonly log?: Logger | undefined;
  /** Applies what is missing, by default. */
  readonly prepare?: (connection: ConnectionConfig) => Promise<unknown>;
}

export async function openDatabase(
  env: DatabaseEnv,
  wiring: Wiring,
  { log, prepare = migrate }: OpenOptions = {},
): Promise<OpenDatabase> {
  const server = env.DATABASE_URL ? null : await startEmbedded(env.DATA_DIR, memorySettings());
  const connection = server?.connection ?? remoteConnection(env.DATABASE_URL);
  try {
    if (env.DATABASE_URL) await checkReachable(connection, env.DATABASE_URL);
    await prepare(connection);
  } catch (error) {
    await server?.stop();
    throw error;
  }
  const db = createDatabase(connection, env.DATABASE_POOL, log);
  plugIn(db, wiring);
  const replica = env.DATABASE_REPLICA_URL ? createReplica(env.DATABASE_REPLICA_URL, env.DATABASE_POOL, log) : null;
  if (replica) {
    plugIn(replica, wiring);
    addReplica(db, replica);
  }
  return {
    db,
    connection,
    async close() {
      await replica?.destroy();
      await db.destroy();
      await server?.stop();
    },
  };
}

/** By kysely's adapter, as the wiring is. */
const pools = new WeakMap<object, pg.Pool>();

export function createDatabase(connection: ConnectionConfig, size: number, log?: Logger): Database {
  const pool = createPool({
    ...connection,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
  });
  const db = new Kysely<Tables>({ dialect: new PipelineDialect({ pool: withRetries(pool) }), ...(log && { log }) });
  pools.set(db.getExecutor().adapter, pool);
  return db;
}

export function createReplica(address: string, size: number, log?: Logger): Database {
  const pool = createPool({
    ...remoteConnection(address),
    max: size,
    connectionTimeoutMillis: REPLICA_LIMIT_MS,
    statement_timeout: REPLICA_LIMIT_MS,
    query_timeout: REPLICA_LIMIT_MS,
  });
  return new Kysely<Tables>({ dialect: new PipelineDialect({ pool }), ...(log && { log }) });
}

function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    // Compiling takes longer than queries of milliseconds. Embedded servers have it off; others have it on by default.
    options: '-c jit=off',
    pipeline: true,
  });
  pool.on('connect', (client) => {
    nameStatements(client);
    // A connection that breaks within a transaction shows at the next statement.
    client.on('error', () => undefined);
  });
  // A broken idle connection is replaced at the next query.
  pool.on('error', () => undefined);
  return pool;
}

/** A server that restarts or fails over is back within seconds: requests wait for a connection meanwhile. */
function withRetries(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      const deadline = Date.now() + CONNECT_TIMEOUT_MS;
      for (;;) {
        try {
          return await pool.connect();
        } catch (error) {
          if (pool.ending || NOT_ADMITTED.test(databaseCode(error) ?? '') || Date.now() > deadline) throw error;
          await pause(RETRY_DELAY_MS);
        }
      }
    },
    end: () => pool.end(),
  };
}

/** Connections of the pool, and requests that wait for one. */
export function poolUse(db: Database) {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db.getExecutor().adapter) ?? {};
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

async function checkReachable(connection: ConnectionConfig, address: string): Promise<void> {
  try {
    await withClient({ ...connection, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }, async () => undefined);
  } catch (error) {
    const { host, pathname } = new URL(address);
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartupError(() => text.databaseUnusable({ address: `${host}${pathname}`, reason }), error);
  }
}

/** Without waiting for a server that is down. */
export async function checkAnswers(db: Database): Promise<void> {
  await pools.get(db.getExecutor().adapter)?.query('select 1');
}
