export { askedWords, outsideWords } from './asked-words.ts';
export { CandidateCard, type ShownCandidate } from './candidate-card.tsx';
export type { CandidateWords } from './candidates-check.tsx';
export { differing, partyDifferences, wordDifferences } from './differences.ts';
export { type DraftFinding, Findings, problemsAmong } from './findings-list.tsx';
export { NextCard } from './next-card.tsx';
export { ReviewFrame } from './review-frame.tsx';
export { ReviewPart } from './review-part.tsx';
export { useConfirmationDays } from './use-confirmation-days.ts';
