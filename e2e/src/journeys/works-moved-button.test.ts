import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { freshMember } from '../portal/fresh-member.ts';
import { resizeTo } from '../portal/screens.ts';
import { openSession } from '../portal/session-cookie.ts';
import type { Portal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';

const { compositions } = paths;

function saved(page: Page) {
  return page.getByText(/^Draft saved/).first();
}

test('submits on the first press of Continue, even if a validation message moves the button', async ({
  page,
  portal,
}) => {
  const { button, before } = await wrongDurationAbove(page, portal);
  await page.mouse.move(before.x + before.width / 2, before.y + 2);
  await page.mouse.down();
  await expect(page.getByLabel('Duration')).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(async () => (await button.boundingBox())?.y).toBeGreaterThan(before.y + 2);
  await page.mouse.up();
  await expect(page.getByRole('alert').filter({ hasText: 'There’s a problem' })).toBeVisible();

  await test.step('cancels a press that is dragged off the button', async () => {
    await page.getByLabel('Duration').fill('3:42');
    await button.hover();
    await page.mouse.down();
    await page.getByLabel('Genre').hover();
    await page.mouse.up();
    // A second after the last key: without the error, the next step would have opened.
    await expect(saved(page)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('step')).toBe('about');
    await expect(page.getByLabel('Duration')).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test('submits on a tap of Continue, even if the button moves when the finger is lifted', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const { button, before } = await wrongDurationAbove(page, portal);
  await page.touchscreen.tap(before.x + before.width / 2, before.y + 2);
  await expect(page.getByRole('alert').filter({ hasText: 'There’s a problem' })).toBeVisible();
  await expect.poll(async () => (await button.boundingBox())?.y).toBeGreaterThan(before.y + 2);
});

/** The step about the work with an invalid duration, still focused. */
async function wrongDurationAbove(page: Page, portal: Portal) {
  await openSession(page.context(), portal, await freshMember(portal));
  await page.goto(compositions.add());
  await page.getByLabel('Title of the work').fill('Steady Rain');
  await page.getByRole('button', { name: /continue/i }).click();
  const button = page.getByRole('button', { name: 'Continue to writers' });
  // Until then the page scrolls by itself.
  await expect(saved(page)).toBeVisible();
  // Hidden content doesn't move the rest.
  await resizeTo(page, { width: page.viewportSize()?.width ?? 0, height: 3000 });
  await page.getByLabel('Duration').fill('soon');
  const before = await button.boundingBox();
  if (!before) throw new Error('The button is nowhere.');
  return { button, before };
}
