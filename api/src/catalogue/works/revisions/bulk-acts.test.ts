import type { WorkDetails, WorkRow } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../../platform/db/new-id.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { auditTrail } from '../../../testing/test-audit.ts';
import { aRecordingDraft, changingRecording, storeRecordingDraft } from '../../../testing/test-recordings.ts';
import { amend, changeWork, workAs } from '../../../testing/test-revisions.ts';
import { aDraft, confirm, register, storeDraft } from '../../../testing/test-works.ts';

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

const discard = (...drafts: Target[]) => actOn('bulk-discard', ama, drafts);

function actOn(action: string, member: TestMember, works: readonly Target[]) {
  const entries = works.map(({ id, version }) => ({ id, version }));
  return member.inject('POST', `/compositions/${action}`, { payload: { entries } });
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
    const registered = await register(ama, aDraft('Active', ama));
    const other = await storeDraft(kofi, aDraft('Not Mine', kofi));
    const unknown = { id: newId(), version: 1 };
    const { data } = (await discard(first, second, { ...changed, version: 7 }, registered, other, unknown)).json();
    expect(data.items).toEqual([
      { id: first.id, outcome: 'done' },
      { id: second.id, outcome: 'done' },
      { id: changed.id, outcome: 'stale_version' },
      { id: registered.id, outcome: 'not_a_draft' },
      { id: other.id, outcome: 'not_found' },
      { id: unknown.id, outcome: 'not_found' },
    ]);
    expect(await drafts()).toEqual(['Changed elsewhere']);
    expect((await kofi.inject('GET', `/compositions/${other.id}`)).statusCode).toBe(200);
  });

  test('lists each draft with the version that discarding requires', async () => {
    const { items } = (await ama.inject('GET', '/compositions?filter=draft')).json().data;
    const { data } = (await discard(items[0])).json();
    expect(data.items).toEqual([{ id: items[0].id, outcome: 'done' }]);
    expect((await auditTrail(api, items[0].id)).at(-1)?.action).toBe('composition.delete');
  });

  test('keeps a draft that a recording names, alone as well', async () => {
    const named = await storeDraft(ama, aDraft('Named', ama));
    const works = [{ title: 'Named', composition_id: named.id }];
    const naming = await storeRecordingDraft(ama, { ...aRecordingDraft('Naming'), works });
    const headers = changingRecording(named);
    const alone = await ama.inject('DELETE', `/compositions/${named.id}`, { headers });
    expect([alone.statusCode, alone.json().code, alone.json().message]).toEqual([
      409,
      'still_named',
      expect.stringContaining('a recording or a case names it'),
    ]);
    const unnamed = await storeDraft(ama, aDraft('Unnamed', ama));
    expect((await discard(named, unnamed)).json().data.items).toEqual([
      { id: named.id, outcome: 'still_named' },
      { id: unnamed.id, outcome: 'done' },
    ]);
    await ama.inject('DELETE', `/recordings/${naming.id}`, { headers: changingRecording(naming) });
    expect((await discard(named)).json().data.items).toEqual([{ id: named.id, outcome: 'done' }]);
  });

  test('accepts between 1 and 100 drafts', async () => {
    const works = Array.from({ length: 101 }, () => ({ id: newId(), version: 1 }));
    expect((await discard(...works)).statusCode).toBe(422);
    expect((await discard()).statusCode).toBe(422);
  });
});

describe('works that wait for the member', () => {
  let waiting: WorkDetails;
  let amended: WorkDetails;
  let answered: WorkDetails;
  beforeAll(async () => {
    waiting = await register(ama, aDraft('Waiting', ama, kofi));
    answered = await confirm(kofi, await register(ama, aDraft('Answered', ama, kofi)));
    const shared = await confirm(kofi, await register(ama, aDraft('Amended', ama, kofi)));
    const [own, other] = aDraft('Amended', ama, kofi).writers ?? [];
    amended = await amend(ama, shared, {
      title: 'Amended',
      writers: [own, other].flatMap((line, index) => {
        const share = index === 0 ? 7_000 : 3_000;
        return line ? [{ ...line, shares: { pr: share, mr: share, sr: 0 } }] : [];
      }),
    });
  });

  async function titlesOf(member: TestMember, filter: string) {
    const answer = await member.inject('GET', '/compositions', { query: { filter, sort: 'title' } });
    const { items, total, counts } = answer.json().data;
    expect([total, counts[filter]]).toEqual([items.length, items.length]);
    return items.map(({ title }: { title: string }) => title);
  }

  test('are listed apart from those that wait for others', async () => {
    expect(await titlesOf(kofi, 'awaits_me')).toEqual(['Amended', 'Waiting']);
    expect(await titlesOf(kofi, 'awaiting_confirmation')).toEqual([]);
    expect(await titlesOf(ama, 'awaits_me')).toEqual([]);
    expect(await titlesOf(ama, 'awaiting_confirmation')).toEqual(['Waiting']);
    const awaits = async (member: TestMember) => {
      const { items } = (await member.inject('GET', '/compositions?sort=title')).json().data;
      return Object.fromEntries(items.map((row: WorkRow) => [row.title, row.awaits]));
    };
    expect(await awaits(kofi)).toEqual({ Amended: 'me', Answered: undefined, Waiting: 'me' });
    expect(await awaits(ama)).toMatchObject({ Amended: undefined, Answered: undefined, Waiting: 'others' });
  });

  test('can be read as they would be after the confirmation, without those that don’t wait', async () => {
    const ids = [waiting.id, answered.id, amended.id, newId()].join();
    const answer = await kofi.inject('GET', '/compositions/awaiting-me', { query: { ids } });
    const shares = answer.json().data.items.map(({ title, writers }: WorkDetails) => {
      return [title, writers.find(({ is_me }) => is_me)?.shares.pr];
    });
    expect(shares).toEqual([
      ['Waiting', 5_000],
      ['Amended', 3_000],
    ]);
    const none = await ama.inject('GET', '/compositions/awaiting-me', { query: { ids } });
    expect(none.json().data.items).toEqual([]);
  });

  test('remind their parties once a day', async () => {
    const remind = async () => (await actOn('bulk-remind', ama, [waiting, answered])).json().data.items;
    expect(await remind()).toEqual([
      { id: waiting.id, outcome: 'done' },
      { id: answered.id, outcome: 'not_awaiting' },
    ]);
    expect(await remind()).toMatchObject([{ outcome: 'reminded_today' }, { outcome: 'not_awaiting' }]);
    expect((await actOn('bulk-remind', kofi, [waiting])).json().data.items).toMatchObject([{ outcome: 'not_found' }]);
  });

  test('aren’t offered a reminder, or sent one, once everyone has confirmed or contested', async () => {
    const contested = await register(ama, aDraft('Contested by All', ama, kofi));
    const contest = { reason: 'It was mine alone.', shares: { pr: 10_000, mr: 10_000, sr: 0 } };
    await changeWork(kofi, contested, { name: 'contestation', payload: contest });
    const { items } = (await ama.inject('GET', '/compositions', { query: { query: 'Contested' } })).json().data;
    expect(items).toMatchObject([{ id: contested.id, state: 'awaiting_confirmation' }]);
    expect(items[0].awaits).toBeUndefined();
    const reminded = (await actOn('bulk-remind', ama, [contested])).json().data.items;
    expect(reminded).toMatchObject([{ outcome: 'not_awaiting' }]);
    expect(await workAs(ama, contested.id)).toMatchObject({ reminded_at: null });
  });

  test('are confirmed in one call, except those that changed or don’t wait', async () => {
    const stale = await register(ama, aDraft('Changed Meanwhile', ama, kofi));
    const seen = [await workAs(kofi, waiting.id), await workAs(kofi, amended.id), answered];
    const { data } = (await actOn('bulk-confirm', kofi, [...seen, { ...stale, version: 99 }])).json();
    expect(data.items).toEqual([
      { id: waiting.id, outcome: 'done' },
      { id: amended.id, outcome: 'done' },
      { id: answered.id, outcome: 'nothing_to_confirm' },
      { id: stale.id, outcome: 'stale_version' },
    ]);
    expect(await titlesOf(kofi, 'awaits_me')).toEqual(['Changed Meanwhile']);
    expect((await workAs(ama, amended.id)).writers.map(({ shares }) => shares.pr)).toEqual([7_000, 3_000]);
    expect((await workAs(ama, waiting.id)).state).not.toBe('awaiting_confirmation');
  });

  test('are confirmed even after one whose ISWC was registered meanwhile', async () => {
    const iswc = 'T-702.152.911-5';
    const [first, taken, last] = [
      await register(ama, aDraft('First of Three', ama, kofi)),
      await register(ama, { ...aDraft('Taken Meanwhile', ama, kofi), iswc }),
      await register(ama, aDraft('Last of Three', ama, kofi)),
    ];
    await register(ama, { ...aDraft('Quicker', ama), iswc });
    const { data } = (await actOn('bulk-confirm', kofi, [first, taken, last])).json();
    expect(data.items).toEqual([
      { id: first.id, outcome: 'done' },
      { id: taken.id, outcome: 'iswc_taken' },
      { id: last.id, outcome: 'done' },
    ]);
  });
});
