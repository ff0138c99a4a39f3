import type { ServerResponse } from 'node:http';
import { type Change, eventId } from './outbox-repository.ts';

/** Bytes; a reader that lags further reconnects and catches up. */
const MAX_UNSENT_BYTES = 256 * 1_024;

export type EventStream = ReturnType<typeof openEventStream>;

export function openEventStream(raw: ServerResponse, headers: Record<string, string>) {
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    // Prevents caching and buffering by proxies.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });

  function write(text: string): void {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > MAX_UNSENT_BYTES) raw.destroy();
  }

  write('retry: 2000\n\n');
  return {
    send: (change: Change) =>
      write(`id: ${eventId(change)}\nevent: change\ndata: ${JSON.stringify({ topic: change.topic })}\n\n`),

    /** Sends an event without an ID: it has no place in the order of changes. */
    broadcast: (topic: string) => write(`event: change\ndata: ${JSON.stringify({ topic })}\n\n`),

    heartbeat: () => write(': still here\n\n'),

    /** Tells the page to check its session at once. */
    endOfSession(): void {
      write('event: ended\ndata: {}\n\n');
      raw.end();
    },

    end: () => void raw.end(),

    /** The listener is called at once if the connection is closed already. */
    onClose(listener: () => void): void {
      if (raw.closed) listener();
      else raw.once('close', listener);
    },
  };
}
