import { createSessionStore } from '@counterpoint/client/session';
import { type Area, defineArea, useHost } from '@counterpoint/contract';
import { createMemoryRouter, Link } from '@counterpoint/contract/router';
import { CONTRACT_VERSION } from '@counterpoint/contract/version';
import {
  aProfile,
  aSession,
  type FakeRoutes,
  failWith,
  fakeApi,
  networkFailure,
  respondWith,
  respondWithNothing,
} from '@counterpoint/testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createFrame } from './app/frame.ts';
import { StandaloneApp } from './app/standalone-app.tsx';
import { readPageConfig } from './config/page-config.ts';

const nobody = { parse: () => null };

function ListPage() {
  const { user, notify, http, guardLeave, refreshProfile } = useHost();
  return (
    <>
      <h1>List of {user?.given_name}</h1>
      <button type="button" onClick={() => notify('Saved', { type: 'success' })}>
        Notify
      </button>
      <button type="button" onClick={() => void http.get('/recordings', { schema: nobody }).catch(() => undefined)}>
        Fetch
      </button>
      <button type="button" onClick={() => guardLeave(true)}>
        Type
      </button>
      <button type="button" onClick={() => void refreshProfile()}>
        Refresh
      </button>
      <Link to="/music-composition/add">To the works</Link>
    </>
  );
}

function BreakablePage(): never {
  throw new Error('Broken page.');
}

function JoinPage() {
  return <h1>Join</h1>;
}

function anArea(load: () => Promise<{ Page: ComponentType }> = async () => ({ Page: ListPage })): Area {
  return defineArea({
    id: 'recordings',
    contractVersion: CONTRACT_VERSION,
    routes: [
      { path: '/sound-recordings', access: 'private', title: 'Recordings', load },
      { path: '/signup/individual', access: 'public', title: 'Join', load: async () => ({ Page: JoinPage }) },
      { path: '/sound-recording/details/:id', access: 'private', title: 'Details', load },
    ],
  });
}

interface Opening {
  readonly path?: string;
  readonly area?: Area;
  readonly api?: FakeRoutes;
  readonly isSignedIn?: boolean;
  readonly loadTimeoutMs?: number;
}

function open({ path = '/sound-recordings', area = anArea(), api = {}, isSignedIn = true, loadTimeoutMs }: Opening) {
  const config = readPageConfig();
  const session = createSessionStore({ secret: config.session_secret });
  if (isSignedIn) session.set(aSession());
  const place = { reload: jest.fn<() => void>() };
  const fake = fakeApi({ 'GET /user/profile': aProfile(), ...api });
  const frame = createFrame(
    { area, label: { en: 'Sound Recordings' } },
    { ...config, load_timeout_ms: loadTimeoutMs ?? config.load_timeout_ms },
    place,
  );
  const createRouter: typeof createMemoryRouter = (routes) => createMemoryRouter(routes, { initialEntries: [path] });
  render(<StandaloneApp frame={frame} createRouter={createRouter} />);
  return { user: userEvent.setup(), api: fake, place, session };
}

async function signIn(user: ReturnType<typeof userEvent.setup>, password = 'rain on the old harbour') {
  const email = await screen.findByLabelText('Email');
  if (!email.hasAttribute('readonly')) await user.type(email, 'ama@example.org');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

afterEach(() => createSessionStore({ secret: readPageConfig().session_secret }).clear());

describe('without a session', () => {
  test('opens a public page', async () => {
    open({ path: '/signup/individual', isSignedIn: false });
    expect(await screen.findByRole('heading', { name: 'Join' })).toBeVisible();
    expect(screen.getByText('Not signed in')).toBeVisible();
  });

  test('asks to sign in for a private page, and then opens it', async () => {
    const { user, api, session } = open({
      isSignedIn: false,
      api: { 'POST /session': () => respondWith(201, aSession({ token: 'fresh' })) },
    });
    await signIn(user);
    expect(await screen.findByRole('heading', { name: 'List of Ama' })).toBeVisible();
    expect(api.to('POST /session')[0]?.body).toEqual({
      email: 'ama@example.org',
      password: 'rain on the old harbour',
    });
    expect(api.to('GET /user/profile')[0]?.headers.get('authorization')).toBe('Bearer fresh');
    expect(session.get()?.token).toBe('fresh');
  });

  test('shows the server’s reason for a rejected sign-in', async () => {
    const { user } = open({
      isSignedIn: false,
      api: {
        'POST /session': () => failWith(401, { message: 'Email or password is wrong.', code: 'wrong_credentials' }),
      },
    });
    await signIn(user);
    expect(await screen.findByText('Email or password is wrong.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ama@example.org');
  });

  test('reports missing input before calling the server', async () => {
    const { user, api } = open({ isSignedIn: false });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Enter your email address.')).toBeVisible();
    expect(api.to('POST /session')).toHaveLength(0);
  });
});

describe('frame bar', () => {
  test('names the area, its pages without an id, and the signed-in member', async () => {
    open({});
    const bar = screen.getByRole('banner');
    expect(within(bar).getByRole('link', { name: 'Sound Recordings, standalone: all paths' })).toBeVisible();
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Recordings', 'Join']);
    expect(await within(bar).findByText('Ama Serwaa')).toBeVisible();
  });

  test.each([
    ['tells the API', () => respondWithNothing()],
    [
      'goes on without it when it is away',
      () => {
        throw networkFailure();
      },
    ],
  ])('signs out if %s, removes the session and reloads the page', async (_, answer) => {
    const { user, session, place } = open({ api: { 'DELETE /session': answer } });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(place.reload).toHaveBeenCalled());
    expect(session.get()).toBeNull();
  });
});

describe('frame services', () => {
  test('show a notice that can be dismissed', async () => {
    const { user } = open({});
    await user.click(await screen.findByRole('button', { name: 'Notify' }));
    const notices = screen.getByRole('region', { name: 'Notices' });
    expect(within(notices).getByText('Saved')).toBeVisible();
    await user.click(within(notices).getByRole('button', { name: 'Dismiss' }));
    expect(within(notices).queryByText('Saved')).toBeNull();
  });

  test('fetch the profile again on request', async () => {
    const { user, api } = open({});
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(api.to('GET /user/profile')).toHaveLength(2));
  });

  test('renew an expired session over the page, and repeat the call', async () => {
    let isEnded = true;
    const { user, api } = open({
      api: {
        'GET /recordings': () => (isEnded ? failWith(401, { code: 'session_ended' }) : null),
        'POST /session': () => {
          isEnded = false;
          return respondWith(201, aSession({ token: 'fresh' }));
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Fetch' }));
    expect(await screen.findByRole('alertdialog', { name: 'Sign in again' })).toBeVisible();
    await signIn(user);
    await waitFor(() => expect(api.to('GET /recordings')).toHaveLength(2));
    expect(api.to('GET /recordings')[1]?.headers.get('authorization')).toBe('Bearer fresh');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'List of Ama' })).toBeVisible();
  });

  test('end with the member: the page reloads when another one signed in from another tab', async () => {
    const { api, place } = open({});
    await screen.findByRole('heading', { name: 'List of Ama' });
    api.use({ 'GET /user/profile': aProfile({ member_id: '00000000-0000-4000-8000-00000000000b' }) });
    createSessionStore({ secret: readPageConfig().session_secret }).set(aSession({ token: 'another-token' }));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(place.reload).toHaveBeenCalled());
  });

  test('ask before leaving a page with unsaved changes', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { user } = open({});
    await user.click(await screen.findByRole('button', { name: 'Type' }));
    await user.click(screen.getByRole('link', { name: 'To the works' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'List of Ama' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'To the works' }));
    expect(await screen.findByText('/music-composition/add isn’t a path of this area.')).toBeVisible();
    confirm.mockRestore();
  });

  test('set the browser’s title', async () => {
    open({ path: '/signup/individual', isSignedIn: false });
    await waitFor(() => expect(document.title).toBe('Join · Counterpoint'));
  });
});

describe('other paths', () => {
  test.each(['/music-composition/add', '/dashboard', '/sound-recording/nowhere'])(
    'explains that %s isn’t here, with what can be opened',
    async (path) => {
      open({ path });
      expect(await screen.findByText(`${path} isn’t a path of this area.`)).toBeVisible();
      expect(within(screen.getByRole('main')).getByRole('link', { name: 'Recordings' })).toBeVisible();
    },
  );
});

describe('failing pages', () => {
  test('report a load failure and retry in place', async () => {
    let attempts = 0;
    const area = anArea(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('The chunk is gone.');
      return { Page: ListPage };
    });
    const { user, api } = open({ area, api: { 'POST /frontend/errorlogs': () => respondWith(201, {}) } });
    expect(await screen.findByText('The page “Recordings” could not be loaded.')).toBeVisible();
    expect(api.to('POST /frontend/errorlogs')[0]?.body).toEqual({
      description: expect.stringContaining('The chunk is gone.'),
      context: { release: 'standalone', area: 'recordings', route: expect.stringMatching(/^\/|\*/) },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'List of Ama' })).toBeVisible();
  });

  test('report a load timeout', async () => {
    open({
      area: anArea(() => new Promise(() => undefined)),
      loadTimeoutMs: 30,
      api: { 'POST /frontend/errorlogs': () => respondWith(201, {}) },
    });
    expect(await screen.findByText('The page “Recordings” did not load within 0.03 seconds.')).toBeVisible();
  });

  test('keep the bar after a render error, and offer no retry', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open({
      area: anArea(async () => ({ Page: BreakablePage })),
      api: { 'POST /frontend/errorlogs': () => failWith(503) },
    });
    expect(await screen.findByText('Broken page.')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(await screen.findByText('Error reporting not send')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    error.mockClear();
    error.mockRestore();
  });
});

test('reports a profile that fails to load, and retries', async () => {
  const { user, api } = open({ api: { 'GET /user/profile': () => failWith(403, { message: 'Not now.' }) } });
  expect(await screen.findByText('Not now.')).toBeVisible();
  api.use({ 'GET /user/profile': aProfile() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'List of Ama' })).toBeVisible();
});
