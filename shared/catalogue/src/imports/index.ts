export { ImportPages } from './import-pages.tsx';
export type { ImportSubject } from './import-subject.ts';
export { count, type Noun } from './import-words.ts';
