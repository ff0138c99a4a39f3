import { readFileSync } from 'node:fs';
import { paths } from '@counterpoint/contract/paths';
import { memberAtApi } from '../portal/api-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const list = paths.compositions.list();

test('sorts, pages and exports the list, and discards many drafts at once', async ({ page, portal }) => {
  const member = await freshMember(portal);
  const api = await memberAtApi(portal, member);
  const titles = Array.from({ length: 12 }, (_, index) => `Sketch ${String.fromCharCode(65 + index)}`);
  for (const title of titles) await api.storeDraft(title);
  await api.stop();
  await openSession(page.context(), portal, member);
  await page.goto(list);

  await test.step('sorts and pages, and keeps it in the URL', async () => {
    await page.getByRole('button', { name: 'Title', exact: true }).press('Enter');
    await expect(page.getByRole('link', { name: /^Sketch/ }).first()).toHaveText('Sketch A');
    await page.getByRole('button', { name: 'Page 2' }).press('Enter');
    await expect(page.getByRole('link', { name: /^Sketch/ })).toHaveText(['Sketch K', 'Sketch L']);
    await page.reload();
    await expect(page.getByRole('link', { name: /^Sketch/ })).toHaveText(['Sketch K', 'Sketch L']);
  });

  await test.step('exports the selection', async () => {
    await page.getByRole('checkbox', { name: 'Select Sketch K' }).press('Space');
    const bar = page.getByRole('region', { name: 'Selected works' });
    await expect(bar).toContainText('1 work selected');
    await bar.getByRole('button', { name: 'Export' }).press('Enter');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).press('Enter');
    const file = await (await download).path();
    expect(readFileSync(file, 'utf8')).toContain('Sketch K');
  });

  await test.step('discards all matching drafts after a confirmation', async () => {
    await page.getByRole('button', { name: 'Select all 12 matches' }).press('Enter');
    await page.getByRole('button', { name: 'Discard 12 drafts' }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Discard 12 drafts?' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Discard 12 drafts' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'You have no works yet' })).toBeVisible();
  });
});
