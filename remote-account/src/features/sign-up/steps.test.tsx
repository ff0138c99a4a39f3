// cspell:ignore thequickbrownfox
import { paths } from '@counterpoint/contract/paths';
import { fillIn } from '@counterpoint/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  CHECK,
  clearTab,
  continueOn,
  fillInAccount,
  fillInOrganisation,
  fillInPerson,
  join,
  openFilledIn,
  openSignUp,
  PASSWORD,
  page,
} from './testing/open-sign-up.tsx';

const FIRST = paths.account.signupIndividual();
const ROLE = paths.account.signupRole();
const ACCOUNT = paths.account.signupAccount();

beforeEach(clearTab);
afterEach(clearTab);

test('rejects a common password at its field, not after the last step', async () => {
  const { user } = openFilledIn(ACCOUNT);
  await page('Your account');
  const field = screen.getByLabelText('Password');
  await user.clear(field);
  await fillIn(user, field, 'thequickbrownfox');
  await user.tab();
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/This password is too common/);
  expect(await screen.findByText('Strength: easy to guess')).toBeVisible();
  await continueOn(user);
  expect(await screen.findByRole('link', { name: /This password is too common/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
});

describe('joining as an individual', () => {
  test('leads through the steps and the review, submits and explains what happens next', async () => {
    const { user, api, location, host } = openSignUp(FIRST);
    expect(screen.getByText('Step 1 of 4: About you')).toBeVisible();
    expect(host.setTitle).toHaveBeenLastCalledWith('Join as an individual');
    await fillInPerson(user);
    await fillIn(user, screen.getByLabelText(/^Phone/), '24 555 0142');
    await fillIn(user, screen.getByLabelText(/IPI name number/), '999.000.001-58');
    await fillIn(user, screen.getByLabelText(/ISNI/), '0000 0001 0675 0994');
    await continueOn(user);
    await page('What you do');
    expect(location()).toBe(ROLE);
    await user.click(screen.getByRole('checkbox', { name: 'Performer' }));
    await user.click(screen.getByRole('checkbox', { name: 'Composer' }));
    await continueOn(user);
    await page('Your account');
    await fillInAccount(user);
    await continueOn(user);
    await page('Check your answers');
    expect(location()).toBe(`${CHECK}`);
    expect(api.requests).toHaveLength(0);
    await join(user);
    expect(await page('Check your email')).toHaveFocus();
    expect(screen.getByText('ama@example.org')).toBeVisible();
    expect(api.requests.map(({ body }) => body)).toEqual([
      {
        register_as: 'individual',
        given_name: 'Ama',
        other_names: 'Serwaa Kusi',
        stage_names: ['Ama K.'],
        birth_date: '1991-03-14',
        nationality: 'GH',
        country: 'GH',
        phone: '+233 24 555 0142',
        ipi_name_number: '99900000158',
        isni_number: '0000000106750994',
        roles: ['composer', 'performer'],
        email: 'ama@example.org',
        password: PASSWORD,
        accept_terms: true,
      },
    ]);
  });

  test('lists errors in the summary and next to each field', async () => {
    const { user, location } = openSignUp(FIRST);
    await continueOn(user);
    const panel = await screen.findByRole('alert');
    expect(within(panel).getByText('There are 5 problems')).toBeVisible();
    expect(panel).toHaveFocus();
    expect(screen.getByLabelText('Given name')).toHaveAccessibleDescription('Enter your given name.');
    expect(screen.getByLabelText('Nationality')).toHaveAccessibleDescription('Choose your nationality.');
    await user.click(within(panel).getByRole('link', { name: 'Choose the country you live in.' }));
    expect(screen.getByLabelText('Country you live in')).toHaveFocus();
    await fillInPerson(user);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(location()).toBe(FIRST);
  });

  test('continues on Enter and requires a role', async () => {
    const { user } = openFilledIn(FIRST);
    await user.type(screen.getByLabelText('Given name'), '{Enter}');
    await page('What you do');
    await user.click(screen.getByRole('checkbox', { name: 'Composer' }));
    await continueOn(user);
    const panel = await screen.findByRole('alert');
    await user.click(within(panel).getByRole('link', { name: 'Choose at least one role.' }));
    expect(screen.getByRole('checkbox', { name: 'Composer' })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Choose one or more' })).toHaveAccessibleDescription(
      /Choose at least one role/,
    );
  });

  test('keeps the answers when going back', async () => {
    const { user, goTo } = openFilledIn(CHECK);
    await goTo(ROLE);
    expect(await screen.findByRole('checkbox', { name: 'Composer' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await page('Join as an individual');
    expect(screen.getByLabelText('Given name')).toHaveValue('Ama');
    expect(screen.getByLabelText('Name 1')).toHaveValue('Ama K.');
    expect(screen.getByLabelText('Nationality')).toHaveValue('GH');
    await goTo(ACCOUNT);
    await page('Your account');
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  test('links to the sign-up of corporations', async () => {
    const { user, location } = openSignUp(FIRST);
    await user.click(screen.getByRole('link', { name: 'join as a corporation' }));
    expect(location()).toBe(paths.account.signupCorporate());
  });
});

describe('joining as a corporation', () => {
  test('has three steps and submits the organisation', async () => {
    const { user, api } = openSignUp(paths.account.signupCorporate());
    expect(screen.getByText('Step 1 of 3: About the organisation')).toBeVisible();
    await continueOn(user);
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(4);
    await fillInOrganisation(user);
    await fillIn(user, screen.getByLabelText(/Registration number/), 'CS-12345');
    await continueOn(user);
    await page('Your account');
    await fillInAccount(user, { email: 'office@harbour.example' });
    await continueOn(user);
    await page('Check your answers');
    await join(user);
    await page('Check your email');
    expect(api.requests[0]?.body).toEqual({
      register_as: 'corporate',
      corporation_name: 'Harbour Light Music',
      country: 'GH',
      organisation_type: 'Producer/Record Company',
      registration_number: 'CS-12345',
      contact_person: 'Ama Serwaa',
      phone: null,
      ipi_name_number: null,
      isni_number: null,
      email: 'office@harbour.example',
      password: PASSWORD,
      accept_terms: true,
    });
  });

  test('doesn’t mix with an individual’s answers', async () => {
    const { goTo } = openFilledIn(FIRST);
    await goTo(paths.account.signupCorporate());
    expect(await screen.findByLabelText('Country of registration')).toHaveValue('');
    await goTo(ACCOUNT);
    // The corporate form was opened last, so it continues.
    await page('Join as a corporation');
  });
});

describe('a step opened too early', () => {
  test.each([ROLE, ACCOUNT, CHECK])('%s redirects to the first step and says why', async (path) => {
    const { location } = openSignUp(path);
    await page('Join as an individual');
    expect(location()).toBe(FIRST);
    expect(screen.getByText(/Complete this step first/)).toBeVisible();
  });
});

describe('a step with errors', () => {
  test('can be left, gets no tick, and is led to from the review and straight back', async () => {
    const { user, api, location } = openSignUp(FIRST);
    await continueOn(user);
    await user.click(await screen.findByRole('button', { name: 'Continue anyway' }));
    await page('What you do');
    await user.click(screen.getByRole('checkbox', { name: 'Composer' }));
    await continueOn(user);
    await page('Your account');
    await fillInAccount(user, { password: 'thequickbrownfox' });
    await continueOn(user);
    await user.click(await screen.findByRole('button', { name: 'Continue anyway' }));
    await page('Check your answers');
    expect(screen.getByRole('link', { name: /This password is too common/ })).toBeVisible();
    await join(user);
    await page('Join as an individual');
    expect(screen.getByLabelText('Given name')).toHaveFocus();
    await fillInPerson(user);
    await continueOn(user);
    await page('Check your answers');
    expect(location()).toBe(CHECK);
    expect(screen.queryByRole('link', { name: 'Enter your given name.' })).not.toBeInTheDocument();
    expect(api.requests).toHaveLength(0);
  });
});

test('shows the terms next to their checkbox', async () => {
  const { user } = openFilledIn(ACCOUNT);
  await page('Your account');
  const [first] = screen.getAllByText(/You keep ownership of what you write/);
  expect(first).not.toBeVisible();
  await user.click(screen.getByText('Read the terms of membership'));
  expect(first).toBeVisible();
});
