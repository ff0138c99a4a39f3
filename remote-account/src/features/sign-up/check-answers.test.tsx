import { paths } from '@counterpoint/contract/paths';
import { failWith, fillIn, networkFailure } from '@counterpoint/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { CHECK, clearTab, continueOn, join, openFilledIn, PASSWORD, page, received } from './testing/open-sign-up.tsx';

beforeEach(clearTab);
afterEach(clearTab);

const refusal =
  (...details: { path: string; message: string }[]) =>
  () =>
    failWith(422, { code: 'validation_failed', message: 'Some of what you entered needs another look.', details });

describe('the review', () => {
  test('shows every answer with a link to change it, without the password', async () => {
    const { container } = openFilledIn(CHECK);
    await page('Check your answers');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    const answers = [...container.querySelectorAll('dl > div')].map((line) =>
      [...line.children].map((part) => part.textContent),
    );
    expect(answers).toEqual([
      ['Given name', 'Ama', 'Change Given name'],
      ['Other names', 'Serwaa Kusi', 'Change Other names'],
      ['Names you write or perform under', 'Ama K.', 'Change Names you write or perform under'],
      ['Date of birth', '14 March 1991', 'Change Date of birth'],
      ['Nationality', 'Ghanaian', 'Change Nationality'],
      ['Country you live in', 'Ghana', 'Change Country you live in'],
      ['Phone', 'Not provided', 'Change Phone'],
      ['IPI name number', 'Not provided', 'Change IPI name number'],
      ['ISNI', 'Not provided', 'Change ISNI'],
      ['Roles', 'Composer', 'Change Roles'],
      ['Email', 'ama@example.org', 'Change Email'],
      ['Password', '23 characters, hidden', 'Change Password'],
      ['Terms of membership', 'Accepted', 'Change Terms of membership'],
    ]);
    expect(container).not.toHaveTextContent(PASSWORD);
  });

  test('focuses the field to change and returns to the review', async () => {
    const { user, location } = openFilledIn(CHECK);
    await page('Check your answers');
    await user.click(screen.getByRole('link', { name: 'Change Other names' }));
    await page('Join as an individual');
    expect(screen.getByLabelText('Other names')).toHaveFocus();
    await fillIn(user, screen.getByLabelText('Other names'), ' Mensah');
    await continueOn(user);
    await page('Check your answers');
    expect(location()).toBe(CHECK);
    expect(screen.getByText('Serwaa Kusi Mensah')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Change Names you write or perform under' }));
    expect(await screen.findByLabelText('Name 1')).toHaveFocus();
    await continueOn(user);
    await user.click(await screen.findByRole('link', { name: 'Change Roles' }));
    await page('What you do');
    expect(screen.getByRole('checkbox', { name: 'Composer' })).toHaveFocus();
  });
});

describe('submitting', () => {
  test('opens the step of a server error, shows it at its field and returns to the review', async () => {
    const message = 'This IPI name number stands for another name or member here.';
    const { user, api, location } = openFilledIn(CHECK, {
      'POST /signups': refusal({ path: 'ipi_name_number', message }, { path: 'password', message: 'Too common.' }),
    });
    await page('Check your answers');
    await join(user);
    await page('Join as an individual');
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveFocus();
    expect(within(panel).getByRole('link', { name: message })).toBeVisible();
    expect(screen.getByLabelText(/IPI name number/)).toHaveAccessibleDescription(new RegExp(message));
    api.use({ 'POST /signups': refusal({ path: 'password', message: 'Too common.' }) });
    await continueOn(user);
    await page('Check your answers');
    await join(user);
    await page('Your account');
    expect(location()).toMatch(/^\/signup\/account\?change=password/);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Too common/);
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
  });

  test('opens the step of an error in a list of names', async () => {
    const { user } = openFilledIn(CHECK, { 'POST /signups': refusal({ path: 'stage_names.0', message: 'Too long.' }) });
    await page('Check your answers');
    await join(user);
    await page('Join as an individual');
    expect(screen.getByLabelText('Name 1')).toHaveAccessibleDescription('Too long.');
  });

  test('shows an error without a field, keeps the answers and can be retried', async () => {
    const { user, api } = openFilledIn(CHECK, {
      'POST /signups': () => failWith(429, { message: 'There were too many sign-ups from your network.' }),
    });
    await page('Check your answers');
    await join(user);
    expect(await screen.findByText('There were too many sign-ups from your network.')).toBeVisible();
    api.use({
      'POST /signups': () => {
        throw networkFailure();
      },
    });
    await join(user);
    expect(await screen.findByText(/server couldn’t be reached/)).toBeVisible();
    expect(screen.getByText('Serwaa Kusi')).toBeVisible();
    api.use({ 'POST /signups': received });
    await join(user);
    await page('Check your email');
  });

  test('sends one request for several clicks', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user, api, location } = openFilledIn(CHECK, { 'POST /signups': () => promise.then(received) });
    await page('Check your answers');
    screen.getByRole('button', { name: 'Join the society' }).focus();
    await user.keyboard('{Enter}{Enter}');
    await join(user);
    resolve();
    await waitFor(() => expect(location()).toBe(paths.account.signupSuccess()));
    expect(api.requests).toHaveLength(1);
  });
});
