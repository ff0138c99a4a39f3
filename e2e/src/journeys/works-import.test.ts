import { readFile } from 'node:fs/promises';
import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodScreen } from '../portal/good-screen.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const { compositions } = paths;

/** Two of three works are valid; the third allocates only 90%. */
const ROWS = [
  'My number;Song title;Composer last name;First name;Split',
  'J-1;Journey to Ho;Agbeko;Selorm;50',
  'J-1;;Dotse;Mawuli;50',
  'J-2;Keta Lagoon;Agbeko;Selorm;100',
  'J-3;Unfinished Business;Agbeko;Selorm;90',
];

async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test('maps, validates and imports a table without invalid rows, and undoes it', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await openSession(page.context(), portal, await freshMember(portal, { given_name: 'Selorm', other_names: 'Agbeko' }));

  await test.step('starts with the template or an own file, uploaded by keyboard', async () => {
    await page.goto(compositions.importing());
    await expect(page.getByText('Files you upload appear here')).toBeVisible();
    expect(await saved(page, 'CSV template')).toContain('Work number,Title,ISWC');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
    const contents = Buffer.from(`${ROWS.join('\r\n')}\r\n`);
    await (await chooser).setFiles({ name: 'catalogue.csv', mimeType: 'text/csv', buffer: contents });
    await expect(page.getByRole('heading', { name: 'Match your columns' })).toBeVisible();
    await expect(page.getByText(/CSV, UTF-8, separated by semicolons/)).toBeVisible();
  });

  await test.step('maps the columns, some guessed by their headings', async () => {
    await expect(page.getByLabel('What “Song title” contains')).toHaveValue('Title');
    await expect(page.getByLabel('What “My number” contains')).toHaveValue('Not used');
    await page.getByLabel('What “My number” contains').fill('Work number');
    await page.getByLabel('What “Split” contains').fill('Writer: share');
    await page.getByRole('button', { name: 'Check the file' }).press('Enter');
  });

  await test.step('shows what would be imported, and what to correct row by row', async () => {
    await expect(page.getByRole('heading', { name: 'Check results' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Register 2 works' })).toBeVisible();
    await page.getByRole('button', { name: 'Show rows' }).first().press('Enter');
    const rows = page.getByRole('region', { name: 'Rows with findings' });
    await expect(rows).toContainText('Performing shares total 90.00%');
    // On a phone the correction is visible as well.
    expect(await rows.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
    expect(await saved(page, 'Download rows with errors')).toContain('J-3,Unfinished Business');
  });

  await test.step('registers the valid rows', async () => {
    await page.getByRole('button', { name: 'Register 2 works' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Import 2 works?' });
    await expect(question).toContainText('1 work will be left out.');
    await question.getByRole('button', { name: 'Register 2 works' }).press('Enter');
    await expect(page.getByRole('heading', { name: '2 works imported' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('1 work left out.')).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('link', { name: 'See your works' }).click();
    await expect(page.getByRole('link', { name: 'Journey to Ho' })).toBeVisible();
    await expect(page.getByText('Unfinished Business')).toBeHidden();
  });

  await test.step('undoes the import', async () => {
    await page.goto(compositions.importing());
    await page.getByRole('link', { name: 'catalogue.csv' }).click();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByRole('heading', { name: 'Import undone: 2 works removed' })).toBeVisible({
      timeout: 30_000,
    });
  });
});
