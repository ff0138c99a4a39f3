/** Signing in over a page: an entry of its own, because dialogs and forms of the kit come with it. */
export { SignInAgainDialog } from './sign-in-again-dialog.tsx';
