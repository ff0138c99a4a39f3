import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@counterpoint/domain/schemas/requests';
import type { Message } from '@counterpoint/messages';
import type { FastifyInstance } from 'fastify';
import * as text from '../../messages/errors.generated.ts';
import { AppError } from './app-error.ts';
import { handleUnreadable } from './error-handler.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

interface Answer {
  readonly status: number;
  readonly code: string;
  readonly message: Message;
}

const MALFORMED: Answer = {
  status: 400,
  code: 'malformed_request',
  message: text.unreadable,
};
const ANSWERS: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'too_large',
    message: text.longHead,
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'too_slow',
    message: text.tooSlow,
  },
};

/** Answers malformed or slow requests in the format of all other errors; in English, as their headers are unread. */
export function rejectUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (socket.destroyed) return;
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, code, message } = ANSWERS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ code, message: message() } satisfies Problem);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Accepts UTF-8 only. Fastify's parser would replace other bytes by U+FFFD and corrupt names. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let json: string;
    try {
      json = typeof body === 'string' ? body : utf8.decode(body);
    } catch (cause) {
      done(new AppError(400, 'malformed_body', text.notUtf8(), { cause }));
      return;
    }
    parse(request, json, done);
  });
}

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
