export { createLive, type Live, type LiveOptions } from './live.ts';
