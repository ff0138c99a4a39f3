import type pg from 'pg';
import type { Env } from './config/env.ts';
import type { Database } from './db/transaction.ts';
import { createSessionService, type SessionService } from './session/session-service.ts';

interface Foundation {
  readonly env: Env;
  readonly db: Database;
  /** How to connect apart from the pool. */
  readonly connection: pg.ClientConfig;
  /** The clock; tests bring their own. */
  readonly now: () => Date;
}

/** What the routes of every subject are given. */
export interface ApiContext extends Foundation {
  readonly sessions: SessionService;
}

/** Makes the services that subjects share, on an open database. */
export function createContext(foundation: Foundation): ApiContext {
  return { ...foundation, sessions: createSessionService(foundation) };
}
