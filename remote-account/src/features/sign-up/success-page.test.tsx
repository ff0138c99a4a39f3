import { paths } from '@counterpoint/contract/paths';
import { answerWith, networkFailure, refuse } from '@counterpoint/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { clearTab, join, openSignUp, page, reachAnswers } from './testing/open-sign-up.tsx';

const SUCCESS = paths.account.signupSuccess();
const LINK = `${SUCCESS}?confirm=token-of-the-mail`;
const CONFIRM = 'POST /signups/confirmations';

const confirmed =
  (left_out: string[] = []) =>
  () =>
    answerWith(200, { status: 'confirmed', email: 'ama@example.org', left_out });

// Whole forms, typed key by key, while other suites run beside it.

/** Opens a link of a mail, and says that the address is one's own. */
async function follow(link: string, api: Parameters<typeof openSignUp>[1]) {
  const opened = openSignUp(link, api);
  await opened.user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
  return opened;
}

beforeEach(clearTab);
afterEach(clearTab);

describe('once it was sent', () => {
  test('the page says what happens next, and the address can be corrected', async () => {
    const { user } = openSignUp(paths.account.signupIndividual());
    await reachAnswers(user);
    await join(user);
    await page('Look at your mail');
    expect(screen.getByText(/The link works for 48 hours/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Correct the address, or send again' }));
    await page('Your account');
    expect(screen.getByLabelText('Email')).toHaveValue('ama@example.org');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  test('what was typed can be cleared from the device', async () => {
    const { user } = openSignUp(paths.account.signupIndividual());
    await reachAnswers(user);
    await join(user);
    await user.click(await screen.findByRole('button', { name: 'Clear what I typed' }));
    expect(screen.getByText('Nothing of what you typed is kept on this device.')).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Serwaa');
  });

  test('the page opened by itself names no address', async () => {
    openSignUp(SUCCESS);
    await page('Look at your mail');
    expect(screen.getByText(/We have sent a message to your email address/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Clear/ })).toBeNull();
  });
});

describe('the link of the mail', () => {
  test('does nothing by being opened', async () => {
    const { api } = openSignUp(LINK, { [CONFIRM]: confirmed() });
    expect(await page('Confirm your address')).toHaveFocus();
    expect(api.requests).toHaveLength(0);
  });

  test('to a new address does nothing by being opened', async () => {
    const { api, user } = openSignUp(`${SUCCESS}?confirm-email=token-of-the-mail`, {
      'POST /email-confirmations': { email: 'new@example.org' },
    });
    await page('Confirm your address');
    expect(api.requests).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Confirm my address' }));
    await page('Your new address is confirmed');
  });

  test('confirms the address once, and leads to the sign-in page as a document of its own', async () => {
    const { api, location } = await follow(LINK, { [CONFIRM]: confirmed() });
    await page('Welcome: you are a member');
    expect(screen.getByText('ama@example.org')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/');
    expect(api.requests.map(({ body }) => body)).toEqual([{ token: 'token-of-the-mail' }]);
    await waitFor(() => expect(location()).toBe(SUCCESS));
  });

  test('clears what was typed in this tab', async () => {
    const { user, goTo, api } = openSignUp(paths.account.signupIndividual());
    await reachAnswers(user);
    api.use({ [CONFIRM]: confirmed() });
    await goTo(LINK);
    await user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
    await page('Welcome: you are a member');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Serwaa');
  });

  test('says what was left out', async () => {
    await follow(LINK, { [CONFIRM]: confirmed(['ipi_name_number', 'isni_number']) });
    expect(
      await screen.findByText('The IPI name number and ISNI you gave stands for somebody else by now.'),
    ).toBeVisible();
  });

  test('that has expired is sent anew by a click', async () => {
    const { user, api } = await follow(LINK, {
      [CONFIRM]: () => refuse(410, { code: 'link_expired', message: 'This link has expired.' }),
      'POST /signups/renewals': () => refuse(429, { message: 'There were too many messages to this address.' }),
    });
    expect(await page('This link has expired')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('There were too many messages to this address.')).toBeVisible();
    api.use({ 'POST /signups/renewals': () => answerWith(202, { status: 'received', email: 'ama@example.org' }) });
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    await page('Look at your mail');
    expect(screen.getByText('ama@example.org')).toBeVisible();
    expect(api.requests.at(-1)?.body).toEqual({ token: 'token-of-the-mail' });
  });

  test('that was used says that the account is there', async () => {
    await follow(LINK, { [CONFIRM]: () => refuse(410, { code: 'link_used', message: 'Used.' }) });
    await page('This address is confirmed already');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      'href',
      paths.account.passwordResetLink(),
    );
  });

  test.each([
    [LINK, 404, 'link_unknown'],
    [`${SUCCESS}?confirm=`, 422, 'validation_failed'],
  ])('%s that is not one of ours says what to do', async (link, status, code) => {
    await follow(link, { [CONFIRM]: () => refuse(status, { code, message: 'No.' }) });
    await page('We do not know this link');
    expect(screen.getByRole('link', { name: 'Join as an individual' })).toBeVisible();
  });

  test('that could not be asked about is tried again', async () => {
    const { user, api } = await follow(LINK, {
      [CONFIRM]: () => {
        throw networkFailure();
      },
    });
    await page('Your address is not confirmed yet');
    api.use({ [CONFIRM]: confirmed() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await page('Welcome: you are a member');
  });
});
