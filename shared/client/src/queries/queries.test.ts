import { QueryClientProvider, useQuery } from '@counterpoint/contract/query';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { ApiError, TransportError } from '../http/index.ts';
import { createQueryClient, newIdempotencyKey } from './index.ts';

test('an invalidation during the first fetch of a list leads to the data after the change', async () => {
  const client = createQueryClient();
  let stored = 'before the change';
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const read = stored;
    return new Promise<string>((resolve) => answers.push(() => resolve(read)));
  };
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useQuery({ queryKey: ['list'], queryFn }), { wrapper });
  await waitFor(() => expect(answers).toHaveLength(1));
  stored = 'after the change';
  const invalidation = client.invalidateQueries({ queryKey: ['list'] });
  for (const answer of answers) answer();
  await invalidation;
  await waitFor(() => expect(result.current.data).toBe('after the change'));
  client.clear();
});

describe('query client', () => {
  const client = createQueryClient();
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    client.clear();
    jest.useRealTimers();
  });

  async function callsUntilGivenUp(error: Error): Promise<number> {
    const fetchRows = jest.fn(async () => {
      throw error;
    });
    const { retry = false } = client.getDefaultOptions().queries ?? {};
    const answer = client.fetchQuery({ queryKey: [error.message], queryFn: fetchRows, retry });
    const refusal = expect(answer).rejects.toBe(error);
    await jest.advanceTimersByTimeAsync(20_000);
    await refusal;
    return fetchRows.mock.calls.length;
  }

  test('retries twice when the server or the network failed', async () => {
    expect(await callsUntilGivenUp(new ApiError(503, { message: 'busy', code: 'busy' }))).toBe(3);
    expect(await callsUntilGivenUp(new TransportError('network'))).toBe(3);
  });

  test('doesn’t retry before the server’s Retry-After', async () => {
    const busy = new ApiError(503, { message: 'busy', code: 'busy' }, 5_000);
    const fetchRows = jest.fn(async () => {
      throw busy;
    });
    const { retry = false } = client.getDefaultOptions().queries ?? {};
    const refusal = expect(client.fetchQuery({ queryKey: ['busy'], queryFn: fetchRows, retry })).rejects.toBe(busy);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(fetchRows).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(20_000);
    await refusal;
    expect(fetchRows).toHaveBeenCalledTimes(3);
  });

  test('doesn’t retry after a rejection, an abort or our own error', async () => {
    expect(await callsUntilGivenUp(new ApiError(404, { message: 'none', code: 'not_found' }))).toBe(1);
    expect(await callsUntilGivenUp(new TransportError('aborted'))).toBe(1);
    expect(await callsUntilGivenUp(new TransportError('unexpected_answer', { status: 200 }))).toBe(1);
    expect(await callsUntilGivenUp(new Error('bug'))).toBe(1);
  });

  test('never retries writes, nor delays them while offline', () => {
    expect(client.getDefaultOptions().mutations).toMatchObject({ retry: false, networkMode: 'always' });
  });

  test('treats data as fresh for half a minute', async () => {
    const fetchRows = jest.fn(async () => 'rows');
    await client.fetchQuery({ queryKey: ['list'], queryFn: fetchRows });
    jest.advanceTimersByTime(29_000);
    await client.fetchQuery({ queryKey: ['list'], queryFn: fetchRows });
    expect(fetchRows).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2_000);
    await client.fetchQuery({ queryKey: ['list'], queryFn: fetchRows });
    expect(fetchRows).toHaveBeenCalledTimes(2);
  });
});

describe('idempotency keys', () => {
  test('are random UUIDs, each different', () => {
    const keys = Array.from({ length: 500 }, newIdempotencyKey);
    for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(keys).size).toBe(500);
  });
});
