// cspell:ignore connecter
import { createSessionStore } from '@counterpoint/client/session';
import { COLOR_MODE_KEY } from '@counterpoint/kit/tokens';
import { setPageLanguage } from '@counterpoint/messages/page';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { WAITING_EVENT } from '../src/session/hand-over.ts';
import { markSessionEnded, saveRequestedPath } from '../src/session/requested-path.ts';
import { markup, markupByLanguage } from './markup.ts';
import { startSignInPage } from './sign-in-page.ts';

const SECRET = 'a secret of the tests';
const SESSION = { token: 'a-token', exp: Math.floor(Date.now() / 1000) + 3600 };
const SECOND_STEP = { address: '/assets/sign-in/second-step.js', integrity: '' };
const APPLICATION = { entry: '/assets/host/main.js', integrity: '', preload: ['/assets/host/bootstrap.js'] };

const moves = {
  replace: jest.fn<(path: string) => void>(),
  replaceState: jest.fn<(path: string) => void>(),
  reload: jest.fn<() => void>(),
};
const store = () => createSessionStore({ secret: SECRET });
const fetchMock = jest.fn<typeof fetch>();
const originalFetch = globalThis.fetch;

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

function openPage(config: object = {}): void {
  const block = `<script type="application/json" id="config">${JSON.stringify({ session_secret: SECRET, ...config })}</script>`;
  document.body.innerHTML = markup(SECOND_STEP) + block;
  startSignInPage(moves);
}

async function signIn(password = 'a few words to remember', options: Parameters<typeof userEvent.setup>[0] = {}) {
  const user = userEvent.setup(options);
  await user.type(screen.getByLabelText('Email'), 'ama.kusi@example.org');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}

beforeEach(() => {
  sessionStorage.clear();
  store().clear();
  moves.replace.mockClear();
  moves.replaceState.mockClear();
  moves.reload.mockClear();
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});

afterEach(() => {
  globalThis.fetch = originalFetch;
  delete window.__counterpointSession;
});

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

describe('signing in', () => {
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

describe('the application behind the form', () => {
  const added = () => document.querySelector<HTMLScriptElement>(`script[src="${APPLICATION.entry}"]`);

  beforeEach(() => added()?.remove());

  function answerFiles(): void {
    fetchMock.mockImplementation((address) =>
      Promise.resolve(address === '/api/v1/session' ? answer(201, { data: SESSION }) : new Response('')),
    );
  }

  const fetched = () =>
    fetchMock.mock.calls.map(([address]) => address).filter((address) => address !== '/api/v1/session');
  const FILES = [APPLICATION.entry, ...APPLICATION.preload];

  test('is fetched with the first input, and runs once the member submits', async () => {
    answerFiles();
    openPage({ application: APPLICATION });
    expect(fetched()).toEqual([]);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Email'), 'ama.kusi@example.org');
    await waitFor(() => expect(fetched()).toEqual(FILES));
    await user.type(screen.getByLabelText('Password'), 'a few words to remember');
    expect(added()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(added()).not.toBeNull();
  });

  test('is fetched without input once the page is quiet', async () => {
    answerFiles();
    openPage({ application: APPLICATION });
    await waitFor(() => expect(fetched()).toEqual(FILES), { timeout: 5_000 });
  });

  test('takes the session without a page load, once it is ready', async () => {
    answerFiles();
    openPage({ application: APPLICATION });
    await signIn();
    expect(moves.replaceState).not.toHaveBeenCalled();
    dispatchEvent(new Event(WAITING_EVENT));
    await expect(window.__counterpointSession).resolves.toEqual(SESSION);
    expect(moves.replaceState).toHaveBeenCalledWith('/dashboard');
    expect(moves.replace).not.toHaveBeenCalled();
  });

  test('is followed by a page load if it doesn’t load', async () => {
    answerFiles();
    openPage({ application: APPLICATION });
    await signIn();
    added()?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(moves.replace).toHaveBeenCalledWith('/dashboard'));
  });

  test('runs although a file could not be fetched ahead', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    openPage({ application: APPLICATION });
    await signIn();
    expect(added()).not.toBeNull();
  });
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
