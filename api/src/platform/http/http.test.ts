import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { addMembership } from '../../testing/test-people.ts';
import { newId } from '../db/new-id.ts';
import type { Services } from '../services.ts';
import { staleVersion } from './app-error.ts';
import { returns } from './envelope.ts';
import { runOnce, sendOutcome } from './idempotency.ts';
import { expectedVersion, setVersion } from './versions.ts';

const body = z.object({
  title: z.string('Enter a title.'),
  lines: z._default(z.array(z.object({ n: z.int('A number.') })), []),
});
const made = z.object({ id: z.string(), title: z.string() });

let runs = 0;
const things: FastifyPluginAsyncZod<Pick<Services, 'db'>> = async (app, { db }) => {
  app.post(
    '/things',
    { config: { access: 'catalogue:change' }, schema: { body, response: returns(201, made) } },
    async (request, reply) => {
      const answer = await runOnce(db, request, async (tx) => {
        runs += 1;
        await tx
          .insertInto('audit_event')
          .values({
            id: newId(),
            action: 'thing',
            before: null,
            after: null,
            account_id: null,
            member_id: null,
            subject_id: null,
            request_id: null,
          })
          .execute();
        if (request.body.title === 'slow') await new Promise((resolve) => setTimeout(resolve, 150));
        if (request.body.title === 'fails once' && runs === 1) throw new Error('secret detail');
        return { data: { id: newId(), title: request.body.title }, version: 1 };
      });
      return reply.code(201).send(sendOutcome(reply, answer));
    },
  );
  app.post(
    '/things/found',
    {
      config: { access: 'session' },
      schema: { querystring: z.object({ query: z.string() }), response: returns(201, made) },
    },
    async (request, reply) => {
      const answer = await runOnce(db, request, async () => ({ data: { id: newId(), title: 'found' } }));
      return reply.code(201).send(sendOutcome(reply, answer));
    },
  );
  const changing = { config: { access: 'session' }, schema: { params: z.object({ id: z.guid() }), body } } as const;
  app.put('/things/:id', changing, async (request, reply) => {
    if (expectedVersion(request) !== 3) throw staleVersion({ title: 'as it stands' });
    setVersion(reply, 4);
    return { data: {} };
  });
};

let api: TestApi;
let ama: TestMember;
beforeAll(async () => {
  api = await createTestApi({ BODY_LIMIT: '2000' }, [things]);
  ama = await api.signUp();
});
afterAll(() => api.close());

const key = (value: string) => ({ 'idempotency-key': value });

describe('routes', () => {
  test('check the session before the body', async () => {
    const answer = await api.inject('POST', '/things', {
      payload: '{ broken',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'session_ended' });
  });

  test('reject an account without the permission', async () => {
    const reader = await api.signUp({ role: 'reader' });
    const answer = await reader.inject('POST', '/things', { payload: { title: 'x' }, headers: key('permission-1') });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'not_permitted' });
  });

  test('report the path of every invalid field', async () => {
    const answer = await ama.inject('POST', '/things', {
      payload: { lines: [{ n: 1 }, { n: 1.5 }] },
      headers: key('wrong-fields'),
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      details: [
        { path: 'title', message: 'Enter a title.' },
        { path: 'lines.1.n', message: 'A number.' },
      ],
      request_id: expect.any(String),
    });
  });

  test.each([
    ['malformed JSON', { payload: '{ "title": ', type: 'application/json', status: 400, code: 'malformed_body' }],
    ['an empty body', { payload: '', type: 'application/json', status: 400, code: 'malformed_body' }],
    [
      'a prototype',
      { payload: '{"__proto__":{"x":1}}', type: 'application/json', status: 400, code: 'malformed_body' },
    ],
    [
      'bytes that are no UTF-8',
      {
        payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22]),
        type: 'application/json',
        status: 400,
        code: 'malformed_body',
      },
    ],
    ['plain text', { payload: '{"title":"x"}', type: 'text/plain', status: 415, code: 'unsupported_media_type' }],
    [
      'another type',
      { payload: 'title=x', type: 'application/x-www-form-urlencoded', status: 415, code: 'unsupported_media_type' },
    ],
    [
      'a body too large',
      {
        payload: JSON.stringify({ title: 'x'.repeat(3000) }),
        type: 'application/json',
        status: 413,
        code: 'too_large',
      },
    ],
    ['null', { payload: 'null', type: 'application/json', status: 422, code: 'validation_failed' }],
    ['an array', { payload: '[]', type: 'application/json', status: 422, code: 'validation_failed' }],
  ])('answers %s with its own status and code', async (_what, { payload, type, status, code }) => {
    const answer = await ama.inject('POST', '/things', {
      payload,
      headers: { ...key('bad-bodies'), 'content-type': type },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().request_id).toBe(answer.headers['x-request-id']);
  });

  test('answer 404 for an invalid id', async () => {
    const answer = await ama.inject('PUT', '/things/nonsense', { payload: { title: 'x' } });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });

  test('answer an unreadable address', async () => {
    const answer = await ama.inject('GET', '/things/%zz');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed_address']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  test('send the constant headers with every response', async () => {
    const answer = await api.inject('GET', '/nothing');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('If-Match', () => {
  const put = (headers: Record<string, string>) =>
    ama.inject('PUT', `/things/${newId()}`, { payload: { title: 'x' }, headers });

  test('is required', async () => {
    expect((await put({})).statusCode).toBe(428);
  });

  test.each(['"3"', '3', 'W/"3"'])('accepts %s', async (version) => {
    const answer = await put({ 'if-match': version });
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"4"']);
  });

  test('answers a stale version with the current state', async () => {
    const answer = await put({ 'if-match': '"2"' });
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({ code: 'stale_version', current: { title: 'as it stands' } });
  });

  test('rejects an invalid version', async () => {
    expect((await put({ 'if-match': '*' })).statusCode).toBe(400);
  });
});

describe('Idempotency-Key', () => {
  const post = (who: TestMember, title: string, value: string) =>
    who.inject('POST', '/things', { payload: { title }, headers: key(value) });

  test('is required', async () => {
    const answer = await ama.inject('POST', '/things', { payload: { title: 'x' } });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'idempotency_key_required']);
  });

  test('repeats the first response with its version, and runs once', async () => {
    const first = await post(ama, 'once', 'key-for-once');
    const again = await post(ama, 'once', 'key-for-once');
    expect(first.statusCode).toBe(201);
    expect([again.statusCode, again.headers.etag, again.json()]).toEqual([201, '"1"', first.json()]);
  });

  test('rejects another body', async () => {
    await post(ama, 'one', 'key-for-two');
    const answer = await post(ama, 'other', 'key-for-two');
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('belongs to one account', async () => {
    const kofi = await api.signUp();
    const [one, other] = [await post(ama, 'shared', 'key-of-both'), await post(kofi, 'shared', 'key-of-both')];
    expect(one.json().data.id).not.toBe(other.json().data.id);
  });

  test('belongs to one of the members that the account acts for', async () => {
    const osu = await api.signUp({ corporation_name: 'Osu Music' });
    const { accountId } = ama;
    await addMembership(api, { accountId, memberId: osu.memberId });
    const amaForOsu = await api.signIn({ ...osu, accountId });
    const [own, forOsu] = [await post(ama, 'shared', 'key-of-one'), await post(amaForOsu, 'shared', 'key-of-one')];
    expect([own.statusCode, forOsu.statusCode]).toEqual([201, 201]);
    expect(forOsu.json().data.id).not.toBe(own.json().data.id);
  });

  test('works at a long address, and belongs to the whole of it', async () => {
    const query = randomBytes(6_000).toString('hex');
    const search = (text: string) =>
      ama.inject('POST', `/things/found?query=${text}`, { headers: key('key-of-long-address') });
    const first = await search(query);
    expect(first.statusCode).toBe(201);
    expect((await search(query)).json()).toEqual(first.json());
    expect((await search(`${query}0`)).json().data.id).not.toBe(first.json().data.id);
  });

  test('runs one of several concurrent requests and answers all alike', async () => {
    runs = 0;
    const all = await Promise.all(Array.from({ length: 6 }, () => post(ama, 'slow', 'key-at-once')));
    expect(new Set(all.map((answer) => answer.body)).size).toBe(1);
    expect(all.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(runs).toBe(1);
  });

  test('can be used again after a failure, whose details are only logged', async () => {
    runs = 0;
    const failed = await post(ama, 'fails once', 'key-fails');
    expect(failed.statusCode).toBe(500);
    expect(failed.body).not.toContain('secret detail');
    const entry = api.logged.find((line) => line.reqId === failed.json().request_id && line.level === 50);
    expect(JSON.stringify(entry)).toContain('secret detail');
    expect((await post(ama, 'fails once', 'key-fails')).statusCode).toBe(201);
  });
});

test('names the refusal in the log, with the caller’s address', async () => {
  const answer = await api.inject('POST', '/things', { payload: { title: 'x' } });
  const { request_id } = answer.json();
  const line = api.logged.find(({ reqId, msg }) => reqId === request_id && msg === 'request');
  expect(line).toMatchObject({ status: 401, refusal: 'session_ended', address: '127.0.0.1' });
});

test('logs no token, cookie or body', async () => {
  await ama.inject('POST', '/things?secret-query', { payload: { title: 'secret title' }, headers: key('key-for-log') });
  const log = JSON.stringify(api.logged);
  expect(log).toContain('"path":"/api/v1/things"');
  for (const secret of [ama.token, ama.headers.cookie, 'secret-query', 'secret title'])
    expect(log).not.toContain(secret);
});
