import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { asMember } from '../portal/demo-member.ts';
import { resizeTo } from '../portal/screens.ts';
import { expect, test } from '../portal/test.ts';

/** A tenth of the limit, since the font, which also moves the layout, is cached. */
const MOST = 0.001;

const CALLS = ['user/user_isni', 'notifications', 'dashboard'];

declare global {
  interface Window {
    /** The layout shift since the last reset. */
    shifted: number;
  }
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += 'value' in entry ? Number(entry.value) : 0;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/** Delays the response to each call; returns a function that releases one. */
async function holdAnswers(page: Page): Promise<(call: string) => void> {
  const gates = new Map(CALLS.map((call) => [call, Promise.withResolvers<void>()]));
  for (const [call, { promise }] of gates)
    await page.route(`**/api/v1/${call}*`, async (route) => {
      await promise;
      await route.continue();
    });
  return (call) => gates.get(call)?.resolve();
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// The first visit moves most: nothing is cached.
test.use({ freshContext: true });

test('moves nothing when the dashboard’s data arrives, and is never wider than the window', async ({
  page,
  portal,
}) => {
  await asMember(page, { portal, email: 'ama.kusi@example.org' });
  await watchShifts(page);
  for (const width of [1440, 600, 320])
    await test.step(`at ${width}`, async () => {
      await resizeTo(page, { width, height: 900 });
      await expectNothingMoves(page);
    });
});

async function expectNothingMoves(page: Page): Promise<void> {
  await page.unrouteAll();
  const release = await holdAnswers(page);
  await page.goto(paths.dashboard());
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  // The skeleton has been painted.
  await expect(page.getByRole('status', { name: 'Loading the dashboard' }).locator('> *')).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    window.shifted = 0;
  });

  release('user/user_isni');
  await expect(page.getByRole('status', { name: 'Loading your ISNI' })).toHaveCount(0);
  release('notifications');
  await expect(page.getByRole('button', { name: /unread/ })).toBeVisible();
  release('dashboard');
  await expect(page.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first()).toBeVisible();

  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(MOST);
  expect(await overflow(page)).toBe(0);
}
