const KEY = 'counterpoint-asked-path';
const ENDED_KEY = 'counterpoint-session-ended';

/** Session storage is per tab, so that two tabs don't interfere. */
export function saveRequestedPath(path: string): void {
  sessionStorage.setItem(KEY, path);
}

export function consumeRequestedPath(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path !== null && isOwnPath(path) ? path : null;
}

export function markSessionEnded(): void {
  sessionStorage.setItem(ENDED_KEY, 'yes');
}

/** Whether the sign-in page opened because the session ended in use; true once. */
export function consumeSessionEnded(): boolean {
  const hasEnded = sessionStorage.getItem(ENDED_KEY) !== null;
  sessionStorage.removeItem(ENDED_KEY);
  return hasEnded;
}

/** Prevents open redirects: `//evil.example` and `/\evil.example` leave the origin, and browsers strip control characters. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && ![...path].some((character) => character.charCodeAt(0) < 0x20);
}
