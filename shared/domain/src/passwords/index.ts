export { weaknessOf } from './weakness.ts';
