import { isApiError } from '@counterpoint/client/http';
import type { DraftStore, VersionedDraft } from './draft-state.ts';

/**
 * Throws a draft away, at the server by `remove` and in this browser; discarded twice is discarded. Throws what `remove`
 * throws, and keeps the draft then. Gives back what there was at the server.
 */
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
