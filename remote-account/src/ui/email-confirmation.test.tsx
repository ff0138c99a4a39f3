import { type FakeRoutes, fakeApi, fakeHost, networkFailure, refuse, renderWithHost } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { EmailConfirmation } from './email-confirmation.tsx';

const CONFIRM = 'POST /email-confirmations';

function open(api: FakeRoutes) {
  const host = fakeHost({ user: null });
  return { api: fakeApi(api), ...renderWithHost(<EmailConfirmation token="the-token" />, { path: '/', host }) };
}

describe('the link to a new address', () => {
  test('is followed once, and says what holds from now on', async () => {
    const { api } = open({ [CONFIRM]: { email: 'new@example.org' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your new address is confirmed' })).toHaveFocus();
    expect(screen.getByText('new@example.org')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the portal' })).toHaveAttribute('href', '/');
    expect(api.to(CONFIRM).map(({ body }) => body)).toEqual([{ token: 'the-token' }]);
  });

  test.each([
    [409, 'address_taken', 'This address is taken'],
    [410, 'link_expired', 'This link has expired'],
    [410, 'link_used', 'This link was used already'],
    [410, 'link_withdrawn', 'This link no longer holds'],
    [404, 'link_unknown', 'We do not know this link'],
  ])('that is refused with %i %s says so, and leads to the profile', async (status, code, title) => {
    open({ [CONFIRM]: () => refuse(status, { code, message: 'Because.' }) });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile');
  });

  test('that could not be followed is followed again', async () => {
    const { user, api } = open({
      [CONFIRM]: () => {
        throw networkFailure();
      },
    });
    expect(await screen.findByText(/server could not be reached/)).toBeVisible();
    api.use({ [CONFIRM]: { email: 'new@example.org' } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('new@example.org')).toBeVisible();
  });
});
