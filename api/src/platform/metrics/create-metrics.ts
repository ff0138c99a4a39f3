import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import { metricsPortInUse } from '../../messages/startup.generated.ts';
import type { Env } from '../config/env.ts';
import { StartupError } from '../config/startup-error.ts';
import { systemCode } from '../config/system-errors.ts';
import { areaEntryOf } from './area-entry.ts';
import { createBacklogGauges, type Sources } from './backlog-gauges.ts';
import { measureOf } from './metrics-repository.ts';

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const STATEMENT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5];
const UNKNOWN_ROUTE = 'unknown';

export type Metrics = Awaited<ReturnType<typeof createMetrics>>;

/** Loaded only with METRICS_PORT: without it, requests and statements aren't measured at all. */
export async function createMetrics() {
  const { registry, requests, statements, statementErrors, areaLoads, areaRollbacks } = await createInstruments();
  let refresh: () => Promise<void> = async () => undefined;
  return {
    contentType: registry.contentType,

    logStatement(event: Parameters<typeof measureOf>[0]): void {
      const { kind, isError, seconds } = measureOf(event);
      if (isError) statementErrors.inc({ kind });
      else statements.observe({ kind }, seconds);
    },

    /** Counts requests of all routes that are registered later. */
    countRequests(app: FastifyInstance): void {
      app.addHook('onResponse', async ({ method, routeOptions, url }, { statusCode, elapsedTime }) => {
        const route = routeOptions.url ?? UNKNOWN_ROUTE;
        requests.observe({ method, route, status: statusCode }, elapsedTime / 1_000);
        const entry = areaEntryOf(url);
        if (entry && statusCode < 400) areaLoads.inc(entry);
      });
    },

    countAreaRollbacks(area: string, count: number): void {
      areaRollbacks.inc({ area }, count);
    },

    async collectFrom(sources: Sources): Promise<void> {
      refresh = await createBacklogGauges(registry, sources);
    },

    async scrape(): Promise<string> {
      await refresh();
      return registry.metrics();
    },
  };
}

async function createInstruments() {
  const { Counter, Histogram, Registry, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'counterpoint_request_seconds',
    help: 'Seconds from a request to the end of its response, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const statements = new Histogram({
    name: 'counterpoint_statement_seconds',
    help: 'Seconds of SQL statements',
    labelNames: ['kind'],
    buckets: STATEMENT_SECONDS,
    registers,
  });
  const statementErrors = new Counter({
    name: 'counterpoint_statement_errors_total',
    help: 'SQL statements that failed, including those that are tried again',
    labelNames: ['kind'],
    registers,
  });
  const areaLoads = new Counter({
    name: 'counterpoint_area_loads_total',
    help: 'Entries of areas sent to pages; browsers and proxies cache them',
    labelNames: ['area', 'version'],
    registers,
  });
  const areaRollbacks = new Counter({
    name: 'counterpoint_area_rollbacks_total',
    help: 'Versions of areas that this process rolled back because they failed for members',
    labelNames: ['area'],
    registers,
  });
  return { registry, requests, statements, statementErrors, areaLoads, areaRollbacks };
}

export interface InternalPage {
  readonly contentType: string;
  /** @param languages the header `Accept-Language` */
  readonly read: (languages: string) => Promise<string>;
}

/** On a port of its own, which is loopback unless METRICS_HOST says otherwise. */
export async function serveInternally(
  pages: Readonly<Record<string, InternalPage>>,
  { METRICS_HOST, METRICS_PORT }: Pick<Env, 'METRICS_HOST' | 'METRICS_PORT'>,
): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    const page = request.method === 'GET' ? pages[request.url ?? ''] : undefined;
    if (!page) {
      response.writeHead(404).end();
      return;
    }
    page.read(request.headers['accept-language'] ?? '').then(
      (text) => response.writeHead(200, { 'content-type': page.contentType }).end(text),
      // The database doesn't answer: the scrape fails, which is itself an alert.
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(METRICS_PORT, METRICS_HOST, resolve);
  }).catch((error: unknown) => {
    if (systemCode(error) !== 'EADDRINUSE') throw error;
    throw new StartupError(() => metricsPortInUse({ port: String(METRICS_PORT) }), error);
  });
  return server.unref();
}
