import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Of every response, also to what can't be read as a request. */
export const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const TLS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

export function securityHeaders(request: FastifyRequest): Record<string, string> {
  return { ...SECURITY_HEADERS, ...(request.server.isOverTls && TLS_ONLY), 'x-request-id': request.id };
}

export function addSecurityHeaders(app: FastifyInstance, isOverTls: boolean): void {
  app.decorate('isOverTls', isOverTls);
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(securityHeaders(request)))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    isOverTls: boolean;
  }
}
