export { LinkButton } from './link-button.tsx';
export { UnlinkButton } from './unlink-button.tsx';
