import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { firstWork, resumeDraft } from './looked-up.ts';
import type { Place } from './place.ts';
import { visit } from './visit.ts';

function begunWith(name: string, address: (id: string) => string, then?: (page: Page) => Promise<unknown>): Place {
  return {
    name,
    go: async (page) => {
      await visit(page, address(await firstWork(page, 'registered')));
      await page.getByLabel('Title', { exact: true }).waitFor();
      await then?.(page);
    },
  };
}

/** The most different steps of the wizard. */
export const REGISTER_PLACES: readonly Place[] = [
  {
    name: 'register-found',
    go: async (page) => {
      await visit(page, paths.compositions.add());
      // Unlike a title, it starts no draft.
      await page.getByLabel('ISWC').fill('T-900.000.011-3');
      await page.getByRole('region', { name: 'Possible duplicates' }).waitFor();
    },
  },
  {
    name: 'register-about-unfolded',
    go: async (page) => {
      await resumeDraft(page, 'about');
      for (const group of [/^Performers/, /^Made for a production/, /^Use of AI/])
        await page.getByRole('button', { name: group }).click();
    },
  },
  {
    name: 'register-writer-terms',
    go: async (page) => {
      await resumeDraft(page, 'writers');
      await page.getByRole('button', { name: 'Add an unknown writer' }).click();
      await page
        .getByRole('button', { name: /^More about/ })
        .first()
        .click();
    },
  },
  {
    name: 'register-template',
    go: async (page) => {
      await resumeDraft(page, 'writers');
      await page.getByRole('button', { name: 'Copy from another work' }).click();
      await page.getByRole('list', { name: 'Works to copy from' }).waitFor();
    },
  },
  { name: 'register-publishers', go: (page) => resumeDraft(page, 'publishers') },
  { name: 'register-recordings', go: (page) => resumeDraft(page, 'recordings') },
  begunWith('register-new-version', paths.compositions.amend),
  begunWith(
    'register-new-version-review',
    (id) => `${paths.compositions.amend(id)}&step=about`,
    async (page) => {
      await page.getByLabel('Genre').fill('Highlife and jazz');
      for (const next of ['writers', 'publishers', 'recordings', 'review'])
        await page.getByRole('button', { name: `Continue to ${next}` }).click();
      await page.getByRole('region', { name: 'What changes' }).waitFor();
    },
  ),
];
