export { LinkButton } from './link-button.tsx';
export { LinkDialog } from './link-dialog.tsx';
export { UnlinkButton } from './unlink-button.tsx';
export { type LinkKind, useLinks } from './use-links.ts';
