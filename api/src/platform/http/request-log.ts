import type { FastifyInstance } from 'fastify';

/** Query, headers and body may hold personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { access, isQuiet } = request.routeOptions.config;
    if (isQuiet) return;
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.refusal && { refusal: request.refusal, address: request.ip }),
        ...traceOf(request.headers.traceparent),
        ...(access !== 'public' && request.actor && { account: request.actor.accountId }),
      },
      'request',
    );
  });
}

/** W3C Trace Context: the trace that a proxy in front began. */
const TRACE_PARENT = /^[0-9a-f]{2}-(?<trace>(?!0{32})[0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}/;

function traceOf(header: string | string[] | undefined) {
  const trace = typeof header === 'string' ? TRACE_PARENT.exec(header)?.groups?.trace : undefined;
  return trace === undefined ? {} : { trace_id: trace };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of a refusal that security monitoring looks for. */
    refusal?: string;
  }
  interface FastifyContextConfig {
    /** For probes, which run every few seconds. */
    isQuiet?: boolean;
  }
}
