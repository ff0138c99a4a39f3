import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { resumeDraft } from './looked-up.ts';
import type { Place } from './place.ts';
import { visit } from './visit.ts';

/** The list with its first works selected. */
async function select(page: Page): Promise<void> {
  await visit(page, paths.compositions.list());
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await page.getByRole('region', { name: 'Selected works' }).waitFor();
}

/** The publishers of the first draft, with a new one expanded. */
async function addPublisher(page: Page): Promise<void> {
  await resumeDraft(page, 'publishers');
  const picker = page.getByRole('combobox', { name: /^Add (a|another) publisher/ });
  await picker.waitFor();
  const more = page.getByRole('button', { name: /^More about Osu/ });
  // The draft has what the previous picture added.
  if ((await more.count()) === 0) {
    await picker.fill('Osu Music');
    await page.locator('[role=option]').first().waitFor();
    await picker.press('ArrowDown');
    await picker.press('Enter');
    await page.getByRole('button', { name: 'Split 50/50' }).click();
  }
  await more.first().click();
  const choose = page.getByRole('button', { name: 'Choose territories' });
  if ((await choose.count()) > 0) await choose.click();
  await page.getByRole('combobox', { name: 'Add a territory' }).waitFor();
}

/** Bulk actions, and the publishers of a work. */
export const LIST_PLACES: readonly Place[] = [
  { name: 'compositions-selected', go: select },
  {
    name: 'compositions-export',
    go: async (page) => {
      await select(page);
      await page.getByRole('region', { name: 'Selected works' }).getByRole('button', { name: 'Export' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'register-publisher-terms', go: addPublisher },
];
