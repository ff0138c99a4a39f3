// cspell:ignore uvres
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import * as z from 'zod/mini';
import { createHttpClient, type HttpClientOptions, messageOf, nothing } from './index.ts';

const title = z.object({ title: z.string() });
const realFetch = globalThis.fetch;
const fetchMock = jest.fn<(request: Request) => Promise<Response>>();

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
const found = () => json({ data: { title: 'Songbird' } });
const ended = () => json({ message: 'Sign in again.', code: 'session_ended' }, 401);

function newClient(options: Partial<HttpClientOptions> = {}) {
  return createHttpClient({ session: { get: () => ({ token: 'the-token', exp: 9e9 }) }, ...options });
}

function sent(call = 0): Request {
  const request = fetchMock.mock.calls[call]?.[0];
  if (!request) throw new Error(`There was no call ${call}.`);
  return request;
}

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => found());
  globalThis.fetch = (input, init) => fetchMock(input instanceof Request ? input : new Request(input, init));
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('requests', () => {
  test('go to /api/v1 of the page and parse the data', async () => {
    await expect(newClient().get('/compositions/1', { schema: title })).resolves.toEqual({ title: 'Songbird' });
    expect(sent().url).toBe(`${location.origin}/api/v1/compositions/1`);
    expect(sent().method).toBe('GET');
    expect(sent().credentials).toBe('same-origin');
  });

  test('carry the bearer token if a session is stored', async () => {
    await newClient().get('/x', { schema: title });
    await newClient({ session: { get: () => null } }).get('/x', { schema: title });
    expect(sent(0).headers.get('authorization')).toBe('Bearer the-token');
    expect(sent(1).headers.has('authorization')).toBe(false);
  });

  test('carry query, body, version and idempotency key', async () => {
    let body = '';
    fetchMock.mockImplementation(async (request) => {
      body = await request.text();
      return found();
    });
    await newClient().put('/compositions/1', {
      schema: title,
      query: { query: 'a b&c', page: 2, filter: undefined },
      json: { title: 'New' },
      version: 7,
      idempotencyKey: 'key-1',
    });
    expect(new URL(sent().url).search).toBe('?query=a+b%26c&page=2');
    expect(sent().headers.get('if-match')).toBe('"7"');
    expect(sent().headers.get('idempotency-key')).toBe('key-1');
    expect(sent().headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(body)).toEqual({ title: 'New' });
  });

  test('carry a file unchanged, also after a renewed session', async () => {
    const file = new Blob([new Uint8Array([0, 255, 10])], { type: 'image/png' });
    const seen: unknown[] = [];
    fetchMock.mockImplementation(async (request) => {
      seen.push([request.headers.get('content-type'), ...new Uint8Array(await request.arrayBuffer())]);
      return seen.length === 1 ? ended() : found();
    });
    await newClient({ onUnauthorised: async () => true }).put('/user/picture', { schema: title, file });
    expect(seen).toEqual([
      ['image/png', 0, 255, 10],
      ['image/png', 0, 255, 10],
    ]);
  });

  test('never call another host, whatever the path', async () => {
    await newClient().get('//evil.example/x', { schema: title });
    expect(sent().url.startsWith(`${location.origin}/api/v1/`)).toBe(true);
  });

  test('set no timeout', async () => {
    jest.useFakeTimers();
    fetchMock.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(found()), 3_600_000)));
    const answer = newClient().get('/slow', { schema: title });
    await jest.advanceTimersByTimeAsync(3_600_000);
    jest.useRealTimers();
    await expect(answer).resolves.toEqual({ title: 'Songbird' });
  });
});

describe('responses', () => {
  test('return undefined without content', async () => {
    fetchMock.mockImplementation(async () => new Response(null, { status: 204 }));
    await expect(newClient().delete('/compositions/1', { schema: nothing })).resolves.toBeUndefined();
  });

  test('throw a problem with its code, status and invalid fields', async () => {
    const problem = {
      message: 'Look at 1 field.',
      code: 'invalid',
      details: [{ path: 'title', message: 'Enter it.' }],
    };
    fetchMock.mockImplementation(async () => json(problem, 422));
    await expect(newClient().post('/compositions', { schema: title, json: {} })).rejects.toMatchObject({
      kind: 'api',
      status: 422,
      code: 'invalid',
      message: 'Look at 1 field.',
      problem,
    });
  });

  test('throw the message of a problem without a code', async () => {
    fetchMock.mockImplementation(async () => json({ message: 'Down until noon.' }, 503));
    const error = { kind: 'api', code: 'unknown', message: 'Down until noon.' };
    await expect(newClient().get('/x', { schema: title })).rejects.toMatchObject(error);
  });

  test.each([
    ['a proxy’s page', '<html>'],
    ['JSON that is no problem', '{"error":"x"}'],
    ['nothing', ''],
  ])('throw the status code of a rejection whose body is %s', async (_, body) => {
    fetchMock.mockImplementation(async () => new Response(body, { status: 502 }));
    await expect(newClient().get('/x', { schema: title })).rejects.toMatchObject({
      kind: 'unexpected_answer',
      status: 502,
      message: 'The server couldn’t respond (error 502). Try again in a moment.',
    });
  });

  test.each([
    ['is no JSON', '<html>'],
    ['has no envelope', '{"title":"x"}'],
    ['does not fit the schema', '{"data":{"title":1}}'],
    ['is empty', ''],
    ['is null', 'null'],
  ])('throw an unexpected answer with its cause if a success %s', async (_, body) => {
    fetchMock.mockImplementation(async () => new Response(body, { status: 200 }));
    await expect(newClient().get('/x', { schema: title })).rejects.toMatchObject({
      kind: 'unexpected_answer',
      cause: expect.anything(),
    });
  });

  test('throw a network error for a lost connection, without retrying', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const error = await newClient()
      .get('/x', { schema: title })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'network', code: 'network' });
    expect(messageOf(error)).toMatch(/^Network error/);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test.each([500, 503, 429])('don’t retry a %i', async (status) => {
    fetchMock.mockImplementation(async () => json({ message: 'Later.', code: 'later' }, status));
    await expect(newClient().get('/x', { schema: title })).rejects.toMatchObject({ status });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('throw a network error for a truncated body', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    fetchMock.mockImplementation(async () => new Response(broken));
    await expect(newClient().get('/x', { schema: title })).rejects.toMatchObject({ kind: 'network' });
  });

  test('pass on the caller’s own errors', async () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    await expect(newClient().post('/x', { schema: title, json: circle })).rejects.toThrow('circular');
  });

  test('reject a URL that isn’t http', async () => {
    const client = newClient({ baseUrl: 'file:///api/v1' });
    await expect(client.get('/x', { schema: title })).rejects.toMatchObject({ kind: 'unsupported_protocol' });
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('aborting a request', () => {
  const hang = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });

  test('reports an abort', async () => {
    fetchMock.mockImplementation(hang);
    const leaving = new AbortController();
    const answer = newClient().get('/x', { schema: title, signal: leaving.signal });
    setTimeout(() => leaving.abort(), 5);
    await expect(answer).rejects.toMatchObject({ kind: 'aborted', message: 'The request was cancelled.' });
  });

  test('reports the caller’s own time limit as a timeout', async () => {
    fetchMock.mockImplementation(hang);
    const answer = newClient().get('/x', { schema: title, signal: AbortSignal.timeout(5) });
    await expect(answer).rejects.toMatchObject({ kind: 'timeout', message: expect.stringContaining('took too long') });
  });
});

describe('sessions that expire during use', () => {
  test('asks once for many calls, then repeats each once with its body and the new token', async () => {
    let token = 'old';
    const bodies: string[] = [];
    fetchMock.mockImplementation(async (request) => {
      if (request.headers.get('authorization') !== 'Bearer new') return ended();
      bodies.push(await request.text());
      return found();
    });
    const onUnauthorised = jest.fn(async () => {
      await Promise.resolve();
      token = 'new';
      return true;
    });
    const client = newClient({ session: { get: () => ({ token, exp: 9e9 }) }, onUnauthorised });
    const calls = [1, 2, 3].map((number) => client.post('/x', { schema: title, json: { number } }));
    await expect(Promise.all(calls)).resolves.toHaveLength(3);
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
    expect(bodies.sort()).toEqual(['{"number":1}', '{"number":2}', '{"number":3}']);
    expect(fetchMock).toHaveBeenCalledTimes(6);
  });

  test('throws the rejection if the member doesn’t sign in, and asks again the next time', async () => {
    fetchMock.mockImplementation(async () => ended());
    const onUnauthorised = jest.fn(async () => false);
    const client = newClient({ onUnauthorised });
    await expect(client.get('/x', { schema: title })).rejects.toMatchObject({ code: 'session_ended' });
    await expect(client.get('/x', { schema: title })).rejects.toMatchObject({ code: 'session_ended' });
    expect(onUnauthorised).toHaveBeenCalledTimes(2);
  });

  test('repeats only once, even if the new session is rejected', async () => {
    fetchMock.mockImplementation(async () => ended());
    const client = newClient({ onUnauthorised: async () => true });
    await expect(client.get('/x', { schema: title })).rejects.toMatchObject({ status: 401 });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('repeats without asking if someone signed in meanwhile', async () => {
    let token = 'old';
    fetchMock.mockImplementationOnce(async () => {
      token = 'new';
      return ended();
    });
    const onUnauthorised = jest.fn(async () => false);
    const client = newClient({ session: { get: () => ({ token, exp: 9e9 }) }, onUnauthorised });
    await expect(client.get('/x', { schema: title })).resolves.toEqual({ title: 'Songbird' });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  test('doesn’t treat a wrong password as an expired session', async () => {
    fetchMock.mockImplementation(async () => json({ message: 'Wrong.', code: 'wrong_credentials' }, 401));
    const onUnauthorised = jest.fn(async () => true);
    const client = newClient({ onUnauthorised });
    await expect(client.post('/session', { schema: title })).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  test('stops waiting when the call is aborted', async () => {
    fetchMock.mockImplementation(async () => ended());
    const leaving = new AbortController();
    const client = newClient({ onUnauthorised: () => new Promise(() => undefined) });
    const answer = client.get('/x', { schema: title, signal: leaving.signal });
    setTimeout(() => leaving.abort(), 5);
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('stored files', () => {
  const file = (disposition: string) =>
    new Response('a,b', { headers: { 'content-type': 'text/csv', 'content-disposition': disposition } });

  test.each([
    ['attachment; filename="works.csv"', 'works.csv'],
    ['attachment; filename=works.csv', 'works.csv'],
    ['attachment; filename="works.csv"; filename*=UTF-8\'\'%C5%92uvres.csv', 'Œuvres.csv'],
    ['attachment', 'download'],
  ])('downloads the whole file, named by %s', async (disposition, name) => {
    fetchMock.mockImplementation(async () => file(disposition));
    const download = await newClient().download('/compositions/export', { query: { format: 'csv' } });
    expect(sent().url).toBe(`${location.origin}/api/v1/compositions/export?format=csv`);
    expect([download.name, await download.blob.text()]).toEqual([name, 'a,b']);
  });

  test('throws the reason for a rejected download', async () => {
    fetchMock.mockImplementation(async () => json({ message: 'Choose fewer works.', code: 'too_many' }, 422));
    await expect(newClient().download('/compositions/export')).rejects.toMatchObject({ code: 'too_many', status: 422 });
  });
});
