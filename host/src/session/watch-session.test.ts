import { createSessionStore } from '@counterpoint/client/session';
import { profileInCache, profileQuery } from '@counterpoint/frame';
import { aPerson, aProfile, aSession, createTestQueryClient, fakeApi, networkFailure } from '@counterpoint/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createPortal } from '../app/portal.ts';
import { renderUnsavedPage } from '../testing/unsaved-page.tsx';
import { watchSession } from './watch-session.ts';

const SECRET = 'a secret of the tests';
const PROFILE = 'GET /user/profile';
const ANOTHER_MEMBER = aProfile({ member_id: '00000000-0000-4000-8000-00000000000b' });
const replace = jest.fn<(url: string | URL) => void>();
let stop: () => void = () => undefined;
let api: ReturnType<typeof fakeApi>;

/** Shows a page that the browser would not leave without a question. */
function typeIntoPage(): void {
  renderUnsavedPage();
  expect(warnsBeforeLeaving()).toBe(true);
}

/** A portal at a path, with a signed-in member whose profile is cached. */
async function watch({ pathname = '/profile', search = '', now = Date.now } = {}) {
  const session = createSessionStore({ secret: SECRET, now });
  session.set(aSession());
  const queryClient = createTestQueryClient();
  const portal = createPortal(session, { pathname, search, hash: '', replace, reload: jest.fn() }, queryClient);
  await queryClient.prefetchQuery(profileQuery(portal.plainHttp));
  expect(profileInCache(queryClient)).toEqual(aProfile());
  stop = watchSession(portal, now);
  return portal;
}

/** Another tab's changes reach this one when it is shown, at the latest. */
function lookAtThisTab(): void {
  window.dispatchEvent(new Event('focus'));
}

function signInElsewhere(): void {
  createSessionStore({ secret: SECRET }).set(aSession({ token: 'another-token' }));
  lookAtThisTab();
}

/** Whether the browser would warn before leaving the page. */
function warnsBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  replace.mockClear();
  api = fakeApi({ [PROFILE]: aProfile() });
});
afterEach(() => stop());

describe('another tab', () => {
  test('that signs in as the same member answers the dialog here', async () => {
    const { signInAgain } = await watch();
    const answer = signInAgain.getState().open();
    signInElsewhere();
    await expect(answer).resolves.toBe(true);
    expect(signInAgain.getState().isOpen).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  });

  test('that signs in as another member ends this page, without pending calls as that member', async () => {
    typeIntoPage();
    const { signInAgain, queryClient, plainHttp } = await watch();
    const done = jest.fn();
    void signInAgain.getState().open().then(done);
    api.use({ [PROFILE]: ANOTHER_MEMBER });
    signInElsewhere();
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/dashboard'));
    expect(warnsBeforeLeaving()).toBe(false);
    expect(done).not.toHaveBeenCalled();
    await queryClient.refetchQueries({ queryKey: profileQuery(plainHttp).queryKey });
    expect(replace).toHaveBeenCalledTimes(1);
  });

  test('that signs in as another person of the member ends this page, without pending calls as that person', async () => {
    typeIntoPage();
    const { signInAgain } = await watch();
    const done = jest.fn();
    void signInAgain.getState().open().then(done);
    const person = aPerson({ account_id: '00000000-0000-4000-8000-00000000000c' });
    api.use({ [PROFILE]: aProfile({ person }) });
    signInElsewhere();
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/dashboard'));
    expect(done).not.toHaveBeenCalled();
  });

  test('that switches to another member ends this page once the profile shows it', async () => {
    typeIntoPage();
    const { queryClient, plainHttp } = await watch();
    api.use({ [PROFILE]: ANOTHER_MEMBER });
    await queryClient.refetchQueries({ queryKey: profileQuery(plainHttp).queryKey });
    expect(replace).toHaveBeenCalledWith('/dashboard');
    expect(warnsBeforeLeaving()).toBe(false);
  });

  test('that switches to the member of this page’s link opens the page for that member', async () => {
    const { queryClient, plainHttp } = await watch({ search: `?page=2&member=${ANOTHER_MEMBER.member_id}` });
    api.use({ [PROFILE]: ANOTHER_MEMBER });
    await queryClient.refetchQueries({ queryKey: profileQuery(plainHttp).queryKey });
    expect(replace).toHaveBeenCalledWith('/profile?page=2');
  });

  test('that signs in while the API is unavailable leaves the dialog open here', async () => {
    const { signInAgain } = await watch();
    void signInAgain.getState().open();
    api.use({
      [PROFILE]: () => {
        throw networkFailure();
      },
    });
    signInElsewhere();
    await waitFor(() => expect(api.to(PROFILE)).toHaveLength(2));
    expect(signInAgain.getState().isOpen).toBe(true);
    expect(replace).not.toHaveBeenCalled();
  });

  test('that switches to another member while the API is unavailable ends this page once the API is back', async () => {
    const { queryClient } = await watch();
    api.use({
      [PROFILE]: () => {
        throw networkFailure();
      },
    });
    signInElsewhere();
    await waitFor(() => expect(api.to(PROFILE)).toHaveLength(2));
    api.use({ [PROFILE]: ANOTHER_MEMBER });
    // As the browser does when it is online again.
    await waitFor(async () => {
      await queryClient.refetchQueries({ stale: true });
      expect(replace).toHaveBeenCalledWith('/dashboard');
    });
  });

  test('that signs out signs this one out, without a question', async () => {
    typeIntoPage();
    await watch();
    createSessionStore({ secret: SECRET }).clear();
    lookAtThisTab();
    expect(replace).toHaveBeenCalledWith('/');
    expect(warnsBeforeLeaving()).toBe(false);
  });
});

describe('a session that expires', () => {
  async function expire(pathname: string) {
    let now = Date.now();
    const portal = await watch({ pathname, now: () => now });
    now = (aSession().exp + 1) * 1000;
    lookAtThisTab();
    expect(replace).not.toHaveBeenCalled();
    return portal.signInAgain.getState();
  }

  test('asks to sign in again over unsaved work', async () => {
    const page = renderUnsavedPage();
    expect((await expire('/music-composition/add')).isOpen).toBe(true);
    page.unmount();
  });

  test('leaves a page without unsaved work until the next navigation', async () => {
    expect((await expire('/music-composition')).isOpen).toBe(false);
  });

  test('is nothing to a page that needs none', async () => {
    expect((await expire('/signup/individual')).isOpen).toBe(false);
  });
});
