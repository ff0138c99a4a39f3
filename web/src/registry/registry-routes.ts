import type { Registry } from '@counterpoint/contract/registry';
import type { FastifyPluginAsync } from 'fastify';
import { registryInLanguage } from '../page/files-in-language.ts';
import { languageOf } from '../page/page-language.ts';

export const registryRoutes: FastifyPluginAsync<{ registry: () => Promise<Registry> }> = async (app, { registry }) => {
  app.get('/registry.json', async ({ pageLanguage }, reply) => {
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language, cookie' });
    return registryInLanguage(await registry(), languageOf(pageLanguage));
  });
};
