import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { createFolder } from '../config/create-folder.ts';

interface AssetOptions {
  /** Begins their URLs. */
  readonly at: string;
  readonly root: string;
  /** Pages load them through a CDN, which passes on the headers. */
  readonly isShared: boolean;
}

/** Names with a ten-digit hash are immutable, and so are scripts in folders with one. */
const HASHED = /[.-][0-9a-f]{10}([.-]|$|\/[^/]+\.js(\.br)?$)/;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Also serves files created later. */
export const assetRoutes: FastifyPluginAsync<AssetOptions> = async (app, { at, root, isShared }) => {
  await createFolder(root);
  await app.register(fastifyStatic, {
    root,
    prefix: at,
    decorateReply: false,
    preCompressed: true,
    index: false,
    redirect: false,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders(reply, file) {
      if (isShared) reply.header('access-control-allow-origin', '*');
      reply.header('cache-control', HASHED.test(file.slice(root.length)) ? FOR_EVER : 'no-cache');
    },
  });
};
