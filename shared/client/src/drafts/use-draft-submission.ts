import { useIdempotencyKey } from '@counterpoint/client/queries';
import type { DraftStore, VersionedDraft } from './draft-state.ts';

/**
 * Saves, then submits that version. Null if saving failed. A retry after a lost response reuses the key, unless the draft or
 * `content`, which is submitted with it, has changed.
 */
export function useDraftSubmission<Values, Stored, Answer>(
  store: DraftStore<Values, Stored>,
  submit: (draft: VersionedDraft, idempotencyKey: string) => Promise<Answer>,
  content: unknown = null,
): () => Promise<Answer | null> {
  const keyOf = useIdempotencyKey();
  return async () => {
    const isSaved = await store.getState().flush();
    const { stored } = store.getState();
    if (!isSaved || !stored) return null;
    return submit(stored, keyOf([stored.version, content]));
  };
}
