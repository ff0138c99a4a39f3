import { paths } from '@counterpoint/contract/paths';
import type { Role } from '@counterpoint/domain/permissions';
import type { MemberPerson, PersonInvitation } from '@counterpoint/domain/schemas/members';
import {
  aCorporateProfile,
  aPerson,
  type FakeRoutes,
  failWith,
  fakeApi,
  fakeHost,
  fillIn,
  neverRespond,
  renderWithHost,
  respondWith,
  respondWithNothing,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { PeoplePage } from './people-page.tsx';

const ME = aPerson().account_id;
const EFUA = '01900000-0000-7000-8000-000000000005';
const INVITED = '01900000-0000-7000-8000-000000000006';
const NOW = '2026-11-20T12:00:00.000Z';

const owner: MemberPerson = {
  id: ME,
  name: 'Ama Serwaa',
  email: 'ama@example.org',
  role: 'owner',
  areas: null,
  signed_in_at: NOW,
};
const efua: MemberPerson = {
  id: EFUA,
  name: 'Efua Sarpong',
  email: 'efua@example.org',
  role: 'reader',
  areas: ['compositions'],
  signed_in_at: null,
};
const invitation: PersonInvitation = {
  id: INVITED,
  email: 'yaw@example.org',
  role: 'finance',
  areas: null,
  sent_at: NOW,
  expires_at: '2026-11-27T12:00:00.000Z',
  is_expired: false,
};

function openPage(routes: FakeRoutes = {}, role: Role = 'owner', areas: MemberPerson['areas'] = null) {
  const api = fakeApi({
    'GET /people': { items: [owner, efua] },
    'GET /people/invitations': { items: [invitation] },
    ...routes,
  });
  const host = fakeHost({ user: aCorporateProfile({ person: aPerson({ role, areas }) }) });
  return { api, ...renderWithHost(<PeoplePage />, { host, path: '/people', route: '/people' }) };
}

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error(`${name} is in no row.`);
  return within(row);
};

describe('the people page', () => {
  test('lists people and invitations with their roles', async () => {
    openPage();
    expect((await rowOf('Efua Sarpong')).getByText('Reader')).toBeVisible();
    expect((await rowOf('Efua Sarpong')).getByText('Only Music Composition')).toBeVisible();
    expect((await rowOf('Efua Sarpong')).getByText(/Hasn’t signed in yet/)).toBeVisible();
    expect((await rowOf('Ama Serwaa')).getByText('You')).toBeVisible();
    expect((await rowOf('yaw@example.org')).getByText('Invited')).toBeVisible();
    const help = screen.getByRole('link', { name: 'About people and roles' });
    expect(help).toHaveAttribute('href', paths.account.helpTopic('people-and-mandates'));
  });

  test('shows that it is loading', () => {
    openPage({ 'GET /people': neverRespond });
    expect(screen.getByRole('status')).toHaveTextContent('Loading the people');
  });

  test('offers another try after a failure', async () => {
    const { api, user } = openPage({ 'GET /people': () => failWith(500, { message: 'Something went wrong.' }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.use({ 'GET /people': { items: [owner, efua] } });
    await user.click(retry);
    expect(await screen.findByText('Efua Sarpong')).toBeVisible();
  });

  test('invites by email with a role', async () => {
    const { api, user, host } = openPage({ 'POST /people/invitations': () => respondWith(201, invitation) });
    await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a person' }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Enter their email address.*Choose a role/);
    await fillIn(user, dialog.getByLabelText('Email'), 'yaw@example.org');
    await user.click(dialog.getByRole('radio', { name: /Finance/ }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.to('POST /people/invitations')[0]?.body).toEqual({
      email: 'yaw@example.org',
      role: 'finance',
      areas: null,
    });
    expect(host.notify).toHaveBeenCalledWith('We’ve sent an invitation to yaw@example.org.', { type: 'success' });
  });

  test('changes a role and its areas', async () => {
    const { api, user } = openPage({ [`PUT /people/${EFUA}`]: respondWithNothing });
    await user.click(await screen.findByRole('button', { name: 'Change role of Efua Sarpong' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: /Reader/ })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /Contributor/ }));
    await user.click(dialog.getByRole('checkbox', { name: 'Works in Dispute' }));
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
    await waitFor(() =>
      expect(api.to(`PUT /people/${EFUA}`)[0]?.body).toEqual({
        role: 'contributor',
        areas: ['compositions', 'disputes'],
      }),
    );
  });

  test('removes a person after saying the effect', async () => {
    const { api, user } = openPage({ [`DELETE /people/${EFUA}`]: respondWithNothing });
    await user.click(await screen.findByRole('button', { name: 'Remove Efua Sarpong' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/signed out of Harbour Light Music immediately/)).toBeVisible();
    api.use({ 'GET /people': { items: [owner] } });
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'People and invitations' })).toHaveFocus());
    expect(api.to(`DELETE /people/${EFUA}`)).toHaveLength(1);
  });

  test('transfers ownership with the password, after saying the effect', async () => {
    const call = `POST /people/${EFUA}/ownership`;
    const { api, user, host } = openPage({ [call]: respondWithNothing });
    await user.click(await screen.findByRole('button', { name: 'Make owner: Efua Sarpong' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Transfer ownership to Efua Sarpong?' }));
    expect(dialog.getByText(/You’ll become a manager/)).toBeVisible();
    await fillIn(user, dialog.getByLabelText('Your password'), 'my own password');
    api.use({
      'GET /people': {
        items: [
          { ...owner, role: 'manager' },
          { ...efua, role: 'owner', areas: null },
        ],
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Transfer ownership' }));
    await waitFor(() => expect(host.refreshProfile).toHaveBeenCalled());
    expect(api.to(call)[0]?.body).toEqual({ password: 'my own password' });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Make owner: Efua/ })).toBeNull());
    await waitFor(() => expect(screen.getByRole('region', { name: 'People and invitations' })).toHaveFocus());
  });

  test('sends an invitation again, and revokes it', async () => {
    const { api, user } = openPage({
      [`POST /people/invitations/${INVITED}/sending`]: () => respondWith(201, invitation),
      [`DELETE /people/invitations/${INVITED}`]: respondWithNothing,
    });
    await user.click(await screen.findByRole('button', { name: 'Send again to yaw@example.org' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(api.to(`POST /people/invitations/${INVITED}/sending`)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Revoke the invitation to yaw@example.org' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(api.to(`DELETE /people/invitations/${INVITED}`)).toHaveLength(1));
  });

  test('explains what people are for to a member with one person', async () => {
    openPage({ 'GET /people': { items: [owner] }, 'GET /people/invitations': { items: [] } });
    expect(await screen.findByText(/Only you have access/)).toBeVisible();
  });

  test('lets a manager manage everyone below, and leave', async () => {
    const manager = { ...owner, role: 'manager' as const };
    const boss = { ...efua, id: INVITED, name: 'Kofi Mensah', role: 'owner' as const };
    const { user, api } = openPage(
      { 'GET /people': { items: [boss, manager, efua] }, 'DELETE /user/membership': respondWithNothing },
      'manager',
    );
    expect((await rowOf('Kofi Mensah')).queryByRole('button')).toBeNull();
    expect((await rowOf('Efua Sarpong')).queryByRole('button', { name: /Make owner/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Leave Harbour Light Music' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(api.to('DELETE /user/membership')).toHaveLength(1));
  });

  test('shows a reader only their own role', async () => {
    const { api } = openPage({}, 'reader');
    expect(await screen.findByRole('heading', { name: 'Your role: Reader' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite a person' })).toBeNull();
    expect(api.to('GET /people')).toHaveLength(0);
  });
});

test('lets a person who can’t open the member’s profile change their email address', async () => {
  openPage({ 'GET /user/email-changes': { items: [] } }, 'reader', ['compositions']);
  expect(await screen.findByRole('button', { name: 'Change email' })).toBeVisible();
});

test('leaves the email address to the profile for people who may open it', async () => {
  openPage({}, 'reader');
  await screen.findByRole('button', { name: /^Leave/ });
  expect(screen.queryByRole('button', { name: 'Change email' })).not.toBeInTheDocument();
});
