import { fileURLToPath } from 'node:url';

export const WORKSPACE = fileURLToPath(new URL('../../../', import.meta.url));
