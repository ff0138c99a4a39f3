import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { resumeDraft } from './looked-up.ts';
import type { Place } from './place.ts';
import { visitOrStay } from './visit.ts';

/** A list with its first entry selected. */
async function select(page: Page, list = paths.compositions.list()): Promise<void> {
  await visitOrStay(page, list);
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await page.getByRole('region', { name: /^Selected/ }).waitFor();
}

/** The dialog of a bulk action. */
function bulk(name: string, list: string, action: string): Place {
  return {
    name,
    go: async (page) => {
      await select(page, list);
      await page
        .getByRole('region', { name: /^Selected/ })
        .getByRole('button', { name: action })
        .click();
      await page.locator('[role=dialog], [role=alertdialog]').waitFor();
    },
  };
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
  { name: 'compositions-selected', go: (page) => select(page) },
  bulk('compositions-export', paths.compositions.list(), 'Export'),
  bulk('compositions-edit', `${paths.compositions.list()}?filter=registered`, 'Edit a field'),
  bulk('compositions-withdraw', `${paths.compositions.list()}?filter=registered`, 'Withdraw'),
  bulk('compositions-contest', `${paths.compositions.list()}?filter=awaits_me`, 'Contest'),
  bulk('recordings-edit', `${paths.recordings.list()}?filter=registered`, 'Edit a field'),
  { name: 'register-publisher-terms', go: addPublisher },
];
