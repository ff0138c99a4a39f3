import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { WAITING_EVENT } from '../src/session/hand-over.ts';
import { answer, fetchMock, moves, openPage, SESSION, signIn, startFresh } from './testing/open-page.ts';

const APPLICATION = { entry: '/r/host/1/main.js', integrity: '', preload: ['/r/host/1/bootstrap.js'] };

startFresh();

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

test('is fetched at once, and runs when the member submits', async () => {
  answerFiles();
  openPage({ application: APPLICATION });
  expect(fetched()).toEqual(FILES);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'ama.kusi@example.org');
  await user.type(screen.getByLabelText('Password'), 'a few words to remember');
  expect(added()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(added()).not.toBeNull();
});

test('gets the session at once, and takes over without a page load', async () => {
  answerFiles();
  openPage({ application: APPLICATION });
  await signIn();
  await expect(window.__counterpointSignIn).resolves.toEqual({ token: SESSION.token, target: '/dashboard' });
  dispatchEvent(new Event(WAITING_EVENT));
  await new Promise((done) => setTimeout(done));
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
