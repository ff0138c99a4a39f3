import type { BrowserContext } from '@playwright/test';
import type { Portal } from './start-portal.ts';

const NAME = 'session-id';

/** What the session's cookie holds in this browser; null where there is none. */
export async function sessionCookie(context: BrowserContext): Promise<string | null> {
  return (await context.cookies()).find(({ name }) => name === NAME)?.value ?? null;
}

/** Puts a session's cookie into the browser, whatever it holds. */
export function putSessionCookie(context: BrowserContext, portal: Portal, value: string): Promise<void> {
  return context.addCookies([{ name: NAME, value, url: portal.origin }]);
}
