export { WithdrawDialog } from '@counterpoint/catalogue/revisions';
export { ClaimDialog } from './claim-dialog.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { ContestDialog } from './contest-dialog.tsx';
export { RefuseClaimDialog } from './refuse-claim-dialog.tsx';
