import { expect, type Page, type Request } from '@playwright/test';

/** The event stream stays open. */
const STREAM = /\/api\/v1\/live$/;
const QUIET_MS = 300;

interface Traffic {
  quietMs(): number;
  stop(): void;
}

const watched = new WeakMap<Page, Traffic>();

/**
 * Waits until the page makes no more requests. Playwright's `networkidle` never occurs, because of the event stream.
 * Earlier requests count only after `watchRequests`.
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

/** Makes `settled` wait also for requests that began before it. Call it on a new page. */
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
