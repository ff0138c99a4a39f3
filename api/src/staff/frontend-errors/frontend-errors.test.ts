import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

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
    `TypeError: x is undefined\n  at list (https://portal.example/r/compositions/${build}/list.${build}.js:1:2345)`;
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
  const context = { release: '1.4.2', area: 'compositions', route: '/music-composition/details/:compositionId' };
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
  expect(await rows()).toMatchObject({ release: null, area: 'host', last_account_id: null, seen: 2 });
  const other = await api.inject('POST', '/frontend/errorlogs', { payload: { description, context: 'host' } });
  expect(other.statusCode).toBe(422);
});
