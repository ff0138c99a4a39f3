import type { FastifyInstance } from 'fastify';
import * as text from '../../messages/errors.generated.ts';
import { poolUse } from '../db/open-database.ts';
import { AppError } from '../http/app-error.ts';
import type { Services } from '../services.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    answersWhenBusy?: boolean;
  }
}

/** About two seconds of work. */
const MAX_WAITING_PER_CONNECTION = 50;

/**
 * Refuses requests with 503 while too many wait for the database. Without it, requests that arrive faster than they are
 * answered, as after a restart, all wait until their clients give up, and the API never catches up.
 */
export function refuseWhenBusy(app: FastifyInstance, { db, env }: Pick<Services, 'db' | 'env'>): void {
  const maxWaiting = MAX_WAITING_PER_CONNECTION * env.DATABASE_POOL;
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (poolUse(db).waiting < maxWaiting || routeOptions.config.answersWhenBusy) return;
    throw new AppError(503, 'busy', text.busy(), { headers: { 'retry-after': '2' } });
  });
}
