import { paths } from '@counterpoint/contract/paths';
import type { OwnSession } from '@counterpoint/domain/schemas/members';
import {
  answerNothing,
  type FakeRoutes,
  fakeApi,
  networkFailure,
  neverAnswer,
  refuse,
  renderWithHost,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { PasswordPage } from './password-page.tsx';

const OLD = 'words that were there before';
const NEW = 'rain on the old harbour';
const CHANGE = 'PUT /user/password';
const LIST = 'GET /user/sessions';
const ALL = 'DELETE /user/sessions';

function aSession(id: number, changed: Partial<OwnSession> = {}): OwnSession {
  return {
    id: `01900000-0000-7000-8000-00000000000${id}`,
    browser: 'Firefox',
    system: 'Windows',
    signed_in_at: new Date(Date.now() - 7_300_000).toISOString(),
    last_used_at: new Date(Date.now() - 130_000).toISOString(),
    is_current: false,
    ...changed,
  };
}

const here = aSession(1, { browser: 'Chrome', system: 'Linux', is_current: true });
const phone = aSession(2, { browser: 'Safari', system: 'iPhone' });
const unknown = aSession(3, { browser: null, system: null });
const END_PHONE = `DELETE /user/sessions/${phone.id}`;

function open(api: FakeRoutes = {}, sessions: readonly OwnSession[] = [here]) {
  const route = paths.account.passwordChange();
  const fake = fakeApi({ [LIST]: { items: sessions }, [CHANGE]: answerNothing, ...api });
  return { api: fake, ...renderWithHost(<PasswordPage />, { route, path: route }) };
}
type User = ReturnType<typeof open>['user'];

async function change(user: User, present = OLD, password = NEW) {
  if (present) await user.type(screen.getByLabelText('Current password'), present);
  if (password) await user.type(screen.getByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
}

describe('changing the password', () => {
  test('sends both, says what follows, empties the form, and reads the sessions again', async () => {
    const { user, api, host } = open({}, [here, phone]);
    expect(await screen.findByText('Safari on iPhone')).toBeVisible();
    api.use({ [LIST]: { items: [here] } });
    await change(user);
    await waitFor(() =>
      expect(host.notify).toHaveBeenCalledWith('Your password is changed. Every other device is signed out.', {
        type: 'success',
      }),
    );
    expect(api.to(CHANGE)[0]?.body).toEqual({ current_password: OLD, password: NEW });
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  });

  test('says on top and beside each field what is missing', async () => {
    const { user, api } = open();
    await change(user, '', '');
    expect(within(await screen.findByRole('alert')).getByText('2 things to put right')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('Enter your password.');
    expect(api.to(CHANGE)).toHaveLength(0);
  });

  test('with a wrong present one says so beside it, and keeps both', async () => {
    const message = 'This is not your password.';
    const { user } = open({ [CHANGE]: () => refuse(422, { details: [{ path: 'current_password', message }] }) });
    await change(user);
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('New password')).toHaveValue(NEW);
  });

  test('that fails loses nothing', async () => {
    const { user, host } = open({
      [CHANGE]: () => {
        throw networkFailure();
      },
    });
    await change(user);
    expect(await screen.findByText(/server could not be reached/)).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveValue(OLD);
    expect(host.notify).not.toHaveBeenCalled();
  });
});

describe('one’s own sessions', () => {
  test('are listed with device and times; the one in use has no button', async () => {
    open({}, [here, phone, unknown]);
    const rows = within(await screen.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Chrome on LinuxThis oneSigned in 2 hours ago, last used 2 minutes ago',
      expect.stringMatching(/^Safari on iPhoneSigned in .*End session of Safari on iPhone$/),
      expect.stringMatching(/^An unknown device/),
    ]);
    expect(screen.getAllByRole('button', { name: /^End session/ })).toHaveLength(2);
  });

  test('say so where there is only this one', async () => {
    open();
    expect(await screen.findByText('You are signed in here and nowhere else.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
  });

  test('are ended one by one, and the focus finds a place', async () => {
    const { user, api, host } = open({ [END_PHONE]: answerNothing }, [here, phone]);
    const button = await screen.findByRole('button', { name: 'End session of Safari on iPhone' });
    api.use({ [LIST]: { items: [here] } });
    await user.click(button);
    expect(await screen.findByText('You are signed in here and nowhere else.')).toBeVisible();
    expect(host.notify).toHaveBeenCalledWith('Safari on iPhone is signed out.', { type: 'success' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus());
  });

  test('that ended by themselves meanwhile go from the list', async () => {
    const message = 'This session was not found.';
    const { user, api, host } = open({ [END_PHONE]: () => refuse(404, { code: 'not_found', message }) }, [here, phone]);
    const button = await screen.findByRole('button', { name: 'End session of Safari on iPhone' });
    api.use({ [LIST]: { items: [here] } });
    await user.click(button);
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith(message, { type: 'error' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  });

  test('are ended all at once after a question', async () => {
    const { user, api } = open({ [ALL]: { ended: 2 } }, [here, phone, unknown]);
    await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'End 2 sessions?' });
    expect(api.to(ALL)).toHaveLength(0);
    api.use({ [LIST]: { items: [here] } });
    await user.click(within(dialog).getByRole('button', { name: 'End the sessions' }));
    expect(await screen.findByText('You are signed in here and nowhere else.')).toBeVisible();
    expect(api.to(ALL)).toHaveLength(1);
  });

  test('are told to be loading', () => {
    open({ [LIST]: neverAnswer });
    expect(screen.getByText('Loading your sessions')).toBeInTheDocument();
  });

  test('that did not come can be asked for again', async () => {
    const { user, api } = open({ [LIST]: () => refuse(500, { message: 'Something went wrong on our side.' }) });
    expect(await screen.findByText('Something went wrong on our side.')).toBeVisible();
    api.use({ [LIST]: { items: [here] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Chrome on Linux')).toBeVisible();
  });
});
