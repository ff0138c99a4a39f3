export { askedWords, outsideWords } from './asked-words.ts';
export { CandidateCard, type ShownCandidate } from './candidate-card.tsx';
export type { CandidateWords } from './candidates-check.tsx';
export { ReviewFrame } from './review-frame.tsx';
export { useConfirmationDays } from './use-confirmation-days.ts';
