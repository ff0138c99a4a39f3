import type { FastifyInstance } from 'fastify';

const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
const TLS_ONLY = 'max-age=31536000; includeSubDomains';
/** For other files opened directly in the browser. */
const NOT_A_PAGE = "default-src 'none'; frame-ancestors 'none'";

export function addSecurityHeaders(app: FastifyInstance, isOverTls: boolean): void {
  const headers = { ...HEADERS, ...(isOverTls && { 'strict-transport-security': TLS_ONLY }) };
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOT_A_PAGE);
  });
}
