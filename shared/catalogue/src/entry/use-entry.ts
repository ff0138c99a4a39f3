import { useRead, useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import type { EntryDetails, EntrySource, VersionedEntry } from './entry-source.ts';

export function useEntry<Details extends EntryDetails>({ detailsOf }: EntrySource<Details>, id: string) {
  return useRead(detailsOf(id));
}

/** The pending or draft revision next to the active one, if the member may see it. */
export function useAmendment<Details extends EntryDetails>(
  { amendmentOf }: EntrySource<Details>,
  { id, pending_revision, revision }: Details,
) {
  return useRead(amendmentOf(id), { enabled: pending_revision !== null && pending_revision !== revision });
}

export function useEntryChanged({ key }: Pick<EntrySource<EntryDetails>, 'key'>): () => Promise<void> {
  return useRefresh(key);
}

/** Refetches even after a rejection, because the data may have changed. */
export function useEntryActs<Details extends EntryDetails>(source: EntrySource<Details>, entry: VersionedEntry) {
  const { http } = useHost();
  const queries = useQueryClient();
  const refresh = useEntryChanged(source);
  const { id } = entry;
  async function discard(amendment: VersionedEntry) {
    await source.discardAmendment(http, amendment);
    queries.removeQueries({ queryKey: source.amendmentOf(id).key });
  }
  return {
    confirm: () => source.confirm(http, entry).finally(refresh),
    takeBack: () => source.takeBack(http, entry).finally(refresh),
    remind: () => source.remind(http, id).finally(refresh),
    discardAmendment: () => discard(entry).finally(() => void refresh()),
    discardSubmitted: () =>
      source
        .takeBack(http, entry)
        .then(discard)
        .finally(() => void refresh()),
    async discardDraft() {
      await source.discardDraft(http, entry);
      queries.removeQueries({ queryKey: source.detailsOf(id).key });
      void refresh();
    },
  };
}
