import * as z from 'zod/mini';

export interface DraftCopy<Values, Draft> {
  readonly version: number | null;
  readonly values: Values;
  /** A creation without a response; the retry must reuse its key and body. */
  readonly creation: { readonly key: string; readonly draft: Draft } | null;
}

/** Local copies of unsaved edits, so that a reload, a crash or a lost network loses nothing. */
export interface DraftCopies<Values, Draft> {
  /** `draftId` is null before the first save. */
  read(draftId: string | null): DraftCopy<Values, Draft> | null;
  write(draftId: string | null, copy: DraftCopy<Values, Draft>): void;
  remove(draftId: string | null): void;
}

export interface DraftCopiesOptions<Values, Draft> {
  /** Keeps members on one machine apart. */
  readonly memberId: string;
  /** Kind of draft; a composition by default. */
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
        // Storage is full or forbidden. The copy is only a backup, and the page shows the failed save.
      }
    },
    remove: (draftId) => storage.removeItem(keyOf(draftId)),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Written by another release or by hand: ignored.
    return null;
  }
}
