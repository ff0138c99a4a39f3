export type { ShownCandidate } from './candidate-card.tsx';
export { CandidateSearch } from './candidate-search.tsx';
export { type Asking, describeSubmission } from './describe-invited.ts';
export { type DraftReview, ReviewStep } from './review-step.tsx';
export type { CandidateSource } from './use-candidates.ts';
