// cspell:ignore harmatan
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { changeWhileLocked } from '../../testing/test-locked-change.ts';
import { aRecordingDraft, registerRecording } from '../../testing/test-recordings.ts';
import { actOnWork } from '../../testing/test-revisions.ts';
import { society } from '../../testing/test-society.ts';
import { aDraft, newKey, register, storeDraft } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let stood: WorkDetails;
let came: WorkDetails;
let take: RecordingDetails;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi', ipi_name_number: '00241555778' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah', ipi_name_number: '99900000158' });
  stood = await register(ama, { ...aDraft('Harmattan Wind Blows', ama), iswc: 'T-034.524.680-1' });
  came = await register(ama, {
    ...aDraft('Harmatan Wind Blows', ama),
    iswc: 'T-702.152.911-5',
    recordings: [{ isrc: 'GB-EMI-03-00013' }],
  });
  const works = [{ composition_id: came.id, title: came.title }];
  take = await registerRecording(ama, { ...aRecordingDraft('Harmattan Take', ama), works });
});
afterAll(() => api.close());

const target = async ({ id }: WorkDetails): Promise<WorkDetails> =>
  (await ama.inject('GET', `/compositions/${id}`)).json().data;

async function found(query: string): Promise<string[]> {
  const { items } = (await kofi.inject('GET', '/repertoire/compositions', { query: { query } })).json().data;
  return items.map(({ id }: { id: string }) => id);
}

const notices = async () => (await ama.inject('GET', '/notifications')).json().data.items;

describe('merging duplicate works', () => {
  test('lists candidates for staff since their submission, with the reasons', async () => {
    const { data } = await society(api, 'compositions', 'duplicates');
    expect(data).toMatchObject([
      {
        work: { id: came.id },
        other: { id: stood.id },
        certainty: 'probable',
        why: [{ field: 'title' }, { field: 'writer' }],
      },
    ]);
  });

  test('changes nothing until staff confirm', async () => {
    const { data } = await society(api, 'compositions', 'merge', came.reference, stood.reference);
    expect(data).toMatchObject({ merged: false, duplicate: { id: came.id }, into: { id: stood.id } });
    expect((await target(came)).state).toBe('registered');
  });

  test('merges two works into one that is found by the codes and titles of both, and notifies the members', async () => {
    const { code, data } = await society(api, 'compositions', 'merge', came.reference, stood.id, '--yes');
    expect([code, data.merged]).toEqual([0, true]);
    const [duplicate, into] = [await target(came), await target(stood)];
    expect(duplicate).toMatchObject({ state: 'superseded', duplicate_of: stood.id, iswc: 'T7021529115' });
    expect(into).toMatchObject({ state: 'registered', iswc: 'T0345246801', version: stood.version + 1 });
    for (const work of [duplicate, into]) expect(work.events.at(-1)?.type).toBe('merged');
    const recordings = (await ama.inject('GET', `/compositions/${stood.id}/recordings`)).json().data.items;
    expect(recordings).toMatchObject([{ recording_id: take.id }]);
    const works = (await ama.inject('GET', `/recordings/${take.id}/works`)).json().data.items;
    expect(works).toMatchObject([{ composition_id: stood.id }]);
    for (const query of ['T-702.152.911-5', 'GB-EMI-03-00013', 'harmatan wind', came.reference])
      expect([query, await found(query)]).toEqual([query, [stood.id]]);
    expect((await notices())[0]).toMatchObject({
      title: 'Duplicate works merged',
      link: { type: 'composition', id: stood.id },
    });
    expect((await society(api, 'compositions', 'duplicates')).data).toEqual([]);
  });

  test('warns a member who registers the merged work again', async () => {
    const payload = { title: 'Something Else', iswc: 'T-702.152.911-5' };
    const { items } = (await kofi.inject('POST', '/compositions/candidates', { payload })).json().data;
    expect(items).toMatchObject([{ row: { id: stood.id }, certainty: 'certain' }]);
  });

  test('rejects merging twice, with itself, of drafts, of disputed works, or into a duplicate', async () => {
    const draft = await storeDraft(kofi, aDraft('Still a Draft', kofi));
    const disputed = await register(ama, aDraft('Whose Is It', ama, kofi));
    const payload = { reason: 'I wrote it by myself.', shares: { pr: 10_000, mr: 10_000, sr: 0 } };
    const contest = { headers: { 'if-match': `"${disputed.version}"` }, payload };
    await kofi.inject('POST', `/compositions/${disputed.id}/contestation`, contest);
    const other = await register(kofi, aDraft('Another Song', kofi));
    const tried = async (one: string, into: string) =>
      (await society(api, 'compositions', 'merge', one, into, '--yes')).problem?.code;
    expect(await tried(came.id, stood.id)).toBe('already_merged');
    expect(await tried(other.id, came.id)).toBe('already_merged');
    expect(await tried(other.id, other.reference)).toBe('same_work');
    expect(await tried(draft.id, other.id)).toBe('not_in_force');
    expect(await tried(disputed.id, other.id)).toMatch(/not_in_force|in_dispute/);
    expect(await tried(stood.id, other.id)).toBe('has_duplicates');
    expect(await tried('NOPE1', other.id)).toBe('not_found');
  });

  test('keeps a work from being withdrawn while others are merged into it', async () => {
    const withdrawal = { name: 'withdrawal', payload: { reason: 'No longer mine.' } };
    const refused = await actOnWork(ama, await target(stood), withdrawal);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'has_duplicates']);
  });

  test('locks both works in one order, so that a merge and its undoing can’t deadlock', async () => {
    const separated = await changeWhileLocked(api, stood.id, {
      table: 'composition',
      request: () => society(api, 'compositions', 'unmerge', came.reference),
      change: (tx) =>
        tx.selectFrom('composition').select('id').where('id', '=', came.id).forUpdate().noWait().execute(),
    });
    expect(separated.data).toMatchObject({ unmerged: false, duplicate: came.id });
  });

  test('separates the works and their recordings again when staff undo the merge', async () => {
    expect((await society(api, 'compositions', 'unmerge', came.reference)).data).toMatchObject({ unmerged: false });
    expect((await society(api, 'compositions', 'unmerge', came.reference, '--yes')).code).toBe(0);
    expect(await target(came)).toMatchObject({ state: 'registered', duplicate_of: null });
    expect(await found('T-702.152.911-5')).toEqual([came.id]);
    const recordingsOf = async ({ id }: WorkDetails) =>
      (await ama.inject('GET', `/compositions/${id}/recordings`)).json().data.items;
    expect([await recordingsOf(stood), await recordingsOf(came)]).toMatchObject([[], [{ recording_id: take.id }]]);
    const takes = await kofi.inject('GET', '/repertoire/recordings', { query: { query: 'harmatan' } });
    expect(takes.json().data.items).toMatchObject([{ id: take.id }]);
    expect((await society(api, 'compositions', 'unmerge', came.reference, '--yes')).problem?.code).toBe('not_merged');
  });

  test('registers a separated work completely if its writer has got an IPI name number meanwhile', async () => {
    const payload = { kind: 'person', family_name: 'Owusu' };
    const added = (await ama.inject('POST', '/composers', { headers: newKey(), payload })).json().data;
    const writers = [{ partyId: added.id }];
    const [remaining, duplicate] = [
      await register(ama, aDraft('Palm Grove', ama, ...writers)),
      await register(ama, aDraft('Palm Groves', ama, ...writers)),
    ];
    expect(duplicate.state).toBe('registered_incomplete');
    await society(api, 'compositions', 'merge', duplicate.reference, remaining.reference, '--yes');
    const changed = await ama.inject('PUT', `/composers/${added.id}`, {
      headers: { 'if-match': `"${added.version}"` },
      payload: { ...payload, ipi_name_number: '99900000256' },
    });
    expect([changed.statusCode, (await target(remaining)).state]).toEqual([200, 'registered']);
    await society(api, 'compositions', 'unmerge', duplicate.reference, '--yes');
    expect((await target(duplicate)).state).toBe('registered');
  });

  test('ends what others see of the duplicate alone: its open claims and the searches for it', async () => {
    const half = { pr: 5_000, mr: 5_000, sr: 0 };
    const [remaining, duplicate] = [
      await register(ama, aDraft('Quixotic Undertone', ama)),
      await register(ama, {
        title: 'Zephyr',
        iswc: 'T-000.000.001-0',
        writers: [
          { party_id: ama.partyId, role: 'C', shares: half },
          { party_id: null, role: 'A', shares: half },
        ],
      }),
    ];
    const works = [remaining, duplicate].map(({ id, title }) => ({ composition_id: id, title }));
    await registerRecording(ama, { ...aRecordingDraft('Of Both', ama), works });
    const takes = async () => {
      const answer = await kofi.inject('GET', '/repertoire/recordings', { query: { query: 'T-000.000.001-0' } });
      return answer.json().data.total;
    };
    const payload = { role: 'A', shares: half, statement: 'I wrote the words with her in Accra in 2019.' };
    const claimed = await kofi.inject('POST', `/compositions/${duplicate.id}/claims`, { headers: newKey(), payload });
    expect([claimed.json().data.state, await takes()]).toEqual(['requested', 1]);

    await society(api, 'compositions', 'merge', duplicate.reference, remaining.reference, '--yes');
    expect(await takes()).toBe(0);
    const { items } = (await ama.inject('GET', `/compositions/${duplicate.id}/claims`)).json().data;
    expect(items).toMatchObject([{ state: 'refused' }]);
    const [notice] = (await kofi.inject('GET', '/notifications')).json().data.items;
    expect(notice).toMatchObject({ title: 'Your claim was rejected', link: { id: remaining.id } });
    const { reference } = remaining;
    expect(notice.message).toContain(
      `${duplicate.reference} is a duplicate of ${reference}. Claim your share of ${reference} instead.`,
    );
  });

  test('stops listing candidates that staff rejected', async () => {
    await register(kofi, aDraft('Night Market', kofi));
    const [one, other] = [
      await register(kofi, aDraft('Night Market!', kofi)),
      await register(kofi, aDraft('Night Markets', kofi)),
    ];
    expect((await society(api, 'compositions', 'duplicates')).data).toHaveLength(3);
    expect((await society(api, 'compositions', 'distinct', other.reference, one.reference)).code).toBe(0);
    expect((await society(api, 'compositions', 'duplicates')).data).toHaveLength(2);
  });
});
