import { paths } from '@counterpoint/contract/paths';
import {
  type FakeRoutes,
  failWith,
  fakeApi,
  fillIn,
  networkFailure,
  renderWithHost,
  respondWith,
  respondWithNothing,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { EmailChange } from './email-change.tsx';

const EMAIL = 'ama@example.org';
const NEXT = 'ama.kusi@example.org';
const ID = '01900000-0000-7000-8000-000000000001';
const LIST = 'GET /user/email-changes';
const ASK = 'POST /user/email-changes';
const CANCEL = `DELETE /user/email-changes/${ID}`;
const AGAIN = `POST /user/email-changes/${ID}/mails`;

const change = {
  id: ID,
  email: NEXT,
  requested_at: new Date(Date.now() - 130_000).toISOString(),
  expires_at: new Date(Date.now() + 80_000_000).toISOString(),
};

function open(api: FakeRoutes = {}, items: readonly object[] = []) {
  const route = paths.account.profile();
  const fake = fakeApi({ [LIST]: { items }, [ASK]: () => respondWith(202, change), ...api });
  return { api: fake, ...renderWithHost(<EmailChange email={EMAIL} />, { route, path: route }) };
}
type User = ReturnType<typeof open>['user'];

async function submit(user: User, email = NEXT, password = 'the present password') {
  await user.click(await screen.findByRole('button', { name: 'Change email' }));
  const field = await screen.findByLabelText('New email');
  if (email) await fillIn(user, field, email);
  if (password) await user.type(screen.getByLabelText('Your password'), password);
  await user.click(screen.getByRole('button', { name: 'Send a link' }));
}

describe('EmailChange', () => {
  test('sends a link to the new address', async () => {
    const { user, api } = open();
    expect(screen.getByText(EMAIL)).toBeVisible();
    await submit(user);
    expect(await screen.findByText(`Waiting for you to confirm ${NEXT}`)).toBeVisible();
    expect(api.to(ASK)[0]?.body).toEqual({ email: NEXT, password: 'the present password' });
    expect(screen.getByText(EMAIL)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Email' })).toHaveFocus();
  });

  test('requires both fields before a request', async () => {
    const { user, api } = open();
    await submit(user, 'ama', '');
    expect(await screen.findByText('There are 2 problems')).toBeVisible();
    expect(api.to(ASK)).toHaveLength(0);
  });

  test('keeps the entries after a wrong password or a network failure', async () => {
    const message = 'This is not your password.';
    const { user, api } = open({ [ASK]: () => failWith(422, { details: [{ path: 'password', message }] }) });
    await submit(user);
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
    expect(screen.getByLabelText('New email')).toHaveValue(NEXT);
    api.use({
      [ASK]: () => {
        throw networkFailure();
      },
    });
    await user.click(screen.getByRole('button', { name: 'Send a link' }));
    expect(await screen.findByText(/server couldn’t be reached/)).toBeVisible();
    expect(screen.getByLabelText('New email')).toHaveValue(NEXT);
  });

  test('closes the form without a change', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change email' }));
    expect(await screen.findByLabelText('New email')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Keep current email' }));
    expect(screen.queryByLabelText('New email')).toBeNull();
    expect(screen.getByRole('region', { name: 'Email' })).toHaveFocus();
  });
});

describe('a pending change', () => {
  test('shows when the link was sent', async () => {
    open({}, [change]);
    expect(await screen.findByText(`Waiting for you to confirm ${NEXT}`)).toBeVisible();
    expect(screen.getByText(/We sent a link there 2 minutes ago/)).toBeVisible();
  });

  test('sends the link again', async () => {
    const { user, host } = open({ [AGAIN]: () => respondWith(202, change) }, [change]);
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() =>
      expect(host.notify).toHaveBeenCalledWith(`We sent another link to ${NEXT}.`, { type: 'success' }),
    );
  });

  test('cancels the change', async () => {
    const { user, host } = open({ [CANCEL]: respondWithNothing }, [change]);
    await user.click(await screen.findByRole('button', { name: 'Cancel the change' }));
    expect(await screen.findByRole('button', { name: 'Change email' })).toBeVisible();
    expect(host.notify).toHaveBeenCalledWith(expect.stringContaining('cancelled'), { type: 'success' });
  });

  test('disappears when confirmed elsewhere', async () => {
    const { api, host } = open({}, [change]);
    expect(await screen.findByText(`Waiting for you to confirm ${NEXT}`)).toBeVisible();
    api.use({ [LIST]: { items: [] } });
    act(() => host.publishChange('profile'));
    await waitFor(() => expect(screen.queryByText(`Waiting for you to confirm ${NEXT}`)).toBeNull());
  });

  test('shows why it can’t be cancelled and reloads', async () => {
    const message = 'This change was not found.';
    const { user, api, host } = open({ [CANCEL]: () => failWith(404, { code: 'not_found', message }) }, [change]);
    const button = await screen.findByRole('button', { name: 'Cancel the change' });
    api.use({ [LIST]: { items: [] } });
    await user.click(button);
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith(message, { type: 'error' }));
    expect(await screen.findByRole('button', { name: 'Change email' })).toBeVisible();
  });
});
