import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';

/** Copied from the kit's tokens, because `web` doesn't depend on the kit. */
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">' +
  '<rect width="32" height="32" rx="8" fill="#0d5c63"/><g stroke-width="2.25" stroke-linecap="round">' +
  '<path d="M5 11.5c4.5 0 6.5 9.5 11 9.5s6.5-9.5 11-9.5" stroke="#ffffff"/>' +
  '<path d="M5 20.5c4.5 0 6.5-9.5 11-9.5s6.5 9.5 11 9.5" stroke="#f0b86c"/></g></svg>';

export const FAVICON = `/assets/favicon.${createHash('sha256').update(SVG).digest('hex').slice(0, 10)}.svg`;

export const faviconRoutes: FastifyPluginAsync = async (app) => {
  app.get(FAVICON, async (_request, reply) => {
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=31536000, immutable');
    return SVG;
  });
};
