export { problemResolver } from './problem-resolver.ts';
