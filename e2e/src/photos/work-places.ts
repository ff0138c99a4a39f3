import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { certificateOf } from '../portal/certificate.ts';
import { linkAt } from './looked-up.ts';
import type { Place } from './place.ts';
import { visit } from './visit.ts';

const KOFI = 'kofi.mensah@example.org';
const OSU = 'osu.music@example.org';

/** Opens a work of the member's list by its title. */
async function openWork(page: Page, title: string): Promise<void> {
  await visit(page, `${paths.compositions.list()}?${new URLSearchParams({ query: title })}`);
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

function workCalled(name: string, title: string, then?: (page: Page) => Promise<unknown>): Place {
  return {
    name,
    go: async (page) => {
      await openWork(page, title);
      await then?.(page);
    },
  };
}

/** Another member's registered work, from the search. */
function foundWork(name: string, title: string, query = ''): Place {
  return {
    name,
    member: OSU,
    go: async (page) => {
      const search = `${paths.compositions.search()}?${new URLSearchParams({ query: title })}`;
      const work = await linkAt(page, search, (main) => main.getByRole('link', { name: title, exact: true }));
      await visit(page, `${work}${query}`);
      // Behind a dialog the page is hidden from assistive technology.
      if (query) await page.getByRole('dialog').waitFor();
      else await page.getByRole('heading', { level: 1, name: title }).waitFor();
    },
  };
}

/** An invitation to confirm shares, in the API's format. */
async function followInvitation(page: Page): Promise<void> {
  const data = {
    title: 'Gold Coast Rain',
    name: 'Nana Darko',
    inviter_name: 'Ama Kusi',
    shown: '',
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    lines: [{ role: 'CA', shares: { pr: 4_000, mr: 4_000, sr: 0 } }],
    registered: null,
    others: { count: 2, shares: { pr: 6_000, mr: 6_000, sr: 0 } },
  };
  await page.route('**/work-invitations/checks', (route) => route.fulfill({ json: { data } }));
  await visit(page, `${paths.compositions.invitation()}?token=x`);
  await page.getByRole('heading', { name: data.title }).waitFor();
}

/** A work's page in its states, its dialogs, and the check of its certificate. */
export const WORK_PLACES: readonly Place[] = [
  workCalled('composition-publishers', 'Gold Coast Rain'),
  workCalled('composition-contested', 'Sankofa Road'),
  workCalled('composition-new-version-waits', 'Makola Morning'),
  { ...workCalled('composition-new-version-asked', 'Makola Morning'), member: OSU },
  workCalled('composition-versions', 'Señorita del Mar', (page) =>
    page
      .getByRole('table', { name: /Revision 1 compared with revision 2/ })
      .or(page.getByText('Revision 1').first())
      .first()
      .waitFor(),
  ),
  workCalled('composition-claimed', 'Harbour Lights', (page) => page.getByRole('region', { name: 'Claims' }).waitFor()),
  {
    ...workCalled('composition-contest', 'Abeokuta Road', (page) =>
      page.getByRole('button', { name: 'Contest' }).click(),
    ),
    member: KOFI,
  },
  workCalled('composition-withdraw', 'Kente Lines', async (page) => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').waitFor();
  }),
  foundWork('composition-of-others', 'Kente Lines'),
  foundWork('composition-claim', 'Kente Lines', '?claim=1'),
  { name: 'invitation', isPublic: true, go: followInvitation },
  { name: 'invitation-unknown', isPublic: true, go: (page) => visit(page, paths.compositions.invitation()) },
  {
    name: 'verify-unknown',
    isPublic: true,
    go: (page) => visit(page, paths.compositions.verify('00000-00000-00000-00000')),
  },
  workCalled('verify', 'Gold Coast Rain', async (page) => {
    await visit(page, paths.compositions.verify(await certificateOf(page)));
    await page.getByRole('region', { name: 'Result' }).waitFor();
  }),
];
