export { ConfirmedButton } from './confirmed-button.tsx';
export { FormDialog } from './form-dialog.tsx';
export { ReasonDialog } from './reason-dialog.tsx';
export { type DialogForm, type DialogFormOptions, useDialogForm } from './use-dialog-form.ts';
export { useUnsent } from './use-unsent.tsx';
