import { createQueryClient } from '@counterpoint/client/queries';
import { paths } from '@counterpoint/contract/paths';
import type { MandateView, Profile, RepresentedConfirmation } from '@counterpoint/domain/schemas/members';
import { formatDayAndTime } from '@counterpoint/kit/text';
import {
  aCorporateProfile,
  aParty,
  aPerson,
  type FakeRoutes,
  fakeApi,
  fakeHost,
  renderWithHost,
  respondWith,
  respondWithNothing,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MandatesPage } from './mandates-page.tsx';

const ID = '01900000-0000-7000-8000-000000000011';
const ESI = '01900000-0000-7000-8000-000000000012';
const WORK = '01900000-0000-7000-8000-000000000013';

const proposed: MandateView = {
  id: ID,
  side: 'representative',
  other: { party_id: ESI, name: 'Esi Quartey' },
  scopes: ['register_works', 'confirm_shares'],
  territory: '2136',
  valid_from: '2026-01-01',
  valid_to: '2028-12-31',
  state: 'proposed',
  is_mine: false,
  proposed_at: '2026-11-20T12:00:00.000Z',
  confirmed_at: null,
  ended_at: null,
};
const waiting = {
  mandate_id: ID,
  name: 'Esi Quartey',
  type: 'composition',
  id: WORK,
  reference: 'RS00042',
  title: 'River Song',
  confirm_by: '2026-12-20T12:00:00.000Z',
} satisfies RepresentedConfirmation;

interface Opening extends Partial<Profile['person']> {
  readonly queryClient?: ReturnType<typeof createQueryClient>;
}

function openPage(items: MandateView[], routes: FakeRoutes = {}, { queryClient, ...person }: Opening = {}) {
  const api = fakeApi({
    'GET /mandates': { items, total: items.length, page: 1, per_page: 20 },
    'GET /mandates/confirmations': { items: [] },
    ...routes,
  });
  const host = fakeHost({ user: aCorporateProfile({ person: aPerson(person) }) });
  const options = { host, path: '/mandates', route: '/mandates', ...(queryClient && { queryClient }) };
  return { api, ...renderWithHost(<MandatesPage />, options) };
}

describe('mandates of a member', () => {
  test('are shown page by page', async () => {
    const page = { items: [proposed], page: 1, per_page: 20, total: 21 };
    const { api, user, location } = openPage([], { 'GET /mandates': page });
    await user.click(await screen.findByRole('button', { name: /2$/ }));
    await waitFor(() => expect(api.to('GET /mandates').at(-1)?.query).toMatchObject({ page: '2' }));
    // So that a reload or the way back from a work shows it again.
    expect(location()).toBe('/mandates?page=2');
  });

  test('are confirmed after saying who may do what, where and until when', async () => {
    const { api, user } = openPage([proposed], { [`POST /mandates/${ID}/confirmation`]: respondWithNothing });
    expect(await screen.findByText('Harbour Light Music represents Esi Quartey')).toBeVisible();
    const help = screen.getByRole('link', { name: 'How mandates work' });
    expect(help).toHaveAttribute('href', paths.account.helpTopic('people-and-mandates'));
    await user.click(screen.getByRole('button', { name: 'Confirm the mandate with Esi Quartey' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/World, from 1 January 2026 to 31 December 2028/)).toBeVisible();
    expect(dialog.getByText(/The response is as binding as their own/)).toBeVisible();
    const active = { ...proposed, state: 'active' };
    api.use({ 'GET /mandates': { items: [active], total: 1, page: 1, per_page: 20 } });
    await user.click(dialog.getByRole('button', { name: 'Confirm mandate' }));
    await waitFor(() => expect(api.to(`POST /mandates/${ID}/confirmation`)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Your mandates' })).toHaveFocus());
  });

  test.each([
    { state: 'active', is_mine: true, label: 'End', yes: 'End mandate', effect: /can no longer register/ },
    { state: 'proposed', is_mine: true, label: 'Withdraw', yes: 'Withdraw proposal', effect: /isn’t in effect yet/ },
    { state: 'proposed', is_mine: false, label: 'Decline', yes: 'Decline mandate', effect: /isn’t in effect yet/ },
  ] as const)('end by “$label” ($state), after saying the effect', async ({ state, is_mine, label, yes, effect }) => {
    const { api, user } = openPage([{ ...proposed, state, is_mine }], {
      [`DELETE /mandates/${ID}`]: respondWithNothing,
    });
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${label} the (mandate|proposal)`) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(effect)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: yes }));
    await waitFor(() => expect(api.to(`DELETE /mandates/${ID}`)).toHaveLength(1));
  });

  test('offer nothing once they have ended', async () => {
    openPage([{ ...proposed, state: 'ended', ended_at: proposed.proposed_at }]);
    expect(await screen.findByText('Ended')).toBeVisible();
    expect(screen.queryByRole('button', { name: /mandate with/ })).toBeNull();
  });

  test('say when they ended, or were withdrawn or declined', async () => {
    const ended_at = '2026-11-29T12:00:00.000Z';
    const ended: MandateView = { ...proposed, state: 'ended', confirmed_at: '2026-11-21T12:00:00.000Z', ended_at };
    openPage([
      ended,
      { ...ended, id: '01900000-0000-7000-8000-000000000021', confirmed_at: null },
      { ...ended, id: '01900000-0000-7000-8000-000000000022', state: 'declined', confirmed_at: null },
      { ...ended, id: '01900000-0000-7000-8000-000000000023', valid_to: '2026-06-30' },
    ]);
    expect(await screen.findByText(/to 31 December 2028\. Ended on 29 November 2026\.$/)).toBeVisible();
    expect(screen.getByText(/to 31 December 2028\. Withdrawn on 29 November 2026\.$/)).toBeVisible();
    expect(screen.getByText(/to 31 December 2028\. Declined on 29 November 2026\.$/)).toBeVisible();
    expect(screen.getByText(/to 30 June 2026\.$/)).toBeVisible();
  });

  test('are proposed to another member, for the world by default', async () => {
    const esi = aParty({ id: ESI, name: 'Esi Quartey', is_member: true });
    const { api, user } = openPage([], {
      'GET /composers': ({ query }) => {
        const items = query.filter === 'members' ? [esi] : [];
        return { items, total: items.length, page: 1, per_page: Number(query.per_page) };
      },
      'POST /mandates': () => respondWith(201, { id: ID }),
    });
    expect(await screen.findByText(/No mandates yet/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Propose a mandate' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send proposal' }));
    await user.click(await dialog.findByRole('link', { name: 'Choose the other member.' }));
    const otherMember = dialog.getByRole('group', { name: 'The other member' }).closest('#party_id');
    expect(otherMember).toHaveFocus();
    await user.click(dialog.getByRole('radio', { name: /^You represent/ }));
    await user.type(dialog.getByRole('combobox', { name: 'Find the member' }), 'Esi');
    await user.click(await dialog.findByRole('option', { name: /Esi Quartey/ }));
    await waitFor(() => expect(otherMember).toHaveFocus());
    await user.click(dialog.getByRole('checkbox', { name: /Confirm shares/ }));
    await user.click(dialog.getByRole('button', { name: 'Send proposal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.to('POST /mandates')[0]?.body).toMatchObject({
      side: 'representative',
      party_id: ESI,
      scopes: ['confirm_shares'],
      territory: '2136',
      valid_to: null,
    });
  });

  // Always on different days, so one of them isn’t on this machine’s.
  test.each(['Pacific/Kiritimati', 'Pacific/Midway'])('begin on the society’s day, in %s', async (time_zone) => {
    const settings = {
      confirmation_days: 30,
      work_response_days: 60,
      recording_response_days: 90,
      evidence_days: 60,
      more_time_days: 30,
      time_zone,
    };
    const { user } = openPage([], { 'GET /reference/settings': settings });
    expect(await screen.findByText(/No mandates yet/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Propose a mandate' }));
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: time_zone });
    expect(await screen.findByLabelText('First day')).toHaveValue(today);
  });

  test('show what waits for represented members to those who may confirm, and no mandates to others', async () => {
    const other = { ...waiting, mandate_id: ESI, name: 'Kofi Addo' };
    const routes = { 'GET /mandates/confirmations': { items: [waiting, other] } };
    const { api } = openPage([], routes, { role: 'contributor' });
    const [link, linkOfOther] = await screen.findAllByRole('link', { name: 'River Song' });
    expect(linkOfOther).toHaveAttribute('href', `${paths.compositions.details(WORK)}?mandate=${ESI}`);
    expect(link).toHaveAttribute('href', `${paths.compositions.details(WORK)}?mandate=${ID}`);
    const deadline = formatDayAndTime(waiting.confirm_by);
    expect(screen.getByText(`RS00042, waiting for Esi Quartey until ${deadline}`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Propose a mandate' })).toBeNull();
    expect(api.to('GET /mandates')).toHaveLength(0);
  });

  test('say that nothing waits to a person who may not see mandates', async () => {
    openPage([], {}, { role: 'contributor' });
    expect(await screen.findByText(/^Nothing is waiting for members you represent/)).toBeVisible();
  });

  test('no longer show an entry that was confirmed on the page of its work', async () => {
    const queryClient = createQueryClient();
    const routes = { 'GET /mandates/confirmations': { items: [waiting] } };
    const { api, unmount } = openPage([], routes, { queryClient });
    expect(await screen.findByRole('link', { name: 'River Song' })).toBeVisible();
    unmount();
    api.use({ 'GET /mandates/confirmations': { items: [] } });
    openPage([], {}, { queryClient });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'River Song' })).toBeNull());
  });

  test('no longer show an entry that the represented member has confirmed', async () => {
    const { api, host } = openPage([], { 'GET /mandates/confirmations': { items: [waiting] } });
    expect(await screen.findByRole('link', { name: 'River Song' })).toBeVisible();
    api.use({ 'GET /mandates/confirmations': { items: [] } });
    act(() => host.publishChange('compositions'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'River Song' })).toBeNull());
  });

  test('are shown without what waits to a person who may not open works or recordings', async () => {
    const { api } = openPage([proposed], {}, { role: 'manager', areas: ['account'] });
    expect(await screen.findByText('Harbour Light Music represents Esi Quartey')).toBeVisible();
    expect(api.to('GET /mandates/confirmations')).toHaveLength(0);
    // Nor may they search for the other member.
    expect(screen.queryByRole('button', { name: 'Propose a mandate' })).toBeNull();
  });

  test('are proposed by a person who may open recordings alone', async () => {
    const esi = aParty({ id: ESI, name: 'Esi Quartey', is_member: true });
    const routes = { 'GET /rightsholders': { items: [esi], total: 1, page: 1, per_page: 100 } };
    const { user } = openPage([proposed], routes, { role: 'manager', areas: ['recordings', 'account'] });
    await user.click(await screen.findByRole('button', { name: 'Propose a mandate' }));
    await user.type(await screen.findByRole('combobox', { name: 'Find the member' }), 'Esi');
    expect(await screen.findByRole('option', { name: /Esi Quartey/ })).toBeVisible();
  });
});
