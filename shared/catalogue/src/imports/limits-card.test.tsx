// cspell:ignore Stockage limites
import { failWith, fakeApi, renderWithHost } from '@counterpoint/testing';
import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { LimitsCard } from './limits-card.tsx';

const LIMITS = {
  storage: { used: 4_900_000_000, most: 5_000_000_000 },
  open_imports: { used: 20, most: 20 },
  drafts: { used: 1_250, most: 100_000 },
  parties: { used: 0, most: 100_000 },
};

afterEach(() => {
  document.documentElement.lang = 'en';
});

test('shows what is used of each limit, and which are reached or almost reached', async () => {
  fakeApi({ 'GET /user/limits': LIMITS });
  renderWithHost(<LimitsCard />);
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows).toEqual([
    'FilesAlmost reached4.9 GB of 5.0 GB',
    'Unfinished importsLimit reached20 of 20',
    'Drafts of works, recordings and cases1,250 of 100,000',
    'Parties you added0 of 100,000',
  ]);
  const [files] = screen.getAllByRole('listitem');
  expect(files && within(files).getByRole('progressbar', { name: 'Files' })).toHaveAttribute('aria-valuenow', '98');
});

test('speaks French', async () => {
  document.documentElement.lang = 'fr';
  fakeApi({ 'GET /user/limits': LIMITS });
  renderWithHost(<LimitsCard />);
  expect(await screen.findByRole('heading', { name: 'Stockage et limites' })).toBeVisible();
  expect(await screen.findByText('20 sur 20')).toBeVisible();
});

test('offers to try again', async () => {
  fakeApi({ 'GET /user/limits': failWith(503, { message: 'Back in a minute.' }) });
  renderWithHost(<LimitsCard />);
  expect(await screen.findByText('Back in a minute.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
