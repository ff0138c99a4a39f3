import type { NoticeType } from '@counterpoint/contract';
import { KitProvider } from '@counterpoint/kit/core';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

/** In steps, because each part of a toast's way in and out sets the timer of the next when React has rendered. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) await act(async () => jest.advanceTimersByTime(100));
}

/** Longer than the way in or out takes. */
const LEAVING_MS = 600;

async function show(...args: Parameters<typeof notify>): Promise<ReturnType<typeof notify>> {
  const notice = await act(async () => notify(...args));
  await pass(LEAVING_MS);
  return notice;
}

describe('a toast', () => {
  const durations: [NoticeType, number][] = [
    ['blank', 5000],
    ['success', 2000],
    ['error', 4000],
  ];

  test.each(durations)('of kind %s stays for %i ms', async (type, durationMs) => {
    await show('Saved.', { type });
    await pass(durationMs - LEAVING_MS - 200);
    expect(screen.getByText('Saved.')).toBeInTheDocument();
    await pass(LEAVING_MS + 600);
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  });

  test('that says nothing of its kind is blank and may have a time of its own', async () => {
    await show('Soon gone.', { durationMs: 1000 });
    await pass(1600);
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

  test('is put away by its button', async () => {
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

test('at most twenty are shown at once', async () => {
  for (let number = 1; number <= 22; number += 1) await show(`Notice ${number}`, { type: 'loading' });
  await pass(2_000);
  expect(within(region()).getAllByRole('status')).toHaveLength(20);
  expect(screen.getByText('Notice 22')).toBeInTheDocument();
});
