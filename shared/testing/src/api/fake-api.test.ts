import { createHttpClient, messageOf, nothing } from '@counterpoint/client/http';
import { session as sessionSchema } from '@counterpoint/domain/schemas/members';
import { describe, expect, test } from '@jest/globals';
import {
  aSession,
  failWith,
  fakeApi,
  networkFailure,
  neverRespond,
  respondWith,
  respondWithNothing,
  takeUnhandledCalls,
} from '../index.ts';

const http = createHttpClient({ session: { get: () => null } });
const schema = sessionSchema;
const anything = { parse: (data: unknown) => data };

describe('fake API', () => {
  test('responds by method and pattern, and passes parameters, query and body to the handler', async () => {
    const api = fakeApi({ 'PUT /compositions/:id/lines/:line': (request) => request.params });
    const path = `/compositions/${encodeURIComponent('a b')}/lines/2`;
    await expect(http.put(path, { schema: anything, query: { page: 2 }, json: { x: 1 }, version: 4 })).resolves.toEqual(
      {
        id: 'a b',
        line: '2',
      },
    );
    expect(api.requests).toEqual([
      expect.objectContaining({ method: 'PUT', path, query: { page: '2' }, body: { x: 1 } }),
    ]);
    expect(api.requests[0]?.headers.get('if-match')).toBe('"4"');
    expect(api.to('PUT /compositions/:id/lines/:line')).toHaveLength(1);
    expect(api.to('GET /compositions/:id')).toHaveLength(0);
  });

  test('accepts a fixed response as well as a handler', async () => {
    fakeApi({ 'GET /session': aSession({ token: 'fixed' }) });
    await expect(http.get('/session', { schema })).resolves.toMatchObject({ token: 'fixed' });
  });

  test('prefers a pattern without names', async () => {
    fakeApi({ 'GET /user/:what': { is: 'any' }, 'GET /user/profile': { is: 'profile' } });
    await expect(http.get('/user/profile', { schema: anything })).resolves.toEqual({ is: 'profile' });
  });

  test('responds with a status, nothing, a problem or a network failure', async () => {
    fakeApi({
      'POST /created': () => respondWith(201, { id: 1 }),
      'DELETE /gone': () => respondWithNothing(),
      'GET /refused': () => failWith(404, { message: 'There is no such work.', code: 'not_found' }),
      'GET /offline': () => {
        throw networkFailure();
      },
    });
    await expect(http.post('/created', { schema: anything })).resolves.toEqual({ id: 1 });
    await expect(http.delete('/gone', { schema: nothing })).resolves.toBeUndefined();
    await expect(http.get('/refused', { schema })).rejects.toMatchObject({ status: 404, code: 'not_found' });
    const offline = await http.get('/offline', { schema }).catch(messageOf);
    expect(offline).toMatch(/^Network error/);
  });

  test('lets a call without a response be aborted', async () => {
    fakeApi({ 'GET /slow': () => neverRespond() });
    await expect(http.get('/slow', { schema, signal: AbortSignal.timeout(5) })).rejects.toMatchObject({
      kind: 'timeout',
    });
  });

  test('can change its response during a test', async () => {
    const api = fakeApi({ 'GET /x': () => failWith(503) });
    await expect(http.get('/x', { schema: anything })).rejects.toMatchObject({ status: 503 });
    api.use({ 'GET /x': { up: true } });
    await expect(http.get('/x', { schema: anything })).resolves.toEqual({ up: true });
  });

  test('records an unknown call, for which the test then fails', async () => {
    fakeApi({ 'GET /x': {} });
    await expect(http.post('/x', { schema: anything })).rejects.toMatchObject({ kind: 'network' });
    expect(takeUnhandledCalls()).toEqual(['POST /api/v1/x']);
  });

  test('is reset for the next test', async () => {
    await expect(http.get('/x', { schema: anything })).rejects.toMatchObject({ kind: 'network' });
    expect(takeUnhandledCalls()).toEqual(['GET /api/v1/x']);
  });
});
