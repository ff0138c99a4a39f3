export { ClaimDialog } from './claim-dialog.tsx';
export { ConfirmSharesDialog } from './confirm-dialog.tsx';
export { ContestDialog } from './contest-dialog.tsx';
export { RefuseClaimDialog } from './refuse-claim-dialog.tsx';
export { WithdrawDialog } from './withdraw-dialog.tsx';
