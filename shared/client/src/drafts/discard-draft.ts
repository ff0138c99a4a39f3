import { ignoreNotFound } from '@counterpoint/client/http';
import type { DraftStore, VersionedDraft } from './draft-state.ts';

/** Deletes the draft here and, with `remove`, on the server; returns what was stored. If `remove` throws, keeps it. */
export async function discardDraft<Values, Stored>(
  store: DraftStore<Values, Stored>,
  remove: (draft: VersionedDraft) => Promise<unknown>,
): Promise<VersionedDraft | null> {
  // Waits for a running save, which would change the version.
  await store.getState().flush();
  const { stored, saving } = store.getState();
  // Of a draft submitted elsewhere, only this browser's copy is left to delete.
  if (stored && saving.kind !== 'gone') await remove(stored).catch(ignoreNotFound);
  store.getState().forget();
  return stored;
}
