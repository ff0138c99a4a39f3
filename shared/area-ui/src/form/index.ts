export { NamesField } from './names-field.tsx';
export { problemResolver } from './problem-resolver.ts';
