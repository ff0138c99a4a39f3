import * as z from 'zod/mini';

/** What this browser keeps of one draft that the server has not. */
export interface DraftCopy<Values, Draft> {
  /** The version that the copy was typed over; null while the server has no draft yet. */
  readonly version: number | null;
  readonly values: Values;
  /** A creation whose answer never came: sent again it must carry the same key and the same body. */
  readonly creation: { readonly key: string; readonly draft: Draft } | null;
}

/** What this browser keeps of drafts that the server has not: a reload, a crash or a lost network loses nothing. */
export interface DraftCopies<Values, Draft> {
  /** `draftId` is null for a draft that the server does not have yet. */
  read(draftId: string | null): DraftCopy<Values, Draft> | null;
  write(draftId: string | null, copy: DraftCopy<Values, Draft>): void;
  remove(draftId: string | null): void;
}

export interface DraftCopiesOptions<Values, Draft> {
  /** The copies are this member's: another who signs in on the same machine never meets them. */
  readonly memberId: string;
  /** What is drafted, where it is not a composition: kinds do not meet each other either. */
  readonly kind?: string;
  readonly storage: Storage;
  readonly values: z.ZodMiniType<Values>;
  readonly draft: z.ZodMiniType<Draft>;
}

export function draftCopiesOf<Values, Draft>(options: DraftCopiesOptions<Values, Draft>): DraftCopies<Values, Draft> {
  const { memberId, kind, storage, values, draft } = options;
  const draftCopy = z.object({
    version: z.nullable(z.int()),
    values,
    creation: z.nullable(z.object({ key: z.string(), draft })),
  });
  const place = ['counterpoint:draft', ...(kind ? [kind] : []), memberId].join(':');
  const keyOf = (draftId: string | null) => `${place}:${draftId ?? 'new'}`;
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
