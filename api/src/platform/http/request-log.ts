import type { FastifyInstance } from 'fastify';

/** One line a request: what was asked, by whom, how it ended. No query, header or body: they may hold personal data. */
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
    /** Left out of the log: asked every few seconds by machines. */
    isQuiet?: boolean;
  }
}
