export { AnswerClaim } from './answer-claim.tsx';
export { ClaimEntry, ClaimsCard } from './claim-entry.tsx';
export { RefuseClaimDialog } from './refuse-claim-dialog.tsx';
