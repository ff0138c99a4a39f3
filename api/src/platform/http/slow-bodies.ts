import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For uploads, which cut off silent senders themselves. */
    takesLong?: boolean;
  }
}

/** A slower body is a broken connection, or an attempt to keep connections busy. */
const LONGEST_BODY_MS = 120_000;

/** Cuts off slow bodies, except on upload routes. */
export function endSlowBodies(app: FastifyInstance, longestMs = LONGEST_BODY_MS): void {
  app.addHook('preParsing', async ({ raw, routeOptions }) => {
    if (routeOptions.config.takesLong) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), longestMs).unref();
    raw.once('close', () => clearTimeout(timer));
  });
}
