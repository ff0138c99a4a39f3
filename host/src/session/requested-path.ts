const KEY = 'counterpoint-asked-path';

/** Session storage is per tab, so that two tabs don't interfere. */
export function saveRequestedPath(path: string, storage: Storage = sessionStorage): void {
  storage.setItem(KEY, path);
}

export function consumeRequestedPath(storage: Storage = sessionStorage): string | null {
  const path = storage.getItem(KEY);
  storage.removeItem(KEY);
  return path !== null && isOwnPath(path) ? path : null;
}

/** Prevents open redirects: `//evil.example` and `/\evil.example` leave the origin, and browsers strip control characters. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && ![...path].some((character) => character.charCodeAt(0) < 0x20);
}
