import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodDialog } from '../portal/good-screen.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const { compositions } = paths;

function saved(page: Page) {
  return page.getByText(/^Draft saved/).first();
}

test.describe('one draft in two tabs', () => {
  // The error that tells one tab about the other.
  test.use({ expectedErrors: [/412/] });

  test('shows both versions, and saves the chosen one', async ({ page, portal }) => {
    const member = await freshMember(portal);
    const title = `Two Rivers ${member.email.slice(5, 11)}`;
    await openSession(page.context(), portal, member);
    await page.goto(compositions.add());
    await page.getByLabel('Title of the work').fill(title);
    await page.getByRole('button', { name: /continue/i }).click();
    await page.waitForURL(/draft=.*/);
    await expect(saved(page)).toBeVisible();

    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel('Genre').fill('Highlife');
    await expect(saved(other)).toBeVisible();
    await other.close();
    await page.getByLabel('Duration').fill('3:42');
    const dialog = page.getByRole('alertdialog', { name: 'This draft was changed elsewhere' });
    await expect(dialog.getByText('Highlife')).toBeVisible();
    await expect(dialog.getByText('3 minutes 42 seconds')).toBeVisible();
    await expectGoodDialog(page);
    await dialog.getByRole('button', { name: 'Use the other version' }).click();
    await expect(page.getByLabel('Genre')).toHaveValue('Highlife');
    await expect(page.getByLabel('Duration')).toHaveValue('');
  });
});
