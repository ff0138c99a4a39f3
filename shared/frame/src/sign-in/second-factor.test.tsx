import { createSessionStore } from '@counterpoint/client/session';
import { QueryClientProvider } from '@counterpoint/contract/query';
import { KitProvider } from '@counterpoint/kit/core';
import {
  aSession,
  createTestQueryClient,
  type FakeRoutes,
  failWith,
  fakeApi,
  respondWith,
  respondWithNothing,
} from '@counterpoint/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createConnections } from '../services/connections.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';

const nobody = { parse: () => null };

function setUp(api: FakeRoutes) {
  const session = createSessionStore({ secret: 'a secret of the tests' });
  session.set(aSession());
  const queryClient = createTestQueryClient();
  const connections = createConnections(session, queryClient, { onUnauthorised: async () => false });
  const onSignedIn = jest.fn();
  const fake = fakeApi(api);
  render(
    <KitProvider>
      <QueryClientProvider client={queryClient}>
        <SignInForm connections={connections} onSignedIn={onSignedIn} />
        <ProofDialog connections={connections} />
      </QueryClientProvider>
    </KitProvider>,
  );
  return { user: userEvent.setup(), api: fake, connections, session, onSignedIn };
}

describe('signing in again with a second factor', () => {
  test('asks for a code after the password', async () => {
    const { user, api, session, onSignedIn } = setUp({
      'POST /session': () => respondWith(202, { proofs: ['authenticator_app', 'recovery_code'] }),
      'POST /session/code': () => respondWith(201, aSession({ token: 'fresh' })),
    });
    await user.type(screen.getByLabelText('Email'), 'ama@example.org');
    await user.type(screen.getByLabelText('Password'), 'rain on the old harbour{Enter}');
    expect(await screen.findByLabelText('Code')).toHaveFocus();
    await user.keyboard('123 456{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(api.to('POST /session/code')[0]?.body).toEqual({ code: '123456' });
    expect(session.get()?.token).toBe('fresh');
  });
});

describe('a sensitive act', () => {
  const acts = (proofs: readonly string[]) => {
    let isProved = false;
    return {
      'POST /acceptance': () => (isProved ? null : failWith(403, { code: 'proof_needed', message: 'Confirm.' })),
      'GET /user/proof': { proofs },
      'POST /user/proof': ({ body }: { body: unknown }) => {
        if (JSON.stringify(body).includes('wrong'))
          return failWith(422, { message: 'Wrong.', details: [{ path: 'password', message: 'This isn’t yours.' }] });
        isProved = true;
        return respondWithNothing();
      },
    };
  };

  test('is repeated once the member has confirmed with the password', async () => {
    const { user, api, connections } = setUp(acts(['password']));
    const act = connections.http.post('/acceptance', { schema: nobody });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm that it’s you' }));
    const password = await dialog.findByLabelText('Password');
    expect(password).toHaveFocus();
    await user.keyboard('wrong{Enter}');
    expect(await dialog.findByText('This isn’t yours.')).toBeVisible();
    await user.clear(password);
    await user.type(password, 'rain on the old harbour{Enter}');
    await expect(act).resolves.toBeNull();
    expect(api.to('POST /user/proof')[1]?.body).toEqual({ by: 'password', password: 'rain on the old harbour' });
    expect(api.to('POST /acceptance')).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('fails with the server’s reason if the member cancels', async () => {
    const { user, connections } = setUp(acts(['passkey', 'recovery_code']));
    const act = expect(connections.http.post('/acceptance', { schema: nobody })).rejects.toMatchObject({
      code: 'proof_needed',
    });
    expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('One of your recovery codes.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await act;
  });
});
