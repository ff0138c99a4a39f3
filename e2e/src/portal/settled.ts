import { expect, type Page, type Request } from '@playwright/test';

/** The event stream stays open as long as the page does. */
const STREAM = /\/api\/v1\/live$/;
const QUIET_MS = 300;

interface Traffic {
  quietMs(): number;
  stop(): void;
}

const watched = new WeakMap<Page, Traffic>();

/**
 * Waits until the page asks for nothing any more. Playwright's own `networkidle` never comes here, because of the
 * event stream. Requests from before the call count only on a page of `watchRequests`.
 */
export async function settled(page: Page): Promise<void> {
  const known = watched.get(page);
  const traffic = known ?? listen(page);
  const start = Date.now();
  await expect
    .poll(() => Math.min(traffic.quietMs(), Date.now() - start), {
      message: `${page.url()} asks for more and more`,
      intervals: [50],
    })
    .toBeGreaterThan(QUIET_MS);
  if (!known) traffic.stop();
}

/** For a new page: `settled` then also waits for requests that began before it was called. */
export function watchRequests(page: Page): void {
  watched.set(page, listen(page));
}

function listen(page: Page): Traffic {
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
  return {
    quietMs: () => (pending.size > 0 ? 0 : Date.now() - quietSince),
    stop: () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}
