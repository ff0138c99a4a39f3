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
        ...(access !== 'public' && request.actor && { account: request.actor.accountId }),
      },
      'request',
    );
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For probes, which run every few seconds. */
    isQuiet?: boolean;
  }
}
