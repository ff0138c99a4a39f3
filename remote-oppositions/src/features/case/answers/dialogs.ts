export { RefuseDialog } from '../settlement/refuse-dialog.tsx';
export { ChosenDialog } from './chosen-dialog.tsx';
