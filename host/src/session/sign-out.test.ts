import { createHttpClient } from '@counterpoint/client/http';
import { createSessionStore } from '@counterpoint/client/session';
import { answerNothing, aSession, fakeApi, networkFailure, refuse } from '@counterpoint/testing';
import { expect, jest, test } from '@jest/globals';
import { signOut } from './sign-out.ts';

const CALL = 'DELETE /session';

async function signOutWith(answer: () => unknown) {
  const api = fakeApi({ [CALL]: answer });
  const session = createSessionStore({ secret: 'a secret of the tests' });
  session.set(aSession());
  const place = { replace: jest.fn<(url: string | URL) => void>() };
  await signOut({ session, http: createHttpClient({ session }), place });
  return { api, session, place };
}

test.each([
  ['the API agrees', answerNothing],
  ['the API no longer knows the session', () => refuse(401, { code: 'session_ended' })],
  [
    'the API is away',
    () => {
      throw networkFailure();
    },
  ],
])('signing out removes the cookie and loads the sign-in page when %s', async (_case, answer) => {
  const { api, session, place } = await signOutWith(answer);
  expect(api.to(CALL)[0]?.headers.get('authorization')).toBe('Bearer a-token');
  expect(session.get()).toBeNull();
  expect(place.replace).toHaveBeenCalledWith('/');
});
