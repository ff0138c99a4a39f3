/** A separate entry, because it brings dialogs and forms of the kit. */
export { SignInAgainDialog } from './sign-in-again-dialog.tsx';
