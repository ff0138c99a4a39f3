import type { Registry } from '@counterpoint/contract/registry';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

interface RegistryOptions {
  /** Lists the files of the reader's language. */
  registryFor(request: FastifyRequest): Promise<Registry>;
}

export const registryRoutes: FastifyPluginAsync<RegistryOptions> = async (app, { registryFor }) => {
  app.get('/registry.json', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language, cookie' });
    return registryFor(request);
  });
};
