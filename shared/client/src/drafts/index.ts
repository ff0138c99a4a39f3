export { discardDraft } from './discard-draft.ts';
export { type DraftCopies, type DraftCopy, draftCopiesOf } from './draft-copies.ts';
export type {
  DraftKind,
  DraftStore,
  DraftStoreOptions,
  ReadDraft,
  StoredDraft,
  VersionedDraft,
} from './draft-state.ts';
export { createDraftStore } from './draft-store.ts';
export { useAutosave, useDraft } from './use-draft.ts';
export { useDraftSubmission } from './use-draft-submission.ts';
export { type DraftedForm, useFormDraft } from './use-form-draft.ts';
export { useLeaveGuard } from './use-leave-guard.ts';
