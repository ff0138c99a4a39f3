import {
  aPerson,
  aProfile,
  type FakeResponse,
  type FakeRoutes,
  failWith,
  fakeApi,
  fakeHost,
  recordSavedFiles,
  renderWithHost,
  respondWithFile,
} from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { YOUR_DATA_PATH } from '../../ui/your-data-path.ts';
import { YourDataPage } from './your-data-page.tsx';

const DATA = 'GET /user/data';
const ZIP = 'counterpoint-2026-11-30.zip';
const saved = recordSavedFiles();

function open(answer: FakeRoutes[string], role: 'owner' | 'manager' = 'owner') {
  const user = aProfile({ person: aPerson({ role }) });
  const fake = fakeApi({ [DATA]: answer });
  return {
    api: fake,
    ...renderWithHost(<YourDataPage />, { route: YOUR_DATA_PATH, path: YOUR_DATA_PATH, host: fakeHost({ user }) }),
  };
}

const button = () => screen.getByRole('button', { name: 'Download your data' });

test('says that it collects the data, and saves the file when it’s ready', async () => {
  const { promise, resolve } = Promise.withResolvers<FakeResponse>();
  const { user, host } = open(() => promise);
  await user.click(button());
  expect(await screen.findByText(/^Collecting your data/)).toBeVisible();
  resolve(respondWithFile(ZIP, 'zip', 'application/zip'));
  await waitFor(() => expect(saved).toEqual([ZIP]));
  expect(host.notify).toHaveBeenCalledWith(`${ZIP} is saved.`, { type: 'success' });
  expect(screen.queryByText(/^Collecting your data/)).not.toBeInTheDocument();
});

test('says why the data couldn’t be downloaded, and can be tried again', async () => {
  const { user, api } = open(failWith(429, { message: 'You’ve downloaded your data several times today.' }));
  await user.click(button());
  expect(await screen.findByText('You’ve downloaded your data several times today.')).toBeVisible();
  api.use({ [DATA]: respondWithFile(ZIP, 'zip', 'application/zip') });
  await user.click(button());
  await waitFor(() => expect(saved).toEqual([ZIP]));
  expect(screen.queryByText('Your data couldn’t be downloaded.')).not.toBeInTheDocument();
});

test('tells people who act for the member that only the owner can download the data', () => {
  open(failWith(403), 'manager');
  expect(screen.getByText('Only the owner can download this data.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download your data' })).not.toBeInTheDocument();
});
