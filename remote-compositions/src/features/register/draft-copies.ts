import { compositionDraft } from '@counterpoint/domain/schemas';
import * as z from 'zod/mini';
import { draftValues } from './draft-values.ts';

const draftCopy = z.object({
  /** The version that the copy was typed over; null while the server has no draft yet. */
  version: z.nullable(z.int()),
  values: draftValues,
  /** A creation whose answer never came: sent again it must carry the same key and the same body. */
  creation: z.nullable(z.object({ key: z.string(), draft: compositionDraft })),
});
export type DraftCopy = z.infer<typeof draftCopy>;

/** What this browser keeps of drafts that the server has not: a reload, a crash or a lost network loses nothing. */
export interface DraftCopies {
  read(draftId: string | null): DraftCopy | null;
  write(draftId: string | null, copy: DraftCopy): void;
  remove(draftId: string | null): void;
}

/** The copies of one member: another who signs in on the same machine never meets them. */
export function draftCopiesOf(memberId: string, storage: Storage): DraftCopies {
  const keyOf = (draftId: string | null) => `counterpoint:draft:${memberId}:${draftId ?? 'new'}`;
  return {
    read(draftId) {
      const text = storage.getItem(keyOf(draftId));
      if (text === null) return null;
      const copy = draftCopy.safeParse(jsonOf(text));
      return copy.success ? copy.data : null;
    },
    write(draftId, copy) {
      try {
        storage.setItem(keyOf(draftId), JSON.stringify(copy));
      } catch {
        // A full or forbidden storage only takes this second net away: the page says 'Not saved' by itself.
      }
    },
    remove: (draftId) => storage.removeItem(keyOf(draftId)),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Written by another release, or by hand: it counts as no copy.
    return null;
  }
}
