import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { asMember } from '../portal/demo-member.ts';
import { resizeTo } from '../portal/screens.ts';
import { expect, test } from '../portal/test.ts';

const ENTRIES = ['Dashboard', 'Music Composition', 'Sound Recordings', 'Works in Dispute', 'Account'];
const HEIGHT = 844;

/** 18rem, as given. */
const FULL_WIDTH = 288;

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const entriesOf = (page: Page) => menuOf(page).getByRole('listitem').getByRole('link');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });

test('prefetches areas, adapts the menu to each width, and is a drawer on a phone', async ({ page, portal }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await asMember(page, { portal, email: 'ama.kusi@example.org' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('hovering over an entry loads its area', async () => {
    const isRequested = (area: string) => requested.some((path) => path.startsWith(`/r/${area}/`));
    expect(['recordings', 'oppositions'].filter(isRequested)).toEqual([]);
    await entriesOf(page).filter({ hasText: 'Sound Recordings' }).hover();
    await expect.poll(() => isRequested('recordings')).toBe(true);
    expect(isRequested('oppositions')).toBe(false);
    await entriesOf(page).filter({ hasText: 'Works in Dispute' }).focus();
    await expect.poll(() => isRequested('oppositions')).toBe(true);
    await expect(page).toHaveURL(paths.dashboard());
  });

  await test.step('is 18rem wide on medium screens, a rail on small ones, and a button below that', () =>
    expectFormOfEachWidth(page));

  await resizeTo(page, { width: 390, height: HEIGHT });
  const drawer = page.getByRole('dialog', { name: 'Menu' });

  await test.step('opens by keyboard with the focus inside', async () => {
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    expect((await entriesOf(page).allTextContents()).slice(0, ENTRIES.length)).toEqual(ENTRIES);
    await expect(drawer.locator(':focus')).toHaveCount(1);
    const stops = await drawer.locator('a[href], button').count();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step <= stops; step += 1) {
        await page.keyboard.press(key);
        await expect(drawer.locator(':focus'), `${key} ${step}`).toHaveCount(1);
      }
  });

  await test.step('Escape closes it and returns the focus', async () => {
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
  });

  await test.step('following an entry closes it and opens the page', async () => {
    await menuButton(page).click();
    await drawer.getByRole('link', { name: 'Works in Dispute' }).click();
    await expect(page).toHaveURL(paths.oppositions.list());
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Works in dispute' })).toBeFocused();
  });

  await test.step('following the entry of the current page closes it too', async () => {
    await menuButton(page).click();
    await expect(drawer.locator('[aria-current=page]')).toHaveText('Works in Dispute');
    await drawer.locator('[aria-current=page]').click();
    await expect(drawer).toHaveCount(0);
  });
});

async function expectFormOfEachWidth(page: Page): Promise<void> {
  for (const width of [1440, 768]) {
    await resizeTo(page, { width, height: HEIGHT });
    await expect.poll(async () => (await menuOf(page).boundingBox())?.width, `at ${width}`).toBe(FULL_WIDTH);
    await expect(entriesOf(page).filter({ hasText: 'Works in Dispute' })).toBeVisible();
    await expect(menuButton(page)).toHaveCount(0);
  }
  for (const width of [767, 480]) {
    await resizeTo(page, { width, height: HEIGHT });
    await expect.poll(async () => (await menuOf(page).boundingBox())?.width, `at ${width}`).toBeLessThan(100);
    await expect(menuButton(page)).toHaveCount(0);
    for (const entry of await entriesOf(page).all()) await expect(entry).toBeInViewport({ ratio: 1 });
  }
  for (const width of [479, 320]) {
    await resizeTo(page, { width, height: HEIGHT });
    await expect(menuButton(page), `at ${width}`).toBeInViewport({ ratio: 1 });
    await expect(menuOf(page), `at ${width}`).toHaveCount(0);
  }
}
