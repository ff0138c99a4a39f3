import { ApiError } from '@counterpoint/client/http';
import { beforeEach, describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { createDraftStore, discardDraft, draftCopiesOf, type VersionedDraft } from './index.ts';

const copies = draftCopiesOf({ memberId: 'ama', storage: localStorage, values: z.string(), draft: z.string() });
const notCalled = () => Promise.reject(new Error('Nothing else is asked of the server.'));

const stored = { id: 'one', version: 4, updated_at: '2026-11-21T12:00:00Z' };

/** A draft at version 3; the server stores its unsaved text as version 4. */
function aStore(update: () => Promise<typeof stored> = () => Promise.resolve(stored)) {
  return createDraftStore<string, string, { id: string; version: number; updated_at: string }>({
    api: {
      create: notCalled,
      update,
      read: notCalled,
    },
    kind: {
      read: (draft) => ({ ok: true, draft }),
      valuesOf: () => '',
      storedIn: () => null,
      isWritable: () => true,
    },
    copies,
    stored: { id: 'one', version: 3 },
    savedAt: '2026-11-21T11:00:00Z',
    copy: null,
  });
}

function refused(status: number, code: string) {
  return () => Promise.reject(new ApiError(status, { message: 'No.', code }));
}

beforeEach(() => localStorage.clear());

describe('discarding a draft', () => {
  test('waits for a running save, discards its version, and removes the local copy', async () => {
    const store = aStore();
    store.getState().change('Volta');
    const removed: VersionedDraft[] = [];
    await discardDraft(store, async (draft) => void removed.push(draft));
    expect(removed).toEqual([{ id: 'one', version: 4 }]);
    expect(store.getState().saving).toEqual({ kind: 'untouched' });
    expect(localStorage).toHaveLength(0);
  });

  test('succeeds if it no longer exists', async () => {
    await expect(discardDraft(aStore(), refused(404, 'not_found'))).resolves.toEqual({ id: 'one', version: 3 });
  });

  test('removes only the local copy of a draft that was submitted elsewhere', async () => {
    const store = aStore(refused(409, 'not_a_draft'));
    store.getState().change('Volta');
    await expect(discardDraft(store, notCalled)).resolves.toEqual({ id: 'one', version: 3 });
    expect(localStorage).toHaveLength(0);
  });

  test('fails if the server rejects it', async () => {
    const store = aStore();
    await expect(discardDraft(store, refused(409, 'not_a_draft'))).rejects.toThrow('No.');
    expect(store.getState().saving).toEqual({ kind: 'saved', at: '2026-11-21T11:00:00Z' });
  });
});
