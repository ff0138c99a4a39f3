export { ImportPages } from './import-pages.tsx';
export type { ImportSubject } from './import-subject.ts';
