// cspell:ignore passwordpassword
import { paths } from '@counterpoint/contract/paths';
import type { OwnSession } from '@counterpoint/domain/schemas/members';
import {
  type FakeRoutes,
  failWith,
  fakeApi,
  fillIn,
  networkFailure,
  neverRespond,
  renderWithHost,
  respondWithNothing,
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
  const fake = fakeApi({ [LIST]: { items: sessions }, [CHANGE]: respondWithNothing, ...api });
  return { api: fake, ...renderWithHost(<PasswordPage />, { route, path: route }) };
}
type User = ReturnType<typeof open>['user'];

async function change(user: User, current = OLD, password = NEW) {
  if (current) await user.type(screen.getByLabelText('Current password'), current);
  if (password) await user.type(screen.getByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

describe('changing the password', () => {
  test('changes the password, clears the form and reloads the sessions', async () => {
    const { user, api, host } = open({}, [here, phone]);
    expect(await screen.findByText('Safari on iPhone')).toBeVisible();
    api.use({ [LIST]: { items: [here] } });
    await change(user);
    await waitFor(() =>
      expect(host.notify).toHaveBeenCalledWith('Your password has been changed. Every other device is signed out.', {
        type: 'success',
      }),
    );
    expect(api.to(CHANGE)[0]?.body).toEqual({ current_password: OLD, password: NEW });
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  });

  test('lists missing fields in the summary and next to each field', async () => {
    const { user, api } = open();
    await change(user, '', '');
    expect(within(await screen.findByRole('alert')).getByText('There are 2 problems')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('Enter your password.');
    expect(api.to(CHANGE)).toHaveLength(0);
  });

  test('rejects a common password as its field is left, until it is corrected', async () => {
    const { user, api } = open();
    const field = await screen.findByLabelText('New password');
    await user.click(field);
    await user.paste('passwordpassword');
    expect(field).toBeValid();
    await user.tab();
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(/This password is too common/);
    await change(user, OLD, '');
    expect(await screen.findByText('There’s a problem')).toBeVisible();
    expect(api.to(CHANGE)).toHaveLength(0);
    await fillIn(user, field, ' and the old harbour');
    await waitFor(() => expect(field).toBeValid());
  });

  test('shows a wrong current password next to its field and keeps both entries', async () => {
    const message = 'This is not your password.';
    const { user } = open({ [CHANGE]: () => failWith(422, { details: [{ path: 'current_password', message }] }) });
    await change(user);
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('New password')).toHaveValue(NEW);
  });

  test('keeps the entries when the request fails', async () => {
    const { user, host } = open({
      [CHANGE]: () => {
        throw networkFailure();
      },
    });
    await change(user);
    expect(await screen.findByText(/server couldn’t be reached/)).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveValue(OLD);
    expect(host.notify).not.toHaveBeenCalled();
  });
});

describe('own sessions', () => {
  test('lists device and times; the current session has no button', async () => {
    open({}, [here, phone, unknown]);
    const rows = within(await screen.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Chrome on LinuxThis deviceSigned in 2 hours ago. Last used 2 minutes ago.',
      expect.stringMatching(/^Safari on iPhoneSigned in .*End session \(Safari on iPhone\)$/),
      expect.stringMatching(/^Unknown device/),
    ]);
    expect(screen.getAllByRole('button', { name: /^End session/ })).toHaveLength(2);
  });

  test('shows a message when there is no other session', async () => {
    open();
    expect(await screen.findByText('You’re only signed in here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
  });

  test('ends one session and moves the focus to the heading', async () => {
    const { user, api, host } = open({ [END_PHONE]: respondWithNothing }, [here, phone]);
    const button = await screen.findByRole('button', { name: 'End session (Safari on iPhone)' });
    api.use({ [LIST]: { items: [here] } });
    await user.click(button);
    expect(await screen.findByText('You’re only signed in here.')).toBeVisible();
    expect(host.notify).toHaveBeenCalledWith('Safari on iPhone is signed out.', { type: 'success' });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Where you’re signed in' })).toHaveFocus());
  });

  test('removes a session from the list that has already ended', async () => {
    const message = 'This session was not found.';
    const { user, api, host } = open({ [END_PHONE]: () => failWith(404, { code: 'not_found', message }) }, [
      here,
      phone,
    ]);
    const button = await screen.findByRole('button', { name: 'End session (Safari on iPhone)' });
    api.use({ [LIST]: { items: [here] } });
    await user.click(button);
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith(message, { type: 'error' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  });

  test('ends all other sessions after confirmation', async () => {
    const { user, api } = open({ [ALL]: { ended: 2 } }, [here, phone, unknown]);
    await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'End 2 sessions?' });
    expect(api.to(ALL)).toHaveLength(0);
    api.use({ [LIST]: { items: [here] } });
    await user.click(within(dialog).getByRole('button', { name: 'End sessions' }));
    expect(await screen.findByText('You’re only signed in here.')).toBeVisible();
    expect(api.to(ALL)).toHaveLength(1);
  });

  test('announces that sessions are loading', () => {
    open({ [LIST]: neverRespond });
    expect(screen.getByText('Loading your sessions')).toBeInTheDocument();
  });

  test('retries after the sessions failed to load', async () => {
    const { user, api } = open({ [LIST]: () => failWith(500, { message: 'Something went wrong on our side.' }) });
    expect(await screen.findByText('Something went wrong on our side.')).toBeVisible();
    api.use({ [LIST]: { items: [here] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Chrome on Linux')).toBeVisible();
  });
});
