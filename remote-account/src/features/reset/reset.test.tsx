// cspell:ignore qwertyuiopasdfgh
import { paths } from '@counterpoint/contract/paths';
import {
  type FakeRoutes,
  failWith,
  fakeApi,
  fakeHost,
  fillIn,
  networkFailure,
  neverRespond,
  renderWithHost,
  respondWith,
  respondWithNothing,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ResetLinkPage } from './reset-link-page.tsx';
import { ResetPage } from './reset-page.tsx';

const EMAIL = 'ama@example.org';
const USER = '01900000-0000-7000-8000-000000000001';
const PASSWORD = 'rain on the old harbour';
const ASK = 'POST /password-resets';
const CHECK = `POST /password-resets/${USER}/checks`;
const COMPLETE = `PUT /password-resets/${USER}`;
const received = () => respondWith(202, { status: 'received', email: EMAIL });
const open = { email: EMAIL, expires_at: '2026-11-21T12:30:00.000Z' };

const renderPublic = (page: Parameters<typeof renderWithHost>[0], route: string, path: string) =>
  renderWithHost(page, { route, path, host: fakeHost({ user: null }) });

describe('requesting a link', () => {
  function openPage(api: FakeRoutes = { [ASK]: received }, hash = '') {
    const path = paths.account.passwordResetLink();
    return { api: fakeApi(api), ...renderPublic(<ResetLinkPage />, path, `${path}${hash}`) };
  }
  type User = ReturnType<typeof openPage>['user'];

  async function submit(user: User, email = EMAIL) {
    if (email) await fillIn(user, screen.getByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
  }

  test('shows the same page for known and unknown addresses and focuses its heading', async () => {
    const { user, api } = openPage();
    await submit(user, ' AMA@example.org');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    expect(heading).toHaveFocus();
    expect(screen.getByText(/has an account, we’ve sent a link/)).toHaveTextContent(EMAIL);
    expect(api.to(ASK)[0]?.body).toEqual({ email: EMAIL });
  });

  test('rejects an invalid address without a request', async () => {
    const { user, api } = openPage();
    await submit(user, 'ama');
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/name@example.org/);
    expect(api.requests).toHaveLength(0);
  });

  test('keeps the address and shows the error after too many requests', async () => {
    const message = 'There were too many attempts to choose a new password. Please try again in 15 minutes.';
    const { user } = openPage({ [ASK]: () => failWith(429, { code: 'too_many_attempts', message }) });
    await submit(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  });

  test('resends the link, and accepts another address', async () => {
    const { user, api } = openPage();
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/sent another email/)).toBeVisible();
    expect(api.to(ASK)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  });

  test('has the address that was typed on the sign-in page', () => {
    openPage({}, '#email=ama%2B1%40example.org');
    expect(screen.getByLabelText('Email')).toHaveValue('ama+1@example.org');
  });

  test('links back to the sign-in page', () => {
    openPage();
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/');
  });
});

describe('a reset link', () => {
  function openLink(api: FakeRoutes, address = `${paths.account.passwordReset(USER)}?token=the-token`) {
    return { api: fakeApi(api), ...renderPublic(<ResetPage />, paths.account.passwordReset(), address) };
  }
  type User = ReturnType<typeof openLink>['user'];

  async function choose(user: User, password = PASSWORD) {
    await user.type(await screen.findByLabelText('New password'), password);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  }

  test('is checked before the form appears', async () => {
    openLink({ [CHECK]: neverRespond });
    expect(screen.getByRole('status')).toHaveTextContent('Checking your link');
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  test('shows the account, changes its password and links to the sign-in page', async () => {
    const { user, api } = openLink({ [CHECK]: open, [COMPLETE]: respondWithNothing });
    expect(await screen.findByLabelText('Email')).toHaveValue(EMAIL);
    await choose(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your password has been changed' })).toHaveFocus();
    expect(api.to(COMPLETE)[0]?.body).toEqual({ token: 'the-token', password: PASSWORD });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/#email=${encodeURIComponent(EMAIL)}`,
    );
  });

  test.each([
    [410, 'link_expired', 'This link has expired'],
    [410, 'link_used', 'This link has already been used'],
    [410, 'link_withdrawn', 'This link is no longer valid'],
    [404, 'link_unknown', 'We don’t recognise this link'],
    [404, 'not_found', 'We don’t recognise this link'],
  ])('explains an error %i %s and offers a new link', async (status, code, title) => {
    const { user, location } = openLink({ [CHECK]: () => failWith(status, { code, message: `Because of ${code}.` }) });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
    if (code !== 'not_found' && status === 410) expect(screen.getByText(`Because of ${code}.`)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Request a new link' }));
    expect(location()).toBe('/email-password-reset-link');
  });

  test('recognises a truncated link without a request', () => {
    const { api } = openLink({}, paths.account.passwordReset(USER));
    expect(screen.getByRole('heading', { level: 1, name: 'We don’t recognise this link' })).toBeVisible();
    expect(api.requests).toHaveLength(0);
  });

  test('retries after the check failed', async () => {
    const { user, api } = openLink({
      [CHECK]: () => {
        throw networkFailure();
      },
    });
    expect(await screen.findByText(/server couldn’t be reached/)).toBeVisible();
    api.use({ [CHECK]: open });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  test('explains a link that expired before the password was submitted', async () => {
    const message = 'This link has expired: it worked for 30 minutes. Ask for a new one.';
    const { user } = openLink({ [CHECK]: open, [COMPLETE]: () => failWith(410, { code: 'link_expired', message }) });
    await choose(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  test('keeps the entry when the password is rejected or the network fails', async () => {
    const weak = 'This password is one of those that are tried first. Choose a few words of your own.';
    const { user, api } = openLink({
      [CHECK]: open,
      [COMPLETE]: () =>
        failWith(422, { code: 'validation_failed', message: 'Wrong.', details: [{ path: 'password', message: weak }] }),
    });
    await user.type(await screen.findByLabelText('New password'), 'rain on the old harbour{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(within(screen.getByRole('alert')).getByRole('link', { name: weak })).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(new RegExp(weak));
    api.use({
      [COMPLETE]: () => {
        throw networkFailure();
      },
    });
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/server couldn’t be reached/)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('rain on the old harbour');
  });

  test('rejects a common password as its field is left', async () => {
    const { user } = openLink({ [CHECK]: open });
    const field = await screen.findByLabelText('New password');
    await user.click(field);
    await user.paste('qwertyuiopasdfgh');
    await user.tab();
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(/This password is too common/);
  });

  test('rejects a short password without a request and rates a longer one', async () => {
    const { user, api } = openLink({ [CHECK]: open });
    await choose(user, 'short');
    expect(within(await screen.findByRole('alert')).getByText('There’s a problem')).toBeVisible();
    expect(api.to(COMPLETE)).toHaveLength(0);
    await fillIn(user, screen.getByLabelText('New password'), ' words about rain at night');
    await waitFor(() => expect(screen.getByText('Strength: strong')).toBeVisible());
  });
});
