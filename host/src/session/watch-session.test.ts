import { createSessionStore } from '@counterpoint/client/session';
import { createSignInAgainStore } from '@counterpoint/frame';
import { aSession } from '@counterpoint/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { watchSession } from './watch-session.ts';

const SECRET = 'a secret of the tests';
const place = { replace: jest.fn<(url: string | URL) => void>() };
let stop: () => void = () => undefined;

function watch(now: () => number = Date.now) {
  const session = createSessionStore({ secret: SECRET, now });
  session.set(aSession());
  const signInAgain = createSignInAgainStore();
  stop = watchSession({ session, signInAgain, place, now });
  return { session, signInAgain };
}

/** What another tab does reaches this one when it is looked at. */
function lookAtThisTab(): void {
  window.dispatchEvent(new Event('focus'));
}

beforeEach(() => void place.replace.mockClear());
afterEach(() => stop());

describe('another tab', () => {
  test('that signs out signs this one out', () => {
    watch();
    createSessionStore({ secret: SECRET }).clear();
    lookAtThisTab();
    expect(place.replace).toHaveBeenCalledWith('/');
  });

  test('that signs in answers the dialog here', async () => {
    const { signInAgain } = watch();
    const answer = signInAgain.getState().ask();
    createSessionStore({ secret: SECRET }).set(aSession({ token: 'another-token' }));
    lookAtThisTab();
    await expect(answer).resolves.toBe(true);
    expect(signInAgain.getState().isAsked).toBe(false);
  });
});

test('a session that expires leaves the page as it is', () => {
  let now = Date.now();
  watch(() => now);
  now = (aSession().exp + 1) * 1000;
  lookAtThisTab();
  expect(place.replace).not.toHaveBeenCalled();
});
