import { isStale } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { useRef } from 'react';
import type { EntryDetails, EntrySource, VersionedEntry } from './entry-source.ts';

const MAX_ATTEMPTS = 5;

/**
 * Sends what a dialog over an entry submits: at the version that the dialog shows or a newer one with the same content, and
 * after a reported change at the newest.
 */
export function useShownEntry<Details extends EntryDetails>(source: EntrySource<Details>, shown: Details) {
  const { http } = useHost();
  const queries = useQueryClient();
  const { id } = shown;
  const seen = useRef({ entry: shown, isAnnounced: false });
  const { contentOf, detailsOf, amendmentOf } = source;
  const { key, path, schema } = shown.revision === shown.pending_revision ? amendmentOf(id) : detailsOf(id);
  async function fetchNewest(): Promise<Details> {
    const queryFn = () => http.get<Details | null>(path, { schema });
    // Null if the amendment isn't pending any more: the API rejects the old one as changed.
    return (await queries.fetchQuery({ queryKey: key, queryFn, staleTime: 0 })) ?? seen.current.entry;
  }
  /** Whether the content that the dialog depends on is equal, whatever else changed, such as a confirmation. */
  function isSame(one: Details, other: Details): boolean {
    const isSameRevision = one.revision === other.revision && one.state === other.state;
    return isSameRevision && JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
  }
  return async function sendAt<Answer>(
    send: (at: VersionedEntry) => Promise<Answer>,
    triesLeft = MAX_ATTEMPTS,
  ): Promise<Answer> {
    if (seen.current.isAnnounced) seen.current = { entry: await fetchNewest(), isAnnounced: false };
    const { entry } = seen.current;
    try {
      return await send({ id, version: entry.version });
    } catch (error) {
      if (!isStale(error)) throw error;
      const now = await fetchNewest().catch(() => entry);
      const isAlike = now.version !== entry.version && isSame(entry, now);
      seen.current = isAlike ? { entry: now, isAnnounced: false } : { entry, isAnnounced: true };
      if (!isAlike || triesLeft === 1) throw error;
      return await sendAt(send, triesLeft - 1);
    }
  };
}
