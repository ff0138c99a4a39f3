import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { makeFolder } from '../config/make-folder.ts';

interface AssetOptions {
  /** Folder by the address that its files stand below. */
  readonly folders: Readonly<Record<string, string>>;
}

/** A name with ten digits of a hash in it stands for one content for ever. */
const HASHED = /[.-][0-9a-f]{10}[.-]|[.-][0-9a-f]{10}$/;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves builds compressed and immutable; nothing hidden or listed. Also folders that appear later. */
export const assetRoutes: FastifyPluginAsync<AssetOptions> = async (app, { folders }) => {
  for (const [prefix, root] of Object.entries(folders)) {
    await makeFolder(root);
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
