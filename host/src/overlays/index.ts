/**
 * What appears over the page, in one chunk: with it come the kit's dialogs, menus and forms, which no first page needs.
 * Brought by `use-overlays.ts` when somebody reaches for it.
 */
export { AccountMenu } from './account-menu.tsx';
export { LeaveDialog } from './leave-dialog.tsx';
export { MenuPanel } from './menu-panel.tsx';
export { NotificationsPanel } from './notifications-panel.tsx';
export { SignInDialog } from './sign-in-dialog.tsx';
