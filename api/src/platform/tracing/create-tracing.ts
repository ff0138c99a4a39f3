import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../config/env.ts';
import { measureOf } from '../metrics/metrics-repository.ts';
import { tracer } from './traced.ts';

/** A collector that hangs delays the end of the process by this. */
const EXPORT_MS = 3_000;

export type Tracing = Awaited<ReturnType<typeof createTracing>>;

/** Loaded only with OTEL_EXPORTER_OTLP_ENDPOINT: without it, nothing is traced. Spans hold no personal data. */
export async function createTracing(env: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'TRACED_PERCENT'>) {
  const provider = await createProvider(env);
  trace.setGlobalTracerProvider(provider);
  return {
    /** Statements outside of a request or a job, such as polling, aren't traced. */
    logStatement(event: Parameters<typeof measureOf>[0]): void {
      if (!trace.getActiveSpan()?.isRecording()) return;
      const { kind, isError, seconds } = measureOf(event);
      const end = Date.now();
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': kind };
      const span = tracer().startSpan(kind, { kind: SpanKind.CLIENT, startTime: end - seconds * 1_000, attributes });
      if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    traceRequests,
    async close(): Promise<void> {
      await provider.shutdown().catch(() => undefined);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

async function createProvider(env: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'TRACED_PERCENT'>) {
  const [hooks, core, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ]);
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  const url = `${env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS });
  // Anybody can send a header that asks for a trace, so that the share alone decides.
  const sampler = new sdk.TraceIdRatioBasedSampler(env.TRACED_PERCENT / 100);
  return new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'counterpoint' }),
    sampler: new sdk.ParentBasedSampler({
      root: sampler,
      remoteParentSampled: sampler,
      remoteParentNotSampled: sampler,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
}

/** Traces requests of all routes that are registered later, as part of the trace that a proxy in front began. */
function traceRequests(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, ReturnType<typeof context.active>>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    const parent = propagation.extract(ROOT_CONTEXT, request.headers);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = tracer().startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    const own = trace.setSpan(parent, span);
    // The log names the trace by this header.
    propagation.inject(own, request.headers);
    contexts.set(request, own);
    context.with(own, () => done());
  });
  // Handlers after the body run in the socket's async context, outside of the first scope.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(contexts.get(request) ?? ROOT_CONTEXT, () => done());
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
