import { createHttpClient } from '@counterpoint/client/http';
import { createSessionStore } from '@counterpoint/client/session';
import { aSession, failWith, fakeApi, networkFailure, respondWithNothing } from '@counterpoint/testing';
import { expect, jest, test } from '@jest/globals';
import { signOut } from './sign-out.ts';

const CALL = 'DELETE /session';

async function signOutWith(answer: () => unknown) {
  const api = fakeApi({ [CALL]: answer });
  const session = createSessionStore({ secret: 'a secret of the tests' });
  session.set(aSession());
  const [leave, close] = [jest.fn<() => void>(), jest.fn<() => void>()];
  const signingOut = signOut({ session, http: createHttpClient({ session }), live: { close }, leave });
  expect(close).toHaveBeenCalledTimes(1);
  await signingOut;
  return { api, session, leave };
}

test.each([
  ['the API agrees', respondWithNothing],
  ['the API no longer knows the session', () => failWith(401, { code: 'session_ended' })],
  [
    'the API is away',
    () => {
      throw networkFailure();
    },
  ],
])('removes the cookie and leaves the page when %s', async (_case, answer) => {
  const { api, session, leave } = await signOutWith(answer);
  expect(api.to(CALL)[0]?.headers.get('authorization')).toBe('Bearer a-token');
  expect(session.get()).toBeNull();
  expect(leave).toHaveBeenCalledTimes(1);
});

test('keeps the color mode when the answer clears the storage', async () => {
  localStorage.setItem('counterpoint-color-mode', 'dark');
  await signOutWith(() => {
    localStorage.clear();
    return respondWithNothing();
  });
  expect(localStorage.getItem('counterpoint-color-mode')).toBe('dark');
});
