// cspell:ignore mensha zzyzx
import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { firstWork } from './looked-up.ts';
import type { Place } from './place.ts';
import { visit } from './visit.ts';

const { compositions } = paths;

/** A page of composers, once loaded. */
function composersAt(name: string, path: string, awaited: string | RegExp): Place {
  return {
    name,
    go: async (page) => {
      await visit(page, path);
      await page.getByText(awaited).first().waitFor();
    },
  };
}

/** The form with a known composer of the typed name. */
async function typeKnownName(page: Page): Promise<void> {
  await visit(page, compositions.addComposer());
  await page.getByLabel('Given names').fill('Kofi');
  await page.getByLabel('Family name, or the only name').fill('Mensah');
  await page.getByRole('region', { name: 'Already known' }).waitFor();
}

/** The composer pages: own composers, all, the search and the form. */
export const COMPOSER_PLACES: readonly Place[] = [
  composersAt('composers', compositions.composers(), /registered work/),
  composersAt('composers-everybody', `${compositions.composers()}?filter=all&query=mensha`, /registered work/),
  composersAt('composers-nobody', `${compositions.composers()}?query=zzyzx`, 'Search everyone'),
  composersAt('composer-find', `${compositions.findComposer()}?query=kofi`, 'None of these'),
  composersAt('composer-find-nobody', `${compositions.findComposer()}?query=zzyzx`, 'Add a new composer'),
  { name: 'composer-add', go: (page) => visit(page, `${compositions.addComposer()}?query=Efua+Quartey`) },
  { name: 'composer-add-known', go: typeKnownName },
  {
    name: 'composer-add-errors',
    go: async (page) => {
      await visit(page, compositions.addComposer());
      await page.getByRole('radio', { name: /A group/ }).check();
      await page.getByLabel('IPI name number').fill('123');
      await page.getByRole('button', { name: 'Add this composer' }).click();
    },
  },
  {
    name: 'composers-of-draft',
    go: async (page) => {
      await visit(page, compositions.composersFor(await firstWork(page, 'draft')));
      await page
        .getByRole('button', { name: /^Choose/ })
        .first()
        .waitFor();
    },
  },
];
