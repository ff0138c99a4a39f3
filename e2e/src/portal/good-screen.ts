import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { otherViewport, resizeTo } from './screens.ts';

/**
 * Fails unless the page has its heading, fits both screens, and axe finds nothing in either theme. For screens that
 * only a journey reaches; `accessibility/places.test.ts` checks the others.
 */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A list is pale while it refreshes.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectFitsBothWidths(page);
  await inTheme(page, 'dark');
  await expectAccessible(page, 'colours');
  await inTheme(page, 'light');
  await expectAccessible(page);
}

/**
 * Fails unless the open dialog fits both screens and axe finds nothing in it. For dialogs that only a journey reaches.
 */
export async function expectGoodDialog(page: Page): Promise<void> {
  await expectFitsBothWidths(page);
  await expectAccessible(page);
}

async function expectFitsBothWidths(page: Page): Promise<void> {
  const own = page.viewportSize();
  await expectNoSidewaysScroll(page);
  await resizeTo(page, otherViewport(page));
  await expectNoSidewaysScroll(page);
  if (own) await resizeTo(page, own);
}

/** Without motion, so that colours are final. */
async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', new RegExp(colorScheme));
}
