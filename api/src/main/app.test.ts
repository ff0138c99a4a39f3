import { EVIDENCE_TYPES } from '@counterpoint/domain/schemas/cases';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { newId } from '../platform/db/new-id.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function breakConnections(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(api.db);
}

describe('API', () => {
  test('requires a session on all routes but these', async () => {
    const { paths } = (await api.inject('GET', '/openapi.json')).json();
    const open: string[] = [];
    for (const [address, methods] of Object.entries<Record<string, unknown>>(paths))
      for (const method of Object.keys(methods)) {
        const url = address.replace(/\{\w+\}/g, newId());
        const answer = await api.app.inject({ method: method.toUpperCase() as 'GET', url });
        if (answer.statusCode !== 401) open.push(`${method} ${address.replace('/api/v1', '')}`);
      }
    expect(open).toEqual([
      'get /health',
      'get /ready',
      'post /session',
      'post /session/passkey-options',
      'post /session/passkey',
      'post /session/code',
      'post /signups',
      'post /signups/resends',
      'post /signups/confirmations',
      'post /signups/renewals',
      'post /password-resets',
      'post /password-resets/{userId}/checks',
      'put /password-resets/{userId}',
      'post /email-confirmations',
      'get /pictures/{name}',
      'post /person-invitations/checks',
      'post /person-invitations/acceptances',
      'post /person-invitations/accounts',
      'post /frontend/errorlogs',
      'post /frontend/vitals',
      'post /work-invitations/checks',
      'post /work-invitations/confirmations',
      'post /work-invitations/refusals',
      'get /certificates/{code}',
      'get /mail/unsubscribe',
      'post /mail/unsubscribe',
      'get /reference/countries',
      'get /reference/countries/{alpha2Code}',
    ]);
  });

  test('recovers after the database dropped its connections', async () => {
    const ama = await api.signUp();
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 6 }, () => ama.inject('GET', '/user/profile')));
      await breakConnections();
      const answers = await Promise.all(Array.from({ length: 6 }, () => ama.inject('GET', '/user/profile')));
      for (const answer of answers) expect([200, 503]).toContain(answer.statusCode);
    }
    // Each idle connection that broke may cost one request, but no more.
    const statuses = [];
    for (let request = 0; request < 10; request += 1)
      statuses.push((await ama.inject('GET', '/user/profile')).statusCode);
    expect(statuses.at(-1)).toBe(200);
  });

  test('reports that it is alive and ready', async () => {
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

  test('describes the types of the files that it takes and returns', async () => {
    const { paths } = (await api.inject('GET', '/openapi.json')).json();
    const evidence = '/api/v1/oppositions/{id}/evidence';
    const { content } = paths[`${evidence}/{evidenceId}/content`].get.responses[200];
    expect(Object.keys(content)).toEqual(Object.values(EVIDENCE_TYPES));
    expect(Object.keys(paths[evidence].post.requestBody.content)).toEqual(['application/octet-stream']);
  });

  test('serves its description with all files of the page', async () => {
    const page = await api.app.inject('/api/v1/docs');
    expect(page.statusCode).toBe(200);
    const files = [...page.body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect([file, (await api.app.inject(file)).statusCode]).toEqual([file, 200]);
  });

  test('answers 404 with a request id on unknown routes', async () => {
    const answer = await api.inject('GET', '/nothing-here');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      message: 'There is nothing at this address.',
      code: 'not_found',
      request_id: answer.headers['x-request-id'],
    });
  });

  test('answers 405 with the allowed methods', async () => {
    const answer = await api.inject('DELETE', '/health');
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toContain('GET');
  });
});

test('stays alive without its database, and reports that it isn’t ready', async () => {
  const lost = await createTestApi();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(lost.db);
  await sql`drop database ${sql.id(rows[0]?.name ?? '')} with (force)`.execute(api.db);
  expect((await lost.inject('GET', '/health')).statusCode).toBe(200);
  const answer = await lost.inject('GET', '/ready');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'not_ready']);
  await lost.close();
});
