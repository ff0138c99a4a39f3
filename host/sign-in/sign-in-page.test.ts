// cspell:ignore connecter
import { COLOR_MODE_KEY } from '@counterpoint/kit/tokens';
import { setPageLanguage } from '@counterpoint/messages/page';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { markSessionEnded, saveRequestedPath } from '../src/session/requested-path.ts';
import { markupByLanguage } from './markup.ts';
import {
  answer,
  fetchMock,
  moves,
  openPage,
  SECOND_STEP,
  SESSION,
  signIn,
  startFresh,
  store,
} from './testing/open-page.ts';

startFresh();

test('explains once that the session has ended, while its cookie is still there for other tabs', () => {
  store().set(SESSION);
  markSessionEnded();
  openPage();
  expect(moves.replace).not.toHaveBeenCalled();
  store().clear();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your session has ended. Sign in to continue where you left off.',
  );
  openPage();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('continues to the page that the user requested once they sign in in another tab', () => {
  store().set(SESSION);
  markSessionEnded();
  saveRequestedPath('/music-composition?page=2');
  openPage();
  store().set({ ...SESSION, token: 'of-the-other-tab' });
  // At the latest when this tab is shown.
  window.dispatchEvent(new Event('focus'));
  expect(moves.replace).toHaveBeenCalledWith('/music-composition?page=2');
});

test('fills in the address from the previous page', () => {
  location.hash = `email=${encodeURIComponent('ama+1@example.org')}`;
  openPage();
  expect(screen.getByLabelText('Email')).toHaveValue('ama+1@example.org');
  expect(moves.replaceState).toHaveBeenCalledWith('/');
  location.hash = '';
});

test('passes the typed address to the page for a forgotten password', async () => {
  openPage();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'ama+1@example.org');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Forgot your password?' });
  // jsdom doesn’t navigate.
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(link.href).toMatch(/\/email-password-reset-link#email=ama%2B1%40example\.org$/);
});

describe('signing in', () => {
  test('names the wrong clock of the device, by which a new session has ended already', async () => {
    fetchMock.mockResolvedValue(answer(201, { data: { ...SESSION, exp: 1 } }));
    openPage();
    await signIn();
    expect(await screen.findByText(/date is wrong/)).toBeVisible();
    expect(moves.replace).not.toHaveBeenCalled();
  });

  test('keeps the session and opens the dashboard', async () => {
    fetchMock.mockResolvedValue(answer(201, { data: SESSION }));
    openPage();
    await signIn();
    await waitFor(() => expect(moves.replace).toHaveBeenCalledWith('/dashboard'));
    expect(store().get()).toEqual(SESSION);
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    expect(address).toBe('/api/v1/session');
    expect(JSON.parse(String(init?.body))).toEqual({
      email: 'ama.kusi@example.org',
      password: 'a few words to remember',
    });
  });

  test('continues to the page that the user requested', async () => {
    fetchMock.mockResolvedValue(answer(201, { data: SESSION }));
    saveRequestedPath('/music-composition?page=2');
    openPage();
    await signIn();
    await waitFor(() => expect(moves.replace).toHaveBeenCalledWith('/music-composition?page=2'));
  });

  test.each([
    [401, 'The email address or the password is wrong.'],
    [429, 'Too many attempts. Try again in 4 minutes.'],
  ])('shows the server’s message for %i and keeps the input', async (status, message) => {
    fetchMock.mockResolvedValue(answer(status, { message, code: 'refused' }));
    openPage();
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Email')).toHaveValue('ama.kusi@example.org');
    expect(screen.getByLabelText('Password')).toHaveValue('a few words to remember');
    expect(store().get()).toBeNull();
    expect(moves.replace).not.toHaveBeenCalled();
  });

  test('reports that the server can’t be reached, and works once it is back', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    openPage();
    const user = await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
    fetchMock.mockResolvedValueOnce(answer(201, { data: SESSION }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(moves.replace).toHaveBeenCalledWith('/dashboard'));
  });

  test('reports a slow server, keeps waiting, and offers to cancel', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    fetchMock.mockImplementation(
      (_input, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    openPage();
    const user = await signIn(undefined, { advanceTimers: jest.advanceTimersByTime });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('The server is taking longer than usual.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('alert')).toHaveTextContent('You cancelled signing in.');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    jest.useRealTimers();
  });

  test('shows its own text if a proxy responds', async () => {
    fetchMock.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    openPage();
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('You can’t sign in right now.');
  });

  test('sends once however often it is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetchMock.mockReturnValue(promise);
    openPage();
    const user = await signIn();
    const busy = screen.getByRole('button', { name: 'Signing in…' });
    expect(busy).toHaveFocus();
    await user.click(busy);
    await user.keyboard('{Enter}');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    resolve(answer(401, { message: 'Wrong.', code: 'wrong_credentials' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong.');
  });

  test('reports missing fields and sends nothing', async () => {
    openPage();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your email address and your password.');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('shows the password on demand', async () => {
    openPage();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

test('opens the dashboard at once for a signed-in member', () => {
  store().set(SESSION);
  openPage();
  expect(moves.replace).toHaveBeenCalledWith('/dashboard');
});

describe('the language', () => {
  beforeEach(() => setPageLanguage('en'));
  afterEach(() => {
    document.documentElement.lang = '';
  });

  async function chooseFrench() {
    openPage();
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Email'), 'ama.kusi@example.org');
    await user.click(screen.getByRole('button', { name: 'Français' }));
    document.documentElement.lang = 'fr';
    openPage();
    return user;
  }

  test('can be changed on the page, which keeps the typed address', async () => {
    await chooseFrench();
    expect(document.cookie).toContain('language=fr');
    expect(moves.reload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Se connecter' })).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('ama.kusi@example.org');
  });

  test('follows the member after signing in', async () => {
    fetchMock.mockResolvedValue(answer(201, { data: { ...SESSION, language: 'fr' } }));
    openPage();
    await signIn();
    await waitFor(() => expect(moves.replace).toHaveBeenCalledWith('/dashboard'));
    expect(document.cookie).toContain('language=fr');
  });

  test('chosen on the page becomes the member’s own', async () => {
    fetchMock.mockImplementation(async () => answer(201, { data: { ...SESSION, language: 'en' } }));
    const user = await chooseFrench();
    await user.type(screen.getByLabelText('Mot de passe'), 'a few words{Enter}');
    await waitFor(() => expect(moves.replace).toHaveBeenCalledWith('/dashboard'));
    expect(document.cookie).toContain('language=fr');
    const [address, init] = fetchMock.mock.calls[1] ?? [];
    expect([address, init?.method, init?.body]).toEqual(['/api/v1/user/language', 'PUT', '{"language":"fr"}']);
  });

  test('is written into the page by the build, the pseudo-language included', () => {
    const pages = markupByLanguage(() => SECOND_STEP);
    expect(pages.en).toContain('Sign in');
    expect(pages['en-XA']).toContain('⟦Šîîĝñ îîñ⟧');
  });
});

describe('the colours', () => {
  afterEach(() => {
    localStorage.clear();
    document.documentElement.className = '';
  });

  test.each(['dark', 'light'])('are %s if the member chose so', (mode) => {
    localStorage.setItem(COLOR_MODE_KEY, mode);
    openPage();
    expect(document.documentElement).toHaveClass(mode, { exact: true });
  });

  test('are left to the device without a choice, so that they follow it', () => {
    openPage();
    expect(document.documentElement).not.toHaveClass('dark');
    expect(document.documentElement).not.toHaveClass('light');
  });
});
