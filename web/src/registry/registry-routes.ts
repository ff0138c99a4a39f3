import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Deployment } from '../page/page-files.ts';
import { CANARY } from './visitor/visitor.ts';

interface RegistryOptions {
  /** In the reader's language. */
  deployedFor(request: FastifyRequest): Promise<Deployment>;
}

export const registryRoutes: FastifyPluginAsync<RegistryOptions> = async (app, { deployedFor }) => {
  app.get('/registry.json', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language, cookie' });
    const { host, registry } = await deployedFor(request);
    const isPreview = [...request.visitor.previews.values()].includes(CANARY);
    return { ...registry, host: host.version, ...(isPreview && { isPreview }) };
  });
};
