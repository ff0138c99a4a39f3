import { createHttpClient } from '@counterpoint/client/http';
import { aDashboard, aNotification, aNotificationPage, failWith, fakeApi } from '@counterpoint/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { startReporting } from '../errors/error-reporter.ts';
import { consumeRequestedPath, consumeSessionEnded } from '../session/requested-path.ts';
import { playWidth, renderPortal, SHELL_RESPONSES } from '../testing/render-portal.tsx';
import { notify } from '../toasts/notify.ts';

const ANSWERS = {
  ...SHELL_RESPONSES,
  'GET /dashboard': aDashboard(),
  'GET /live': () => failWith(503),
  'GET /ready': { status: 'ok' },
  'POST /frontend/errorlogs': {},
};

beforeEach(() => {
  playWidth(1440);
  document.body.innerHTML = '<script type="application/json" id="config"></script>';
  const config = {
    session_secret: 's',
    load_timeout_ms: 1000,
    release: 'test-1',
    integrity: {},
    registry: { areas: {} },
  };
  document.body.querySelector('script')?.append(JSON.stringify(config));
  startReporting({ http: createHttpClient({ session: { get: () => null } }), notify, release: '1.0.0-0123456789' });
});

describe('the portal', () => {
  test('opens the dashboard in the shell and marks the current page', async () => {
    fakeApi(ANSWERS);
    renderPortal('/dashboard');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: /^Good .*, Ama$/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dashboard', current: 'page' })).toBeInTheDocument();
    expect(document.title).toBe('Dashboard · Counterpoint');
  });

  test('redirects a member from the sign-in path to the dashboard', async () => {
    fakeApi(ANSWERS);
    const { location } = renderPortal('/');
    await waitFor(() => expect(location()).toBe('/dashboard'));
  });

  test('shows the not-found page for an unknown path', async () => {
    fakeApi(ANSWERS);
    const { place } = renderPortal('/nowhere');
    expect(await screen.findByRole('heading', { name: 'This page doesn’t exist' })).toBeInTheDocument();
    expect(place.replace).not.toHaveBeenCalled();
  });

  test('lets the keyboard skip to the page, and moves the focus to a new page’s heading', async () => {
    fakeApi(ANSWERS);
    const { user } = renderPortal('/nowhere');
    await screen.findByRole('heading', { name: 'This page doesn’t exist' });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
    const heading = await screen.findByRole('heading', { level: 1, name: /^Good / });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  test('keeps the shell when a page breaks, reports once, and only leads away from it', async () => {
    // React logs the error it caught, which is expected here.
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = fakeApi(ANSWERS);
    const { user } = renderPortal('/test');
    await user.click(await screen.findByRole('button', { name: 'Throw an error' }));
    expect(await screen.findByRole('heading', { name: 'Something went wrong.' })).toBeInTheDocument();
    expect(screen.getByText(/thrown on purpose/)).toBeInTheDocument();
    expect(await screen.findByText('Error reporting send successfully')).toBeInTheDocument();
    expect(api.to('POST /frontend/errorlogs')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back to Homepage' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Good / })).toBeInTheDocument();
    consoleError.mockClear();
  });

  test('shows the error page in place of an area that fails to load, and keeps the shell', async () => {
    fakeApi(ANSWERS);
    const { user } = renderPortal('/music-composition');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByText('The area “Music Composition” could not be loaded.')).toBeInTheDocument();
    expect(document.title).toBe('Music Composition · Counterpoint');
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Good / })).toBeInTheDocument();
  });

  test('keeps the focus on the page while an area that failed loads again', async () => {
    fakeApi(ANSWERS);
    const { user } = renderPortal('/music-composition');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('reports that the member’s data failed to load, and retries', async () => {
    const api = fakeApi({ ...ANSWERS, 'GET /user/profile': () => failWith(500, { message: 'Not just now.' }) });
    const { user } = renderPortal('/nowhere');
    expect(await screen.findByText('Not just now.')).toBeInTheDocument();
    api.use(SHELL_RESPONSES);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'This page doesn’t exist' })).toBeInTheDocument();
  });
});

test('the bell opens the dashboard and focuses the notification, even far down the list', async () => {
  const items = Array.from({ length: 8 }, (_, index) =>
    aNotification({
      _id: `01900000-0000-7000-8000-00000000070${index}`,
      title: `Notification ${index}`,
      read_at: null,
    }),
  );
  fakeApi({
    ...ANSWERS,
    'GET /notifications': aNotificationPage(items),
    'POST /notifications/:id/read': { unread: 7 },
  });
  const { user, location } = renderPortal('/nowhere');
  for (const index of [7, 2]) {
    await user.click(await screen.findByRole('button', { name: /unread notification/ }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await user.click(within(panel).getByRole('link', { name: new RegExp(`Notification ${index}`) }));
    const list = await screen.findByRole('region', { name: 'Notifications' });
    const entry = await within(list).findByRole('link', { name: new RegExp(`Notification ${index}`) });
    await waitFor(() => expect(entry).toHaveFocus());
    expect(entry).toHaveAttribute('href', '/music-composition/details/01900000-0000-7000-8000-000000000101');
    expect(location()).toBe('/dashboard');
  }
});

describe('a session that ended before the member opens another page', () => {
  test.each([
    ['was deleted', ''],
    ['can’t be deciphered', 'U2FsdGVkX18AAAAA'],
  ])('leads to the sign-in page when the cookie %s, and the next page is not opened', async (_what, value) => {
    const api = fakeApi(ANSWERS);
    const { user, place } = renderPortal('/nowhere');
    await screen.findByRole('heading', { name: 'This page doesn’t exist' });
    // biome-ignore lint/suspicious/noDocumentCookie: the test plays a browser whose cookie has changed
    document.cookie = `session-id=${value}; path=/${value ? '' : '; max-age=0'}`;
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(place.replace).toHaveBeenCalledWith('/'));
    expect(consumeSessionEnded()).toBe(true);
    expect(consumeRequestedPath()).toBe('/dashboard');
    expect(api.to('GET /dashboard')).toEqual([]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('without a session', () => {
  test('a public path has the public shell', async () => {
    fakeApi(ANSWERS);
    renderPortal('/signup/individual', { isSignedIn: false });
    expect(await screen.findByText(/Already a member\?/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
