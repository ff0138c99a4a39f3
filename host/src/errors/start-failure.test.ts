import { failWith, fakeApi } from '@counterpoint/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const LOG = 'POST /frontend/errorlogs';
let showStartFailure: typeof import('./start-failure.ts')['showStartFailure'];

/** A separate page per test, because a page shows one failure. */
beforeEach(async () => {
  jest.clearAllMocks();
  jest.resetModules();
  ({ showStartFailure } = await import('./start-failure.ts'));
});
afterEach(() => document.body.replaceChildren());

test('shows why the shell did not start, with both ways out', async () => {
  fakeApi({ [LOG]: {} });
  const { documentMoves } = await import('./document-moves.ts');
  const moves = {
    goHome: jest.spyOn(documentMoves, 'goHome').mockReturnValue(),
    reload: jest.spyOn(documentMoves, 'reload').mockReturnValue(),
  };
  showStartFailure(new Error('Loading chunk bootstrap failed.'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wrong\.Loading chunk bootstrap failed\./);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Back to Homepage' }));
  await user.click(screen.getByRole('button', { name: 'Reload Page' }));
  expect([moves.goHome.mock.calls.length, moves.reload.mock.calls.length]).toEqual([1, 1]);
});

test('shows no address of a file that did not load', () => {
  fakeApi({ [LOG]: {} });
  showStartFailure(new Error('Loading chunk 547 failed.\n(Failed to fetch: http://localhost/r/host/1/x.js)'));
  expect(screen.getByText('Loading chunk 547 failed.')).toBeVisible();
});

test('reports only the first failure', async () => {
  const api = fakeApi({ [LOG]: {} });
  showStartFailure(new Error('The shell broke.'));
  showStartFailure(new Error('It broke again.'));
  expect(await screen.findByText('Error reporting send successfully')).toBeInTheDocument();
  expect(api.to(LOG).map(({ body }) => body)).toEqual([
    { description: expect.stringMatching(/^Error: The shell broke\.\n/) },
  ]);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('shows that the report couldn’t be sent', async () => {
  fakeApi({ [LOG]: () => failWith(503) });
  showStartFailure('<b>blocked</b>');
  expect(screen.getByText('<b>blocked</b>')).toBeVisible();
  expect(await screen.findByText('Error reporting not send')).toBeInTheDocument();
});
