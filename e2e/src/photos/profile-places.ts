import { paths } from '@counterpoint/contract/paths';
import { aPicture } from '../portal/a-picture.ts';
import type { Place } from './place.ts';
import { visit, visitOrStay } from './visit.ts';

/** The most different states of the profile and the rights holder's record. */
export const PROFILE_PLACES: readonly Place[] = [
  {
    name: 'profile-crop',
    go: async (page) => {
      await visitOrStay(page, paths.account.profile());
      const file = page.getByLabel('Picture file');
      await file.setInputFiles(await aPicture(page, { width: 1600, height: 1200 }));
      await page.getByRole('dialog', { name: 'Crop your picture' }).waitFor();
    },
  },
  { name: 'your-data', go: (page) => visit(page, '/your-data') },
  {
    name: 'your-data-collecting',
    go: async (page) => {
      await page.route('**/user/data', () => undefined);
      await visitOrStay(page, '/your-data');
      await page.getByRole('button', { name: 'Download your data' }).click();
      await page.getByText('Collecting your data').waitFor();
    },
  },
  { name: 'rights-holder', go: (page) => visit(page, paths.account.rightsHolder()) },
  {
    name: 'rights-holder-add',
    go: async (page) => {
      await visitOrStay(page, paths.account.rightsHolder());
      await page.getByRole('button', { name: 'Add a membership' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
