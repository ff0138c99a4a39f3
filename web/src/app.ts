import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';
import Fastify from 'fastify';
import { assetRoutes } from './assets/asset-routes.ts';
import { BuildMissing } from './assets/host-build.ts';
import { logRequests } from './assets/request-log.ts';
import type { WebEnv } from './config/env.ts';
import { devFiles, devServers } from './dev/dev-files.ts';
import { builtFiles, HOST_BASE } from './page/built-files.ts';
import { faviconRoutes } from './page/favicon.ts';
import { SIGN_IN_BASE } from './page/page-content.ts';
import { addPages, NO_SUCH_FILE } from './page/page-routes.ts';
import { addSecurityHeaders } from './page/security-headers.ts';
import { deployFolder } from './registry/deploy-folder.ts';
import { registryRoutes } from './registry/registry-routes.ts';

/** The front door as a plugin, for a server of its own or beside the API: its hooks and handlers hold inside it only. */
export function webPlugin(env: WebEnv): FastifyPluginAsync {
  return async (app) => {
    const onBroken = (error: unknown) =>
      app.log.error(error, 'What was deployed cannot be read; the last good state stays.');
    const built = builtFiles(
      { hostDir: env.HOST_DIR, signInDir: env.SIGN_IN_DIR, deployDir: env.DEPLOY_DIR },
      onBroken,
    );
    const isDevelopment = env.COUNTERPOINT_DEV === '1';
    const files = isDevelopment ? devFiles(devServers(env.DEV_PORT_BASE), built.signIn) : built;
    addSecurityHeaders(app, env.PUBLIC_URL.startsWith('https://'));
    logRequests(app);
    answerErrors(app);
    app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
    await app.register(faviconRoutes);
    await app.register(registryRoutes, { registry: files.registry });
    await app.register(assetRoutes, {
      folders: {
        [HOST_BASE]: env.HOST_DIR,
        [SIGN_IN_BASE]: env.SIGN_IN_DIR,
        '/r/': deployFolder(env.DEPLOY_DIR).releases,
      },
    });
    addPages(app, files, { sessionSecret: env.SESSION_SECRET, loadTimeoutMs: env.LOAD_TIMEOUT_MS });
  };
}

export async function buildWeb(env: WebEnv): Promise<FastifyInstance> {
  const app = Fastify({ logger: false });
  await app.register(webPlugin(env));
  return app;
}

/** A visitor gets a fixed text; the detail goes to the log. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    reply.type('text/plain').header('cache-control', 'no-store');
    // What may not be had, a folder or a hidden file, is not there.
    if (status === 403) return reply.code(404).send(NO_SUCH_FILE);
    if (status < 500) return reply.code(status).send('This request cannot be answered.');
    request.log.error(error);
    reply.code(503);
    if (!(error instanceof BuildMissing))
      return reply.send('The portal cannot be shown just now. Try again in a moment.');
    // The browser asks again by itself.
    return reply.header('refresh', '3').send('The portal is being built. This page comes by itself.');
  });
}
