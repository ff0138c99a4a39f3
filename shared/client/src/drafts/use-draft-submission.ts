import { newIdempotencyKey } from '@counterpoint/client/queries';
import { useRef } from 'react';
import type { DraftStore, VersionedDraft } from './draft-state.ts';

/** Saves, then submits that version. Null if saving failed. A retry after a lost response reuses the key. */
export function useDraftSubmission<Values, Stored, Answer>(
  store: DraftStore<Values, Stored>,
  submit: (draft: VersionedDraft, idempotencyKey: string) => Promise<Answer>,
): () => Promise<Answer | null> {
  const last = useRef({ version: -1, key: '' });
  return async () => {
    const isSaved = await store.getState().flush();
    const { stored } = store.getState();
    if (!isSaved || !stored) return null;
    if (last.current.version !== stored.version) last.current = { version: stored.version, key: newIdempotencyKey() };
    return submit(stored, last.current.key);
  };
}
