import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { BYTES } from './openapi-files.ts';

/** Slower bodies are broken connections or slow-loris attacks. */
const MAX_BODY_MS = 120_000;

export function endSlowBodies(app: FastifyInstance, maxMs = MAX_BODY_MS): void {
  app.addHook('preParsing', async ({ raw }) => {
    // Files take long on slow lines; `receiveFile` ends those that stall.
    if (raw.headers['content-type'] !== BYTES) endAfter(raw, maxMs);
  });
  // Refused before its body was read, so nothing else limits what is still to come.
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete && !raw.destroyed) endAfter(raw, maxMs);
  });
}

function endAfter(raw: IncomingMessage, maxMs: number): void {
  const timer = setTimeout(() => raw.complete || raw.destroy(), maxMs).unref();
  raw.once('close', () => clearTimeout(timer));
}
