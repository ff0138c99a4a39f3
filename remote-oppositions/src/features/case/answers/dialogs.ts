export { AcceptDialog } from '../settlement/accept-dialog.tsx';
export { EndedDialog } from '../settlement/ended-dialog.tsx';
export { RefuseDialog } from '../settlement/refuse-dialog.tsx';
export { ChosenDialog } from './chosen-dialog.tsx';
