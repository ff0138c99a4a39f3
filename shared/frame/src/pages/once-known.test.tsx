import { useQuery } from '@counterpoint/contract/query';
import { fakeHost, renderWithHost } from '@counterpoint/testing';
import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { OnceKnown } from './once-known.tsx';

/** Requests the profile like the host, from an API that never responds. */
function Loading({ load }: { load: () => Promise<null> }) {
  return <OnceKnown profile={useQuery({ queryKey: ['profile'], queryFn: load })}>The page</OnceKnown>;
}

test('reports after ten seconds without a response, and retries on request', async () => {
  jest.useFakeTimers();
  try {
    const load = jest.fn(() => new Promise<null>(() => undefined));
    renderWithHost(<Loading load={load} />, { host: fakeHost({ user: null }) });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    act(() => jest.advanceTimersByTime(9_999));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('alert')).toHaveTextContent('The server is taking longer than usual.');
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
