export { DiscardButton } from './discard-button.tsx';
export { SavingLine } from './saving-line.tsx';
export { SavingProblem } from './saving-problem.tsx';
export { SearchFirst } from './search-first.tsx';
export { type Difference, StaleDialog } from './stale-dialog.tsx';
export { StepFrame } from './step-frame.tsx';
export { StepPlace } from './step-place.tsx';
export { Steps } from './steps.tsx';
