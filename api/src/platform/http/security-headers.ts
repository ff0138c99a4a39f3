import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What every answer of the API carries. An API's answer is never a page, so nothing may run or frame it. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const TLS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** The headers for an answer that is written past Fastify. */
export function securityHeaders(request: FastifyRequest): Record<string, string> {
  return { ...HEADERS, ...(request.server.isOverTls && TLS_ONLY), 'x-request-id': request.id };
}

/** One hook with constants: a plugin that composes these for each answer halves the throughput of small ones. */
export function addSecurityHeaders(app: FastifyInstance, isOverTls: boolean): void {
  app.decorate('isOverTls', isOverTls);
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(securityHeaders(request)))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether members reach the portal over TLS. */
    isOverTls: boolean;
  }
}
