import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { idIn, linkAt } from './looked-up.ts';
import type { Place } from './place.ts';
import { visit } from './visit.ts';

const OSU = 'osu.music@example.org';

/** Path of another member's registered work or recording. */
async function idOf(page: Page, search: string, title: string): Promise<string> {
  const results = `${search}?${new URLSearchParams({ query: title })}`;
  return idIn(await linkAt(page, results, (main) => main.getByRole('link', { name: title, exact: true })));
}

async function ofWork(page: Page): Promise<void> {
  const id = await idOf(page, paths.compositions.search(), 'Kente Lines');
  await visit(page, paths.oppositions.opposeWork(id));
  await page.getByRole('region', { name: 'The work' }).waitFor();
}

async function ofRecording(page: Page): Promise<void> {
  const id = await idOf(page, paths.recordings.search(), 'Gold Coast Rain');
  await visit(page, paths.oppositions.opposeRecording(id));
  await page.getByRole('region', { name: 'The recording' }).waitFor();
}

/** Resumes the draft of an earlier picture, or creates one. */
async function begin(page: Page, kind: string): Promise<void> {
  const own = page.getByRole('link', { name: 'Continue with your draft' });
  if (await own.isVisible()) await own.click();
  else {
    await page.getByRole('radio', { name: kind, exact: true }).check();
    await page.getByRole('button', { name: 'Start the case' }).click();
  }
  await page.waitForURL('**draft=*');
}

/** Opens a step of the draft that is open. */
async function stepTo(page: Page, step: string, part: string): Promise<void> {
  const { pathname, searchParams } = new URL(page.url());
  searchParams.set('step', step);
  await visit(page, `${pathname}?${searchParams}`);
  await page.getByRole('region', { name: part }).waitFor();
}

async function draftAt(page: Page, step: string, part: string): Promise<void> {
  const { pathname, searchParams } = new URL(page.url());
  const isOpen = pathname === paths.oppositions.add() && searchParams.has('draft');
  if (!isOpen) {
    await ofWork(page);
    await begin(page, 'Authorship');
  }
  await stepTo(page, step, part);
}

function at(name: string, go: Place['go']): Place {
  return { name, member: OSU, go };
}

/** Filing a case, step by step. */
export const FILING_PLACES: readonly Place[] = [
  at('filing-search', async (page) => {
    await visit(page, paths.oppositions.add());
    await page.getByRole('combobox').fill('kente');
    await page.getByRole('option').first().waitFor();
  }),
  at('filing-begin', ofWork),
  at('filing-scope', (page) => draftAt(page, 'scope', 'Scope')),
  at('filing-shares', async (page) => {
    await draftAt(page, 'lines', 'Correct shares');
    const share = page.getByRole('textbox', { name: /^Performing % of/ }).first();
    await share.fill('70');
  }),
  at('filing-why', (page) => draftAt(page, 'statement', 'Evidence')),
  at('filing-review', (page) => draftAt(page, 'review', 'Declaration')),
  at('filing-performers', async (page) => {
    await ofRecording(page);
    await begin(page, 'Performers');
    await stepTo(page, 'lines', 'Performers');
  }),
];
