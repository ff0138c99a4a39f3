import type { FastifyInstance } from 'fastify';

/** What every answer of `web` carries; a page adds its policy. */
const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
const TLS_ONLY = 'max-age=31536000; includeSubDomains';
/** For what is not a page, opened by its address: a script or a picture needs nothing else. */
const NOT_A_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** One hook with constants for every answer of this instance. HSTS only where the portal is reached over TLS. */
export function addSecurityHeaders(app: FastifyInstance, isOverTls: boolean): void {
  const headers = { ...HEADERS, ...(isOverTls && { 'strict-transport-security': TLS_ONLY }) };
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOT_A_PAGE);
  });
}
