import { useHost } from '@counterpoint/contract';
import type { Entry, EntrySource } from './entry-source.ts';

export function useEntryRevisions<Details extends Entry, Revisions>(
  { fetchRevision, fetchRevisions, keys }: EntrySource<Details, Revisions>,
  id: string,
) {
  const { http } = useHost();
  return {
    list: {
      queryKey: keys.of('revisions', id),
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchRevisions(http, id, signal),
    },
    version: (number: number) => ({
      queryKey: keys.revision(id, number),
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchRevision(http, { id, number }, signal),
    }),
  };
}
