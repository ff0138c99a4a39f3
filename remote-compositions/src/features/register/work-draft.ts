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

/** A work that is drafted. */
export const WORK_DRAFT: DraftKind<DraftValues, CompositionDraft, CompositionDetails> = {
  read: readDraft,
  valuesOf,
  storedIn(current) {
    const work = compositionDetails.safeParse(current);
    return work.success ? work.data : null;
  },
  isWritable: ({ state }) => state === 'draft',
};

/** What this browser keeps of the member's works. */
export function workCopiesOf(memberId: string): DraftCopies {
  return draftCopiesOf({ memberId, storage: localStorage, values: draftValues, draft: compositionDraft });
}
