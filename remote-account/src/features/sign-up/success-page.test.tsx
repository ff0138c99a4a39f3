import { paths } from '@counterpoint/contract/paths';
import { failWith, networkFailure, respondWith } from '@counterpoint/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { clearPassword } from './saved-answers.ts';
import {
  CHECK,
  clearTab,
  join,
  openFilledIn,
  openSignUp,
  PASSWORD,
  page,
  received,
  SENT,
} from './testing/open-sign-up.tsx';

const SUCCESS = paths.account.signupSuccess();
const LINK = `${SUCCESS}?confirm=token-of-the-mail`;
const CONFIRM = 'POST /signups/confirmations';

const confirmed =
  (left_out: string[] = [], claimed: string | null = null) =>
  () =>
    respondWith(200, { status: 'confirmed', email: 'ama@example.org', left_out, claimed });

/** Opens a mailed link and confirms the address. */
async function follow(link: string, api: Parameters<typeof openSignUp>[1]) {
  const opened = openSignUp(link, api);
  await opened.user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
  return opened;
}

beforeEach(clearTab);
afterEach(clearTab);

describe('after submitting', () => {
  test('explains the next step and lets the member correct the address', async () => {
    const { user } = openFilledIn(CHECK);
    await join(user);
    await page('Check your email');
    expect(screen.getByText(/The link works for 48 hours/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Correct the address' }));
    await page('Your account');
    expect(screen.getByLabelText('Email')).toHaveValue('ama@example.org');
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
  });

  test('sends the email again without asking for the password', async () => {
    const { user, api } = openFilledIn(CHECK, {
      'POST /signups': received,
      'POST /signups/resends': respondWith(202, { status: 'received', email: SENT.email }),
    });
    await join(user);
    await page('Check your email');
    // As after a reload.
    clearPassword();
    await user.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText('We’ve sent the email again.')).toBeVisible();
    expect(api.to('POST /signups/resends')[0]?.body).toEqual(SENT);
    api.use({
      'POST /signups/resends': () => failWith(429, { message: 'There were too many messages to this address.' }),
    });
    await user.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText('There were too many messages to this address.')).toBeVisible();
  });

  test('clears the answers from the device', async () => {
    const { user } = openFilledIn(CHECK);
    await join(user);
    await user.click(await screen.findByRole('button', { name: 'Clear my answers' }));
    expect(screen.getByText('Nothing you typed is saved on this device.')).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Serwaa');
  });

  test('names no address when opened directly', async () => {
    openSignUp(SUCCESS);
    await page('Check your email');
    expect(screen.getByText(/We’ve sent an email to your address/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Clear/ })).toBeNull();
  });
});

describe('the mailed link', () => {
  test('waits for confirmation', async () => {
    const { api } = openSignUp(LINK, { [CONFIRM]: confirmed() });
    expect(await page('Confirm your address')).toHaveFocus();
    expect(api.requests).toHaveLength(0);
  });

  test('waits for confirmation of a new address', async () => {
    const { api, user } = openSignUp(`${SUCCESS}?confirm-email=token-of-the-mail`, {
      'POST /email-confirmations': { email: 'new@example.org' },
    });
    await page('Confirm your address');
    expect(api.requests).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Confirm my address' }));
    await page('Your new address is confirmed');
  });

  test('confirms the address once and links to the sign-in page, which fills it in', async () => {
    const { api, location } = await follow(LINK, { [CONFIRM]: confirmed() });
    await page('You’re now a member');
    expect(screen.getByText('ama@example.org')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/#email=ama%40example.org');
    expect(api.requests.map(({ body }) => body)).toEqual([{ token: 'token-of-the-mail' }]);
    await waitFor(() => expect(location()).toBe(SUCCESS));
  });

  test('clears the answers of this tab', async () => {
    const { user, goTo, api } = openFilledIn(CHECK);
    api.use({ [CONFIRM]: confirmed() });
    await goTo(LINK);
    await user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
    await page('You’re now a member');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Serwaa');
  });

  test('lists the numbers that were left out', async () => {
    await follow(LINK, { [CONFIRM]: confirmed(['ipi_name_number', 'isni_number']) });
    expect(
      await screen.findByText('The IPI name number and ISNI you entered now belong to someone else.'),
    ).toBeVisible();
  });

  test('says that a record with the number is being checked', async () => {
    await follow(LINK, { [CONFIRM]: confirmed([], 'ipi_name_number') });
    expect(await screen.findByText('We have a record with this number')).toBeVisible();
    expect(screen.getByText(/check that it’s yours before your works appear/)).toBeVisible();
  });

  test('is sent again after it expired', async () => {
    const { user, api } = await follow(LINK, {
      [CONFIRM]: () => failWith(410, { code: 'link_expired', message: 'This link has expired.' }),
      'POST /signups/renewals': () => failWith(429, { message: 'There were too many messages to this address.' }),
    });
    expect(await page('This link has expired')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('There were too many messages to this address.')).toBeVisible();
    api.use({ 'POST /signups/renewals': () => respondWith(202, { status: 'received', email: 'ama@example.org' }) });
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    await page('Check your email');
    expect(screen.getByText('ama@example.org')).toBeVisible();
    expect(api.requests.at(-1)?.body).toEqual({ token: 'token-of-the-mail' });
  });

  test('says that the account exists if it has been used', async () => {
    await follow(LINK, { [CONFIRM]: () => failWith(410, { code: 'link_used', message: 'Used.' }) });
    await page('This address is already confirmed');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      'href',
      paths.account.passwordResetLink(),
    );
  });

  test.each([
    [LINK, 404, 'link_unknown'],
    [`${SUCCESS}?confirm=`, 422, 'validation_failed'],
  ])('%s explains what to do with an unknown link', async (link, status, code) => {
    await follow(link, { [CONFIRM]: () => failWith(status, { code, message: 'No.' }) });
    await page('We don’t recognise this link');
    expect(screen.getByRole('link', { name: 'Join as an individual' })).toBeVisible();
  });

  test('retries after a network failure', async () => {
    const { user, api } = await follow(LINK, {
      [CONFIRM]: () => {
        throw networkFailure();
      },
    });
    await page('Your address isn’t confirmed yet');
    api.use({ [CONFIRM]: confirmed() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await page('You’re now a member');
  });
});
