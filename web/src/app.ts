import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { assetRoutes } from './assets/asset-routes.ts';
import { BuildMissing } from './assets/host-build.ts';
import { logRequests } from './assets/request-log.ts';
import type { WebEnv } from './config/env.ts';
import { devFiles, devServers } from './dev/dev-files.ts';
import * as text from './messages/page.generated.ts';
import { deployedInLanguage } from './page/deployed-in-language.ts';
import { faviconRoutes } from './page/favicon.ts';
import type { PageFiles } from './page/page-files.ts';
import { answerInPageLanguage } from './page/page-language.ts';
import { addPages } from './page/page-routes.ts';
import { addSecurityHeaders } from './page/security-headers.ts';
import { cdnOf } from './registry/cdn/cdn.ts';
import { createCdnAddresses } from './registry/cdn/cdn-addresses.ts';
import { deployFolder } from './registry/deploy-folder.ts';
import { createDeployedReader } from './registry/deployed-reader.ts';
import { serviceRoutes } from './registry/service/service-routes.ts';
import { CANARY, recognizeVisitors } from './registry/visitor/visitor.ts';

/** A plugin, so that its hooks and handlers only apply to its own routes. */
export function webPlugin(env: WebEnv): FastifyPluginAsync {
  return async (app) => {
    const onBroken = (error: unknown) =>
      app.log.error(error, 'A deployment could not be read; serving the last good one.');
    const files: PageFiles =
      env.COUNTERPOINT_DEV === '1'
        ? devFiles(devServers(env.DEV_PORT_BASE))
        : { deployed: createDeployedReader(env.DEPLOY_DIR, onBroken), devOrigins: [] };
    const deployedFor = async (request: FastifyRequest) =>
      deployedInLanguage(await files.deployed(request.visitor), request.pageLanguage);
    addSecurityHeaders(app, env.PUBLIC_URL.startsWith('https://'));
    recognizeVisitors(app, deployFolder(env.DEPLOY_DIR), env.PUBLIC_URL.startsWith('https://'));
    answerInPageLanguage(app, env.PSEUDO_LANGUAGE === '1');
    logRequests(app);
    handleErrors(app);
    app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
    await app.register(faviconRoutes);
    app.get('/registry.json', async (request, reply) => {
      reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language, cookie' });
      const { host, registry } = await deployedFor(request);
      const isPreview = [...request.visitor.previews.values()].includes(CANARY);
      return { ...registry, host: host.version, ...(isPreview && { isPreview }) };
    });
    await app.register(serviceRoutes(env));
    const [folder, cdn] = [deployFolder(env.DEPLOY_DIR), cdnOf(env)];
    await app.register(assetRoutes, { at: '/r/', root: folder.releases, isShared: cdn !== null });
    const settings = { sessionSecret: env.SESSION_SECRET, loadTimeoutMs: env.LOAD_TIMEOUT_MS };
    const onCdn = createCdnAddresses(folder, cdn);
    addPages(app, {
      deployedFor: async (request) => onCdn(await deployedFor(request)),
      origins: { development: files.devOrigins, cdn: cdn && `${cdn.url}/r/` },
      settings,
    });
  };
}

/** Error details only go to the log. */
function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
    // A folder or hidden file: 404 doesn't reveal that it exists.
    if (status === 403) return reply.code(404).send(text.noSuchFile());
    if (status < 500) return reply.code(status).send(text.badRequest());
    request.log.error(error);
    reply.code(503);
    if (!(error instanceof BuildMissing)) return reply.send(text.unavailable());
    return reply.header('refresh', '3').send(text.isBuilding());
  });
}
