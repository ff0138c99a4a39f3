import type { NewMandate } from '@counterpoint/domain/schemas/members';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setRegistersForOthers } from '../../members/mandates/mandate-repository.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { giveMandate } from '../../testing/test-mandates.ts';
import { aClaim, claimRights } from '../../testing/test-overlaps.ts';
import {
  actOnRecording,
  aRecordingDraft,
  aRight,
  changeRecording,
  recordingAs,
  registerRecording,
  storeRecordingDraft,
} from '../../testing/test-recordings.ts';
import { actOnWork, amend, changeWork, changing, workAs } from '../../testing/test-revisions.ts';
import { aDraft, confirm, newKey, register, storeDraft, submit } from '../../testing/test-works.ts';

const GHANA = '0288';

let api: TestApi;
let writer: TestMember;
let publisher: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  writer = await api.signUp({ given_name: 'Esi', other_names: 'Quartey' });
});
afterAll(() => api.close());

async function aPublisher() {
  publisher = await api.signUp({ corporation_name: 'Osu Music', given_name: 'Naa', other_names: 'Tetteh' });
  return publisher;
}

async function codeOf(request: ReturnType<typeof submit>) {
  const answer = await request;
  return answer.statusCode === 200 ? 'submitted' : answer.json().code;
}

describe('a member without a part in a work', () => {
  test('can’t submit it without a mandate, and keeps the draft', async () => {
    const draft = await storeDraft(await aPublisher(), aDraft('Nobody’s Mandate', writer));
    const answer = await submit(publisher, draft);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'no_part']);
    expect(answer.json().message).toContain('ask one of its writers or publishers for a mandate');
    expect((await publisher.inject('GET', `/compositions/${draft.id}`)).json().data.state).toBe('draft');
  });

  test('registers it under a mandate of a writer, who still confirms', async () => {
    await giveMandate({ representative: await aPublisher(), represented: writer });
    const work = await register(publisher, aDraft('Under Mandate', writer));
    expect(work).toMatchObject({ state: 'awaiting_confirmation', writers: [{ confirmation: 'invited' }] });
    const submitted = work.events.find(({ type }) => type === 'submitted');
    expect(submitted?.actor_name).toBe('Naa Tetteh for Osu Music on behalf of Esi Quartey');
    const { events } = (await writer.inject('GET', `/compositions/${work.id}`)).json().data;
    expect(events.at(-1).actor_name).toBe('Osu Music on behalf of Esi Quartey');
  });

  test('can’t submit a draft begun under a mandate that has ended since', async () => {
    const id = await giveMandate({ representative: await aPublisher(), represented: writer });
    const draft = await storeDraft(publisher, aDraft('Begun under It', writer));
    await writer.inject('DELETE', `/mandates/${id}`);
    expect(await codeOf(submit(publisher, draft))).toBe('no_part');
  });

  test.each<[string, Partial<NewMandate>]>([
    ['of another scope', { scopes: ['register_recordings', 'confirm_shares'] }],
    ['for one country, since shares in works apply worldwide', { territory: GHANA }],
    ['from a later day', { valid_from: '2099-01-01' }],
  ])('can’t submit it under a mandate %s', async (_, terms) => {
    await giveMandate({ representative: await aPublisher(), represented: writer }, terms);
    expect(await codeOf(submit(publisher, await storeDraft(publisher, aDraft('Not Covered', writer))))).toBe('no_part');
  });

  test('can’t amend or withdraw it, or accept a claim on it, after the mandate ended', async () => {
    const id = await giveMandate({ representative: await aPublisher(), represented: writer });
    const half = { role: 'CA' as const, shares: { pr: 5000, mr: 5000, sr: 0 } };
    const writers = [writer.partyId, null].map((party_id) => ({ party_id, ...half }));
    const work = await confirm(writer, await register(publisher, { title: 'Once Represented', writers }));
    await writer.inject('DELETE', `/mandates/${id}`);
    const payload = { ...half, statement: 'I wrote the words with her in Accra in 2019.' };
    const claimant = await api.signUp();
    const claim = await claimant.inject('POST', `/compositions/${work.id}/claims`, { headers: newKey(), payload });
    const acceptance = { name: `claims/${claim.json().data.id}/answer`, payload: { is_accepted: true } };
    const registered = await workAs(publisher, work.id);
    expect(await codeOf(actOnWork(publisher, registered, acceptance))).toBe('no_part');
    const withdrawal = { name: 'withdrawal', payload: { reason: 'Out of spite.' } };
    expect(await codeOf(actOnWork(publisher, registered, withdrawal))).toBe('no_part');
    const bulk = { reason: 'Out of spite.', entries: [{ id: registered.id, version: registered.version }] };
    const withdrawn = await publisher.inject('POST', '/compositions/bulk-withdraw', { payload: bulk });
    expect(withdrawn.json().data.items).toEqual([{ id: registered.id, outcome: 'no_part' }]);
    const begun = await changeWork(publisher, registered, 'amendment');
    const submission = { name: 'amendment/submission', payload: { change_note: 'No longer ours.' } };
    expect(await codeOf(actOnWork(publisher, begun, submission))).toBe('no_part');
    const line = { party_id: publisher.partyId, role: 'A', shares: { pr: 0, mr: 0, sr: 0 } };
    const draft = aDraft('Once Represented', writer);
    const saved = await publisher.inject('PUT', `/compositions/${registered.id}/amendment`, {
      headers: changing(begun),
      payload: { ...draft, writers: [...(draft.writers ?? []), line] },
    });
    expect(await codeOf(actOnWork(publisher, saved.json().data, submission))).toBe('no_part');
  });

  test('registers it once the society cleared the member', async () => {
    await aPublisher();
    await api.db.transaction().execute((tx) => setRegistersForOthers(tx, publisher.memberId, true));
    const held = (await publisher.inject('GET', '/mandates/held')).json().data;
    expect(held).toEqual({ items: [], registers_for_others: true });
    const work = await register(publisher, aDraft('Cleared', writer));
    expect(work.state).toBe('awaiting_confirmation');
  });

  test('may have had the part that a revision gives up', async () => {
    const osu = await aPublisher();
    const work = await confirm(writer, await register(osu, aDraft('Given Up', osu, writer)));
    const given = await amend(osu, work, aDraft('Given Up', writer));
    expect(given.state).toBe('awaiting_confirmation');
  });
});

describe('a member without a part in a recording', () => {
  const inGhana = (holder: TestMember) => ({
    ...aRecordingDraft('In Ghana', holder),
    rights: [aRight(holder.partyId, { territories: [{ territory: GHANA }] })],
  });

  test('registers it under a mandate for the territories of the rights', async () => {
    await giveMandate({ representative: await aPublisher(), represented: writer }, { territory: GHANA });
    const draft = await storeRecordingDraft(publisher, inGhana(writer));
    expect((await actOnRecording(publisher, draft, { name: 'submission' })).statusCode).toBe(200);
    const world = await storeRecordingDraft(publisher, aRecordingDraft('Worldwide', writer));
    expect((await actOnRecording(publisher, world, { name: 'submission' })).json().code).toBe('no_part');
  });

  test('has no part in it by claiming rights after the mandate ended', async () => {
    const id = await giveMandate({ representative: await aPublisher(), represented: writer });
    const rights = [aRight(writer.partyId, { share: 4000 })];
    const submitted = await registerRecording(publisher, { ...aRecordingDraft('Claimed Later'), rights });
    await changeRecording(writer, submitted, 'confirmation');
    await writer.inject('DELETE', `/mandates/${id}`);
    expect((await claimRights(publisher, submitted.id, aClaim({ share: 5000 }))).statusCode).toBe(201);
    const withdrawal = { name: 'withdrawal', payload: { reason: 'Out of spite.' } };
    const answer = await actOnRecording(publisher, await recordingAs(publisher, submitted.id), withdrawal);
    expect(answer.json().code).toBe('no_part');
  });

  test('can’t submit it without a mandate', async () => {
    const draft = await storeRecordingDraft(await aPublisher(), inGhana(writer));
    expect((await actOnRecording(publisher, draft, { name: 'submission' })).json().code).toBe('no_part');
  });
});

test('a member can’t submit a work under a mandate that expired, without anyone ending it', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await giveMandate({ representative: await aPublisher(), represented: writer }, { valid_to: tomorrow });
  const draft = await storeDraft(publisher, aDraft('Expired', writer));
  api.clock.advance(3 * 86_400_000);
  expect(await codeOf(submit(await api.signIn(publisher), draft))).toBe('no_part');
});
