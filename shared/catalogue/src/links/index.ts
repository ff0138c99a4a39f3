export { LinkButton } from './link-button.tsx';
export { LinkDialog } from './link-dialog.tsx';
export { UnlinkButton } from './unlink-button.tsx';
