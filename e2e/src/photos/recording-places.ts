// cspell:ignore nigth
import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { idIn, linkAt } from './looked-up.ts';
import type { Place } from './place.ts';
import { visit } from './visit.ts';

const { recordings } = paths;

/** Opens the first recording that a search and a filter find. */
async function openRecording(page: Page, query: Record<string, string>): Promise<void> {
  await visit(page, `${recordings.list()}?${new URLSearchParams(query)}`);
  await page
    .getByRole('main')
    .locator(`a[href*="${recordings.details('')}"]`)
    .first()
    .click();
  await page.waitForURL(`**${recordings.details('')}*`);
  await page.getByRole('region', { name: 'Works', exact: true }).waitFor();
}

/** Another member's recording, with the form for performers. */
async function claimPart(page: Page): Promise<void> {
  const search = `${recordings.search()}?${new URLSearchParams({ query: 'Gold Coast Rain' })}`;
  const link = await linkAt(page, search, (main) => main.getByRole('link', { name: 'Gold Coast Rain', exact: true }));
  await visit(page, recordings.claimLineUp(idIn(link)));
  await page.getByRole('dialog', { name: /^I performed on/ }).waitFor();
}

/** The search, the member's recordings, and a recording's page. */
export const RECORDING_PLACES: readonly Place[] = [
  { name: 'double-claims', go: (page) => visit(page, recordings.doubleClaims()) },
  {
    name: 'recordings-selected',
    go: async (page) => {
      await visit(page, recordings.list());
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check();
      await page.getByRole('region', { name: 'Selected recordings' }).waitFor();
    },
  },
  {
    name: 'recording-search',
    go: async (page) => {
      await visit(page, `${recordings.search()}?query=nigth+market`);
      await page.getByRole('list', { name: 'Recordings found' }).waitFor();
    },
  },
  {
    name: 'recording-not-found',
    go: async (page) => {
      await visit(page, recordings.details('01900000-0000-7000-8000-000000000999'));
      await page.getByRole('heading', { name: 'This recording wasn’t found' }).waitFor();
    },
  },
  { name: 'recording-details', go: (page) => openRecording(page, { filter: 'registered' }) },
  { name: 'recording-in-dispute', go: (page) => openRecording(page, { query: 'night market' }) },
  {
    name: 'recording-link-work',
    go: async (page) => {
      await openRecording(page, { filter: 'registered' });
      await page.getByRole('button', { name: 'Link a work' }).click();
      await page.getByRole('combobox', { name: 'Search works' }).pressSequentially('independence');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'recording-claim-part', member: 'kofi.mensah@example.org', go: claimPart },
];
