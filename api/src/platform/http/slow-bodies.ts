import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes files, and cuts off itself those who send nothing for too long. */
    takesLong?: boolean;
  }
}

/** A body that takes longer to arrive is a broken line, or somebody who wants to keep connections busy. */
const LONGEST_BODY_MS = 120_000;

/** Cuts off bodies that do not come to an end in time, but on routes that take files. */
export function endSlowBodies(app: FastifyInstance, longestMs = LONGEST_BODY_MS): void {
  app.addHook('preParsing', async ({ raw, routeOptions }) => {
    if (routeOptions.config.takesLong) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), longestMs).unref();
    raw.once('close', () => clearTimeout(timer));
  });
}
