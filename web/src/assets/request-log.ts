import type { FastifyInstance } from 'fastify';

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const hasBody = request.method !== 'HEAD' && reply.statusCode !== 304;
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        bytes: hasBody ? Number(reply.getHeader('content-length') ?? 0) : 0,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
