export { CandidateCard, type ShownCandidate } from './candidate-card.tsx';
export {
  type Asking,
  describeContesting,
  describeInvited,
  describeNonMembers,
  stillContesting,
} from './describe-invited.ts';
export { type DraftReview, ReviewStep, type ReviewStepProps } from './review-step.tsx';
export { type CandidateSource, useCandidates } from './use-candidates.ts';
