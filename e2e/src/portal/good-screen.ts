import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { otherViewport, resizeTo } from './screens.ts';

/** Fails unless the page has its heading, fits a desktop and a phone, and axe finds nothing in either theme. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What is being fetched anew is pale for that time.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await atBothWidths(page, () => expectNoSidewaysScroll(page));
  await inTheme(page, 'dark');
  await expectAccessible(page, 'colours');
  await inTheme(page, 'light');
  await expectAccessible(page);
}

/** Fails unless what is open, a dialog as a rule, fits a desktop and a phone, and axe finds nothing on either. */
export async function expectGoodAtBothWidths(page: Page): Promise<void> {
  await atBothWidths(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

/** A journey comes to something once, and looks at it at both widths; it goes on at its own. */
async function atBothWidths(page: Page, look: () => Promise<void>): Promise<void> {
  const own = page.viewportSize();
  // First as it came, without a change of width.
  await look();
  await resizeTo(page, otherViewport(page));
  await look();
  if (own) await resizeTo(page, own);
}

/** Without motion: colours are what they will be, and not on their way there. */
async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', new RegExp(colorScheme));
}
