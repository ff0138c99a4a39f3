import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { aRecordingDraft, recordingAs, registerRecording } from '../../../testing/test-recordings.ts';
import { workAs } from '../../../testing/test-revisions.ts';
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

interface Target {
  readonly id: string;
  readonly version: number;
}

const versionsOf = (targets: readonly Target[]) => targets.map(({ id, version }) => ({ id, version }));
const send = (member: TestMember, path: string, payload: object) => member.inject('POST', path, { payload });

describe('withdrawing many works', () => {
  test('withdraws each with the reason, except those of others', async () => {
    const [first, pending] = [await register(ama, aDraft('One', ama)), await register(ama, aDraft('Two', ama, kofi))];
    const [other, draft] = [
      await register(kofi, aDraft('Other', kofi, ama)),
      await storeDraft(ama, aDraft('Draft', ama)),
    ];
    const payload = { entries: versionsOf([first, pending, other, draft]), reason: 'Sent twice.' };
    const { data } = (await send(ama, '/compositions/bulk-withdraw', payload)).json();
    expect(data.items.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'done',
      'done',
      'not_the_submitter',
      'not_withdrawable',
    ]);
    const withdrawn = await workAs(ama, first.id);
    expect([withdrawn.state, withdrawn.events.at(-1)?.note]).toEqual(['withdrawn', 'Sent twice.']);
    expect((await send(ama, '/compositions/bulk-withdraw', { ...payload, reason: ' ' })).statusCode).toBe(422);
  });
});

describe('contesting many works', () => {
  test('opens a case about each, and leaves out those that can’t be contested', async () => {
    const works = [await register(ama, aDraft('Three', ama, kofi)), await register(ama, aDraft('Four', ama, kofi))];
    const own = await register(kofi, aDraft('Own', kofi));
    const contestation = { reason: 'I wrote more of it.', shares: { pr: 7000, mr: 7000, sr: 0 } };
    const same = await register(ama, aDraft('Same', ama, kofi));
    const entries = [
      ...versionsOf([...works, own]).map((target) => ({ ...target, contestation })),
      { ...versionsOf([same])[0], contestation: { ...contestation, shares: { pr: 5000, mr: 5000, sr: 0 } } },
    ];
    const { data } = (await send(kofi, '/compositions/bulk-contest', { entries })).json();
    expect(data.items.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'done',
      'done',
      'nothing_to_contest',
      'validation_failed',
    ]);
    for (const { id } of works) expect(await workAs(kofi, id)).toMatchObject({ is_in_dispute: true });
    expect(await workAs(kofi, same.id)).toMatchObject({ is_in_dispute: false });
  });
});

describe('editing a field of many works', () => {
  const edit = (entries: readonly Target[], change: object) =>
    send(ama, '/compositions/bulk-edit', { entries: versionsOf(entries), ...change });

  test('changes drafts in place and registered works by a new revision that takes effect at once', async () => {
    const draft = await storeDraft(ama, aDraft('Five', ama));
    const registered = await register(ama, aDraft('Six', ama));
    const pending = await register(ama, aDraft('Seven', ama, kofi));
    const { data } = (await edit([draft, registered, pending], { field: 'genre', value: 'Highlife' })).json();
    expect(data.items.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['done', 'done', 'not_in_force']);
    expect(await workAs(ama, draft.id)).toMatchObject({ genre: 'Highlife', state: 'draft', revision: 1 });
    const edited = await workAs(ama, registered.id);
    expect(edited).toMatchObject({ genre: 'Highlife', state: 'registered', revision: 2, pending_revision: null });
    expect(edited.change_note).toBe('Genre changed to Highlife.');
    const { items } = (await ama.inject('GET', '/notifications')).json().data;
    const titles = items.map(({ title, message }: { title: string; message: string }) => `${title}: ${message}`);
    expect(titles.filter((each: string) => each.includes('“Six”'))).toEqual(['Work registered: “Six” is registered']);
  });

  test('adds no revision to a work that has the value already', async () => {
    const registered = await register(ama, { ...aDraft('Seven and a Half', ama), genre: 'Highlife' });
    const { data } = (await edit([registered], { field: 'genre', value: 'Highlife' })).json();
    expect(data.items).toMatchObject([{ outcome: 'done' }]);
    expect(await workAs(ama, registered.id)).toMatchObject({ revision: 1, version: registered.version });
  });

  test('keeps a revision that is being prepared', async () => {
    const registered = await register(ama, aDraft('Eight', ama));
    const headers = { 'if-match': `"${registered.version}"`, 'idempotency-key': crypto.randomUUID() };
    const begun = await ama.inject('POST', `/compositions/${registered.id}/amendment`, { headers });
    expect(begun.statusCode).toBe(201);
    const { data } = (await edit([await workAs(ama, registered.id)], { field: 'genre', value: 'Highlife' })).json();
    expect(data.items).toMatchObject([{ outcome: 'amendment_exists' }]);
  });

  test.each([
    ['a field that each work has for itself', { field: 'title', value: 'Same' }, 'field'],
    ['a value that the field can’t have', { field: 'language', value: 'xx' }, 'value'],
  ])('rejects %s', async (_, change, path) => {
    const refused = await edit([await storeDraft(ama, aDraft('Nine', ama))], change);
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([422, path]);
  });

  test('edits recordings, and lists only the member’s own before', async () => {
    const mine = await registerRecording(ama, aRecordingDraft('Ten', ama));
    const other = await registerRecording(kofi, aRecordingDraft('Eleven', kofi));
    const payload = { entries: versionsOf([mine, other]), field: 'label', value: 'Osu Sounds' };
    const { data } = (await send(ama, '/recordings/bulk-edit', payload)).json();
    expect(data.items.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['done', 'not_found']);
    expect((await recordingAs(ama, mine.id)).label).toBe('Osu Sounds');
    const ids = [mine.id, other.id].join();
    const own = (await ama.inject('GET', '/recordings/submitted-by-me', { query: { ids } })).json().data.items;
    expect(own.map(({ title }: { title: string }) => title)).toEqual(['Ten']);
  });
});
