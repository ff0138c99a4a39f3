import { ApiError, TransportError } from '@counterpoint/client/http';
import { beforeEach, describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { createDraftStore, type DraftStoreOptions, draftCopiesOf } from './index.ts';

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly updated_at: string;
  readonly title: string;
  readonly state: 'draft' | 'submitted';
}

const title = z.object({ title: z.string() });
type Titled = z.infer<typeof title>;
type Options = DraftStoreOptions<Titled, Titled, Stored>;

const copies = draftCopiesOf({ memberId: 'ama', storage: localStorage, values: title, draft: title });
const at = (version: number, named: string): Stored => ({
  id: 'one',
  version,
  title: named,
  state: 'draft',
  updated_at: '2026-11-21T12:00:00Z',
});
const resumed = { stored: { id: 'one', version: 3 }, savedAt: '2026-11-21T11:00:00Z' };

/** Records the server's calls and sets its responses; by default it accepts everything. */
function aServer(answers: Partial<Options['api']> = {}) {
  const requests: { what: 'create' | 'update'; title: string; with: string | number }[] = [];
  const api: Options['api'] = {
    create(draft, key) {
      requests.push({ what: 'create', title: draft.title, with: key });
      return answers.create?.(draft, key) ?? Promise.resolve(at(1, draft.title));
    },
    update(stored, draft) {
      requests.push({ what: 'update', title: draft.title, with: stored.version });
      return answers.update?.(stored, draft) ?? Promise.resolve(at(stored.version + 1, draft.title));
    },
    read: () => Promise.reject(new Error('Nothing is read.')),
  };
  return { api, requests, answers };
}

function storeWith(api: Options['api'], options: Partial<Options> = {}) {
  return createDraftStore<Titled, Titled, Stored>({
    api,
    kind: {
      read: (values) =>
        values.title === ''
          ? { ok: false, problems: [{ path: 'title', message: 'Enter the title.' }] }
          : { ok: true, draft: values },
      valuesOf: (stored) => ({ title: stored.title }),
      // The current object of an error is always such a draft here.
      storedIn: (current) => current as Stored,
      isWritable: (stored) => stored.state === 'draft',
    },
    copies,
    stored: null,
    savedAt: null,
    copy: null,
    ...options,
  });
}

const away = () => Promise.reject(new TransportError('network'));
const refused = (status: number, code: string) => () => Promise.reject(new ApiError(status, { message: 'No.', code }));
const inProgress = refused(409, 'request_in_progress');
const stale = (current: Stored) => () =>
  Promise.reject(new ApiError(412, { message: 'Changed meanwhile.', code: 'stale_version', current }));

beforeEach(() => localStorage.clear());

describe('new drafts', () => {
  test('are created by the first save and updated afterwards', async () => {
    const { api, requests } = aServer();
    const store = storeWith(api);
    store.getState().change({ title: 'Volta' });
    await expect(store.getState().flush()).resolves.toBe(true);
    store.getState().change({ title: 'Volta Blues' });
    await expect(store.getState().flush()).resolves.toBe(true);
    expect(requests).toEqual([
      expect.objectContaining({ what: 'create' }),
      { what: 'update', title: 'Volta Blues', with: 1 },
    ]);
    expect(store.getState().stored?.version).toBe(2);
    expect(copies.read('one')).toBeNull();
  });

  test.each([
    ['the first response is lost', away],
    ['the first request is still in progress', inProgress],
  ])('are created once if %s and typing continues', async (_, create) => {
    const { api, requests, answers } = aServer({ create });
    const store = storeWith(api);
    store.getState().change({ title: 'Volta' });
    await expect(store.getState().flush()).resolves.toBe(false);
    store.getState().change({ title: 'Volta Blues' });
    delete answers.create;
    await expect(store.getState().flush()).resolves.toBe(true);
    const [first, second, third] = requests;
    expect(second).toEqual(first);
    expect(third).toEqual({ what: 'update', title: 'Volta Blues', with: 1 });
  });

  test('are stored in this browser during saves, with the key of a creation and what was typed meanwhile', async () => {
    const [creating, updating] = [Promise.withResolvers<Stored>(), Promise.withResolvers<void>()];
    const hang = new Promise<Stored>(() => undefined);
    const { api, requests, answers } = aServer({ create: () => creating.promise });
    answers.update = () => {
      updating.resolve();
      return hang;
    };
    const store = storeWith(api);
    store.getState().change({ title: 'Volta' });
    void store.getState().flush();
    expect(copies.read(null)?.creation).toEqual({ key: requests[0]?.with, draft: { title: 'Volta' } });
    store.getState().change({ title: 'Volta Blues' });
    creating.resolve(at(1, 'Volta'));
    await updating.promise;
    expect([copies.read(null), copies.read('one')]).toEqual([
      null,
      { version: 1, values: { title: 'Volta Blues' }, creation: null },
    ]);
  });

  test.each([
    ['the session has ended', refused(401, 'session_ended')],
    ['the member may not register for now', refused(403, 'not_permitted')],
    ['there were too many requests', refused(429, 'too_many_attempts')],
    ['another tab shows another member', refused(409, 'other_member')],
  ])('are created once if a retry after a lost response learns that %s', async (_, create) => {
    const { api, requests, answers } = aServer({ create: away });
    const store = storeWith(api);
    store.getState().change({ title: 'Volta' });
    await store.getState().flush();
    answers.create = create;
    await store.getState().flush();
    store.getState().change({ title: 'Volta Blues' });
    delete answers.create;
    await expect(store.getState().flush()).resolves.toBe(true);
    expect(new Set(requests.slice(0, 3).map((call) => `${call.title} ${call.with}`)).size).toBe(1);
    expect(requests.at(-1)).toEqual({ what: 'update', title: 'Volta Blues', with: 1 });
  });

  test('are requested with another key once the server rejected their content', async () => {
    const { api, requests, answers } = aServer({ create: refused(422, 'validation_failed') });
    const store = storeWith(api);
    store.getState().change({ title: '!' });
    await store.getState().flush();
    store.getState().change({ title: 'Volta' });
    delete answers.create;
    await expect(store.getState().flush()).resolves.toBe(true);
    const [first, second] = requests;
    expect(second).toMatchObject({ what: 'create', title: 'Volta' });
    expect(second?.with).not.toBe(first?.with);
  });

  test('wait for a title, show that, and are stored in this browser meanwhile', async () => {
    const store = storeWith(aServer().api);
    store.getState().change({ title: '' });
    await expect(store.getState().flush()).resolves.toBe(false);
    expect(store.getState().saving).toMatchObject({ kind: 'incomplete', problems: [{ path: 'title' }] });
    expect(copies.read(null)?.values).toEqual({ title: '' });
  });
});

describe('stored drafts', () => {
  test('are stored in this browser with their version while the API is unavailable', async () => {
    const store = storeWith(aServer({ update: away }).api, resumed);
    store.getState().change({ title: 'Typed offline' });
    await expect(store.getState().flush()).resolves.toBe(false);
    expect(store.getState().saving.kind).toBe('failed');
    expect(copies.read('one')).toMatchObject({ version: 3, values: { title: 'Typed offline' } });
    store.getState().stop();
  });

  test('show both versions on a conflict, and keep mine over the newer one', async () => {
    const { api, requests, answers } = aServer({ update: stale(at(7, 'Theirs')) });
    const store = storeWith(api, resumed);
    store.getState().change({ title: 'Mine' });
    await expect(store.getState().flush()).resolves.toBe(false);
    expect(store.getState().saving).toMatchObject({
      kind: 'conflict',
      mine: { title: 'Mine' },
      theirs: { version: 7 },
    });
    delete answers.update;
    await expect(store.getState().overwriteStored()).resolves.toBe(true);
    expect(requests.at(-1)).toEqual({ what: 'update', title: 'Mine', with: 7 });
  });

  test('drop mine when the other is chosen', async () => {
    const store = storeWith(aServer({ update: stale(at(7, 'Theirs')) }).api, resumed);
    store.getState().change({ title: 'Mine' });
    await store.getState().flush();
    store.getState().adoptStored();
    expect(store.getState()).toMatchObject({ saving: { kind: 'saved' }, stored: { version: 7 } });
    expect(copies.read('one')).toBeNull();
  });

  test('have no conflict if only the response was lost', async () => {
    const store = storeWith(aServer({ update: stale(at(4, 'Sent twice')) }).api, resumed);
    store.getState().change({ title: 'Sent twice' });
    await expect(store.getState().flush()).resolves.toBe(true);
    expect(store.getState()).toMatchObject({ saving: { kind: 'saved' }, stored: { version: 4 } });
  });

  test('have no conflict with their own save if its response and a later request were lost', async () => {
    const { api, requests, answers } = aServer({ update: away });
    const store = storeWith(api, resumed);
    for (const title of ['Arrived', 'Lost']) {
      store.getState().change({ title });
      await store.getState().flush();
    }
    answers.update = (stored, draft) =>
      stored.version < 4 ? stale(at(4, 'Arrived'))() : Promise.resolve(at(5, draft.title));
    store.getState().change({ title: 'Latest' });
    await expect(store.getState().flush()).resolves.toBe(true);
    expect(requests.at(-1)).toEqual({ what: 'update', title: 'Latest', with: 4 });
  });

  test('have no conflict if only something outside the draft changed', async () => {
    const { api, requests, answers } = aServer({
      update: (stored, draft) => (stored.version < 9 ? stale(at(9, 'Volta'))() : Promise.resolve(at(10, draft.title))),
    });
    const store = storeWith(api, { ...resumed, details: at(3, 'Volta') });
    store.getState().change({ title: 'Volta Blues' });
    await expect(store.getState().flush()).resolves.toBe(true);
    expect(requests.map((call) => call.with)).toEqual([3, 9]);
    // From then on it is based on the saved version, so the same title of another member is a change.
    answers.update = stale(at(12, 'Volta'));
    store.getState().change({ title: 'Volta Ballad' });
    await expect(store.getState().flush()).resolves.toBe(false);
    expect(store.getState().saving.kind).toBe('conflict');
  });

  test('are already saved if the server stored them and only the response was lost', () => {
    copies.write('one', { version: 3, values: { title: 'Volta' }, creation: null });
    const store = storeWith(aServer().api, { ...resumed, copy: copies.read('one'), details: at(4, 'Volta') });
    expect(store.getState()).toMatchObject({ saving: { kind: 'saved' }, stored: { version: 4 } });
    expect(copies.read('one')).toBeNull();
  });

  test('show another tab’s concurrent draft, and continue with either', async () => {
    const begun = stale(at(7, 'Theirs'));
    for (const take of ['overwriteStored', 'adoptStored'] as const) {
      const { api, requests } = aServer({ create: begun });
      const store = storeWith(api);
      store.getState().change({ title: 'Mine' });
      await expect(store.getState().flush()).resolves.toBe(false);
      expect(store.getState().saving).toMatchObject({ kind: 'conflict', theirs: { title: 'Theirs' } });
      await store.getState()[take]();
      expect(requests.at(-1)?.what).toBe(take === 'overwriteStored' ? 'update' : 'create');
      expect(store.getState()).toMatchObject({ saving: { kind: 'saved' }, stored: { id: 'one' } });
      expect([copies.read(null), copies.read('one')]).toEqual([null, null]);
    }
  });

  test('can’t be saved once submitted elsewhere', async () => {
    const store = storeWith(aServer({ update: stale({ ...at(4, 'Volta'), state: 'submitted' }) }).api, resumed);
    store.getState().change({ title: 'Too late' });
    await expect(store.getState().flush()).resolves.toBe(false);
    expect(store.getState().saving).toMatchObject({ kind: 'gone', isSubmitted: true });
  });

  test('can be saved again once this tab’s member is back', async () => {
    const { api, answers } = aServer({ update: refused(409, 'other_member') });
    const store = storeWith(api, resumed);
    store.getState().change({ title: 'Volta' });
    await store.getState().flush();
    expect(store.getState().saving.kind).toBe('failed');
    delete answers.update;
    await expect(store.getState().flush()).resolves.toBe(true);
  });

  test('can be saved as a new draft when discarded elsewhere', async () => {
    const gone = () => Promise.reject(new ApiError(404, { message: 'There is no such draft.', code: 'not_found' }));
    const { api, requests } = aServer({ update: gone });
    const store = storeWith(api, resumed);
    store.getState().change({ title: 'Not lost' });
    await store.getState().flush();
    expect(store.getState().saving).toMatchObject({ kind: 'gone', isSubmitted: false });
    await expect(store.getState().saveAsNew()).resolves.toBe(true);
    expect(requests.at(-1)).toMatchObject({ what: 'create', title: 'Not lost' });
  });
});
