import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { asMember } from '../portal/demo-member.ts';
import { expect, test } from '../portal/test.ts';

/** The page's clock only advances when the test does it, so that the times of a toast are certain. */
test.beforeEach(async ({ page, portal }) => {
  await asMember(page, { portal, email: 'ama.kusi@example.org', at: paths.diagnostics() });
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
});

const toasts = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Dismiss' });
/** By keyboard, since many toasts lie over the buttons that show more of them. */
const show = (page: Page, kind: string) =>
  page.getByRole('main').getByRole('button', { name: kind, exact: true }).press('Enter');

/** Where the toasts stand, from the top. */
async function cards(page: Page) {
  const boxes = await Promise.all((await toasts(page).locator('..').all()).map((card) => card.boundingBox()));
  return boxes.filter((box) => box !== null).sort((one, other) => one.y - other.y);
}

/** How far each toast stands from the next. */
async function gaps(page: Page): Promise<number[]> {
  const stack = await cards(page);
  return stack.slice(1).map(({ y }, index) => Math.round(y - (stack[index]?.y ?? 0) - (stack[index]?.height ?? 0)));
}

const STEP_MS = 50;
/** A toast appears, leaves and lets the others close up one after the other, each a few steps later than it might. */
const SLACK_MS = 300;

/** Moves the page's clock on in steps, between which the page can render: what it does next is only set off then. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += STEP_MS) await page.clock.runFor(STEP_MS);
}

// A clock that is set stays with its context.
test.use({ freshContext: true });

test('shows twenty of twenty-one toasts at the top in the middle, without the oldest', async ({ page }) => {
  await show(page, 'Error');
  for (let count = 0; count < 20; count += 1) await show(page, 'Loading');
  await pass(page, 1000 + SLACK_MS);
  await expect(toasts(page)).toHaveCount(20);
  await expect(page.getByText('Working on it…')).toHaveCount(20);
  await expect(page.getByText('That didn’t work.')).toHaveCount(0);
  // The stack closes up by a transition of the browser, whose time is its own.
  await expect.poll(() => gaps(page)).toEqual(Array.from({ length: 19 }, () => 8));
  const [top] = await cards(page);
  expect(top?.y).toBeLessThan(40);
  expect((top?.x ?? 0) + (top?.width ?? 0) / 2).toBeCloseTo(720, -1);
  await page.getByRole('button', { name: 'Dismiss all' }).press('Enter');
  await pass(page, 1000 + SLACK_MS);
  await expect(toasts(page)).toHaveCount(0);
});
