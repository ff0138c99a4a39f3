import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { linkAt } from './looked-up.ts';
import type { Place } from './place.ts';
import { visitOrStay } from './visit.ts';

/** Opens the first case under this filter. */
async function openCase(page: Page, filter: string): Promise<void> {
  const list = `${paths.oppositions.list()}?filter=${filter}`;
  const details = paths.oppositions.details('');
  await visitOrStay(page, await linkAt(page, list, (main) => main.locator(`a[href*="${details}"]`)));
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
  caseUnder('case-closed', 'closed'),
  caseUnder('case-society', 'society'),
  caseUnder('case-answer', 'needs_answer'),
  chosen('case-maintain', 'Maintain my claim'),
  chosen('case-split', 'Propose a split'),
];
