export { ImportPages } from './import-pages.tsx';
export type { ImportSubject } from './imports-api.ts';
