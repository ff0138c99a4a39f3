import type { ServerResponse } from 'node:http';
import { type Change, eventId } from './outbox-repository.ts';

/** Bytes; a reader that lags further reconnects and catches up. */
const MAX_UNSENT_BYTES = 256 * 1_024;

export interface EventStream {
  send(change: Change): void;
  /** Sends an event without an ID: it has no place in the order of changes. */
  broadcast(topic: string): void;
  heartbeat(): void;
  /** Tells the page to check its session at once. */
  endOfSession(): void;
  end(): void;
  /** Called at once if the connection is closed already. */
  onClose(listener: () => void): void;
}

export function openEventStream(raw: ServerResponse, headers: Record<string, string>): EventStream {
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
    send: (change) =>
      write(`id: ${eventId(change)}\nevent: change\ndata: ${JSON.stringify({ topic: change.topic })}\n\n`),
    broadcast: (topic) => write(`event: change\ndata: ${JSON.stringify({ topic })}\n\n`),
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
