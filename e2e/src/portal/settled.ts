import { expect, type Page, type Request } from '@playwright/test';

/** The event stream stays open as long as the page does. */
const STREAM = /\/api\/v1\/live$/;
const QUIET_MS = 300;

/**
 * Waits until the page asks for nothing any more. Playwright's own `networkidle` never comes here, because of the
 * event stream.
 */
export async function settled(page: Page): Promise<void> {
  const pending = new Set<Request>();
  let quietSince = Date.now();
  const begin = (request: Request) => {
    if (!STREAM.test(new URL(request.url()).pathname)) pending.add(request);
  };
  const end = (request: Request) => {
    pending.delete(request);
    quietSince = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const quietMs = () => (pending.size > 0 ? 0 : Date.now() - quietSince);
  await expect
    .poll(quietMs, { message: `${page.url()} asks for more and more`, intervals: [50] })
    .toBeGreaterThan(QUIET_MS);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
