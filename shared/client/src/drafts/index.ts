export { discardDraft } from './discard-draft.ts';
export { type DraftCopies, type DraftCopiesOptions, type DraftCopy, draftCopiesOf } from './draft-copies.ts';
export type {
  DraftKind,
  DraftState,
  DraftStore,
  DraftStoreOptions,
  ReadDraft,
  Saving,
  StoredDraft,
  VersionedDraft,
} from './draft-state.ts';
export { createDraftStore } from './draft-store.ts';
export { createSaveQueue, type SaveQueue } from './save-queue.ts';
export { useDraft, useSavingByItself } from './use-draft.ts';
export { useDraftSubmission } from './use-draft-submission.ts';
export { type DraftedForm, useFormDraft } from './use-form-draft.ts';
export { useLeaveAsked } from './use-leave-asked.ts';
