import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { asMember } from '../portal/demo-member.ts';
import { expect, test } from '../portal/test.ts';

/** The page's clock advances only with the test, so that timing is certain. */
test.beforeEach(async ({ page, portal }) => {
  await asMember(page, { portal, email: 'ama.kusi@example.org', at: paths.diagnostics() });
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
});

const toasts = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Dismiss' });
/** By keyboard, since toasts cover the buttons that create more. */
const show = (page: Page, kind: string) =>
  page.getByRole('main').getByRole('button', { name: kind, exact: true }).press('Enter');

/** Positions of the toasts, from the top. */
async function cards(page: Page) {
  const boxes = await Promise.all((await toasts(page).locator('..').all()).map((card) => card.boundingBox()));
  return boxes.filter((box) => box !== null).sort((one, other) => one.y - other.y);
}

/** Gaps between the toasts. */
async function gaps(page: Page): Promise<number[]> {
  const stack = await cards(page);
  return stack.slice(1).map(({ y }, index) => Math.round(y - (stack[index]?.y ?? 0) - (stack[index]?.height ?? 0)));
}

const STEP_MS = 50;
/** A toast appears, leaves, and the others close up one by one, a few steps late at most. */
const SLACK_MS = 300;

/** Advances the page's clock in steps, so that the page can render in between. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += STEP_MS) await page.clock.runFor(STEP_MS);
}

// Setting the clock affects the whole context.
test.use({ freshContext: true });

test('stacks toasts at the top in the middle, and dismisses all at once', async ({ page }) => {
  await show(page, 'Error');
  for (let count = 0; count < 2; count += 1) await show(page, 'Loading');
  await pass(page, SLACK_MS);
  await expect(toasts(page)).toHaveCount(3);
  // The stack closes up by a CSS transition, which the clock doesn't control.
  await expect.poll(() => gaps(page)).toEqual([8, 8]);
  const [top] = await cards(page);
  expect(top?.y).toBeLessThan(40);
  expect((top?.x ?? 0) + (top?.width ?? 0) / 2).toBeCloseTo(720, -1);
  await page.getByRole('button', { name: 'Dismiss all' }).press('Enter');
  await pass(page, 1000 + SLACK_MS);
  await expect(toasts(page)).toHaveCount(0);
});
