import { paths } from '@counterpoint/contract/paths';
import type { Profile } from '@counterpoint/domain/schemas/members';
import {
  aCorporateProfile,
  aProfile,
  type FakeRoutes,
  failWith,
  fakeApi,
  fillIn,
  networkFailure,
  neverRespond,
  renderWithHost,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ProfilePage } from './profile-page.tsx';

function open(api: FakeRoutes = {}, profile: Profile = aProfile()) {
  const fake = fakeApi({ 'GET /user/profile': profile, 'GET /user/email-changes': { items: [] }, ...api });
  return { api: fake, ...renderWithHost(<ProfilePage />, { route: paths.account.profile(), path: '/profile' }) };
}

type User = ReturnType<typeof open>['user'];
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save changes' }));

async function change(user: User, label: string | RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await fillIn(user, field, text);
}

describe('the profile', () => {
  test('shows the member’s data, their meaning and the last update', async () => {
    open({}, aProfile({ isni_number: '0000000123531945', updated_at: new Date(Date.now() - 7_300_000).toISOString() }));
    expect(await screen.findByLabelText('Given name')).toHaveValue('Ama');
    expect(screen.getByText('Individual')).toBeVisible();
    expect(screen.getByText(/Only the society can change this/)).toBeVisible();
    expect(screen.getByText('0000 0001 2353 1945')).toBeVisible();
    expect(screen.getByText('2 hours ago')).toBeVisible();
    const help = screen.getByRole('link', { name: 'What you can change' });
    expect(help).toHaveAttribute('href', paths.account.helpTopic('your-profile'));
  });

  test.each([null, '0000000000000000'])('shows the ISNI %p as pending', async (isni_number) => {
    open({}, aProfile({ isni_number }));
    expect(await screen.findByText('pending')).toBeVisible();
  });

  test('shows all data of a person and which are private', async () => {
    const known = { birth_date: '1991-03-14', nationality: 'GH', country: 'NG', phone: '+234 802 123 4567' } as const;
    open({}, aProfile({ ...known, roles: ['composer', 'performer'], stage_names: ['Serwaa', 'DJ Ama'] }));
    expect(await screen.findByLabelText('Name 1')).toHaveValue('Serwaa');
    expect(screen.getByLabelText('Name 2')).toHaveValue('DJ Ama');
    expect(screen.getByLabelText('Year')).toHaveValue('1991');
    expect(screen.getByLabelText(/Nationality/)).toHaveDisplayValue('Ghanaian');
    expect(screen.getByLabelText(/Country you live in/)).toHaveDisplayValue('Nigeria');
    const roles = within(screen.getByRole('group', { name: 'Your roles' }));
    expect(roles.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('value'))).toEqual([
      'composer',
      'performer',
    ]);
    expect(screen.getByText('Other members don’t see this.')).toBeVisible();
  });

  test('appears in the navigation of the account', async () => {
    open();
    const pages = within(await screen.findByRole('navigation', { name: 'Account' }));
    expect(pages.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  });

  test('has its own fields for an organisation', async () => {
    open({}, aCorporateProfile());
    expect(await screen.findByLabelText('Corporation name')).toHaveValue('Harbour Light Music');
    expect(screen.getByLabelText('Type of organisation')).toHaveValue('Producer');
    for (const label of [/Registration number/, /Contact person/, /Country of registration/])
      expect(screen.getByLabelText(label)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Your roles' })).toBeNull();
    expect(screen.queryByLabelText('Given name')).toBeNull();
  });

  test('announces that it’s loading', async () => {
    open({ 'GET /user/profile': neverRespond });
    expect(await screen.findByRole('status')).toHaveTextContent('Loading your profile');
  });

  test('retries after it failed to load', async () => {
    const { user, api } = open({ 'GET /user/profile': () => failWith(503, { message: 'Back in a minute.' }) });
    expect(await screen.findByText('Back in a minute.')).toBeVisible();
    api.use({ 'GET /user/profile': aProfile() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Given name')).toHaveValue('Ama');
  });
});

describe('saving', () => {
  const changes = { given_name: 'Amma', stage_names: ['Ama K'], roles: ['composer' as const] };
  const saved = () => aProfile(changes);

  test('sends the whole profile, confirms it and refreshes the host’s copy', async () => {
    const { user, api, host } = open({ 'PUT /user/profile': saved });
    await change(user, 'Given name', 'Amma');
    await change(user, 'Name 1', ' Ama K ');
    await user.click(screen.getByRole('checkbox', { name: /Composer/ }));
    await save(user);
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Profile saved.', { type: 'success' }));
    expect(api.to('PUT /user/profile')[0]?.body).toEqual(aProfile(changes));
    expect(host.refreshProfile).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Name 1')).toHaveValue('Ama K');
    expect(host.guardLeave).toHaveBeenLastCalledWith(false);
  });

  test('keeps what was typed while the profile was being saved', async () => {
    const response = Promise.withResolvers<Profile>();
    const { user, host } = open({ 'PUT /user/profile': () => response.promise });
    await change(user, 'Given name', 'Amma');
    await change(user, 'Other names', 'Mensah');
    await save(user);
    await change(user, 'Given name', 'Amma B');
    await change(user, 'Name 1', 'Ama K');
    await act(async () => response.resolve(aProfile({ given_name: 'Amma', other_names: 'Mensah' })));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Profile saved.', { type: 'success' }));
    expect(screen.getByLabelText('Given name')).toHaveValue('Amma B');
    expect(screen.getByLabelText('Name 1')).toHaveValue('Ama K');
    expect(screen.getByText('Not saved yet.')).toBeVisible();
    expect(host.guardLeave).toHaveBeenLastCalledWith(true);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText('Given name')).toHaveValue('Amma');
    expect(screen.getByLabelText('Other names')).toHaveValue('Mensah');
    expect(screen.getByLabelText('Name 1')).toHaveValue('');
  });

  test('says that a number of one of our records is being checked', async () => {
    const { user, host } = open({ 'PUT /user/profile': aProfile({ ipi_name_number: null }) });
    await change(user, /IPI name number/, '00052210040');
    await save(user);
    const checked = expect.stringContaining('check that it’s yours before its works appear');
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith(checked));
    expect(screen.getByLabelText(/IPI name number/)).toHaveValue('');
  });

  test('guards against leaving with unsaved changes', async () => {
    const { user, host } = open();
    await change(user, 'Given name', 'Amma');
    expect(host.guardLeave).toHaveBeenLastCalledWith(true);
    expect(screen.getByText('Not saved yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText('Given name')).toHaveValue('Ama');
    expect(host.guardLeave).toHaveBeenLastCalledWith(false);
  });

  test('rejects an invalid field without a request', async () => {
    const { user, api } = open();
    await change(user, 'Phone (optional)', '12');
    await save(user);
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: /country code/ })).toBeVisible();
    expect(screen.getByLabelText('Phone (optional)')).toHaveAccessibleDescription(/country code/);
    expect(api.to('PUT /user/profile')).toHaveLength(0);
  });

  test('shows a server error at its field and keeps the entries', async () => {
    const message = 'This IPI name number already stands for another name here.';
    const { user } = open({
      'PUT /user/profile': () => failWith(422, { details: [{ path: 'ipi_name_number', message }] }),
    });
    await change(user, 'Given name', 'Amma');
    await save(user);
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
    expect(screen.getByLabelText(/IPI name number/)).toHaveAccessibleDescription(new RegExp(message));
    expect(screen.getByLabelText('Given name')).toHaveValue('Amma');
  });

  test('keeps the entries after a failure', async () => {
    const { user, host } = open({
      'PUT /user/profile': () => {
        throw networkFailure();
      },
    });
    await change(user, 'Given name', 'Amma');
    await save(user);
    expect(await screen.findByText(/server couldn’t be reached/)).toBeVisible();
    expect(screen.getByLabelText('Given name')).toHaveValue('Amma');
    expect(host.guardLeave).toHaveBeenLastCalledWith(true);
    expect(host.refreshProfile).not.toHaveBeenCalled();
  });

  test('sends nothing when nothing changed', async () => {
    const { user, host } = open();
    await screen.findByLabelText('Given name');
    await save(user);
    expect(host.notify).toHaveBeenCalledWith('There’s nothing to save.');
  });
});

test('merges a change made elsewhere, but not over the member’s edits', async () => {
  const { user, api, host } = open();
  await change(user, 'Given name', 'Amma');
  api.use({ 'GET /user/profile': aProfile({ given_name: 'Elsewhere', birth_date: '1991-03-14' }) });
  act(() => host.publishChange('profile'));
  await waitFor(() => expect(screen.getByLabelText('Year')).toHaveValue('1991'));
  expect(screen.getByLabelText('Given name')).toHaveValue('Amma');
});
