export { RefuseClaimDialog } from '@counterpoint/catalogue/claims';
export { WithdrawDialog } from '@counterpoint/catalogue/revisions';
export { ClaimDialog } from './claim-dialog.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { ContestDialog } from './contest-dialog.tsx';
