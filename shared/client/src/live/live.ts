import { LIVE_TOPICS, type LiveTopic } from '@counterpoint/contract';
import { defaultBaseUrl } from '../http/index.ts';
import type { SessionReader } from '../session/index.ts';
import { Connection } from './connection.ts';
import type { StreamEvent } from './event-stream.ts';

/** While no stream can be had, everybody is told this often to look for themselves. */
const POLL_MS = 30_000;

export interface Live {
  /** Calls `onChange` whenever something of `topic` may have changed. Gives back how to stop. */
  subscribe(topic: LiveTopic, onChange: () => void): () => void;
}

export interface LiveOptions {
  readonly session: SessionReader;
  /** The API's address; `/api/v1` of the page's own server where it is not given. */
  readonly baseUrl?: string;
}

/**
 * Server-sent events of `GET /live`, one connection for all subscribers: it opens with the first and closes with the
 * last. While there is none, every subscriber is called each 30 seconds instead, and once when it is there again; also
 * when the session has ended elsewhere.
 */
export function createLive({ session, baseUrl = defaultBaseUrl() }: LiveOptions): Live {
  const subscribers = new Set<{ topic: LiveTopic; onChange: () => void }>();
  let poll: ReturnType<typeof setInterval> | undefined;

  function tell(topic?: LiveTopic): void {
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
      if (topic) tell(topic);
      if (event.type === 'ended') tell();
    },
    // Whoever looks for themselves is refused as well, and the one place for that asks to sign in again.
    onRefused: tell,
    onOpen({ hasGap }) {
      stopPolling();
      if (hasGap) tell();
    },
    onLost() {
      poll ??= setInterval(tell, POLL_MS);
    },
  });

  return {
    subscribe(topic, onChange) {
      const subscriber = { topic, onChange };
      subscribers.add(subscriber);
      if (subscribers.size === 1) connection.open();
      return () => {
        if (!subscribers.delete(subscriber) || subscribers.size > 0) return;
        connection.close();
        stopPolling();
      };
    },
  };
}

/** The topic of an `event: change`; null for one that this build does not know, which a newer server may send. */
function topicOf({ type, data }: StreamEvent): LiveTopic | null {
  if (type !== 'change') return null;
  try {
    const body: unknown = JSON.parse(data);
    if (typeof body !== 'object' || body === null || !('topic' in body)) return null;
    return LIVE_TOPICS.find((topic) => topic === body.topic) ?? null;
  } catch {
    // Not JSON: nothing that this page could act on.
    return null;
  }
}
