import { aWorkPage, failWith, fakeApi, renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { WorksPage } from './works-page.tsx';

test('lists the works of the member', async () => {
  fakeApi({ 'GET /compositions': aWorkPage() });
  renderWithHost(<WorksPage />);
  expect(await screen.findByText('Songbird at the Harbour')).toBeVisible();
  expect(screen.getByText('Registered')).toBeVisible();
});

test('shows why the works can’t be listed, and tries again', async () => {
  const api = fakeApi({ 'GET /compositions': () => failWith(503, { message: 'Back in a minute.' }) });
  const { user } = renderWithHost(<WorksPage />);
  expect(await screen.findByText('Back in a minute.')).toBeVisible();
  api.use({ 'GET /compositions': aWorkPage([]) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You have no works yet')).toBeVisible();
});
