export { NamesField } from './names-field.tsx';
export { problemResolver } from './problem-resolver.ts';
export { createRejections, type Rejections } from './rejections.ts';
