const KEY = 'counterpoint-asked-path';

/** Keeps where the user wanted to go, for after signing in. Of this tab only, so that two tabs do not swap places. */
export function keepAskedPath(path: string, storage: Storage = sessionStorage): void {
  storage.setItem(KEY, path);
}

/** Where the user wanted to go, or null; it is forgotten by reading it. */
export function takeAskedPath(storage: Storage = sessionStorage): string | null {
  const path = storage.getItem(KEY);
  storage.removeItem(KEY);
  return path !== null && isOwnPath(path) ? path : null;
}

/**
 * Whether a path leads to this origin: one slash at the start. `//evil.example` and `/\evil.example` leave it, and a
 * browser drops tabs and line ends before it reads the address.
 */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && ![...path].some((character) => character.charCodeAt(0) < 0x20);
}
