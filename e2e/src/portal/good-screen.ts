import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, type Finding, findingsOn } from './axe.ts';

/** Fails unless the page has its heading, fits its width, and axe finds nothing: in the light theme, and in the dark one of what a theme changes. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await inTheme(page, 'dark');
  expect(inWords(await findingsOn(page, 'colours')), `axe on ${page.url()}, dark`).toEqual([]);
  await inTheme(page, 'light');
  expect(inWords(await findingsOn(page)), `axe on ${page.url()}, light`).toEqual([]);
}

/** Without motion: colours are what they will be, and not on their way there. */
async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', new RegExp(colorScheme));
}

function inWords(findings: readonly Finding[]): string[] {
  return findings.map(({ rule, where }) => `${rule}: ${where.join('; ')}`);
}
