import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../../platform/db/new-id.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { aDraft, register, storeDraft } from '../../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', ipi_name_number: '00241555778' });
  kofi = await api.signUp({ given_name: 'Kofi', ipi_name_number: '99900000158' });
});
afterAll(() => api.close());

function discard(...works: { id: string; version: number }[]) {
  return ama.inject('POST', '/compositions/bulk-discard', { payload: { works } });
}
const drafts = async () =>
  (await ama.inject('GET', '/compositions?filter=draft&sort=title'))
    .json()
    .data.items.map(({ title }: { title: string }) => title);

describe('discarding many drafts', () => {
  test('discards them in one call and reports each failure separately', async () => {
    const [first, second, changed] = [
      await storeDraft(ama, aDraft('First', ama)),
      await storeDraft(ama, aDraft('Second', ama)),
      await storeDraft(ama, aDraft('Changed elsewhere', ama)),
    ];
    const registered = await register(ama, aDraft('In Force', ama));
    const other = await storeDraft(kofi, aDraft('Not Mine', kofi));
    const nobodys = { id: newId(), version: 1 };
    const { data } = (await discard(first, second, { ...changed, version: 7 }, registered, other, nobodys)).json();
    expect(data.items).toEqual([
      { id: first.id, outcome: 'discarded' },
      { id: second.id, outcome: 'discarded' },
      { id: changed.id, outcome: 'stale_version' },
      { id: registered.id, outcome: 'not_a_draft' },
      { id: other.id, outcome: 'not_found' },
      { id: nobodys.id, outcome: 'not_found' },
    ]);
    expect(await drafts()).toEqual(['Changed elsewhere']);
    expect((await kofi.inject('GET', `/compositions/${other.id}`)).statusCode).toBe(200);
  });

  test('lists each draft with the version that discarding requires', async () => {
    const { items } = (await ama.inject('GET', '/compositions?filter=draft')).json().data;
    const { data } = (await discard(items[0])).json();
    expect(data.items).toEqual([{ id: items[0].id, outcome: 'discarded' }]);
    const trail = await api.db
      .selectFrom('audit_event')
      .select('action')
      .where('subject_id', '=', items[0].id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(trail.action).toBe('composition.delete');
  });

  test('accepts between 1 and 100 drafts', async () => {
    const works = Array.from({ length: 101 }, () => ({ id: newId(), version: 1 }));
    expect((await discard(...works)).statusCode).toBe(422);
    expect((await discard()).statusCode).toBe(422);
  });
});
