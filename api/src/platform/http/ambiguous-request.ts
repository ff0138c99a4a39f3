import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import * as text from '../../messages/errors.generated.ts';
import { AppError } from './app-error.ts';
import { handleUnreadable } from './error-handler.ts';

/** A proxy in front may read these requests differently, and so let through what it should stop. */
export function rejectAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isAmbiguous(request.raw)) return handleUnreadable(malformed(), request, reply.header('connection', 'close'));
  });
}

function isAmbiguous({ url = '', rawHeaders, headers }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 || !url.startsWith('/') || /\bh2c\b/i.test(headers.upgrade ?? '');
}

function malformed(): AppError {
  return new AppError(400, 'malformed_request', text.unreadable());
}
