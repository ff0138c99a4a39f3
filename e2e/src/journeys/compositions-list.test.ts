import { readFileSync } from 'node:fs';
import { paths } from '@counterpoint/contract/paths';
import { memberAtApi } from '../portal/api-member.ts';
import { signIn } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodScreen } from '../portal/good-screen.ts';
import { expect, test } from '../portal/test.ts';

const list = paths.compositions.list();
const WIDE = 1240;

// At both widths, since the list is another one on a phone: of cards, ordered by a field, without columns to choose.
for (const screen of ['@desktop', '@phone'])
  test(`the list is searched, ordered and shown as one likes it, and many drafts go at once, ${screen}`, {
    tag: screen,
  }, async ({ page, portal }) => {
    const member = await freshMember(portal);
    const api = await memberAtApi(portal, member);
    const titles = Array.from({ length: 12 }, (_, index) => `Sketch ${String.fromCharCode(65 + index)}`);
    for (const title of titles) await api.storeDraft(title);
    await api.stop();
    await signIn(page, member, list);
    const isWide = (page.viewportSize()?.width ?? 0) >= WIDE;

    await test.step('is ordered and paged, and the address keeps it', async () => {
      if (isWide) await page.getByRole('button', { name: 'Title', exact: true }).press('Enter');
      else await page.getByRole('combobox', { name: 'Sorted by' }).selectOption('Title, A to Z');
      await expect(page.getByRole('link', { name: /^Sketch/ }).first()).toHaveText('Sketch A');
      await page.getByRole('button', { name: 'Page 2' }).press('Enter');
      await expect(page.getByRole('link', { name: /^Sketch/ })).toHaveText(['Sketch K', 'Sketch L']);
      await page.reload();
      await expect(page.getByRole('link', { name: /^Sketch/ })).toHaveText(['Sketch K', 'Sketch L']);
      await expectGoodScreen(page);
    });

    if (isWide)
      await test.step('shows the columns that were chosen, also the next time', async () => {
        await page.getByRole('button', { name: 'Columns' }).press('Enter');
        await page.getByRole('checkbox', { name: 'Reference' }).press('Space');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
        await page.reload();
        await expect(page.getByRole('columnheader', { name: 'Reference' })).toBeVisible();
      });

    await test.step('exports what is selected', async () => {
      await page.getByRole('checkbox', { name: 'Select Sketch K' }).press('Space');
      const bar = page.getByRole('region', { name: 'Selected works' });
      await expect(bar).toContainText('1 work selected');
      await expectGoodScreen(page);
      await bar.getByRole('button', { name: 'Export' }).press('Enter');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).press('Enter');
      const file = await (await download).path();
      expect(readFileSync(file, 'utf8')).toContain('Sketch K');
    });

    await test.step('discards all drafts that match, after a question', async () => {
      await page.getByRole('button', { name: 'Select all 12 that match' }).press('Enter');
      await page.getByRole('button', { name: 'Discard 12 drafts' }).press('Enter');
      const dialog = page.getByRole('alertdialog', { name: 'Discard 12 drafts?' });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Discard 12 drafts' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Your works will stand here' })).toBeVisible();
      await expectGoodScreen(page);
    });
  });
