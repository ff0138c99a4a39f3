export { askedWords, outsideWords } from './asked-words.ts';
export { CandidateCard, type ShownCandidate } from './candidate-card.tsx';
export { type DraftReview, ReviewStep, type ReviewStepProps } from './review-step.tsx';
export { type CandidateSource, useCandidates } from './use-candidates.ts';
