import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { asMember } from '../portal/demo-member.ts';
import { expect, test } from '../portal/test.ts';

const MESSAGE = 'This error was thrown on purpose, from the diagnostics page.';

test.use({ expectedErrors: [/thrown on purpose|errorlogs/] });

const report = z.object({ description: z.string(), context: z.object({ area: z.string(), route: z.string() }) });

/** Marks the document of the diagnostics and breaks the page. */
async function breakPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { mark: 'same document' }));
  await page.getByRole('button', { name: 'Throw an error' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible();
}

const isSameDocument = (page: Page) => page.evaluate(() => 'mark' in window);

test('shows an error page, reports the error once, and offers every way out', async ({ page, portal }) => {
  const reports: string[] = [];
  page.on('request', (request) => request.url().endsWith('/errorlogs') && reports.push(request.postData() ?? ''));
  await asMember(page, { portal, email: 'ama.kusi@example.org', at: paths.diagnostics() });

  await test.step('has the specified texts within the shell', async () => {
    await breakPage(page);
    const main = page.getByRole('main');
    await expect(main.getByText(MESSAGE)).toBeVisible();
    await expect(main.getByText('Refresh the page, or go back to the homepage and start from there.')).toBeVisible();
    await expect(page.getByText('Error reporting send successfully')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    expect(reports.map((sent) => report.parse(JSON.parse(sent)))).toEqual([
      { description: expect.stringContaining(MESSAGE), context: { area: 'host', route: paths.diagnostics() } },
    ]);
  });

  await test.step('‘Reload Page’ reloads it', async () => {
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
  });

  await test.step('‘Back to Homepage’ loads the dashboard', async () => {
    await breakPage(page);
    await page.getByRole('button', { name: 'Back to Homepage' }).click();
    await expect(page).toHaveURL(paths.dashboard());
    await expect(page.getByRole('heading', { level: 1, name: /Ama/ })).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
  });

  expect(reports).toHaveLength(2);
});
