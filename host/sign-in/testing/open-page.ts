import { createSessionStore } from '@counterpoint/client/session';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { markup } from '../markup.ts';
import { startSignInPage } from '../sign-in-page.ts';

const SECRET = 'a secret of the tests';
export const SECOND_STEP = { address: '/r/host/1/second-step.js', integrity: 'sha384-x' };
export const SESSION = { token: 'a-token', exp: Math.floor(Date.now() / 1000) + 3600 };

export const moves = {
  replace: jest.fn<(path: string) => void>(),
  replaceState: jest.fn<(path: string) => void>(),
  reload: jest.fn<() => void>(),
};
export const store = () => createSessionStore({ secret: SECRET });
export const fetchMock = jest.fn<typeof fetch>();

export function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

export function openPage(config: object = {}): void {
  const block = `<script type="application/json" id="config">${JSON.stringify({ session_secret: SECRET, ...config })}</script>`;
  document.body.innerHTML = markup(SECOND_STEP) + block;
  startSignInPage(moves);
}

export async function signIn(
  password = 'a few words to remember',
  options: Parameters<typeof userEvent.setup>[0] = {},
) {
  const user = userEvent.setup(options);
  await user.type(screen.getByLabelText('Email'), 'ama.kusi@example.org');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}

/** Each test of a file starts without a session, and with its own answers of the API. */
export function startFresh(): void {
  const originalFetch = globalThis.fetch;
  beforeEach(() => {
    sessionStorage.clear();
    store().clear();
    for (const move of Object.values(moves)) move.mockClear();
    fetchMock.mockReset();
    globalThis.fetch = fetchMock;
  });
  afterEach(() => {
    globalThis.fetch = originalFetch;
    delete window.__counterpointSignIn;
    delete window.__counterpointSecondStep;
  });
}
