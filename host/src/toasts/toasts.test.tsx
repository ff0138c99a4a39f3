import type { NoticeType } from '@counterpoint/contract';
import { KitProvider } from '@counterpoint/kit/core';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showLongWait } from './long-wait.tsx';
import { notify } from './notify.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <KitProvider>
      <Toaster />
    </KitProvider>,
  );
});

afterEach(() => void jest.useRealTimers());

const region = () => screen.getByRole('region', { name: 'Notices' });

/** In steps, because each phase of a toast starts the timer of the next after React has rendered. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) await act(async () => jest.advanceTimersByTime(100));
}

/** Longer than appearing or disappearing takes. */
const LEAVING_MS = 1100;

/** How long `show` keeps a toast. */
const SHOWN_MS = 300;

async function show(...args: Parameters<typeof notify>): Promise<ReturnType<typeof notify>> {
  const notice = await act(async () => notify(...args));
  await pass(SHOWN_MS);
  return notice;
}

describe('a toast', () => {
  const durations: [NoticeType, number][] = [
    ['blank', 5000],
    ['success', 2000],
    ['error', 4000],
    ['custom', 5000],
  ];

  test.each(durations)('of kind %s stays for %i ms', async (type, durationMs) => {
    await show('Saved.', { type });
    await pass(durationMs - SHOWN_MS - 200);
    expect(screen.getByText('Saved.')).toBeInTheDocument();
    await pass(LEAVING_MS + 400);
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  });

  test('has no icon without a type, and can set its duration', async () => {
    await show('Soon gone.', { durationMs: 1000 });
    await pass(2200);
    expect(screen.queryByText('Soon gone.')).not.toBeInTheDocument();
  });

  test('of kind loading stays until it is dismissed', async () => {
    const notice = await show('Working on it…', { type: 'loading' });
    await pass(60_000);
    expect(screen.getByText('Working on it…')).toBeInTheDocument();
    await act(async () => notice.dismiss());
    await pass(LEAVING_MS);
    expect(screen.queryByText('Working on it…')).not.toBeInTheDocument();
  });

  test('is dismissed by its button', async () => {
    await show('In the way.');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await pass(LEAVING_MS);
    expect(screen.queryByText('In the way.')).not.toBeInTheDocument();
  });

  test('is added to a live region that stood there before; an error interrupts', async () => {
    expect(region()).toHaveAttribute('aria-live', 'polite');
    await show('Saved.', { type: 'success' });
    await show('Not saved.', { type: 'error' });
    expect(within(region()).getByRole('status')).toHaveTextContent('Saved.');
    expect(within(region()).getByRole('alert')).toHaveTextContent('Not saved.');
  });
});

describe('the place of a toast', () => {
  test('is replaced by another, with a duration of its own', async () => {
    const replaces = await show('Saving…', { type: 'loading' });
    await show('Saved.', { type: 'success', replaces });
    expect(screen.queryByText('Saving…')).not.toBeInTheDocument();
    expect(within(region()).getAllByRole('status')).toHaveLength(1);
    await pass(2000 + LEAVING_MS);
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  });

  test('can’t be undone after it has gone: the newer one stays independent', async () => {
    const replaces = await show('Saving…', { type: 'loading' });
    await act(async () => replaces.dismiss());
    await show('Saved.', { type: 'success', replaces });
    expect(screen.getByText('Saved.')).toBeInTheDocument();
  });

  test('is free one second after the toast was dismissed', async () => {
    const notice = await show('Going.', { type: 'loading' });
    await act(async () => notice.dismiss());
    await pass(800);
    expect(screen.getByText('Going.')).toBeInTheDocument();
    await pass(400);
    expect(screen.queryByText('Going.')).not.toBeInTheDocument();
  });
});

describe('a promise', () => {
  const WORDS = { loading: 'Sending…', success: (title: string) => `“${title}” is sent.`, error: 'It was not sent.' };

  test('shows progress, then success in the same place', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    await act(async () => void notify.promise(promise, WORDS));
    await pass(10_000);
    expect(within(region()).getByRole('status')).toHaveTextContent('Sending…');
    await act(async () => resolve('Night Rain'));
    expect(within(region()).getByRole('status')).toHaveTextContent('“Night Rain” is sent.');
    expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
  });

  test('shows a failure as an alert, and rethrows it to the caller', async () => {
    const failure = new Error('away');
    await act(async () => {
      await expect(notify.promise(Promise.reject(failure), WORDS)).rejects.toBe(failure);
    });
    await pass(SHOWN_MS);
    expect(within(region()).getByRole('alert')).toHaveTextContent('It was not sent.');
  });
});

describe('the time of a toast', () => {
  const theUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  test('pauses while the pointer is over it', async () => {
    await show('Read me.', { type: 'success' });
    const user = theUser();
    await user.hover(screen.getByText('Read me.'));
    await pass(10_000);
    expect(screen.getByText('Read me.')).toBeInTheDocument();
    await user.unhover(screen.getByText('Read me.'));
    await pass(2000 + LEAVING_MS);
    expect(screen.queryByText('Read me.')).not.toBeInTheDocument();
  });

  test('continues with the remaining time afterwards', async () => {
    await show('Read me.', { type: 'success' });
    await pass(1_000);
    const user = theUser();
    await user.hover(screen.getByText('Read me.'));
    await pass(5_000);
    await user.unhover(screen.getByText('Read me.'));
    await pass(500);
    expect(screen.getByText('Read me.')).toBeInTheDocument();
    await pass(300 + LEAVING_MS);
    expect(screen.queryByText('Read me.')).not.toBeInTheDocument();
  });

  test('pauses while it has the focus; Escape closes it and restores the focus', async () => {
    const before = document.createElement('button');
    document.body.prepend(before);
    before.focus();
    await show('Read me.', { type: 'success' });
    await theUser().tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await pass(10_000);
    expect(screen.getByText('Read me.')).toBeInTheDocument();
    await theUser().keyboard('{Escape}');
    expect(before).toHaveFocus();
    await pass(LEAVING_MS);
    expect(screen.queryByText('Read me.')).not.toBeInTheDocument();
    before.remove();
  });
});

test('a custom toast shows content of its own', async () => {
  await show(<a href="/dashboard">Go and see</a>, { type: 'custom' });
  expect(within(region()).getByRole('link', { name: 'Go and see' })).toBeInTheDocument();
});

test('cancels all slow calls with one toast, which disappears when none waits', async () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const [endFirst, endSecond] = await act(async () => [showLongWait(first), showLongWait(second)] as const);
  await pass(60_000);
  expect(within(region()).getByRole('status')).toHaveTextContent('This is taking longer than usual.');
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Cancel' }));
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  await act(async () => endFirst());
  await pass(LEAVING_MS);
  expect(screen.getByText('This is taking longer than usual.')).toBeInTheDocument();
  await act(async () => endSecond());
  await pass(LEAVING_MS);
  expect(screen.queryByText('This is taking longer than usual.')).not.toBeInTheDocument();
});

test('offers to cancel a slow call after the toast of an earlier one was dismissed', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const endFirst = await act(async () => showLongWait(jest.fn()));
  await pass(SHOWN_MS);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await pass(LEAVING_MS);
  const cancel = jest.fn();
  const endSecond = await act(async () => showLongWait(cancel));
  await pass(SHOWN_MS);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledTimes(1);
  await act(async () => [endFirst(), endSecond()]);
});

test('removes the oldest of twenty-one toasts', async () => {
  for (let number = 1; number <= 21; number += 1)
    await act(async () => notify(`Notice ${number}.`, { type: 'loading' }));
  expect(within(region()).getAllByRole('status').length).toBeLessThanOrEqual(20);
  await pass(2_500);
  expect(within(region()).getAllByRole('status')).toHaveLength(20);
  expect(screen.queryByText('Notice 1.')).not.toBeInTheDocument();
  expect(screen.getByText('Notice 21.')).toBeInTheDocument();
});
