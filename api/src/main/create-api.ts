import { loadCommonPasswords } from '@counterpoint/domain/passwords';
import { preferredLanguage } from '@counterpoint/messages';
import { inLanguage, inTerminalLanguage } from '@counterpoint/messages/node';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { filesUnreachable } from '../messages/startup.generated.ts';
import type { Env } from '../platform/config/env.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { checkFileStore } from '../platform/files/check-file-store.ts';
import { createMovableClock, systemClock } from '../platform/jobs/clock.ts';
import { createMetrics, type InternalPage, type Metrics, serveInternally } from '../platform/metrics/create-metrics.ts';
import type { Services } from '../platform/services.ts';
import { createTracing, type Tracing } from '../platform/tracing/create-tracing.ts';
import { statusPage } from '../staff/society/status-command.ts';
import { apiPlugin } from './app.ts';
import { createServices } from './create-services.ts';
import { portalWiring } from './wiring.ts';

export interface Api {
  readonly plugin: FastifyPluginAsync;
  readonly context: Services;
  /** Measures and traces the routes registered later, if METRICS_PORT and OTEL_EXPORTER_OTLP_ENDPOINT are set. */
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
  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? null : await createTracing(env);
  const { db, connection, close } = await openDatabase(env, portalWiring(env), { log: bothOf(metrics, tracing) });
  const isStoreReached = await checkFileStore(db, env).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  if (!isStoreReached) warnOfMissingFiles(env);
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
      tracing?.traceRequests(app);
      if (!metrics) return;
      metrics.countRequests(app);
      await metrics.collectFrom(context);
      const pages = {
        '/metrics': { contentType: metrics.contentType, read: metrics.scrape },
        '/status': statusOf(context),
      };
      const server = await serveInternally(pages, env);
      app.addHook('onClose', () => server.close());
    },
    countAreaRollbacks: (area, count) => metrics?.countAreaRollbacks(area, count),
    async close() {
      clock.stop();
      await close();
      await tracing?.close();
    },
  };
}

function warnOfMissingFiles({ FILES_S3_BUCKET, DATA_DIR }: Env): void {
  const warning = inTerminalLanguage(() => filesUnreachable({ store: FILES_S3_BUCKET ?? DATA_DIR }));
  process.stderr.write(`${warning}\n`);
}

function statusOf({ db, now }: Pick<Services, 'db' | 'now'>): InternalPage {
  return {
    contentType: 'text/html; charset=utf-8',
    read: (languages) => inLanguage(preferredLanguage(languages), () => statusPage(db, now())),
  };
}

/** Undefined if nothing observes statements: then the database doesn't time them. */
function bothOf(metrics: Metrics | null, tracing: Tracing | null): Metrics['logStatement'] | undefined {
  if (!metrics || !tracing) return (metrics ?? tracing)?.logStatement;
  return (event) => {
    metrics.logStatement(event);
    tracing.logStatement(event);
  };
}
