import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { addLoads, readAreaHealth } from './frontend-error-repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const send = (description: unknown, remoteAddress = '127.0.0.1') =>
  api.inject('POST', '/frontend/errorlogs', { payload: { description }, remoteAddress });
const stored = () => api.db.selectFrom('frontend_error').select(['description', 'seen']).execute();

test('accepts an error from anybody, and counts the same one of two builds once', async () => {
  const stack = (build: string) =>
    `TypeError: x is undefined\n  at list (https://portal.example/r/live-shows2/${build}/list.${build}.js:1:2345)`;
  for (const build of ['0a1b2c3d4e', '99ffee0011']) {
    const answer = await send(stack(build));
    expect([answer.statusCode, answer.json()]).toEqual([201, { data: {} }]);
  }
  expect(await stored()).toMatchObject([{ seen: 2 }]);
  await send('RangeError: another');
  expect(await stored()).toHaveLength(2);
});

test.each([[''], [7], [null]])('rejects an invalid description', async (description) => {
  expect((await send(description)).statusCode).toBe(422);
});

test('truncates a long description', async () => {
  expect((await send('x'.repeat(30_000))).statusCode).toBe(201);
  const longest = (await stored()).map(({ description }) => description.length);
  expect(Math.max(...longest)).toBe(20_000);
});

test('limits one caller', async () => {
  const all = await Promise.all(Array.from({ length: 40 }, (_, index) => send(`Error ${index}`, '203.0.113.1')));
  expect(all.filter((answer) => answer.statusCode === 429)).toHaveLength(10);
  expect((await send('Error', '203.0.113.2')).statusCode).toBe(201);
});

test('keeps the last place, browser and session', async () => {
  const member = await api.signUp();
  const description = 'Error: somewhere';
  const rows = () =>
    api.db.selectFrom('frontend_error').selectAll().where('description', '=', description).executeTakeFirstOrThrow();
  const context = {
    release: '1.4.2',
    area: 'compositions',
    area_version: '1.0.1-0a1b2c3d4e',
    route: '/music-composition/details/:compositionId',
  };
  await member.inject('POST', '/frontend/errorlogs', {
    headers: { 'user-agent': 'Test Browser' },
    payload: { description, context },
  });
  expect(await rows()).toMatchObject({
    ...context,
    last_account_id: member.accountId,
    last_user_agent: 'Test Browser',
    seen: 1,
  });
  await api.inject('POST', '/frontend/errorlogs', { payload: { description, context: { area: 'host' } } });
  expect(await rows()).toMatchObject({
    release: null,
    area: 'host',
    area_version: null,
    last_account_id: null,
    seen: 2,
  });
  const other = await api.inject('POST', '/frontend/errorlogs', { payload: { description, context: 'host' } });
  expect(other.statusCode).toBe(422);
});

describe('the health of an area’s version', () => {
  const version = '1.0.2-0a1b2c3d4e';
  const context = { area: 'recordings', area_version: version };
  const healthSince = (since: Date, loadedSince = since) =>
    readAreaHealth(api.db, { area: 'recordings', version, since, loadedSince });

  test('counts each member once, and no report without a session, of a new account, a failed request or an uncaught error', async () => {
    const [one, other] = [await api.signUp(), await api.signUp()];
    const since = api.clock.now();
    const newcomer = await api.signUp();
    const reports = [
      [one, { context }],
      [one, { context }],
      [other, { context: { ...context, is_request_failure: true } }],
      [other, { context: { ...context, is_uncaught: true } }],
      [other, { context: { area: 'recordings' } }],
      [api, { context }],
      // Created after the deployment, perhaps only to undo it.
      [newcomer, { context }],
    ] as const;
    for (const [caller, report] of reports)
      await caller.inject('POST', '/frontend/errorlogs', { payload: { description: 'Error: counted', ...report } });
    expect(await healthSince(since)).toEqual({ loads: 0, members: 1 });
    await other.inject('POST', '/frontend/errorlogs', { payload: { description: 'Error: counted', context } });
    expect(await healthSince(since)).toMatchObject({ members: 2 });
    api.clock.advance(1_000);
    expect(await healthSince(api.clock.now())).toMatchObject({ members: 0 });
  });

  test('is the release’s for the host', async () => {
    const member = await api.signUp();
    const since = api.clock.now();
    const report = { description: 'Error: counted', context: { area: 'host', release: '1.4.0-0a1b2c3d4e' } };
    await member.inject('POST', '/frontend/errorlogs', { payload: report });
    const host = { area: 'host', version: '1.4.0-0a1b2c3d4e', since, loadedSince: since };
    expect(await readAreaHealth(api.db, host)).toMatchObject({ members: 1 });
  });

  test('adds up the loads of all processes since its deployment', async () => {
    const since = new Date('2026-11-26T12:00:30Z');
    const loads = { area: 'recordings', version, loads: 3 };
    for (const at of ['2026-11-26T11:59:59Z', '2026-11-26T12:00:31Z', '2026-11-26T12:00:59Z', '2026-11-26T12:07:00Z'])
      await addLoads(api.db, { ...loads, at: new Date(at) });
    await addLoads(api.db, { ...loads, version: '1.0.3-0a1b2c3d4e', at: since });
    expect(await healthSince(since)).toMatchObject({ loads: 9 });
    expect(await healthSince(since, new Date('2026-11-26T11:59:30Z'))).toMatchObject({ loads: 12 });
  });
});
