import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { webPlugin } from '../app.ts';
import { readWebEnv, type WebEnv } from '../config/env.ts';
import { readableUrl } from '../page/page-routes.ts';
import { deployHost } from './a-build.ts';

/** Settings with all folders below `root`. */
export function webEnv(root: string, more: Record<string, string> = {}): WebEnv {
  return readWebEnv({
    DATA_DIR: root,
    HOST_DIR: path.join(root, 'host'),
    ...more,
  });
}

export async function buildWeb(env: WebEnv): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, rewriteUrl: readableUrl });
  await app.register(webPlugin(env));
  return app;
}

/** A web server on real files below `root`. */
export async function startWeb(root: string, more: Record<string, string> = {}): Promise<FastifyInstance> {
  const env = webEnv(root, more);
  await deployHost(root);
  return buildWeb(env);
}

/** A browser's headers for a page. */
export const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
