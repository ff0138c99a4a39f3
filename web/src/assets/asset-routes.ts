import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { createFolder } from '../config/create-folder.ts';

interface AssetOptions {
  readonly folders: Readonly<Record<string, string>>;
}

/** Names with a ten-digit hash are immutable. */
const HASHED = /[.-][0-9a-f]{10}[.-]|[.-][0-9a-f]{10}$/;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Also serves folders created later. */
export const assetRoutes: FastifyPluginAsync<AssetOptions> = async (app, { folders }) => {
  for (const [prefix, root] of Object.entries(folders)) {
    await createFolder(root);
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      index: false,
      redirect: false,
      dotfiles: 'deny',
      cacheControl: false,
      setHeaders(reply, file) {
        reply.header('cache-control', HASHED.test(file.slice(root.length)) ? FOR_EVER : 'no-cache');
      },
    });
  }
};
