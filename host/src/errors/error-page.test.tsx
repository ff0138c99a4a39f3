import { ApiError, createHttpClient } from '@counterpoint/client/http';
import { createNotify, type ShowNotice } from '@counterpoint/contract';
import { FailureBoundary } from '@counterpoint/frame';
import { KitProvider } from '@counterpoint/kit/core';
import { type FakeApi, failWith, fakeApi, networkFailure } from '@counterpoint/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import * as z from 'zod/mini';
import { documentMoves } from './document-moves.ts';
import { ErrorPage } from './error-page.tsx';
import { reportOnce, reportQuietly, startReporting } from './error-reporter.ts';

const LOG = 'POST /frontend/errorlogs';
const notify = createNotify(jest.fn<ShowNotice>(() => ({ dismiss: () => undefined })));
let api: FakeApi;

function Broken(): never {
  throw new Error('The shell broke.');
}

function show(ui: ReactNode) {
  return render(
    <StrictMode>
      <KitProvider>{ui}</KitProvider>
    </StrictMode>,
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  api = fakeApi({ [LOG]: {} });
  startReporting({ http: createHttpClient({ session: { get: () => null } }), notify, release: '1.0.0-0123456789' });
});

describe('the error page', () => {
  test('explains the error and offers ways out', async () => {
    const moves = {
      goHome: jest.spyOn(documentMoves, 'goHome').mockReturnValue(),
      reload: jest.spyOn(documentMoves, 'reload').mockReturnValue(),
    };
    show(<ErrorPage error={new Error('The list is upside down.')} />);
    expect(screen.getByRole('heading', { name: 'Something went wrong.' })).toBeInTheDocument();
    expect(screen.getByText('The list is upside down.')).toBeInTheDocument();
    expect(screen.getByText(/refresh the page, or go back to the homepage/i)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Back to Homepage' }));
    await user.click(screen.getByRole('button', { name: 'Reload Page' }));
    expect(moves.goHome).toHaveBeenCalledTimes(1);
    expect(moves.reload).toHaveBeenCalledTimes(1);
  });

  test('offers a retry if that can help', async () => {
    const handleRetry = jest.fn();
    show(<ErrorPage error={new Error('It did not load.')} onRetry={handleRetry} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });

  test('sends the stack once, however often it renders', async () => {
    const error = new Error('Once.');
    const { rerender } = show(<ErrorPage error={error} />);
    await waitFor(() => expect(notify).toHaveBeenCalledWith('Error reporting send successfully', { type: 'success' }));
    rerender(
      <KitProvider>
        <ErrorPage error={error} />
      </KitProvider>,
    );
    reportOnce(error);
    expect(api.to(LOG)).toHaveLength(1);
    expect(api.to(LOG)[0]?.body).toEqual({
      description: expect.stringContaining('Error: Once.\n    at '),
      context: { release: '1.0.0-0123456789', area: 'host', route: '*' },
    });
  });

  test('reports each different error that replaces it, with a toast for each', async () => {
    const { rerender } = show(<ErrorPage error={new Error('First.')} />);
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    api.use({ [LOG]: () => failWith(503) });
    rerender(
      <KitProvider>
        <ErrorPage error={new Error('Second.')} />
      </KitProvider>,
    );
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(2));
    expect(notify).toHaveBeenNthCalledWith(1, 'Error reporting send successfully', { type: 'success' });
    expect(notify).toHaveBeenNthCalledWith(2, 'Error reporting not send', { type: 'error' });
    expect(api.to(LOG).map(({ body }) => JSON.stringify(body).includes('Error: Second.'))).toEqual([false, true]);
  });

  test('sends a different error again, also when it reads the same', async () => {
    reportOnce(new Error('Alike.'));
    reportOnce(new Error('Alike.'));
    await waitFor(() => expect(api.to(LOG)).toHaveLength(2));
  });

  test('reports that the log can’t be reached', async () => {
    api.use({
      [LOG]: () => {
        throw networkFailure();
      },
    });
    show(<ErrorPage error={new Error('Far away.')} />);
    await waitFor(() => expect(notify).toHaveBeenCalledWith('Error reporting not send', { type: 'error' }));
    expect(notify).toHaveBeenCalledTimes(1);
  });

  test('handles thrown values that aren’t errors', async () => {
    show(<ErrorPage error={undefined} />);
    expect(screen.getByText('The page gave no reason.')).toBeInTheDocument();
  });
});

describe('a report', () => {
  test('includes causes, up to the log’s limit', async () => {
    reportOnce(new Error('Outer.', { cause: new TypeError('Inner.') }));
    reportOnce(new Error('x'.repeat(30_000)));
    await waitFor(() => expect(api.to(LOG)).toHaveLength(2));
    const [first, second] = api.to(LOG).map(({ body }) => JSON.stringify(body));
    expect(first).toContain('Caused by: TypeError: Inner.');
    expect(second?.length).toBeLessThan(20_100);
  });

  test('distinguishes failed requests from errors in code', async () => {
    reportOnce(new ApiError(503, { message: 'Later.', code: 'unavailable' }));
    reportOnce(new Error('Broken.'));
    await waitFor(() => expect(api.to(LOG)).toHaveLength(2));
    const contexts = api.to(LOG).map(({ body }) => z.object({ context: z.looseObject({}) }).parse(body).context);
    expect(contexts.map(({ is_request_failure }) => is_request_failure)).toEqual([true, undefined]);
  });

  test('of an error that the page survived shows no toast', async () => {
    reportQuietly(new Error('Quiet.'));
    await waitFor(() => expect(api.to(LOG)).toHaveLength(1));
    expect(notify).not.toHaveBeenCalled();
  });
});

test('shows the error page for errors of the shell at the root boundary', async () => {
  // React logs the error it caught, which is expected here.
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(
    <FailureBoundary resetKey="portal" Failure={ErrorPage}>
      <Broken />
    </FailureBoundary>,
  );
  expect(screen.getByText('The shell broke.')).toBeInTheDocument();
  await waitFor(() => expect(api.to(LOG)).toHaveLength(1));
  consoleError.mockClear();
});
