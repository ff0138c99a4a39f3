import { LIVE_TOPICS, type LiveTopic } from '@counterpoint/contract';
import { defaultBaseUrl } from '../http/index.ts';
import type { SessionReader } from '../session/index.ts';
import { Connection } from './connection.ts';
import type { StreamEvent } from './event-stream.ts';

const POLL_MS = 30_000;

export interface Live {
  /** Calls `onChange` when `topic` may have changed; returns the unsubscriber. */
  subscribe(topic: LiveTopic, onChange: () => void): () => void;
  /** Ends the stream and calls no subscriber any more. */
  close(): void;
}

export interface LiveOptions {
  readonly session: SessionReader;
  readonly baseUrl?: string;
}

/**
 * Server-sent events of `GET /live` over one connection for all subscribers. Without a stream, subscribers are called
 * every 30 seconds while the tab is shown, and once after it's back.
 */
export function createLive({ session, baseUrl = defaultBaseUrl() }: LiveOptions): Live {
  const subscribers = new Set<{ topic: LiveTopic; onChange: () => void }>();
  let poll: ReturnType<typeof setInterval> | undefined;

  function notify(topic?: LiveTopic): void {
    for (const each of [...subscribers]) if (topic === undefined || each.topic === topic) each.onChange();
  }

  function stopPolling(): void {
    clearInterval(poll);
    poll = undefined;
  }

  const connection = new Connection({
    url: `${baseUrl}/live`,
    session,
    onEvent(event) {
      const topic = topicOf(event);
      if (topic) notify(topic);
      if (event.type === 'ended') notify();
    },
    // Subscribers' own requests are refused too, which asks the member to sign in again.
    onRefused: notify,
    onOpen({ isAgain, hasGap }) {
      stopPolling();
      if (hasGap) notify();
      // Deployments are broadcast without an id, so they are never replayed.
      else if (isAgain) notify('deployments');
    },
    onLost() {
      poll ??= setInterval(() => {
        if (!document.hidden) notify();
      }, POLL_MS);
    },
  });

  function disconnect(): void {
    connection.close();
    stopPolling();
  }

  return {
    subscribe(topic, onChange) {
      const subscriber = { topic, onChange };
      subscribers.add(subscriber);
      if (subscribers.size === 1) connection.open();
      return () => {
        if (subscribers.delete(subscriber) && subscribers.size === 0) disconnect();
      };
    },
    close() {
      subscribers.clear();
      disconnect();
    },
  };
}

/** Null for an unknown topic, which a newer server may send. */
function topicOf({ type, data }: StreamEvent): LiveTopic | null {
  if (type !== 'change') return null;
  try {
    const body: unknown = JSON.parse(data);
    if (typeof body !== 'object' || body === null || !('topic' in body)) return null;
    return LIVE_TOPICS.find((topic) => topic === body.topic) ?? null;
  } catch {
    // Not JSON: ignored.
    return null;
  }
}
