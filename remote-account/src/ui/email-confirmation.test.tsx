import { type FakeRoutes, failWith, fakeApi, fakeHost, networkFailure, renderWithHost } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { EmailConfirmation } from './email-confirmation.tsx';

const CONFIRM = 'POST /email-confirmations';

function open(api: FakeRoutes) {
  const host = fakeHost({ user: null });
  return { api: fakeApi(api), ...renderWithHost(<EmailConfirmation token="the-token" />, { path: '/', host }) };
}

describe('a link that confirms a new address', () => {
  test('confirms the address once and shows it', async () => {
    const { api } = open({ [CONFIRM]: { email: 'new@example.org' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your new address is confirmed' })).toHaveFocus();
    expect(screen.getByText('new@example.org')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Go to the portal' });
    expect(link).toHaveAttribute('href', '/#email=new%40example.org');
    expect(api.to(CONFIRM).map(({ body }) => body)).toEqual([{ token: 'the-token' }]);
  });

  test.each([
    [409, 'address_taken', 'This address is already in use'],
    [410, 'link_expired', 'This link has expired'],
    [410, 'link_used', 'This link has already been used'],
    [410, 'link_withdrawn', 'This link is no longer valid'],
    [404, 'link_unknown', 'We don’t recognise this link'],
  ])('explains an error %i %s and links to the profile', async (status, code, title) => {
    open({ [CONFIRM]: () => failWith(status, { code, message: 'Because.' }) });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile');
  });

  test('retries after a network failure', async () => {
    const { user, api } = open({
      [CONFIRM]: () => {
        throw networkFailure();
      },
    });
    expect(await screen.findByText(/server couldn’t be reached/)).toBeVisible();
    api.use({ [CONFIRM]: { email: 'new@example.org' } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('new@example.org')).toBeVisible();
  });
});
