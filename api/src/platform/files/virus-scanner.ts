import { createReadStream } from 'node:fs';
import net from 'node:net';
import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import * as text from '../../messages/files.generated.ts';
import type { Env } from '../config/env.ts';
import { AppError } from '../http/app-error.ts';
import { refused } from './types/inspected-file.ts';

const TIMEOUT_MS = 60_000;

type Scanner = Pick<Env, 'CLAMD_SOCKET'>;

/** Throws 422 for a virus, and 503 while the scanner is down. Does nothing without a scanner. */
export async function scanFile({ CLAMD_SOCKET }: Scanner, path: string): Promise<void> {
  if (!CLAMD_SOCKET) return;
  const answer = await send(CLAMD_SOCKET, Readable.from(pieces(path))).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (/ FOUND\0?$/.test(answer)) throw refused('virus', text.virus());
  if (!/: OK\0?$/.test(answer)) throw unavailable(new Error(`The virus scanner answered ${answer}`));
}

/** Throws if the scanner doesn't answer. */
export async function pingScanner(socket: string): Promise<void> {
  const answer = await send(socket, Readable.from(['zPING\0']));
  if (answer !== 'PONG\0') throw new Error(answer);
}

/** clamd's INSTREAM: pieces with their lengths, the last one empty. */
async function* pieces(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}

async function send(address: string, request: Readable): Promise<string> {
  const socket = net.connect(addressOf(address));
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('The virus scanner doesn’t answer.')));
  try {
    // The scanner may answer and close before it has read everything, such as above its own limit.
    const [answer] = await Promise.all([readText(socket), pipeline(request, socket, { end: false })]);
    return answer;
  } finally {
    socket.destroy();
  }
}

function addressOf(address: string): net.NetConnectOpts {
  if (address.startsWith('/')) return { path: address };
  const at = address.lastIndexOf(':');
  return { host: address.slice(0, at).replace(/^\[(.*)\]$/, '$1'), port: Number(address.slice(at + 1)) };
}

function unavailable(cause: unknown): AppError {
  return new AppError(503, 'scanner_unavailable', text.scannerUnavailable(), {
    cause,
    headers: { 'retry-after': '60' },
  });
}
