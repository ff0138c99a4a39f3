export { createSessionCodec, type SessionCodec } from './session-codec.ts';
export { SESSION_COOKIE } from './session-cookie.ts';
export {
  createSessionStore,
  type SessionReader,
  type SessionStore,
  type SessionStoreOptions,
} from './session-store.ts';
