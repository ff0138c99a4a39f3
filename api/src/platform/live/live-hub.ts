import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ConnectionConfig } from '../db/connection-config.ts';
import { createListener } from '../db/listener.ts';
import type { Database } from '../db/transaction.ts';
import { CHANNEL, type Change, createOutboxRepository } from './outbox-repository.ts';

export type OnChange = (change: Change) => void;

export interface Subscription {
  readonly from: bigint;
  stop(): void;
}

const SAFETY_POLL_MS = 30_000;
const HORIZON_DELAY_MS = 40;

export type LiveHub = ReturnType<typeof createLiveHub>;

/** Reads the outbox once per process for all streams. */
export function createLiveHub(db: Database, connection: ConnectionConfig) {
  const outbox = createOutboxRepository(db);
  const audience = createAudience();
  const listener = createListener(connection, CHANNEL, wake);
  let cursor = 0n;
  let log: FastifyBaseLogger | null = null;
  let pumping: Promise<void> | null = null;
  let isWoken = false;
  let poll: NodeJS.Timeout | undefined;

  function wake(): void {
    isWoken = true;
    if (pumping || !log) return;
    pumping = pump()
      .catch((error: unknown) => log?.warn({ err: error }, 'reading the outbox failed'))
      .finally(() => (pumping = null));
  }

  async function pump(): Promise<void> {
    while (isWoken && log) {
      isWoken = false;
      const horizon = await outbox.horizon();
      // Synchronous with moving the cursor, so that a subscriber comes before or after both.
      audience.handOut(cursor === 0n ? [] : await outbox.between(cursor, horizon));
      cursor = horizon;
      if (!(await outbox.hasWaiting(horizon))) continue;
      await pause(HORIZON_DELAY_MS);
      isWoken = true;
    }
  }

  return {
    async start(logger: FastifyBaseLogger): Promise<void> {
      log = logger;
      cursor = await outbox.horizon();
      poll = setInterval(wake, SAFETY_POLL_MS).unref();
      await listener.start(logger);
    },

    watch: audience.watch,
    streams: audience.size,

    subscribe(memberId: string, onChange: OnChange): Subscription {
      return { from: cursor, stop: audience.join(memberId, onChange) };
    },

    missed: outbox.missed,

    recent: outbox.recent,

    async stop(): Promise<void> {
      log = null;
      clearInterval(poll);
      await listener.stop();
      await pumping;
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

type OnBroadcast = (topic: string) => void;

export type Broadcasts = ReturnType<typeof createBroadcasts>;

/** For all pages that are connected to this process; others miss them. */
export function createBroadcasts() {
  const listeners = new Set<OnBroadcast>();
  return {
    send(topic: string): void {
      for (const listener of listeners) listener(topic);
    },

    listen(onBroadcast: OnBroadcast): void {
      listeners.add(onBroadcast);
    },
  };
}
