import { paths } from '@counterpoint/contract/paths';
import { fillIn } from '@counterpoint/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { clearPassword } from './saved-answers.ts';
import {
  CHECK,
  clearTab,
  continueOn,
  openFilledIn,
  openSignUp,
  PASSWORD,
  page,
  reachAnswers,
} from './testing/open-sign-up.tsx';

const FIRST = paths.account.signupIndividual();

beforeEach(clearTab);
afterEach(() => {
  jest.restoreAllMocks();
  clearTab();
});

test('restores the answers after a reload, except the password', async () => {
  const { user, unmount } = openSignUp(FIRST);
  await reachAnswers(user);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD);
  unmount();
  clearPassword();
  const next = openSignUp(CHECK);
  await page('Check your answers');
  expect(screen.queryByText(/characters, hidden/)).not.toBeInTheDocument();
  await next.user.click(screen.getByRole('link', { name: /Enter your password again/ }));
  await page('Your account');
  expect(screen.getByLabelText('Email')).toHaveValue('ama@example.org');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await fillIn(next.user, screen.getByLabelText('Password'), PASSWORD);
  await continueOn(next.user);
  await page('Check your answers');
});

test('clears the answers after confirmation', async () => {
  const { user } = openFilledIn(paths.account.signupRole());
  await page('What you do');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What you do');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await user.click(await screen.findByRole('button', { name: 'Clear and start over' }));
  await page('Join as an individual');
  expect(screen.getByLabelText('Given name')).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Serwaa');
});

test('saves answers typed after starting over', async () => {
  const { user, unmount } = openSignUp(FIRST);
  await user.type(screen.getByLabelText('Given name'), 'Esi');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await user.click(await screen.findByRole('button', { name: 'Clear and start over' }));
  await user.type(screen.getByLabelText('Given name'), 'Efua');
  unmount();
  openSignUp(FIRST);
  expect(screen.getByLabelText('Given name')).toHaveValue('Efua');
});

test('ignores foreign values in the storage', () => {
  sessionStorage.setItem(
    'counterpoint-sign-up-individual',
    '{"given_name":7,"other_names":"Kusi","roles":["king"],"more":"x"}',
  );
  openSignUp(FIRST);
  expect(screen.getByLabelText('Given name')).toHaveValue('');
  expect(screen.getByLabelText('Other names')).toHaveValue('Kusi');
});

test('works with blocked storage until a reload', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.');
  });
  openFilledIn(CHECK);
  await page('Check your answers');
  expect(screen.getByText('Serwaa Kusi')).toBeVisible();
});

test('keeps what is typed once the storage is full', async () => {
  const { user, unmount } = openSignUp(FIRST);
  await user.type(screen.getByLabelText('Given name'), 'Es');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.');
  });
  await user.type(screen.getByLabelText('Given name'), 'i');
  unmount();
  openSignUp(FIRST);
  expect(screen.getByLabelText('Given name')).toHaveValue('Esi');
});
