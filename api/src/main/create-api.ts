import { loadCommonPasswords } from '@counterpoint/domain/passwords';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Env } from '../platform/config/env.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createMovableClock, systemClock } from '../platform/jobs/clock.ts';
import { createMetrics, serveMetrics } from '../platform/metrics/create-metrics.ts';
import type { Services } from '../platform/services.ts';
import { apiPlugin } from './app.ts';
import { createServices } from './create-services.ts';
import type {} from './tables.ts';
import { portalWiring } from './wiring.ts';

export interface Api {
  readonly plugin: FastifyPluginAsync;
  readonly context: Services;
  /** Measures the routes registered later, if METRICS_PORT is set. */
  observe(app: FastifyInstance): Promise<void>;
  countAreaRollbacks(area: string, count: number): void;
  /** Call it after the server is closed. */
  close(): Promise<void>;
}

/** Throws `StartupError`. */
export async function createApi(env: Env): Promise<Api> {
  // Takes 50 ms, during which no request should wait.
  await loadCommonPasswords();
  const metrics = env.METRICS_PORT === undefined ? null : await createMetrics();
  const { db, connection, close } = await openDatabase(env, portalWiring(env), metrics?.logStatement);
  const clock = env.TEST_MODE === 'on' ? await createMovableClock(db) : systemClock;
  const context = createServices({ env, db, connection, now: clock.now });
  // Some notifications are mailed at once. Tests run their jobs themselves.
  context.live.watch(({ topic }) => {
    if (topic === 'notifications') context.jobs.wake();
  });
  return {
    plugin: apiPlugin(context),
    context,
    async observe(app) {
      if (!metrics) return;
      metrics.countRequests(app);
      await metrics.collectFrom(context);
      const server = await serveMetrics(metrics, env);
      app.addHook('onClose', () => server.close());
    },
    countAreaRollbacks: (area, count) => metrics?.countAreaRollbacks(area, count),
    close: () => {
      clock.stop();
      return close();
    },
  };
}
