import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { idIn, linkAt } from './looked-up.ts';
import type { Place } from './place.ts';
import { visit } from './visit.ts';

const { recordings } = paths;

/** A demo recording that Ama submitted. */
async function herRecording(page: Page): Promise<string> {
  const list = `${recordings.list()}?filter=registered&query=${encodeURIComponent('Gold Coast Rain')}`;
  return idIn(await linkAt(page, list, (main) => main.locator(`a[href*="${recordings.details('')}"]`)));
}

/** A step of amending a registered recording. */
function amendedAt(step: string): Place {
  return {
    name: `recording-register-${step}`,
    go: async (page) => {
      await visit(page, `${recordings.amend(await herRecording(page))}&step=${step}`);
      await page.getByText(/^You’re preparing a new revision/).waitFor();
    },
  };
}

/** The wizard of recordings, step by step. */
export const RECORDING_REGISTER_PLACES: readonly Place[] = [
  {
    name: 'recording-register-found',
    go: async (page) => {
      await visit(page, recordings.add());
      await page.getByLabel('Title of the recording').fill('Gold Coast Rain');
      await page.getByRole('region', { name: 'Possible duplicates' }).waitFor();
    },
  },
  ...['about', 'contributors', 'rights', 'works', 'review'].map(amendedAt),
];
