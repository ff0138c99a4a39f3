import { isApiError } from '@counterpoint/client/http';
import type { DraftStore, VersionedDraft } from './draft-state.ts';

/** Deletes the draft here and, by `remove`, on the server; returns what was stored. If `remove` throws, keeps it. */
export async function discardDraft<Values, Stored>(
  store: DraftStore<Values, Stored>,
  remove: (draft: VersionedDraft) => Promise<unknown>,
): Promise<VersionedDraft | null> {
  // A save that is under way changes the version; what it says does not matter any more.
  await store.getState().flush();
  const { stored } = store.getState();
  if (stored) await remove(stored).catch(unlessGone);
  store.getState().forget();
  return stored;
}

function unlessGone(error: unknown): void {
  if (!isApiError(error) || error.status !== 404) throw error;
}
