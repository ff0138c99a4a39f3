import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { asMember } from '../portal/demo-member.ts';
import { withLateFrames } from '../portal/late-frames.ts';
import { resizeTo } from '../portal/screens.ts';
import { expect, test } from '../portal/test.ts';

const ENTRIES = ['Dashboard', 'Music Composition', 'Sound Recordings', 'Works in Dispute', 'Account'];
const HEIGHT = 844;

/** 18rem, as given. */
const FULL_WIDTH = 288;

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const entriesOf = (page: Page) => menuOf(page).getByRole('listitem').getByRole('link');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open the menu' });

test.beforeEach(({ page, portal }) => asMember(page, portal, 'ama.kusi@example.org'));

test('the menu is 18rem wide from medium on, a rail from small on, and below that a button', async ({ page }) => {
  for (const width of [1440, 768]) {
    await resizeTo(page, { width, height: HEIGHT });
    await expect.poll(async () => (await menuOf(page).boundingBox())?.width, `at ${width}`).toBe(FULL_WIDTH);
    await expect(entriesOf(page).filter({ hasText: 'Works in Dispute' })).toBeVisible();
    await expect(menuButton(page)).toHaveCount(0);
  }
  for (const width of [767, 600, 480]) {
    await resizeTo(page, { width, height: HEIGHT });
    await expect.poll(async () => (await menuOf(page).boundingBox())?.width, `at ${width}`).toBeLessThan(100);
    await expect(menuButton(page)).toHaveCount(0);
    for (const entry of await entriesOf(page).all()) await expect(entry).toBeInViewport({ ratio: 1 });
  }
  for (const width of [479, 390, 320]) {
    await resizeTo(page, { width, height: HEIGHT });
    await expect(menuButton(page), `at ${width}`).toBeInViewport({ ratio: 1 });
    await expect(menuOf(page), `at ${width}`).toHaveCount(0);
  }
});

test('the menu leads to the areas in their order, and marks where one is also on deeper pages', async ({ page }) => {
  for (const name of ENTRIES) await expect(entriesOf(page).filter({ hasText: name })).toBeVisible();
  expect((await entriesOf(page).allTextContents()).slice(0, ENTRIES.length)).toEqual(ENTRIES);
  const places: readonly [string, string][] = [
    [paths.dashboard(), 'Dashboard'],
    [paths.compositions.list(), 'Music Composition'],
    [paths.compositions.add(), 'Music Composition'],
    [paths.compositions.search(), 'Music Composition'],
    [paths.recordings.list(), 'Sound Recordings'],
    [paths.oppositions.list(), 'Works in Dispute'],
    [paths.account.profile(), 'Account'],
    [paths.account.passwordChange(), 'Account'],
    [paths.account.personalIdentifiers(), 'Account'],
    [paths.account.rightsHolder(), 'Account'],
  ];
  const current = menuOf(page).locator('[aria-current=page]');
  for (const [path, name] of places) {
    await page.goto(path);
    await expect(current, path).toHaveText([name]);
  }
  await page.goto(paths.compositions.list());
  const work = page.locator(`main a[href*="${paths.compositions.details('')}"]`).first();
  await work.click();
  await page.waitForURL(`**${paths.compositions.details('')}*`);
  await expect(current).toHaveText(['Music Composition']);
  await page.goto('/nothing/here');
  await expect(page.getByRole('heading', { level: 1, name: /does not exist/ })).toBeVisible();
  await expect(current).toHaveCount(0);
});

test('reaching for an entry brings its area, before it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const askedFor = (area: string) => asked.some((path) => path.startsWith(`/r/${area}/`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(['recordings', 'oppositions'].filter(askedFor)).toEqual([]);
  await entriesOf(page).filter({ hasText: 'Sound Recordings' }).hover();
  await expect.poll(() => askedFor('recordings')).toBe(true);
  expect(askedFor('oppositions')).toBe(false);
  await entriesOf(page).filter({ hasText: 'Works in Dispute' }).focus();
  await expect.poll(() => askedFor('oppositions')).toBe(true);
  await expect(page).toHaveURL(paths.dashboard());
});

test('on a phone the menu slides in, keeps the focus, and closes by Escape, beside it, and by going somewhere', async ({
  page,
}) => {
  await resizeTo(page, { width: 390, height: HEIGHT });
  const drawer = page.getByRole('dialog', { name: 'Menu' });

  await test.step('opens by keyboard, with the focus inside', async () => {
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

  await test.step('Escape closes it and gives the focus back', async () => {
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
  });

  await test.step('so does a tap beside it', async () => {
    await menuButton(page).click();
    await expect(drawer).toBeVisible();
    await page.mouse.click(380, 400);
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(paths.dashboard());
  });

  await test.step('following an entry closes it and goes there', async () => {
    await menuButton(page).click();
    await drawer.getByRole('link', { name: 'Works in Dispute' }).click();
    await expect(page).toHaveURL(paths.oppositions.list());
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Works in dispute' })).toBeFocused();
  });

  await test.step('following the entry of the page that is open closes it too', async () => {
    await menuButton(page).click();
    await expect(drawer.locator('[aria-current=page]')).toHaveText('Works in Dispute');
    await drawer.locator('[aria-current=page]').click();
    await expect(drawer).toHaveCount(0);
  });
});

test('on a slow phone a tap beside the menu, and Escape, close it from the first moment on', async ({ page }) => {
  await withLateFrames(page);
  await resizeTo(page, { width: 390, height: HEIGHT });
  await page.reload();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await menuButton(page).click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(380, 400);
  await expect(drawer).toHaveCount(0);
  await menuButton(page).click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});
