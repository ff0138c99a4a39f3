import { paths } from '@counterpoint/contract/paths';
import { DEFAULT_MAIL_PREFERENCES } from '@counterpoint/domain/schemas/home';
import {
  type FakeRequest,
  type FakeRoutes,
  failWith,
  fakeApi,
  neverRespond,
  renderWithHost,
} from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { EmailsPage } from './emails-page.tsx';

const READ = 'GET /user/mail-preferences';
const SAVE = 'PUT /user/mail-preferences';

function open(api: FakeRoutes = {}) {
  const route = paths.account.emailPreferences();
  const fake = fakeApi({ [READ]: DEFAULT_MAIL_PREFERENCES, [SAVE]: ({ body }: FakeRequest) => body, ...api });
  return { api: fake, ...renderWithHost(<EmailsPage />, { route, path: route }) };
}

test('saves when a member wants email about each group, and asks before an unsaved choice is lost', async () => {
  const { user, api, host } = open();
  const imports = await screen.findByRole('combobox', { name: 'Imports' });
  expect(imports).toHaveDisplayValue('Once a day');
  await user.selectOptions(imports, 'Never');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Disputes' }), 'Once a week');
  expect(host.guardLeave).toHaveBeenLastCalledWith(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Your choice has been saved.', { type: 'success' }));
  expect(api.to(SAVE)[0]?.body).toEqual({ ...DEFAULT_MAIL_PREFERENCES, imports: 'never', cases: 'weekly' });
  expect(host.guardLeave).toHaveBeenLastCalledWith(false);
});

test('says that deadlines are always emailed, and offers no choice about them', async () => {
  open();
  expect(await screen.findAllByRole('combobox')).toHaveLength(6);
  expect(screen.getByText('Deadlines')).toBeVisible();
  expect(screen.getByText(/Always emailed immediately/)).toBeVisible();
  const help = screen.getByRole('link', { name: 'About notifications and emails' });
  expect(help).toHaveAttribute('href', paths.account.helpTopic('what-needs-you'));
});

test('follows choices made elsewhere, but keeps unsaved ones', async () => {
  const { user, api, queryClient } = open();
  const choose = async (name: string, choice: string) =>
    user.selectOptions(await screen.findByRole('combobox', { name }), choice);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await choose('Imports', 'Never');
  api.use({ [READ]: { ...DEFAULT_MAIL_PREFERENCES, cases: 'weekly', imports: 'at_once' } });
  await act(() => queryClient.refetchQueries());
  const imports = screen.getByRole('combobox', { name: 'Imports' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Disputes' })).toHaveDisplayValue('Once a week'));
  expect(imports).toHaveDisplayValue('Never');
  await save();
  await waitFor(() => expect(api.to(SAVE)).toHaveLength(1));
  expect(api.to(SAVE)[0]?.body).toEqual({ ...DEFAULT_MAIL_PREFERENCES, cases: 'weekly', imports: 'never' });
  await act(() => queryClient.refetchQueries());
  await waitFor(() => expect(imports).toHaveDisplayValue('As it happens'));
});

test('keeps the choice when it isn’t saved', async () => {
  const { user, host } = open({ [SAVE]: failWith(503, { message: 'Back in a minute.' }) });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'ISNI' }), 'Never');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Back in a minute.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'ISNI' })).toHaveDisplayValue('Never');
  expect(host.notify).not.toHaveBeenCalled();
});

test('announces that it is loading', () => {
  open({ [READ]: neverRespond });
  expect(screen.getByText('Loading your choices')).toBeInTheDocument();
});

test('loads again after a failure', async () => {
  const { user, api } = open({ [READ]: failWith(503, { message: 'Back in a minute.' }) });
  expect(await screen.findByText('Back in a minute.')).toBeVisible();
  api.use({ [READ]: DEFAULT_MAIL_PREFERENCES });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'Imports' })).toBeVisible();
});
