import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import type { Entry, EntrySource, VersionedEntry } from './entry-source.ts';
import { useShownVersion } from './use-shown-version.ts';

/** Sends what a dialog over an entry says at the version that the dialog shows. */
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
  const sendAt = useShownVersion({ shown, newest, isSame });
  return <Answer>(send: (at: VersionedEntry) => Promise<Answer>) => sendAt((version) => send({ id, version }));
}
