import {
  aDashboard,
  aProfile,
  aSession,
  type FakeRequest,
  failWith,
  fakeApi,
  fillIn,
  respondWith,
  respondWithNothing,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { consumeSessionEnded } from '../session/requested-path.ts';
import { renderPortal, SHELL_RESPONSES } from '../testing/render-portal.tsx';

const NEW_TOKEN = 'a-new-token';

/** An API that has ended the first session and accepts the second. */
function apiThatEndedTheSession(signIn: (request: FakeRequest) => unknown) {
  return fakeApi({
    ...SHELL_RESPONSES,
    'GET /dashboard': ({ headers }: FakeRequest) =>
      headers.get('authorization') === `Bearer ${NEW_TOKEN}`
        ? aDashboard()
        : failWith(401, { code: 'session_ended', message: 'Your session has ended.' }),
    'POST /session': signIn,
    'DELETE /session': respondWithNothing,
    'GET /live': () => failWith(401, { code: 'session_ended' }),
  });
}

const newSession = () => respondWith(201, aSession({ token: NEW_TOKEN }));

/** A page on which the member has typed something. */
function renderTypedPage() {
  const portal = renderPortal('/dashboard');
  fireEvent.input(document.body);
  return portal;
}

describe('a session that ends in use', () => {
  test('opens the sign-in page if nothing was typed, and keeps the cookie for other tabs', async () => {
    apiThatEndedTheSession(newSession);
    const { place, session } = renderPortal('/dashboard');
    await waitFor(() => expect(place.replace).toHaveBeenCalledWith('/'));
    expect(consumeSessionEnded()).toBe(true);
    expect(session.get()).not.toBeNull();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('is renewed over the page, which then continues', async () => {
    const api = apiThatEndedTheSession(newSession);
    const { user, session } = renderTypedPage();
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign in again' });
    expect(within(dialog).getByLabelText('Email')).toHaveValue(aProfile().email);
    expect(within(dialog).getByLabelText('Email')).toHaveAttribute('readonly');
    await fillIn(user, within(dialog).getByLabelText('Password'), 'a few words to remember');
    await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('link', { name: 'Works' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(session.get()?.token).toBe(NEW_TOKEN);
    expect(api.to('POST /session')[0]?.body).toEqual({
      email: aProfile().email,
      password: 'a few words to remember',
    });
  });

  test('shows the server’s message for a wrong password, and lets the member retry', async () => {
    const api = apiThatEndedTheSession(() =>
      failWith(401, { code: 'wrong_credentials', message: 'That is not right.' }),
    );
    const { user } = renderTypedPage();
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign in again' });
    await user.type(within(dialog).getByLabelText('Password'), 'wrong{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('That is not right.');
    expect(within(dialog).getByLabelText('Password')).toHaveValue('wrong');
    api.use({ 'POST /session': newSession });
    await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('link', { name: 'Works' })).toBeInTheDocument();
  });

  test('stays open over unsaved input when Escape is pressed', async () => {
    const api = apiThatEndedTheSession(newSession);
    const { user } = renderTypedPage();
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign in again' });
    await user.type(within(dialog).getByLabelText('Password'), '{Escape}');
    await fillIn(user, within(dialog).getByLabelText('Password'), 'a few words to remember');
    expect(dialog).toBeVisible();
    expect(api.to('DELETE /session')).toHaveLength(0);
  });

  test('signs out when it is not renewed', async () => {
    apiThatEndedTheSession(newSession);
    const { user, place, session } = renderTypedPage();
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign in again' });
    await user.click(within(dialog).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(place.replace).toHaveBeenCalledWith('/'));
    expect(session.get()).toBeNull();
  });

  test('opens the sign-in page if the member isn’t known yet', async () => {
    fakeApi({
      ...SHELL_RESPONSES,
      'GET /user/profile': () => failWith(401, { code: 'session_ended' }),
      'GET /user/user_isni': () => failWith(401, { code: 'session_ended' }),
    });
    const { place } = renderPortal('/nowhere');
    await waitFor(() => expect(place.replace).toHaveBeenCalledWith('/'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
