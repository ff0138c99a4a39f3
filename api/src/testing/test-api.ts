import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { apiPlugin, createHttpServer } from '../main/app.ts';
import { createServices } from '../main/create-services.ts';
import { subjectRoutes } from '../main/routes.ts';
import { portalWiring } from '../main/wiring.ts';
import { startSession } from '../members/session/session-service.ts';
import { type Env, readEnv } from '../platform/config/env.ts';
import { createDatabase } from '../platform/db/open-database.ts';
import type { Database } from '../platform/db/transaction.ts';
import { plugIn } from '../platform/db/wiring.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { Broadcasts } from '../platform/live/live-hub.ts';
import { sharedThreads } from './shared-threads.ts';
import { createTestDatabase } from './test-database.ts';
import { insertMember, type MemberSketch } from './test-member.ts';

export interface TestMember {
  readonly accountId: string;
  readonly memberId: string;
  readonly partyId: string;
  readonly email: string;
  readonly token: string;
  /** The headers of a signed-in request. */
  readonly headers: { authorization: string; cookie: string };
  /** Calls the API as this member; the path is below /api/v1. */
  inject(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: InjectOptions,
  ): Promise<LightMyRequestResponse>;
}

export interface TestApi {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly env: Env;
  readonly files: FileStore;
  readonly broadcasts: Broadcasts;
  /** The API's clock; move it by `clock.advance(milliseconds)`. */
  readonly clock: { now(): Date; advance(milliseconds: number): void };
  /** Everything the API logged, one parsed line each. */
  readonly logged: Record<string, unknown>[];
  /** A member with an account and an open session, without the time of hashing a password. */
  signUp(member?: MemberSketch): Promise<TestMember>;
  /** Another session of a member. */
  signIn(member: Pick<TestMember, 'accountId' | 'memberId' | 'partyId' | 'email'>): Promise<TestMember>;
  /** Calls the API without a session. */
  inject(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: InjectOptions,
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** The whole API on its own database, unless a test passes one; call `close()` in afterAll. */
export async function createTestApi(
  settings: Record<string, string> = {},
  routes = subjectRoutes,
  database = createTestDatabase(),
): Promise<TestApi> {
  const connection = await database;
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-api-'));
  // A new connection costs as much as dozens of statements.
  const env = readEnv({ DATA_DIR: folder, DATABASE_POOL: '4', ...settings });
  const db = createDatabase(connection, env.DATABASE_POOL);
  plugIn(db, portalWiring(env));
  const clock = createTestClock();
  const logged: Record<string, unknown>[] = [];
  const context = createServices({ env, db, connection, now: clock.now }, sharedThreads());
  const app = createHttpServer(env, {
    logger: { level: 'trace', stream: { write: (line: string) => logged.push(JSON.parse(line)) } },
  });
  await app.register(apiPlugin(context, routes));
  await app.ready();

  const inject: TestApi['inject'] = (method, address, options = {}) =>
    app.inject({ method, url: `/api/v1${address}`, ...options });

  async function signIn(who: Parameters<TestApi['signIn']>[0]): Promise<TestMember> {
    const opened = await db.transaction().execute((tx) => startSession(context, tx, { ...who, userAgent: 'test' }));
    const { token } = opened.session;
    const headers = { authorization: `Bearer ${token}`, cookie: `session-binding=${opened.binding}` };
    return {
      ...who,
      token,
      headers,
      inject: (method, address, options = {}) =>
        inject(method, address, { ...options, headers: { ...headers, ...options.headers } }),
    };
  }

  return {
    app,
    db,
    env,
    files: context.files,
    broadcasts: context.broadcasts,
    clock,
    logged,
    inject,
    signIn,
    signUp: async (member = {}) => signIn(await insertMember(db, { email: `${randomUUID()}@example.org`, ...member })),
    async close() {
      await app.close();
      await db.destroy();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}

function createTestClock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance(milliseconds: number) {
      ahead += milliseconds;
    },
  };
}
