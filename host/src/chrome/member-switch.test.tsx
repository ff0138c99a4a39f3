import {
  aCorporateProfile,
  aPerson,
  aRecordingPage,
  aSession,
  aWorkPage,
  failWith,
  fakeApi,
} from '@counterpoint/testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { playWidth, renderPortal, SHELL_RESPONSES } from '../testing/render-portal.tsx';

const AMA = '01900000-0000-7000-8000-000000000002';
const HARBOUR = '01900000-0000-7000-8000-000000000012';
const SWITCH = 'PUT /session/member';
const profile = aCorporateProfile({ person: aPerson({ role: 'manager', acts_for: 2 }) });
const memberships = {
  items: [
    { member_id: AMA, name: 'Ama Serwaa', role: 'owner', is_current: false },
    { member_id: HARBOUR, name: 'Harbour Light Music', role: 'manager', is_current: true },
  ],
};

afterEach(() => void jest.restoreAllMocks());

function openPortal(routes: Parameters<typeof fakeApi>[0] = {}, path = '/nowhere') {
  const api = fakeApi({
    ...SHELL_RESPONSES,
    'GET /user/profile': profile,
    'GET /user/memberships': memberships,
    [SWITCH]: aSession({ token: 'of-ama' }),
    ...routes,
  });
  return { api, ...renderPortal(path) };
}

type User = ReturnType<typeof openPortal>['user'];

async function chooseAma(user: User) {
  await user.click(await screen.findByRole('button', { name: /account of Harbour Light Music/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Ama Serwaa' }));
}

describe('a person who acts for several members', () => {
  test.each([1440, 600, 390])('always sees for whom, at %i', async (width) => {
    playWidth(width);
    openPortal();
    expect(await screen.findByText('Acting for Harbour Light Music')).toBeVisible();
  });

  test('switches in the account menu, with a new session', async () => {
    const { api, user, session } = openPortal();
    await chooseAma(user);
    await waitFor(() => expect(session.get()?.token).toBe('of-ama'));
    expect(api.to(SWITCH)[0]?.body).toEqual({ member_id: AMA });
  });

  test('finds a member by name in the search', async () => {
    const { api, user } = openPortal({ 'GET /compositions': aWorkPage([]), 'GET /recordings': aRecordingPage([]) });
    await screen.findByText('Acting for Harbour Light Music');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(await screen.findByRole('combobox', { name: /search pages/i }), 'ama');
    await user.click(within(await screen.findByRole('group', { name: 'Act for' })).getByRole('option'));
    await waitFor(() => expect(api.to(SWITCH)[0]?.body).toEqual({ member_id: AMA }));
  });

  test('tells members of one name apart by IPI, or by the day on which they joined', async () => {
    const [ama] = memberships.items;
    const joined_at = '2026-03-14T12:00:00.000Z';
    const namesakes = [
      { ...ama, ipi_name_number: '99900000158', joined_at },
      { ...ama, member_id: '01900000-0000-7000-8000-000000000022', joined_at },
      memberships.items[1],
    ];
    const { user } = openPortal({ 'GET /user/memberships': { items: namesakes } });
    await user.click(await screen.findByRole('button', { name: /account of Harbour Light Music/ }));
    await screen.findByRole('menuitemradio', { name: 'Harbour Light Music' });
    const group = within(screen.getByRole('group', { name: 'Act for' }));
    expect(group.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'Ama Serwaa (IPI 99900000158)',
      'Ama Serwaa (member since 14 March 2026)',
      'Harbour Light Music',
    ]);
  });

  test.each([
    ['before', 'Logout', 2],
    ['after', 'Logout', 31],
  ])('sees the members %s “%s” if there are %i', async (place, item, acts_for) => {
    const person = { ...profile.person, acts_for };
    const { user } = openPortal({ 'GET /user/profile': { ...profile, person } });
    await user.click(await screen.findByRole('button', { name: /account of Harbour Light Music/ }));
    const member = await screen.findByRole('menuitemradio', { name: 'Ama Serwaa' });
    const position = screen.getByRole('menuitem', { name: item }).compareDocumentPosition(member);
    expect(position).toBe(place === 'after' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING);
  });

  test('can switch to the member of a mailed link', async () => {
    const { api, user, session } = openPortal({}, `/nowhere?member=${AMA}`);
    expect(await screen.findByText('This link is for Ama Serwaa')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Switch to Ama Serwaa' }));
    await waitFor(() => expect(session.get()?.token).toBe('of-ama'));
    expect(api.to(SWITCH)[0]?.body).toEqual({ member_id: AMA });
  });

  test.each([
    ['of the current member', HARBOUR],
    ['of a member for whom the person doesn’t act', '01900000-0000-7000-8000-000000000099'],
  ])('is offered no switch by a link %s', async (_, memberId) => {
    const { api } = openPortal({}, `/nowhere?member=${memberId}`);
    expect(await screen.findByText('Acting for Harbour Light Music')).toBeVisible();
    if (memberId !== HARBOUR) await waitFor(() => expect(api.to('GET /user/memberships')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Switch to/ })).toBeNull();
  });

  test('stays with the member and learns why if switching fails', async () => {
    const { user, session } = openPortal({ [SWITCH]: () => failWith(404, { message: 'This member was not found.' }) });
    await chooseAma(user);
    expect(await screen.findByText('This member was not found.')).toBeVisible();
    expect(session.get()?.token).toBe('a-token');
  });
});

test('a person who acts for one member sees no choice', async () => {
  const { api, user } = openPortal({ 'GET /user/profile': aCorporateProfile() });
  await user.click(await screen.findByRole('button', { name: /account of Harbour Light Music/ }));
  await screen.findByRole('menu');
  expect(screen.queryByText('Acting for Harbour Light Music')).toBeNull();
  expect(screen.queryByRole('menuitemradio', { name: 'Ama Serwaa' })).toBeNull();
  expect(api.to('GET /user/memberships')).toHaveLength(0);
});
