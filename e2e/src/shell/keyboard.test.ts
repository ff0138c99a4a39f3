import { paths } from '@counterpoint/contract/paths';
import type { Locator, Page } from '@playwright/test';
import { printedMember, showMenu } from '../portal/demo-member.ts';
import { expectFocus, tabTo } from '../portal/keyboard.ts';
import { withLateFrames } from '../portal/late-frames.ts';
import { PHONE, resizeTo } from '../portal/screens.ts';
import { openSession } from '../portal/session-cookie.ts';
import type { Portal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';

const inBar = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });

/** The Tab stops before the page, in order. */
function stopsOf(page: Page): readonly Locator[] {
  const names = ['Dashboard', 'Music Composition', 'Sound Recordings', 'Works in Dispute', 'Account', 'Help'];
  return [
    page.getByRole('link', { name: 'Skip to content' }),
    page.getByRole('link', { name: 'Counterpoint, to the dashboard' }),
    inBar(page, 'Search'),
    page.getByRole('banner').getByRole('link', { name: /^ISNI/ }),
    inBar(page, /notification/i),
    inBar(page, /account of Ama/),
    ...names.map((name) => entry(page, name)),
  ];
}

test('operates the whole shell by keyboard', async ({ page, portal }) => {
  await openList(page, portal);

  await test.step('Tab moves through skip link, top bar and menu to the page, and back', async () => {
    const stops = stopsOf(page);
    for (const stop of stops) {
      await page.keyboard.press('Tab');
      await expectFocus(stop);
    }
    await page.keyboard.press('Tab');
    await expectFocus(page.getByRole('main').locator(':focus'));
    for (const stop of stops.toReversed()) {
      await page.keyboard.press('Shift+Tab');
      await expectFocus(stop);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expectFocus(page.getByRole('main').locator(':focus'));
  });

  await test.step('a shortcut opens the palette anywhere, and Escape returns the focus', async () => {
    const field = page.getByRole('combobox', { name: /Search pages/ });
    const help = entry(page, 'Help');
    await tabTo(page, help, 'Shift+Tab');
    for (const key of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(key);
      await expectFocus(field);
      await page.keyboard.press('Escape');
      await expect(field).toHaveCount(0);
      await expectFocus(help);
    }
  });

  await test.step('Enter follows the menu, and the focus moves to the new page’s heading', async () => {
    await tabTo(page, entry(page, 'Sound Recordings'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.recordings.list());
    await expect(page.getByRole('heading', { level: 1, name: 'Sound recordings' })).toBeFocused();
  });

  await test.step('Tab moves through the notifications, and Escape closes them', async () => {
    const bell = inBar(page, /notification/i);
    const items = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').getByRole('link');
    await tabTo(page, bell, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectFocus(items.first());
    await page.keyboard.press('Tab');
    await expectFocus(items.nth(1));
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await expectFocus(bell);
  });

  await test.step('the account menu changes the theme and signs out', async () => {
    const avatar = inBar(page, /account of Ama/);
    const menu = page.getByRole('menu');
    await tabTo(page, avatar);
    await page.keyboard.press('Enter');
    await expect(menu).toBeFocused();
    await walkTo(page, page.getByRole('menuitemradio', { name: 'Dark' }));
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/);
    await expect(menu).toHaveCount(0);
    await expectFocus(avatar);
    await page.keyboard.press('Enter');
    await expect(menu).toBeFocused();
    await walkTo(page, page.getByRole('menuitem', { name: 'Logout' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

test('closes menus and dialogs and returns the focus, however late frames come', async ({ page, portal }) => {
  await withLateFrames(page);
  await openList(page, portal);

  await test.step('the account menu, for a fast typist', async () => {
    const avatar = inBar(page, /account of Ama/);
    const menu = page.getByRole('menu');
    await tabTo(page, avatar);
    await page.keyboard.press('Enter');
    await expect(menu).toBeFocused();
    // Past the two languages to the last theme.
    for (const key of ['End', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await expect(menu).toHaveCount(0);
    await framesPassed(page);
    await expectFocus(avatar);
  });

  await test.step('Escape closes what has just opened', async () => {
    const opened = [
      { by: inBar(page, /notification/i), it: page.getByRole('dialog', { name: 'Notifications' }) },
      { by: inBar(page, /account of Ama/), it: page.getByRole('menu') },
      { by: inBar(page, 'Search'), it: page.getByRole('dialog', { name: /search/i }) },
    ];
    for (const { by, it } of opened) {
      await by.click();
      await expect(it).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(it).toHaveCount(0);
      await framesPassed(page);
      await expect(by).toBeFocused();
    }
  });

  await test.step('a tap outside the menu and Escape close it on a phone', async () => {
    await resizeTo(page, PHONE.viewport);
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    for (const close of [() => page.mouse.click(380, 400), () => page.keyboard.press('Escape')]) {
      await showMenu(page);
      await expect(drawer).toBeVisible();
      await close();
      await expect(drawer).toHaveCount(0);
    }
  });
});

test('covers nothing that has the focus at 200% zoom', async ({ page, portal }) => {
  await openList(page, portal);
  // The viewport of a 1440 × 900 screen at that zoom.
  await resizeTo(page, { width: 720, height: 450 });
  const help = entry(page, 'Help');
  await tabTo(page, help);
  await expect.poll(() => isUncovered(help)).toBe(true);
  await page.keyboard.press('Tab');
  const first = page.getByRole('main').locator(':focus');
  await expectFocus(first);
  await expect.poll(() => isUncovered(first)).toBe(true);
});

function isUncovered(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** A separate session, because signing out ends it. */
async function openList(page: Page, portal: Portal): Promise<void> {
  await openSession(page.context(), portal, printedMember(portal.output(), 'ama.kusi@example.org'));
  await page.goto(paths.oppositions.list());
  await expect(page.getByRole('heading', { level: 1, name: 'Works in dispute' })).toBeVisible();
}

/** Waits for the pending frames. */
const framesPassed = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Presses the down arrow until a menu item is active and visible. */
async function walkTo(page: Page, item: Locator): Promise<void> {
  const isActive = async () => (await item.getAttribute('data-highlighted')) !== null;
  for (let step = 0; step < 12 && !(await isActive()); step += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role^=menuitem][data-highlighted]')).toHaveCount(1);
  }
  await expect(item).toHaveAttribute('data-highlighted');
  await expect(item).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
}
