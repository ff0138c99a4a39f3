/** All overlays share one chunk, loaded on demand by `use-overlays.ts`. */
export { AccountMenu } from './account-menu.tsx';
export { LeaveDialog } from './leave-dialog.tsx';
export { LinkedMemberAlert } from './linked-member-alert.tsx';
export { MenuPanel } from './menu-panel.tsx';
export { NotificationsPanel } from './notifications-panel.tsx';
export { SessionDialogs } from './session-dialogs.tsx';
