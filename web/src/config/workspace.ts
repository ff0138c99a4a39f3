import { fileURLToPath } from 'node:url';

/** The workspace's root folder, with a slash at its end. */
export const WORKSPACE = fileURLToPath(new URL('../../../', import.meta.url));
