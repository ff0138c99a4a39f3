export { ContestSelectedDialog } from './contest-selected-dialog.tsx';
export { EditSelectedDialog } from './edit-selected-dialog.tsx';
export { WithdrawSelectedDialog } from './withdraw-selected-dialog.tsx';
