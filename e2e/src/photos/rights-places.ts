import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import type { Place } from './place.ts';
import { visit } from './visit.ts';

const { recordings } = paths;

/** A page of rights holders, once loaded. */
function holdersAt(name: string, path: string, awaited: string | RegExp): Place {
  return {
    name,
    go: async (page) => {
      await visit(page, path);
      await page.getByText(awaited).first().waitFor();
    },
  };
}

/** The rights of a recording whose claims exceed 100%. */
async function openOverlap(page: Page): Promise<void> {
  await visit(page, `${recordings.search()}?query=night+market`);
  await page
    .getByRole('link', { name: /Night Market/ })
    .first()
    .click();
  await page.getByRole('region', { name: /^Timeline/ }).scrollIntoViewIfNeeded();
}

/** The editor of a new recording, with an open line. */
async function editRights(page: Page): Promise<void> {
  await visit(page, recordings.add());
  await page.getByLabel('Title of the recording').fill(`Rights ${crypto.randomUUID().slice(0, 8)}`);
  await page.getByRole('button', { name: /continue/i }).click();
  await page.waitForURL(/draft=/);
  const draft = new URL(page.url()).searchParams.get('draft') ?? '';
  await page
    .getByText(/Draft saved/)
    .first()
    .waitFor();
  await visit(page, `${recordings.continueDraft(draft)}&step=rights`);
  await page.getByRole('button', { name: 'Add me' }).click();
  await page.getByLabel('Share %').fill('80');
  await page.getByLabel('First day').fill('2022-05-28');
  await page.getByRole('region', { name: /^Timeline/ }).waitFor();
}

/** The dialog of a DDEX message, with what it leaves out. */
async function declareRights(page: Page): Promise<void> {
  await visit(page, `${recordings.list()}?filter=registered`);
  const entries = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (const index of [0, 1, 2]) await entries.nth(index).check();
  await page
    .getByRole('region', { name: /^Selected/ })
    .getByRole('button', { name: 'Export' })
    .click();
  await page.getByRole('radio', { name: /^Rights as a DDEX message/ }).check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText(/^The message declares|^None of these/).waitFor();
}

/** Rights holders: index, form, editor and result. */
export const RIGHTS_PLACES: readonly Place[] = [
  holdersAt('recording-rights-holders', `${recordings.rightsHolders()}?filter=all`, /^ISNI/),
  holdersAt('recording-rights-holder-find', `${recordings.findRightsHolder()}?query=osu`, 'None of these'),
  holdersAt('recording-rights-holder-add', `${recordings.addRightsHolder()}?query=Tema+Sounds`, 'Organisation type'),
  { name: 'rights-overlap', go: openOverlap },
  { name: 'rights-editor', go: editRights },
  { name: 'rights-message', go: declareRights },
];
