import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { asMember, openFromMenu } from '../portal/demo-member.ts';
import { resizeTo } from '../portal/screens.ts';
import { runSocietyCommand } from '../portal/society-command.ts';
import type { Portal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';

const AMA = 'ama.kusi@example.org';
const MESSAGE = 'This error was thrown on purpose, from the diagnostics page.';
const _LOG = '**/api/v1/frontend/errorlogs';

test.use({ expectedErrors: [/thrown on purpose|errorlogs/] });

const errors = z.array(z.object({ description: z.string(), seen: z.int(), area: z.string(), route: z.string() }));

/** Reads how often the society's staff see this error. */
async function timesSeen(portal: Portal): Promise<number> {
  const all = errors.parse(await runSocietyCommand(portal, 'errors', 'list'));
  const found = all.filter(({ description }) => description.includes(MESSAGE));
  for (const error of found) expect(error).toMatchObject({ area: 'host', route: paths.diagnostics() });
  return found.reduce((sum, { seen }) => sum + seen, 0);
}

/** Opens /test, marks its document and breaks it. */
async function breakPage(page: Page): Promise<void> {
  await page.goto(paths.diagnostics());
  await page.evaluate(() => Object.assign(window, { mark: 'same document' }));
  await page.getByRole('button', { name: 'Throw an error' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible();
}

const isSameDocument = (page: Page) => page.evaluate(() => 'mark' in window);

test('shows an error page, reports the error once, and offers every way out', async ({ page, portal }) => {
  const reports: string[] = [];
  page.on('request', (request) => request.url().endsWith('/errorlogs') && reports.push(request.postData() ?? ''));
  await asMember(page, { portal, email: AMA });
  const before = await timesSeen(portal);

  await test.step('has the specified texts within the shell', async () => {
    await breakPage(page);
    const main = page.getByRole('main');
    await expect(main.getByText(MESSAGE)).toBeVisible();
    await expect(main.getByText('Refresh the page, or go back to the homepage and start from there.')).toBeVisible();
    await expect(page.getByText('Error reporting send successfully')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await resizeTo(page, { width: 390, height: 844 });
    await resizeTo(page, { width: 1440, height: 900 });
    await expect(main.getByText(MESSAGE)).toBeVisible();
    expect(reports.map((report) => z.object({ description: z.string() }).parse(JSON.parse(report)))).toEqual([
      { description: expect.stringContaining(MESSAGE) },
    ]);
  });

  await test.step('the menu leads to another page in the same document', async () => {
    await page.evaluate(() => Object.assign(window, { mark: 'same document' }));
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await openFromMenu(page, 'Works in Dispute');
    await expect(page.getByRole('heading', { level: 1, name: 'Works in dispute' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  await test.step('‘Reload Page’ reloads it', async () => {
    await breakPage(page);
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

  expect(reports).toHaveLength(3);
  await expect.poll(() => timesSeen(portal)).toBe(before + 3);
});
