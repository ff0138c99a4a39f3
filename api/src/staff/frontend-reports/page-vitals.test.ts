import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { addLoads } from '../frontend-reports/frontend-error-repository.ts';
import { listVersionFigures } from './page-vital-repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const RELEASE = '1.4.0-0a1b2c3d4e';
const VERSION = '1.0.2-0a1b2c3d4e';
const page = { release: RELEASE, area: 'recordings', area_version: VERSION };

const send = (payload: object, remoteAddress = '127.0.0.1') =>
  api.inject('POST', '/frontend/vitals', { payload, remoteAddress });
const figures = (since = new Date(0)) => api.db.transaction().execute((tx) => listVersionFigures(tx, since, 10));

test('counts a page for the versions of host and area, with what three of four pages reached', async () => {
  for (const largest_paint_ms of [1_000, 2_000, 3_000, 4_000, 9_000])
    expect((await send({ ...page, largest_paint_ms, layout_shift: 0.1 })).statusCode).toBe(201);
  await send({ ...page, area: 'host', area_version: undefined, interaction_ms: 80 });
  const since = new Date(Date.now() - 60_000);
  await addLoads(api.db, { area: 'recordings', version: VERSION, loads: 7, at: new Date() });
  const report = { description: 'Error: x', context: page };
  await (await api.signUp()).inject('POST', '/frontend/errorlogs', { payload: report });
  expect(await figures(since)).toEqual([
    {
      area: 'host',
      version: RELEASE,
      loads: 0,
      members: 0,
      pages: 6,
      largest_paint_ms: 4_000,
      interaction_ms: 80,
      layout_shift: expect.closeTo(0.1),
    },
    {
      area: 'recordings',
      version: VERSION,
      loads: 7,
      members: 1,
      pages: 5,
      largest_paint_ms: 4_000,
      interaction_ms: null,
      layout_shift: expect.closeTo(0.1),
    },
  ]);
  expect(await figures(new Date(Date.now() + 60_000))).toEqual([]);
});

test.each([{ largest_paint_ms: -1 }, { interaction_ms: 'fast' }, { layout_shift: 1e9 }])(
  'rejects %j',
  async (measured) => {
    expect((await send({ ...page, ...measured })).statusCode).toBe(422);
  },
);

test('limits one caller, and counts no page without a version', async () => {
  const before = await figures();
  const all = await Promise.all(Array.from({ length: 70 }, () => send({ layout_shift: 0 }, '203.0.113.1')));
  expect(all.filter((answer) => answer.statusCode === 429)).toHaveLength(10);
  expect(await figures()).toEqual(before);
});
