export { RefuseClaimDialog } from '@counterpoint/catalogue/claims';
export { WithdrawDialog } from '@counterpoint/catalogue/revisions';
export { PartDialog } from '../claims/part-dialog.tsx';
export { RightsClaimDialog } from '../claims/rights-claim-dialog.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { ContestDialog } from './contest-dialog.tsx';
