import type { Socket } from 'node:net';
import type { Problem } from '@counterpoint/domain/schemas/requests';

interface Answer {
  readonly status: string;
  readonly problem: Problem;
}

const MALFORMED: Answer = {
  status: '400 Bad Request',
  problem: { code: 'malformed_request', message: 'This request cannot be read.' },
};
const ANSWERS: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    problem: { code: 'too_large', message: 'The address or the cookies of this request are too long.' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    problem: { code: 'too_slow', message: 'The request did not arrive in time. Please try again.' },
  },
};

/** Answers malformed or slow requests in the format of all other errors. */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (socket.destroyed) return;
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, problem } = ANSWERS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
