import { isStale } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { useRef } from 'react';
import type { Entry, EntrySource, VersionedEntry } from './entry-source.ts';

/** Sends what a dialog over an entry submits, at the version that the dialog shows. */
export function useShownEntry<Details extends Entry>({ fetch, keys, contentOf }: EntrySource<Details>, shown: Details) {
  const { http } = useHost();
  const queries = useQueryClient();
  const { id } = shown;
  const newest = () =>
    queries.fetchQuery({ queryKey: keys.of('details', id), queryFn: () => fetch(http, id), staleTime: 0 });
  function isSame(one: Details, other: Details): boolean {
    const isSameRevision = one.revision === other.revision && one.state === other.state;
    return isSameRevision && JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
  }
  const sendAt = useShownRevision({ shown, newest, isSame });
  return <Answer>(send: (at: VersionedEntry) => Promise<Answer>) => sendAt((version) => send({ id, version }));
}

interface Shown<State> {
  readonly shown: State;
  readonly newest: () => Promise<State>;
  /** Whether the content that the dialog depends on is equal, whatever else changed, such as a confirmation. */
  readonly isSame: (one: State, other: State) => boolean;
}

const MOST_TRIES = 5;

/** Sends at the version shown, or a newer one with the same content; after a reported change, at the newest. */
function useShownRevision<State extends { readonly version: number }>({ shown, newest, isSame }: Shown<State>) {
  const seen = useRef({ state: shown, isAnnounced: false });
  return async function sendAt<Answer>(
    send: (version: number) => Promise<Answer>,
    triesLeft = MOST_TRIES,
  ): Promise<Answer> {
    if (seen.current.isAnnounced) seen.current = { state: await newest(), isAnnounced: false };
    const { state } = seen.current;
    try {
      return await send(state.version);
    } catch (error) {
      if (!isStale(error)) throw error;
      const now = await newest().catch(() => state);
      const isAlike = now.version !== state.version && isSame(state, now);
      seen.current = isAlike ? { state: now, isAnnounced: false } : { state, isAnnounced: true };
      if (!isAlike || triesLeft === 1) throw error;
      return await sendAt(send, triesLeft - 1);
    }
  };
}
