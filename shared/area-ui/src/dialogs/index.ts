export { ConfirmedButton } from './confirmed-button.tsx';
export { type DialogForm, type DialogFormOptions, FormDialog, useDialogForm } from './form-dialog.tsx';
export { ReasonDialog } from './reason-dialog.tsx';
export { useUnsent } from './use-unsent.tsx';
