import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import type { Place } from './place.ts';
import { visit } from './visit.ts';

/** Opens the first case under this filter. */
async function openCase(page: Page, filter: string): Promise<void> {
  await visit(page, `${paths.oppositions.list()}?filter=${filter}`);
  await page
    .getByRole('main')
    .locator(`a[href*="${paths.oppositions.details('')}"]`)
    .first()
    .click();
  await page.waitForURL(`**${paths.oppositions.details('')}*`);
  await page.getByRole('heading', { name: 'Progress' }).waitFor();
}

function caseUnder(name: string, filter: string): Place {
  return { name, go: (page) => openCase(page, filter) };
}

/** The first case that needs a response, after a click on one of its buttons. */
function chosen(name: string, button: string): Place {
  return {
    name,
    go: async (page) => {
      await openCase(page, 'needs_answer');
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('button', { name: 'Cancel' }).waitFor();
    },
  };
}

/** Cases as their parties see them. */
export const CASE_PLACES: readonly Place[] = [
  caseUnder('case-answer', 'needs_answer'),
  caseUnder('case-closed', 'closed'),
  caseUnder('case-society', 'society'),
  chosen('case-split', 'Propose a split'),
  chosen('case-maintain', 'Maintain my claim'),
];
