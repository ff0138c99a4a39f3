export { createSessionCodec } from './session-codec.ts';
export { SESSION_COOKIE } from './session-cookie.ts';
export { createSessionStore, type SessionReader, type SessionStore } from './session-store.ts';
