import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { type ContextPool, contextPool } from './context-pool.ts';
import { screenFor } from './screens.ts';
import { type Portal, START_LIMIT_MS, startPortal } from './start-portal.ts';

interface WorkerFixtures {
  /** One portal per worker, with demo data. */
  portal: Portal;
}

interface Fixtures {
  contexts: ContextPool;
  /** For a test that needs an empty cache, changes its context for good, such as its clock, or has its own address. */
  freshContext: boolean;
  /** Patterns of console errors that a test causes on purpose; any other fails it. */
  expectedErrors: RegExp[];
}

/**
 * A test against its worker's portal, on a desktop unless tagged `@phone`. An unexpected console error, such as a
 * policy violation, fails it.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const portal = await startPortal();
      await use(portal);
      await portal.stop();
    },
    // A separate timeout, so that the first test of a worker has as long as the others.
    { scope: 'worker', timeout: 2 * START_LIMIT_MS },
  ],
  contexts: [
    async ({ browser, baseURL, viewport, hasTouch, javaScriptEnabled, freshContext }, use) => {
      const pool = contextPool(browser);
      const options = { baseURL: baseURL ?? '', viewport, hasTouch, javaScriptEnabled };
      pool.begin({ options, isReusable: !freshContext });
      await use(pool);
      await pool.end();
    },
    { auto: true },
  ],
  freshContext: [false, { option: true }],
  context: async ({ contexts }, use) => use(await contexts.take()),
  baseURL: async ({ portal }, use) => use(portal.origin),
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  viewport: async ({}, use, { tags }) => use(screenFor(tags).viewport),
  hasTouch: async ({}, use, { tags }) => use(screenFor(tags).hasTouch),
  // biome-ignore-end lint/correctness/noEmptyPattern: as above
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors = watchErrors(page);
    await playFlagHost(page);
    await use(page);
    const unexpected = errors().filter((error) => !expectedErrors.some((expected) => expected.test(error)));
    expect(unexpected).toEqual([]);
  },
});

/**
 * Flags come from a third party, which tests never call. Intercepted in the debugger, because `page.route` disables the
 * browser's cache, which members have.
 */
async function playFlagHost(page: Page): Promise<void> {
  const flag = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#b4533a" d="M0 0h3v2H0z"/></svg>';
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
      body: Buffer.from(flag).toString('base64'),
    };
    // The page may be closed meanwhile.
    session.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://flagcdn.com/*' }] });
}

function watchErrors(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return () => errors;
}

export { expect };
