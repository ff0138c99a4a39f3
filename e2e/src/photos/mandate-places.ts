import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import type { Place } from './place.ts';
import { visit, visitOrStay } from './visit.ts';

const member = 'osu.music@example.org';
const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const PROPOSED = {
  id: idOf(1),
  side: 'representative',
  other: { party_id: idOf(11), name: 'Esi Quartey' },
  scopes: ['register_works', 'register_recordings', 'confirm_shares'],
  territory: '2136',
  valid_from: '2026-01-01',
  valid_to: '2028-12-31',
  state: 'active',
  is_mine: true,
  proposed_at: '2026-01-01T12:00:00.000Z',
  confirmed_at: '2026-01-02T12:00:00.000Z',
  ended_at: null,
};
const MANDATES = [
  PROPOSED,
  {
    ...PROPOSED,
    id: idOf(2),
    side: 'represented',
    other: { party_id: idOf(12), name: 'Accra Administration Ltd' },
    scopes: ['register_recordings'],
    territory: '2100',
    valid_to: null,
    state: 'proposed',
    is_mine: false,
  },
  { ...PROPOSED, id: idOf(3), other: { party_id: idOf(13), name: 'Kwame Donkor' }, state: 'ended' },
];
const WAITING = {
  mandate_id: idOf(1),
  name: 'Esi Quartey',
  type: 'composition',
  id: idOf(21),
  reference: 'RS00042',
  title: 'River Song',
  confirm_by: '2026-12-20T12:00:00.000Z',
};

/** With mandates of each kind, and a confirmation that waits. */
async function openMandates(page: Page): Promise<void> {
  await page.route('**/api/v1/mandates?*', (route) =>
    route.fulfill({ json: { data: { items: MANDATES, total: MANDATES.length, page: 1, per_page: 20 } } }),
  );
  await page.route('**/api/v1/mandates/confirmations', (route) =>
    route.fulfill({ json: { data: { items: [WAITING] } } }),
  );
  await visitOrStay(page, paths.account.mandates());
  await page.getByText('River Song').waitFor();
}

export const MANDATE_PLACES: readonly Place[] = [
  { name: 'mandates-none', go: (page) => visit(page, paths.account.mandates()) },
  { name: 'mandates', member, go: openMandates },
  {
    name: 'mandates-propose',
    member,
    go: async (page) => {
      await openMandates(page);
      await page.getByRole('button', { name: 'Propose a mandate' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'mandates-confirm',
    member,
    go: async (page) => {
      await openMandates(page);
      await page.getByRole('button', { name: /^Confirm the mandate/ }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
