import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { giveMandate } from '../../testing/test-mandates.ts';
import { aRecordingDraft, aRight, storeRecordingDraft } from '../../testing/test-recordings.ts';
import { society } from '../../testing/test-society.ts';
import { aDraft, storeDraft, submit } from '../../testing/test-works.ts';

let api: TestApi;
let writer: TestMember;
let friend: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  writer = await api.signUp({ given_name: 'Esi', other_names: 'Quartey' });
});
beforeEach(async () => {
  friend = await api.signUp({ given_name: 'Kofi', other_names: 'Addo' });
});
afterAll(() => api.close());

type Stored = Pick<WorkDetails, 'id' | 'version'>;

function requestReview(who: TestMember, { id, version }: Stored, path = 'compositions') {
  return who.inject('POST', `/${path}/${id}/review`, { headers: { 'if-match': `"${version}"` } });
}

async function draftForReview(title: string) {
  const draft = await storeDraft(friend, aDraft(title, writer));
  expect((await requestReview(friend, draft)).statusCode).toBe(200);
  return { draft, review: await reviewOf(title) };
}

async function reviewOf(title: string) {
  const { data } = await society(api, 'reviews', 'list');
  return data.find((each: { title: string }) => each.title === title);
}

const read = async (who: TestMember, { id }: Stored, what = '') =>
  (await who.inject('GET', `/compositions/${id}${what}`)).json().data;

const newest = async (who: TestMember) => (await who.inject('GET', '/notifications')).json().data.items[0];

describe('the society’s review of a draft without a part of its member', () => {
  test('is listed with the member and the parties', async () => {
    const { draft, review } = await draftForReview('For the Estate');
    expect((await requestReview(friend, draft)).statusCode).toBe(200);
    const { data } = await society(api, 'reviews', 'list', '--state', 'closed');
    expect(data.filter(({ title }: { title: string }) => title === 'For the Estate')).toEqual([]);
    expect(review).toMatchObject({ member: 'Kofi Addo', parties: ['Esi Quartey'], is_outdated: false });
    expect(await read(friend, draft, '/review')).toMatchObject({ state: 'open', is_outdated: false, reason: null });
    expect(await read(friend, draft)).toMatchObject({ state: 'draft' });
  });

  test('submits the draft for the member when approved, and notifies both', async () => {
    const { draft, review } = await draftForReview('Approved for Her');
    expect((await society(api, 'reviews', 'approve', review.id)).code).toBe(0);
    const work = await read(friend, draft);
    expect(work).toMatchObject({ state: 'awaiting_confirmation', writers: [{ confirmation: 'invited' }] });
    expect(work.events.find(({ type }: { type: string }) => type === 'submitted')).toMatchObject({ is_me: true });
    expect(await newest(friend)).toMatchObject({ title: 'The society approved your submission' });
    expect(await newest(writer)).toMatchObject({ title: 'Confirm your shares' });
    const again = await society(api, 'reviews', 'approve', review.id);
    expect(again.problem).toMatchObject({ code: 'already_decided' });
    const trail = api.db.selectFrom('audit_event').select('staff').where('action', '=', 'society.reviews.approve');
    expect(await trail.executeTakeFirst()).toEqual({ staff: 'Esi Kyei' });
  });

  test('tells the member why it was refused, who can ask again', async () => {
    const { draft, review } = await draftForReview('Refused at First');
    await society(api, 'reviews', 'refuse', review.id, '--reason', 'Send us the contract.');
    expect(await newest(friend)).toMatchObject({
      title: 'The society didn’t approve your submission',
      message: expect.stringContaining('Send us the contract.'),
    });
    expect(await read(friend, draft, '/review')).toMatchObject({ state: 'refused', reason: 'Send us the contract.' });
    expect((await submit(friend, draft)).json().code).toBe('no_part');
    expect((await requestReview(friend, draft)).statusCode).toBe(200);
  });

  test('covers the version that was reviewed, and no other', async () => {
    const { draft, review } = await draftForReview('Changed Meanwhile');
    const payload = aDraft('Changed Meanwhile, Quite', writer);
    const headers = { 'if-match': `"${draft.version}"` };
    const changed = (await friend.inject('PUT', `/compositions/${draft.id}`, { headers, payload })).json().data;
    expect(await read(friend, draft, '/review')).toMatchObject({ is_outdated: true });
    expect((await society(api, 'reviews', 'approve', review.id)).problem).toMatchObject({ code: 'changed_since' });
    expect((await requestReview(friend, changed)).statusCode).toBe(200);
    const { id } = await reviewOf('Changed Meanwhile, Quite');
    expect((await society(api, 'reviews', 'approve', id)).code).toBe(0);
    const submitted = await read(friend, changed);
    const recalled = await friend.inject('POST', `/compositions/${draft.id}/taking-back`, {
      headers: { 'if-match': `"${submitted.version}"` },
    });
    expect((await submit(friend, recalled.json().data)).json().code).toBe('no_part');
  });

  test('is for the draft’s own member, and only where one is needed', async () => {
    const { draft } = await draftForReview('Private to Kofi');
    const other = await api.signUp();
    expect((await requestReview(other, draft)).statusCode).toBe(404);
    expect((await other.inject('GET', `/compositions/${draft.id}/review`)).statusCode).toBe(404);
    const own = await storeDraft(writer, aDraft('Her Own Work', writer));
    expect((await requestReview(writer, own)).json().code).toBe('no_review_needed');
    expect((await requestReview(friend, { id: draft.id, version: draft.version + 1 })).statusCode).toBe(412);
  });

  test('closes when the member submits under a mandate, and with the draft', async () => {
    const { draft } = await draftForReview('Under a Mandate Now');
    await giveMandate({ representative: friend, represented: writer });
    expect((await submit(friend, draft)).statusCode).toBe(200);
    expect(await read(friend, draft, '/review')).toMatchObject({ state: 'closed' });
    const stranger = await api.signUp();
    friend = stranger;
    const { draft: thrownAway } = await draftForReview('Thrown Away');
    const headers = { 'if-match': `"${thrownAway.version}"` };
    expect((await stranger.inject('DELETE', `/compositions/${thrownAway.id}`, { headers })).statusCode).toBe(204);
    expect(await reviewOf('Thrown Away')).toBeUndefined();
  });

  test('closes when its draft is withdrawn', async () => {
    const { draft, review } = await draftForReview('Withdrawn Again');
    await society(api, 'reviews', 'approve', review.id);
    const change = async (name: string, payload?: object) => {
      const { version } = await read(friend, draft);
      const headers = { 'if-match': `"${version}"` };
      const path = `/compositions/${draft.id}/${name}`;
      return friend.inject('POST', path, { headers, ...(payload && { payload }) });
    };
    const recalled = (await change('taking-back')).json().data;
    expect((await requestReview(friend, recalled)).statusCode).toBe(200);
    expect((await change('withdrawal', { reason: 'No longer needed.' })).statusCode).toBe(200);
    expect(await reviewOf('Withdrawn Again')).toBeUndefined();
    expect(await read(friend, draft, '/review')).toMatchObject({ state: 'closed' });
  });

  test('works for recordings', async () => {
    const draft = await storeRecordingDraft(friend, {
      ...aRecordingDraft('Estate Tapes', writer),
      rights: [aRight(writer.partyId, { share: 10_000 })],
    });
    expect((await requestReview(friend, draft, 'recordings')).statusCode).toBe(200);
    const { id } = await reviewOf('Estate Tapes');
    expect((await society(api, 'reviews', 'approve', id)).code).toBe(0);
    const { data } = (await friend.inject('GET', `/recordings/${draft.id}`)).json();
    expect(data.state).toBe('awaiting_confirmation');
  });
});
