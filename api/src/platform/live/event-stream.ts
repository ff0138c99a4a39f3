import type { ServerResponse } from 'node:http';
import { type Change, eventId } from './outbox-repository.ts';

/** A reader who takes nothing for this long, in bytes, is gone or too slow; it comes back and catches up. */
const MOST_UNSENT = 256 * 1_024;

/** Writes server-sent events. */
export interface EventStream {
  send(change: Change): void;
  heartbeat(): void;
  /** Says that the session has ended, so that the page looks for itself at once, and ends. */
  endOfSession(): void;
  end(): void;
  /** Calls when the connection is gone, at once where it is already. */
  onClose(listener: () => void): void;
}

/** Opens the stream on a connection that Fastify has let go of. */
export function openEventStream(raw: ServerResponse, headers: Record<string, string>): EventStream {
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    // Proxies must neither keep nor collect it.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });

  function write(text: string): void {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > MOST_UNSENT) raw.destroy();
  }

  write('retry: 2000\n\n');
  return {
    send: (change) =>
      write(`id: ${eventId(change)}\nevent: change\ndata: ${JSON.stringify({ topic: change.topic })}\n\n`),
    heartbeat: () => write(': still here\n\n'),
    endOfSession: () => {
      write('event: ended\ndata: {}\n\n');
      raw.end();
    },
    end: () => raw.end(),
    onClose: (listener) => {
      if (raw.closed) listener();
      else raw.once('close', listener);
    },
  };
}
