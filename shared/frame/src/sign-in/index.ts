/** A separate entry, because it brings dialogs and forms of the kit. */
export { ProofDialog } from './proof-dialog.tsx';
export { SignInAgainDialog } from './sign-in-again-dialog.tsx';
