import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ConnectionConfig } from '../db/connection-config.ts';
import { createListener } from '../db/listener.ts';
import type { Database } from '../db/transaction.ts';
import { createPoller } from '../jobs/poller.ts';
import { CHANNEL, type Change, createOutboxRepository } from './outbox-repository.ts';

export type OnChange = (change: Change) => void;

const SAFETY_POLL_MS = 30_000;
const HORIZON_DELAY_MS = 40;

export type LiveHub = ReturnType<typeof createLiveHub>;

/** Reads the outbox once per process for all streams. */
export function createLiveHub(db: Database, connection: ConnectionConfig) {
  const outbox = createOutboxRepository(db);
  const audience = createAudience();
  const poller = createPoller({
    intervalMs: SAFETY_POLL_MS,
    name: 'outbox',
    work: (_, isStopping) => pump(isStopping),
  });
  const listener = createListener(connection, CHANNEL, poller.wake);
  let cursor = 0n;

  async function pump(isStopping: () => boolean): Promise<void> {
    while (!isStopping()) {
      const horizon = await outbox.horizon();
      // Synchronous with moving the cursor, so that a subscriber comes before or after both.
      audience.handOut(cursor === 0n ? [] : await outbox.between(cursor, horizon));
      cursor = horizon;
      if (!(await outbox.hasWaiting(horizon))) return;
      await pause(HORIZON_DELAY_MS);
    }
  }

  return {
    async start(logger: FastifyBaseLogger): Promise<void> {
      cursor = await outbox.horizon();
      poller.start(logger);
      await listener.start(logger);
    },

    watch: audience.watch,
    streams: audience.size,

    subscribe: (memberId: string, onChange: OnChange) => ({ from: cursor, stop: audience.join(memberId, onChange) }),

    missed: outbox.missed,

    recent: outbox.recent,

    async stop(): Promise<void> {
      await listener.stop();
      await poller.stop();
    },
  };
}

function createAudience() {
  const subscribers = new EventEmitter<Record<string, [Change]>>().setMaxListeners(0);
  const watchers = new Set<OnChange>();
  return {
    handOut(changes: readonly Change[]): void {
      for (const change of changes) {
        for (const onChange of watchers) onChange(change);
        for (const memberId of change.memberIds) subscribers.emit(memberId, change);
      }
    },

    size(): number {
      return subscribers.eventNames().reduce((size, memberId) => size + subscribers.listenerCount(memberId), 0);
    },

    watch(onChange: OnChange): void {
      watchers.add(onChange);
    },

    join(memberId: string, onChange: OnChange): () => void {
      subscribers.on(memberId, onChange);
      return () => subscribers.off(memberId, onChange);
    },
  };
}

/** Topics for all pages that are connected to this process; others miss them. */
export class Broadcasts extends EventEmitter<{ topic: [topic: string] }> {}
