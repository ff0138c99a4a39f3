import { beforeEach, expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import * as z from 'zod/mini';
import { createDraftStore, draftCopiesOf, useDraftSubmission, type VersionedDraft } from './index.ts';

const notCalled = () => Promise.reject(new Error('Nothing else is asked of the server.'));

/** A draft at version 3; without a title it isn't stored, otherwise it is saved as the next version. */
function aStore() {
  return createDraftStore<string, string, { id: string; version: number; updated_at: string }>({
    api: {
      create: notCalled,
      update: ({ id, version }) => Promise.resolve({ id, version: version + 1, updated_at: '2026-11-21T12:00:00Z' }),
      read: notCalled,
    },
    kind: {
      read: (draft) => (draft === '' ? { ok: false, problems: [] } : { ok: true, draft }),
      valuesOf: () => '',
      storedIn: () => null,
      isWritable: () => true,
    },
    copies: draftCopiesOf({ memberId: 'ama', storage: localStorage, values: z.string(), draft: z.string() }),
    stored: { id: 'one', version: 3 },
    savedAt: '2026-11-21T11:00:00Z',
    copy: null,
  });
}

function handedIn(store: ReturnType<typeof aStore>) {
  const sent: { draft: VersionedDraft; key: string }[] = [];
  const { result, rerender } = renderHook(
    ({ note }) => useDraftSubmission(store, async (draft, key) => sent.push({ draft, key }), note),
    { initialProps: { note: '' } },
  );
  return { sent, submit: () => result.current(), enter: (note: string) => rerender({ note }) };
}

beforeEach(() => localStorage.clear());

test('submits a draft at the version of its last save', async () => {
  const store = aStore();
  const { sent, submit } = handedIn(store);
  store.getState().change('Volta');
  await submit();
  expect(sent.map(({ draft }) => draft)).toEqual([{ id: 'one', version: 4 }]);
});

test('reuses the key for a repeated version, and creates another for a new one', async () => {
  const store = aStore();
  const { sent, submit } = handedIn(store);
  await submit();
  await submit();
  store.getState().change('Volta');
  await submit();
  const [first, again, other] = sent.map(({ key }) => key);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('creates another key for a changed note, and keeps it for the same one', async () => {
  const { sent, submit, enter } = handedIn(aStore());
  await submit();
  enter('New split');
  await submit();
  await submit();
  const [first, changed, again] = sent.map(({ key }) => key);
  expect(changed).not.toBe(first);
  expect(again).toBe(changed);
});

test('doesn’t submit a draft that couldn’t be saved', async () => {
  const store = aStore();
  const { sent, submit } = handedIn(store);
  store.getState().change('');
  await expect(submit()).resolves.toBeNull();
  expect(sent).toEqual([]);
});
