export { ConflictDialog } from './conflict-dialog.tsx';
export { changedOnly, lineDifferences, partyDifferences, withUniqueLabels } from './differences.ts';
export { useDiscardDraft } from './draft-actions.tsx';
export { DraftAddressProvider, useDraftAddress } from './draft-address.tsx';
export { copiesFor, copiesOfCopy } from './draft-copies-of.ts';
export { DraftLoader, NotChangeable, NotFound } from './draft-loader.tsx';
export type { DraftApi, DraftEndpoints, DraftedEntry, DraftSubject, DraftTypes } from './draft-subject.ts';
export {
  isSameTarget,
  type LoaderProps,
  type OpenedDraft,
  parseWizardTarget,
  READ_ONCE,
  type WizardTarget,
} from './draft-subject.ts';
export { type DraftFinding, Findings, problemsAmong } from './findings-list.tsx';
export { type EntryStep, type RegisterSteps, registerSteps, type StepWords, stepsOf } from './register-steps.ts';
export { SearchStep } from './search-step.tsx';
export { FramedStep, goingBack, LazyStep, StepInView } from './step-in-view.tsx';
export { SubmittedAlert } from './submitted-alert.tsx';
export { type DraftForm, useDraftForm } from './use-draft-form.ts';
export { type EntrySubmission, type Submission, useSubmission, useSubmitting } from './use-submission.ts';
export { useWizard, type Wizard } from './use-wizard.ts';
export { WizardFrame } from './wizard-frame.tsx';
