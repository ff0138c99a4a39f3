export { PartDialog } from '../claims/part-dialog.tsx';
export { RefusePartDialog } from '../claims/refuse-part-dialog.tsx';
export { RightsClaimDialog } from '../claims/rights-claim-dialog.tsx';
export { ConfirmRightsDialog } from './confirm-dialog.tsx';
export { ContestRightsDialog } from './contest-dialog.tsx';
export { WithdrawDialog } from './withdraw-dialog.tsx';
