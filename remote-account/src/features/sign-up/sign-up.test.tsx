import { paths } from '@counterpoint/contract/paths';
import {
  answerWith,
  type FakeRoutes,
  fakeApi,
  fakeHost,
  networkFailure,
  refuse,
  renderWithHost,
} from '@counterpoint/testing';
import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CorporatePage } from './corporate-page.tsx';
import { IndividualPage } from './individual-page.tsx';
import { SuccessPage } from './success-page.tsx';

const PASSWORD = 'rain on the old harbour';
const received = () => answerWith(202, { status: 'received', email: 'ama@example.org' });

function open(
  page: ReactElement,
  api: FakeRoutes = { 'POST /signups': received },
  route = paths.account.signupIndividual(),
) {
  const fake = fakeApi(api);
  return { api: fake, ...renderWithHost(page, { route, path: route, host: fakeHost({ user: null }) }) };
}

type User = ReturnType<typeof open>['user'];

async function fillIn(user: User, { password = PASSWORD } = {}) {
  await user.type(screen.getByLabelText('Given name'), 'Ama');
  await user.type(screen.getByLabelText('Other names'), 'Serwaa Kusi');
  await user.type(screen.getByLabelText('Email'), 'ama@example.org');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('checkbox', { name: /accept the society’s terms/ }));
}

const join = (user: User) => user.click(screen.getByRole('button', { name: 'Join the society' }));
const summary = () => screen.findByRole('alert');

afterEach(() => sessionStorage.clear());

describe('joining as an individual', () => {
  test('sends what was typed and goes on to what happens next', async () => {
    const { user, api, location } = open(<IndividualPage />);
    await fillIn(user);
    await user.type(screen.getByLabelText(/IPI name number/), '999.000.001-58');
    await join(user);
    await waitFor(() => expect(location()).toBe('/signup/success'));
    expect(api.requests[0]?.body).toMatchObject({
      register_as: 'individual',
      given_name: 'Ama',
      other_names: 'Serwaa Kusi',
      ipi_name_number: '99900000158',
      email: 'ama@example.org',
      password: PASSWORD,
      accept_terms: true,
    });
  });

  test('says on top and beside each field what is to be put right, and asks the server nothing', async () => {
    const { user, api } = open(<IndividualPage />);
    await join(user);
    const panel = await summary();
    expect(within(panel).getByText('5 things to put right')).toBeVisible();
    expect(panel).toHaveFocus();
    expect(screen.getByLabelText('Given name')).toHaveAccessibleDescription('Enter your given name.');
    expect(screen.getByLabelText('Given name')).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Accept the terms to join/);
    expect(api.requests).toHaveLength(0);
  });

  test('leads from the summary to the field, and takes the message away once it is right', async () => {
    const { user } = open(<IndividualPage />);
    await fillIn(user);
    const ipi = screen.getByLabelText(/IPI name number/);
    await user.type(ipi, '99900000159');
    await join(user);
    const panel = await summary();
    expect(within(panel).getByText('One thing to put right')).toBeVisible();
    await user.click(within(panel).getByRole('link', { name: /wrong check digit/ }));
    expect(ipi).toHaveFocus();
    await user.clear(ipi);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('puts what the server found wrong beside its field', async () => {
    const message = 'This password is one of those that are tried first. Choose a few words of your own.';
    const wrong = () =>
      refuse(422, {
        code: 'validation_failed',
        message: 'Some fields are wrong.',
        details: [{ path: 'password', message }],
      });
    const { user } = open(<IndividualPage />, { 'POST /signups': wrong });
    await fillIn(user, { password: 'passwordpassword' });
    await join(user);
    expect(within(await summary()).getByRole('link', { name: message })).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(new RegExp(message));
    expect(screen.queryByText('Some fields are wrong.')).toBeNull();
    expect(screen.getByLabelText('Given name')).toHaveValue('Ama');
  });

  test('says what failed without a field, keeps all that was typed, and succeeds when asked again', async () => {
    const { user, api, location } = open(<IndividualPage />, {
      'POST /signups': () => refuse(429, { message: 'There were too many sign-ups from your network.' }),
    });
    await fillIn(user);
    await join(user);
    expect(await screen.findByText('There were too many sign-ups from your network.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
    api.use({
      'POST /signups': () => {
        throw networkFailure();
      },
    });
    await join(user);
    expect(await screen.findByText(/server could not be reached/)).toBeVisible();
    api.use({ 'POST /signups': received });
    await join(user);
    await waitFor(() => expect(location()).toBe('/signup/success'));
  });

  test('is sent once however often it is submitted', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user, api, location } = open(<IndividualPage />, { 'POST /signups': () => promise.then(received) });
    await fillIn(user);
    await user.type(screen.getByLabelText('Password'), '{Enter}{Enter}');
    await join(user);
    resolve();
    await waitFor(() => expect(location()).toBe('/signup/success'));
    expect(api.requests).toHaveLength(1);
  });
});

describe('what was typed', () => {
  test('is there again after a reload, but for the password', async () => {
    const first = open(<IndividualPage />);
    await fillIn(first.user);
    first.unmount();
    open(<IndividualPage />);
    expect(screen.getByLabelText('Given name')).toHaveValue('Ama');
    expect(screen.getByLabelText('Email')).toHaveValue('ama@example.org');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD);
  });

  test('is forgotten once it was sent', async () => {
    const { user, location } = open(<IndividualPage />);
    await fillIn(user);
    await join(user);
    await waitFor(() => expect(location()).toBe('/signup/success'));
    expect(sessionStorage).toHaveLength(0);
  });

  test('is left out where the storage holds something else', () => {
    sessionStorage.setItem('counterpoint-sign-up-individual', '{"given_name":7,"other_names":"Kusi","more":"x"}');
    open(<IndividualPage />);
    expect(screen.getByLabelText('Given name')).toHaveValue('');
    expect(screen.getByLabelText('Other names')).toHaveValue('Kusi');
  });
});

describe('the password', () => {
  test('is asked for as a few words, and its length is told while one types', async () => {
    const { user } = open(<IndividualPage />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAccessibleDescription(/A few words you will remember: at least 15 characters/);
    await user.type(field, 'rain on the');
    expect(screen.getByText('11 characters, 4 more to go.')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.type(field, ' old harbour');
    expect(screen.getByText('23 characters: long enough.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('long enough');
  });

  test('can be looked at', async () => {
    const { user } = open(<IndividualPage />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
  });
});

describe('joining as a corporation', () => {
  const route = paths.account.signupCorporate();

  test('sends name and kind of the organisation', async () => {
    const { user, api, location } = open(<CorporatePage />, { 'POST /signups': received }, route);
    await user.type(screen.getByLabelText('Corporation name'), 'Harbour Light Music');
    await user.selectOptions(screen.getByLabelText('Kind of organisation'), 'Producer/Record Company');
    await user.type(screen.getByLabelText('Email'), 'office@harbour.example');
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('checkbox'));
    await join(user);
    await waitFor(() => expect(location()).toBe('/signup/success'));
    expect(api.requests[0]?.body).toMatchObject({
      register_as: 'corporate',
      corporation_name: 'Harbour Light Music',
      organisation_type: 'Producer/Record Company',
    });
  });

  test('asks for the kind', async () => {
    const { user } = open(<CorporatePage />, {}, route);
    await join(user);
    expect(within(await summary()).getByRole('link', { name: /what kind of organisation/ })).toBeVisible();
  });

  test('offers the way for individuals', async () => {
    const { user, location } = open(<CorporatePage />, {}, route);
    await user.click(screen.getByRole('link', { name: 'join as an individual' }));
    expect(location()).toBe('/signup/individual');
  });
});

test('what one agrees to can be read where one agrees', async () => {
  const { user } = open(<IndividualPage />);
  const [first] = screen.getAllByText(/You stay the owner of what you wrote/);
  expect(first).not.toBeVisible();
  await user.click(screen.getByText('Read the terms of membership'));
  expect(first).toBeVisible();
});

describe('after joining', () => {
  test('the page says what happens next and leads to the sign-in page as a document of its own', () => {
    renderWithHost(<SuccessPage />, { path: '/signup/success', host: fakeHost({ user: null }) });
    expect(screen.getByText(/We have sent a message to your email address/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/');
  });
});
