export { AnswerClaim } from './answer-claim.tsx';
export { ClaimEntry } from './claim-entry.tsx';
export { ClaimsCard } from './claims-card.tsx';
export { RefuseClaimDialog } from './refuse-claim-dialog.tsx';
