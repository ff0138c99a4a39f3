import { createHttpClient } from '@counterpoint/client/http';
import { createNotify, type ShowNotice } from '@counterpoint/contract';
import { type FakeApi, fakeApi } from '@counterpoint/testing';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { setRegistry, setRunning } from '../areas/registry-store.ts';
import { aDeployedArea } from '../testing/deployed-areas.ts';
import { reportOnce, startReporting, watchUncaughtErrors } from './error-reporter.ts';

const LOG = 'POST /frontend/errorlogs';
const AREA = 'https://portal.example/r/royalties/1.0.1-0a1b2c3d4e/240.js:1:1067';
const notify = createNotify(jest.fn<ShowNotice>(() => ({ dismiss: () => undefined })));
let api: FakeApi;

beforeAll(() => {
  setRegistry({ areas: {} });
  setRunning(aDeployedArea({ version: '1.0.1-0a1b2c3d4e' }));
  watchUncaughtErrors();
});
beforeEach(() => {
  api = fakeApi({ [LOG]: {} });
  startReporting({ http: createHttpClient({ session: { get: () => null } }), notify, release: '1.0.0-0123456789' });
});

function anError(message: string, frames: readonly string[]): Error {
  const error = new Error(message);
  error.stack = [`Error: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return error;
}

function throwInHandler(error: unknown): void {
  dispatchEvent(new ErrorEvent('error', { error }));
}

/** Browsers call what a promise was rejected with `reason`; jsdom doesn't have the event. */
function rejectInPage(reason: unknown): void {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

test('reports errors of event handlers and promises for the area that threw them, without a toast', async () => {
  throwInHandler(anError('In a handler.', [`handleClick (${AREA})`]));
  rejectInPage(anError('In a promise.', ['JSON.parse (<anonymous>)', `async load (${AREA})`]));
  await waitFor(() => expect(api.to(LOG)).toHaveLength(2));
  const place = { area: 'royalties', area_version: '1.0.1-0a1b2c3d4e', is_uncaught: true };
  expect(api.to(LOG).map(({ body }) => body)).toMatchObject([
    { description: expect.stringMatching(/^Error: In a handler\./), context: place },
    { description: expect.stringMatching(/^Error: In a promise\./), context: place },
  ]);
  expect(notify).not.toHaveBeenCalled();
});

test('reports the same stack once, one that an error page showed not at all, and at most ten of a page', async () => {
  const shown = anError('Shown.', [`Page (${AREA})`]);
  reportOnce(shown);
  throwInHandler(shown);
  for (let times = 1; times <= 2; times += 1) throwInHandler(anError('On each move.', [`handleMove (${AREA})`]));
  for (let id = 1; id <= 20; id += 1) throwInHandler(anError(`Row ${id}.`, [`handleMove (${AREA})`]));
  await waitFor(() => expect(api.to(LOG)).toHaveLength(10));
  expect(api.to(LOG).filter(({ body }) => JSON.stringify(body).includes('On each move.'))).toHaveLength(1);
});

test.each([
  ['a browser extension', anError('x', ['chrome-extension://abcdef/content.js:1:1', `handleClick (${AREA})`])],
  ['a script that isn’t the portal’s', anError(`no ${AREA}`, ['https://elsewhere.example/tracker.js:1:1'])],
  ['the browser itself', anError('ResizeObserver loop completed with undelivered notifications.', [])],
  ['a script of another origin', null],
])('leaves out what %s throws', async (_whose, error) => {
  throwInHandler(error);
  throwInHandler(anError('The portal’s.', [`handleClick (${AREA})`]));
  await waitFor(() => expect(api.to(LOG)).toHaveLength(1));
  expect(JSON.stringify(api.to(LOG)[0]?.body)).toContain('The portal’s.');
});
