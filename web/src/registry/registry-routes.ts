import type { Registry } from '@counterpoint/contract/registry';
import type { FastifyPluginAsync } from 'fastify';

export const registryRoutes: FastifyPluginAsync<{ registry: () => Promise<Registry> }> = async (app, { registry }) => {
  app.get('/registry.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return registry();
  });
};
