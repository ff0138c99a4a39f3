import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import type { Place } from './place.ts';
import { visit, visitOrStay } from './visit.ts';

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const PEOPLE = [
  { name: 'Naa Tetteh', email: 'naa@osu.example', role: 'owner', signed_in_at: hours(-1) },
  { name: 'Efua Sarpong', email: 'efua@osu.example', role: 'manager', signed_in_at: hours(-50) },
  {
    name: 'Yaw Boateng',
    email: 'yaw@osu.example',
    role: 'contributor',
    areas: ['compositions', 'recordings'],
    signed_in_at: null,
  },
].map((person, number) => ({ areas: null, ...person, id: idOf(number) }));

const INVITED = {
  id: idOf(9),
  email: 'accounts@osu.example',
  role: 'finance',
  areas: ['account'],
  sent_at: hours(-30),
  expires_at: hours(138),
};

/** With colleagues and an invitation. */
async function openPeople(page: Page): Promise<void> {
  await page.route('**/api/v1/people', (route) => route.fulfill({ json: { data: { items: PEOPLE } } }));
  await page.route('**/api/v1/people/invitations', (route) =>
    route.fulfill({ json: { data: { items: [{ ...INVITED, is_expired: false }] } } }),
  );
  await visitOrStay(page, paths.account.people());
  await page.getByText('Efua Sarpong').waitFor();
}

/** An invitation that the page takes for valid. */
async function followInvitation(page: Page, accepts: 'with_password' | 'with_new_account'): Promise<void> {
  const data = {
    member_name: 'Osu Music',
    inviter: 'Naa Tetteh',
    email: 'efua@osu.example',
    role: 'contributor',
    accepts,
  };
  await page.route('**/person-invitations/checks', (route) => route.fulfill({ json: { data } }));
  await visit(page, `${paths.account.peopleInvitation()}?token=x`);
  await page.getByRole('button', { name: 'Accept invitation' }).waitFor();
}

export const PEOPLE_PLACES: readonly Place[] = [
  { name: 'people-alone', go: (page) => visit(page, paths.account.people()) },
  { name: 'people', member: 'osu.music@example.org', go: openPeople },
  {
    name: 'people-invite',
    member: 'osu.music@example.org',
    go: async (page) => {
      await openPeople(page);
      await page.getByRole('button', { name: 'Invite a person' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'people-role',
    member: 'osu.music@example.org',
    go: async (page) => {
      await openPeople(page);
      await page.getByRole('button', { name: 'Change role of Yaw Boateng' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'people-transfer',
    member: 'osu.music@example.org',
    go: async (page) => {
      await openPeople(page);
      await page.getByRole('button', { name: 'Make owner: Efua Sarpong' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'people-invitation', isPublic: true, go: (page) => followInvitation(page, 'with_new_account') },
  { name: 'people-invitation-known', isPublic: true, go: (page) => followInvitation(page, 'with_password') },
];
