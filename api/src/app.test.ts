import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('the API', () => {
  test('says that it runs and that it is ready', async () => {
    for (const path of ['/health', '/ready']) {
      const answer = await api.inject('GET', path);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ data: { status: 'ok' } });
    }
  });

  test('describes itself in OpenAPI 3.1', async () => {
    const answer = await api.inject('GET', '/openapi.json');
    expect(answer.json()).toMatchObject({ openapi: '3.1.0', paths: { '/api/v1/health': { get: {} } } });
  });

  test('answers 404 with a request id for what it does not know', async () => {
    const answer = await api.inject('GET', '/nothing-here');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      message: 'What this address names was not found.',
      code: 'not_found',
      request_id: answer.headers['x-request-id'],
    });
  });

  test('answers 405 and what is allowed for a method that an address does not take', async () => {
    const answer = await api.inject('DELETE', '/health');
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toContain('GET');
  });
});
