import { createDraftStore, type DraftStoreOptions } from '@counterpoint/client/drafts';
import { createHttpClient } from '@counterpoint/client/http';
import type { CompositionDetails, CompositionDraft } from '@counterpoint/domain/schemas';
import { aDraft, answerWith, type FakeRequest, fakeApi, networkFailure, refuse } from '@counterpoint/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { createDraft, fetchComposition, updateDraft } from '../../api/compositions-api.ts';
import { type DraftValues, emptyDraft, valuesOf } from './draft-values.ts';
import { WORK_DRAFT, workCopiesOf } from './work-draft.ts';

const http = createHttpClient({ session: { get: () => null } });
const copies = workCopiesOf('member-1');
const stored = aDraft({ version: 3 });

type Options = DraftStoreOptions<DraftValues, CompositionDraft, CompositionDetails>;

function storeWith(options: Partial<Options> = {}) {
  return createDraftStore({
    api: {
      create: (draft, key) => createDraft(http, draft, key),
      update: (work, draft) => updateDraft(http, work, draft),
      read: (id) => fetchComposition(http, id),
    },
    kind: WORK_DRAFT,
    copies,
    stored: null,
    savedAt: null,
    copy: null,
    ...options,
  });
}

const resumed = { stored: { id: stored.id, version: 3 }, savedAt: stored.updated_at };

/** What the API gives back for what it was sent. */
function echo({ body }: FakeRequest, version: number) {
  const title = body instanceof Object && 'title' in body ? String(body.title) : '';
  return aDraft({ title, version, writers: [] });
}

beforeEach(() => localStorage.clear());

describe('a new draft', () => {
  test('is created with its first save, and changed from then on', async () => {
    const api = fakeApi({
      'POST /compositions': (request) => answerWith(201, echo(request, 1)),
      'PUT /compositions/:id': (request) => echo(request, 2),
    });
    const store = storeWith();
    store.getState().change(emptyDraft('Volta'));
    await expect(store.getState().flush()).resolves.toBe(true);
    store.getState().change(emptyDraft('Volta Blues'));
    await expect(store.getState().flush()).resolves.toBe(true);
    expect(api.requests.map((request) => request.method)).toEqual(['POST', 'PUT']);
    expect(api.requests[1]?.headers.get('if-match')).toBe('"1"');
    expect(store.getState().stored?.version).toBe(2);
    expect(copies.read(stored.id)).toBeNull();
  });

  test('is created once, though the first answer is lost and more is typed before the second attempt', async () => {
    let isAway = true;
    const api = fakeApi({
      'POST /compositions': (request) => {
        if (isAway) throw networkFailure();
        return answerWith(201, echo(request, 1));
      },
      'PUT /compositions/:id': (request) => echo(request, 2),
    });
    const store = storeWith();
    store.getState().change(emptyDraft('Volta'));
    await expect(store.getState().flush()).resolves.toBe(false);
    store.getState().change(emptyDraft('Volta Blues'));
    isAway = false;
    await expect(store.getState().flush()).resolves.toBe(true);
    const [first, second] = api.to('POST /compositions');
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
    expect(api.to('PUT /compositions/:id')[0]?.body).toMatchObject({ title: 'Volta Blues' });
  });

  test('waits for its title, and says so', async () => {
    const store = storeWith();
    store.getState().change({ ...emptyDraft(), genre: 'Highlife' });
    await expect(store.getState().flush()).resolves.toBe(false);
    expect(store.getState().saving).toMatchObject({ kind: 'incomplete', problems: [{ path: 'title' }] });
    expect(copies.read(null)?.values.genre).toBe('Highlife');
  });
});

describe('a draft that the server has', () => {
  test('stays in this browser while the API is away, with its version', async () => {
    fakeApi({
      'PUT /compositions/:id': () => {
        throw networkFailure();
      },
    });
    const store = storeWith(resumed);
    store.getState().change({ ...valuesOf(stored), title: 'Typed offline' });
    await expect(store.getState().flush()).resolves.toBe(false);
    expect(store.getState().saving.kind).toBe('failed');
    expect(copies.read(stored.id)).toMatchObject({ version: 3, values: { title: 'Typed offline' } });
  });

  test('shows both versions when somebody saved first, and keeps mine over the newer version', async () => {
    const theirs = aDraft({ version: 7, title: 'Theirs' });
    const api = fakeApi({
      'PUT /compositions/:id': () => refuse(412, { code: 'stale_version', current: theirs }),
    });
    const store = storeWith(resumed);
    store.getState().change({ ...valuesOf(stored), title: 'Mine' });
    await expect(store.getState().flush()).resolves.toBe(false);
    expect(store.getState().saving).toMatchObject({
      kind: 'conflict',
      mine: { title: 'Mine' },
      theirs: { version: 7 },
    });

    api.use({ 'PUT /compositions/:id': (request) => echo(request, 8) });
    await expect(store.getState().keepMine()).resolves.toBe(true);
    expect(api.requests.at(-1)?.headers.get('if-match')).toBe('"7"');
    expect(api.requests.at(-1)?.body).toMatchObject({ title: 'Mine' });
  });

  test('is no conflict when what stands there is what was sent, and only the answer was lost', async () => {
    const theirs = { ...stored, version: 4, title: 'Sent twice' };
    fakeApi({ 'PUT /compositions/:id': () => refuse(412, { code: 'stale_version', current: theirs }) });
    const store = storeWith(resumed);
    store.getState().change({ ...valuesOf(stored), title: 'Sent twice' });
    await expect(store.getState().flush()).resolves.toBe(true);
    expect(store.getState()).toMatchObject({ saving: { kind: 'saved' }, stored: { version: 4 } });
  });

  test('lets mine go when the other is taken', async () => {
    const theirs = aDraft({ version: 7, title: 'Theirs' });
    fakeApi({ 'PUT /compositions/:id': () => refuse(412, { code: 'stale_version', current: theirs }) });
    const store = storeWith(resumed);
    store.getState().change({ ...valuesOf(stored), title: 'Mine' });
    await store.getState().flush();
    store.getState().takeTheirs();
    expect(store.getState()).toMatchObject({ saving: { kind: 'saved' }, stored: { version: 7 } });
    expect(copies.read(stored.id)).toBeNull();
  });

  test('can become a draft of its own when it was discarded elsewhere', async () => {
    const api = fakeApi({
      'PUT /compositions/:id': () => refuse(404, { message: 'There is no such composition.' }),
      'POST /compositions': (request) => answerWith(201, echo(request, 1)),
    });
    const store = storeWith(resumed);
    store.getState().change({ ...valuesOf(stored), title: 'Not lost' });
    await store.getState().flush();
    expect(store.getState().saving.kind).toBe('gone');
    await expect(store.getState().saveAsNew()).resolves.toBe(true);
    expect(api.to('POST /compositions')[0]?.body).toMatchObject({ title: 'Not lost' });
  });
});
