import type { LiveTopic } from '@counterpoint/contract';
import { QueryClient } from '@counterpoint/contract/query';
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { aDeployedArea } from '../testing/deployed-areas.ts';
import { forgetNotice, setNotice } from '../toasts/notices.ts';
import { retryPage, takesNewerVersion, watchDeployments } from './newer-version.ts';
import { areaOfPath, deployedArea, setRunning } from './registry-store.ts';

const RELEASE = '1.0.0-0123456789';
const NEWER = '1.0.1-0123456789';
const DAY_MS = 86_400_000;
const RECORDINGS = aDeployedArea({ area: 'recordings', version: NEWER });

const queries = new QueryClient();
const fetchMock = jest.fn<typeof fetch>();
const onOutdatedForADay = jest.fn<() => void>();
const onOutdatedPreview = jest.fn<() => void>();
let change: () => void;

const live = {
  subscribe(_topic: LiveTopic, onChange: () => void) {
    change = onChange;
    return () => undefined;
  },
};

async function deployed(answer: object): Promise<void> {
  fetchMock.mockImplementation(async () => new Response(JSON.stringify({ areas: {}, ...answer })));
  change();
  await jest.advanceTimersByTimeAsync(0);
}

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  globalThis.fetch = fetchMock;
  watchDeployments({ live, release: RELEASE, onOutdatedForADay, onOutdatedPreview });
});

afterEach(async () => {
  await deployed({ host: RELEASE });
  jest.clearAllMocks();
});

test('a page takes a newer host with the next navigation, and none once it is rolled back', async () => {
  expect(takesNewerVersion(queries)).toBe(false);
  await deployed({ host: NEWER });
  expect(takesNewerVersion(queries)).toBe(true);
  await deployed({ host: RELEASE });
  expect(takesNewerVersion(queries)).toBe(false);
});

test('areas that aren’t loaded yet load their newest version, unless they could need a newer host', async () => {
  await deployed({ host: NEWER, areas: { recordings: RECORDINGS } });
  expect(deployedArea('recordings')).toBeUndefined();
  await deployed({ host: RELEASE, areas: { recordings: RECORDINGS } });
  expect(deployedArea('recordings')?.version).toBe(NEWER);
  expect(takesNewerVersion(queries)).toBe(false);
});

test('waits while a notice is shown or a change is under way', async () => {
  await deployed({ host: NEWER });
  const notice = { content: 'Saved', type: 'success', durationMs: 1, revision: 1, isLeaving: false } as const;
  setNotice('one', notice);
  expect(takesNewerVersion(queries)).toBe(false);
  forgetNotice('one');

  const { promise, resolve } = Promise.withResolvers<void>();
  const mutation = queries.getMutationCache().build(queries, { mutationFn: () => promise });
  const running = mutation.execute(undefined);
  await jest.advanceTimersByTimeAsync(0);
  expect(takesNewerVersion(queries)).toBe(false);
  resolve();
  await running;
  expect(takesNewerVersion(queries)).toBe(true);
});

test('offers to reload after a day, unless it went back before', async () => {
  await deployed({ host: NEWER });
  await jest.advanceTimersByTimeAsync(DAY_MS / 2);
  await deployed({ host: RELEASE });
  await jest.advanceTimersByTimeAsync(DAY_MS);
  expect(onOutdatedForADay).not.toHaveBeenCalled();
  await deployed({ host: NEWER });
  await jest.advanceTimersByTimeAsync(DAY_MS);
  expect(onOutdatedForADay).toHaveBeenCalledTimes(1);
});

test('only a preview learns at once of a newer version', async () => {
  await deployed({ host: NEWER });
  await deployed({ host: RELEASE, isPreview: true });
  expect(onOutdatedPreview).not.toHaveBeenCalled();
  await deployed({ host: NEWER, isPreview: true });
  expect(onOutdatedPreview).toHaveBeenCalledTimes(1);
});

test('a page that doesn’t load is tried again, or loaded in full in a newer version', async () => {
  const [retry, reload] = [jest.fn<() => void>(), jest.fn<() => void>()];
  const answer = (host: string) => new Response(JSON.stringify({ areas: {}, host }));
  fetchMock.mockImplementation(async () => answer(RELEASE));
  await retryPage(retry, reload);
  expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  // It hasn't heard of it yet.
  fetchMock.mockImplementation(async () => answer(NEWER));
  await retryPage(retry, reload);
  expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await retryPage(retry, reload);
  expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
});

test('continues if the versions can’t be fetched', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  change();
  await jest.advanceTimersByTimeAsync(0);
  expect(takesNewerVersion(queries)).toBe(false);
});

test('an area that this page runs serves its pages after it was removed, until the next navigation', async () => {
  const royalties = aDeployedArea();
  await deployed({ host: RELEASE, areas: { royalties } });
  setRunning(royalties);
  expect(takesNewerVersion(queries)).toBe(false);
  await deployed({ host: RELEASE });
  expect(areaOfPath(royalties.home)?.area).toBe(royalties);
  expect(takesNewerVersion(queries)).toBe(true);
  await deployed({ host: RELEASE, areas: { royalties } });
  expect(takesNewerVersion(queries)).toBe(false);
});
