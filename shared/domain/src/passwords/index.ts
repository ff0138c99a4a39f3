export { loadCommonPasswords, weaknessOf } from './weakness.ts';
