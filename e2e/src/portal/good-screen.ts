import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';

/** Fails unless the page has its heading, fits its width, and axe finds nothing in either theme. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What is being fetched anew is pale for that time.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await inTheme(page, 'dark');
  await expectAccessible(page, 'colours');
  await inTheme(page, 'light');
  await expectAccessible(page);
}

/** Without motion: colours are what they will be, and not on their way there. */
async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', new RegExp(colorScheme));
}
