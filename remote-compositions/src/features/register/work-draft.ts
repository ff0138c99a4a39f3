import {
  type DraftCopies as CopiesOf,
  type DraftCopy as CopyOf,
  type DraftKind,
  draftCopiesOf,
  type DraftStore as StoreOf,
} from '@counterpoint/client/drafts';
import {
  type CompositionDetails,
  type CompositionDraft,
  compositionDetails,
  compositionDraft,
} from '@counterpoint/domain/schemas';
import { type DraftValues, draftValues, valuesOf } from './draft-values.ts';
import { readDraft } from './read-draft.ts';

export type DraftStore = StoreOf<DraftValues, CompositionDetails>;
export type DraftCopies = CopiesOf<DraftValues, CompositionDraft>;
export type DraftCopy = CopyOf<DraftValues, CompositionDraft>;

/** A work, or a new version of one, that is drafted. */
export const WORK_DRAFT: DraftKind<DraftValues, CompositionDraft, CompositionDetails> = {
  read: readDraft,
  valuesOf,
  storedIn(current) {
    const work = compositionDetails.safeParse(current);
    return work.success ? work.data : null;
  },
  isWritable: ({ state }) => state === 'draft',
};

/** What this browser keeps of the member's works; of new versions of one work where `amends` is its id. */
export function workCopiesOf(memberId: string, amends?: string): DraftCopies {
  return draftCopiesOf({
    memberId,
    storage: localStorage,
    values: draftValues,
    draft: compositionDraft,
    ...(amends !== undefined && { kind: `amendment:${amends}` }),
  });
}

/**
 * The same for a work that was begun as a copy: until the server has it, it is kept beside a new work that may be kept
 * already, and afterwards like every draft.
 */
export function copiesOfCopy(memberId: string, sourceId: string): DraftCopies {
  const usual = workCopiesOf(memberId);
  const begun = draftCopiesOf({
    memberId,
    storage: localStorage,
    values: draftValues,
    draft: compositionDraft,
    kind: `copy:${sourceId}`,
  });
  const place = (draftId: string | null) => (draftId === null ? begun : usual);
  return {
    read: (draftId) => place(draftId).read(draftId),
    write: (draftId, copy) => place(draftId).write(draftId, copy),
    remove: (draftId) => place(draftId).remove(draftId),
  };
}
