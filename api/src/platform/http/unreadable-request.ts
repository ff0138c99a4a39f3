import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@counterpoint/domain/schemas/requests';
import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/errors.generated.ts';
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
