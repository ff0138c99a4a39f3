import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import {
  actOnCase,
  aFiledCase,
  aFiledClaimFrom,
  aNewWriter,
  aSharedWork,
  aWorkOf,
  caseAs,
  changeCase,
} from '../../testing/test-filing.ts';
import { changeWork, workAs } from '../../testing/test-revisions.ts';
import { society } from '../../testing/test-society.ts';
import { aDraft, confirm, newKey, register } from '../../testing/test-works.ts';
import { aPdf } from '../evidence/testing/sample-documents.ts';
import { sendEvidence } from '../evidence/testing/send-evidence.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let esi: TestMember;
let yaw: TestMember;
let abena: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  esi = await api.signUp({ given_name: 'Esi' });
  yaw = await api.signUp({ given_name: 'Yaw' });
  abena = await api.signUp({ given_name: 'Abena' });
});
afterAll(() => api.close());

describe('filers of a case', () => {
  test('are the only ones who can withdraw the case, which releases the holds', async () => {
    const work = await aSharedWork('Withdrawn', ama, kofi);
    const filed = await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const notTheirs = { name: 'withdrawal', payload: { reason: '' } };
    expect((await actOnCase(ama, filed, notTheirs)).json().code).toBe('not_yours');
    expect((await actOnCase(esi, filed, notTheirs)).statusCode).toBe(404);
    const reason = 'We have settled it over a cup of tea.';
    const over = await changeCase(kofi, filed, { name: 'withdrawal', payload: { reason } });
    expect(over).toMatchObject({ state: 'withdrawn', resolution: { type: 'withdrawn', text: reason } });
    expect((await ama.inject('GET', `/compositions/${work.id}`)).json().data.is_in_dispute).toBe(false);
    expect((await caseAs(ama, filed.id)).state).toBe('withdrawn');
    const again = await actOnCase(kofi, over, { name: 'withdrawal', payload: { reason } });
    expect(again.statusCode).toBe(409);
  });

  test('learn that the work was withdrawn before the society reviewed their case', async () => {
    const work = await register(ama, aDraft('Withdrawn Before', ama));
    const claim = { from: ama, share: 1000, kind: 'ownership' };
    const filed = await aFiledClaimFrom(kofi, work.id, claim);
    await changeWork(ama, await workAs(ama, work.id), { name: 'withdrawal', payload: { reason: 'Registered twice.' } });
    const reason = 'The work was withdrawn: Registered twice.';
    expect(await caseAs(kofi, filed.id)).toMatchObject({
      state: 'inadmissible',
      resolution: { type: 'inadmissible', text: reason },
    });
    const [notice] = (await kofi.inject('GET', '/notifications')).json().data.items;
    expect(notice).toMatchObject({ title: 'Case not admitted', message: expect.stringContaining(reason) });
  });

  test('can file again, which links both cases for those who knew of the first', async () => {
    const work = await aSharedWork('Taken Up Again', ama, kofi);
    const shares = { [kofi.partyId]: 7000, [ama.partyId]: 3000 };
    // Only the filer sees a case that awaits evidence.
    const unseen = await aFiledCase(kofi, { id: work.id, kind: 'ownership' }, shares);
    await changeCase(kofi, unseen, { name: 'withdrawal', payload: { reason: '' } });
    const again = await aFiledCase(kofi, { id: work.id, kind: 'ownership' }, shares);
    expect(again.follows).toEqual({ id: unseen.id, number: unseen.number });
    await society(api, 'cases', 'refuse', again.number, '--reason', 'Nothing shows it.');
    const other = await aFiledCase(kofi, work, shares);
    expect(other.follows).toBeNull();
    await changeCase(kofi, other, { name: 'withdrawal', payload: { reason: '' } });
    const { id } = await aFiledCase(kofi, work, shares);
    expect((await caseAs(ama, id)).follows?.number).toBe(other.number);
    await api.db.updateTable('opposition').set({ follows_id: unseen.id }).where('id', '=', id).execute();
    expect([(await caseAs(ama, id)).follows, (await caseAs(kofi, id)).follows?.number]).toEqual([null, unseen.number]);
  });

  test('can leave a case that others continue', async () => {
    const work = await aSharedWork('Left', ama, kofi);
    const first = await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const joined = await changeCase(esi, await aNewWriter(esi, work.id, { rights: ['pr'], share: 1000 }), 'submission');
    const left = await changeCase(kofi, await caseAs(kofi, first.id), { name: 'withdrawal', payload: { reason: '' } });
    expect(left.state).toBe('awaiting_response');
    // The remaining claim would change their own line, so they must respond now.
    expect(left).toMatchObject({ my_side: 'respondent', is_my_turn: true });
    const target = await caseAs(esi, joined.id);
    expect(target.events.at(-1)).toMatchObject({ type: 'left', actor: 'Kofi Mensah' });
    expect(target.waits_for.toSorted()).toEqual(['Ama Kusi', 'Kofi Mensah']);
    // Only the share that the remaining claim contests stays on hold.
    const open = target.holds.filter(({ released_at }) => released_at === null);
    expect(open.map(({ party_name, share }) => [party_name, share]).sort()).toEqual([
      ['Ama Kusi', 500],
      ['Kofi Mensah', 500],
    ]);
  });

  test('have no say in a case that they left, no notifications of it, and no mention on dashboards', async () => {
    const { id } = await aWorkOf('No More News', [
      [ama, 5000],
      [esi, 5000],
    ]);
    const first = await aFiledClaimFrom(kofi, id, { from: ama, share: 1000 });
    await aFiledClaimFrom(yaw, id, { from: ama, share: 500 });
    const claimOnDashboard = async () => {
      const { attention } = (await ama.inject('GET', '/dashboard')).json().data;
      const item = attention.find(({ object_id }: { object_id: string }) => object_id === first.id);
      return [item?.actor_name, item?.share];
    };
    expect(await claimOnDashboard()).toEqual(['Kofi Mensah', 1000]);
    await changeCase(kofi, await caseAs(kofi, first.id), { name: 'withdrawal', payload: { reason: '' } });
    expect(await claimOnDashboard()).toEqual(['Yaw Mensah', null]);
    const escalation = { name: 'escalation', payload: { statement: 'It is before the court in Accra.' } };
    const message = { headers: newKey(), payload: { body: 'I have left.' } };
    const refused = [
      await kofi.inject('POST', `/oppositions/${first.id}/messages`, message),
      await sendEvidence(kofi, first.id, { payload: aPdf() }),
      await actOnCase(kofi, await caseAs(kofi, first.id), escalation),
    ];
    expect(refused.map((answer) => answer.json().code)).toEqual(['case_left', 'case_left', 'not_yours']);
    const titlesOf = async (member: TestMember): Promise<string[]> => {
      const { items } = (await member.inject('GET', '/notifications?per_page=100')).json().data;
      return items.flatMap(({ title, link }: { title: string; link: { id: string } | null }) =>
        link?.id === first.id ? [title] : [],
      );
    };
    const before = [await titlesOf(kofi), await titlesOf(yaw)].map(({ length }) => length);
    await sendEvidence(ama, first.id, { payload: aPdf(), query: { kind: 'agreement', visibility: 'shared' } });
    await society(api, 'cases', 'extend', first.number, '--days', '10', '--reason', 'On request.');
    await society(api, 'cases', 'write', first.number, '--text', 'Please answer soon.');
    await changeCase(ama, await caseAs(ama, first.id), { name: 'answers', payload: { answer: 'update' } });
    const after = [await titlesOf(kofi), await titlesOf(yaw)].map(({ length }) => length);
    expect(after).toEqual([before[0], (before[1] ?? 0) + 4]);
  });

  test('lets those answer again who accepted a claim that conflicted with theirs', async () => {
    const work = await aSharedWork('Conflicting', ama, kofi);
    const { id } = await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    await aFiledClaimFrom(esi, work.id, { from: kofi, share: 1000 });
    const answer = { name: 'answers', payload: { answer: 'update' } };
    expect((await changeCase(ama, await caseAs(ama, id), answer)).state).toBe('in_dispute');
    await changeCase(esi, await caseAs(esi, id), { name: 'withdrawal', payload: { reason: '' } });
    const asked = await caseAs(ama, id);
    expect(asked).toMatchObject({ is_my_turn: true, waits_for: ['Ama Kusi'] });
    expect((await changeCase(ama, asked, answer)).state).toBe('resolved');
  });

  test('are asked about a claim that takes from them if they left before it was admitted', async () => {
    const work = await aSharedWork('Left Before', ama, kofi);
    const kind = 'ownership';
    const { number, id } = await aFiledClaimFrom(esi, work.id, { from: kofi, share: 1000, kind });
    await aFiledClaimFrom(kofi, work.id, { from: ama, share: 1000, kind });
    await changeCase(kofi, await caseAs(kofi, id), { name: 'withdrawal', payload: { reason: '' } });
    await sendEvidence(esi, id, { payload: aPdf(), query: { kind: 'agreement', visibility: 'shared' } });
    await society(api, 'cases', 'admit', number);
    expect(await caseAs(kofi, id)).toMatchObject({ my_side: 'respondent', is_my_turn: true });
  });

  test('take their evidence along: a claimant who has none must add their own', async () => {
    const work = await aSharedWork('Left With Evidence', ama, kofi);
    const kind = 'ownership';
    const { number, id } = await aFiledClaimFrom(esi, work.id, { from: ama, share: 1000, kind });
    await sendEvidence(esi, id, { payload: aPdf(), query: { kind: 'agreement', visibility: 'shared' } });
    await aFiledClaimFrom(kofi, work.id, { from: ama, share: 1000, kind });
    await changeCase(esi, await caseAs(esi, id), { name: 'withdrawal', payload: { reason: '' } });
    expect((await society(api, 'cases', 'admit', number)).problem).toMatchObject({ code: 'missing_evidence' });
    await society(api, 'cases', 'ask-evidence', number);
    await sendEvidence(kofi, id, { payload: aPdf(), query: { kind: 'agreement', visibility: 'shared' } });
    await society(api, 'cases', 'admit', number);
    expect((await caseAs(kofi, id)).state).toBe('awaiting_response');
  });

  test('can’t leave while another party’s proposal is open, and take their own along', async () => {
    const work = await aSharedWork('In Return', ama, kofi);
    const { id, registered_lines } = await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    await changeCase(esi, await aNewWriter(esi, work.id, { rights: ['pr'], share: 1000 }), 'submission');
    const proposal = { lines: registered_lines, note: 'As it is.' };
    await changeCase(ama, await caseAs(ama, id), { name: 'proposals', payload: proposal });
    const refused = await actOnCase(kofi, await caseAs(kofi, id), { name: 'withdrawal', payload: { reason: '' } });
    expect(refused.json().code).toBe('counterclaim');
    const answered = await changeCase(kofi, await caseAs(kofi, id), { name: 'proposals', payload: proposal });
    const left = await changeCase(kofi, answered, { name: 'withdrawal', payload: { reason: '' } });
    // Ama answered Kofi's and Esi's claims with a proposal that no longer applies, so she must respond again.
    expect(left.state).toBe('awaiting_response');
    expect(left.proposals.map(({ state }) => state)).toEqual(['withdrawn', 'superseded']);
  });

  test('asks the filer again about an amendment that they contested', async () => {
    const waiting = await register(ama, aDraft('Contested', ama, kofi));
    const headers = { 'if-match': `"${waiting.version}"`, ...newKey() };
    const payload = { reason: 'That was not agreed.', shares: { pr: 7000, mr: 5000, sr: 0 } };
    const contested = await kofi.inject('POST', `/compositions/${waiting.id}/contestation`, { headers, payload });
    expect(contested.statusCode).toBe(200);
    const { items } = (await kofi.inject('GET', '/oppositions?query=contested')).json().data;
    await changeCase(kofi, await caseAs(kofi, items[0].id), { name: 'withdrawal', payload: { reason: '' } });
    const target = (await kofi.inject('GET', `/compositions/${waiting.id}`)).json().data;
    expect(target).toMatchObject({ awaits_my_confirmation: true, is_in_dispute: false });
    expect((await confirm(kofi, target)).state).toBe('registered_incomplete');
  });
});

test('asks a claimant who left about a later claim that takes from them', async () => {
  const { id } = await aWorkOf('Left And Concerned', [
    [ama, 4000],
    [kofi, 3000],
    [esi, 3000],
  ]);
  const first = await aFiledClaimFrom(yaw, id, { from: ama, share: 1000 });
  const joined = await aFiledClaimFrom(kofi, id, { from: ama, share: 500 });
  expect(joined.id).toBe(first.id);
  const left = await changeCase(kofi, joined, { name: 'withdrawal', payload: { reason: '' } });
  expect(left).toMatchObject({ my_side: 'claimant', is_my_turn: false });
  await aFiledClaimFrom(abena, id, { from: kofi, share: 500 });
  const asked = await caseAs(kofi, first.id);
  expect(asked).toMatchObject({ my_side: 'respondent', is_my_turn: true });
  await changeCase(kofi, asked, { name: 'answers', payload: { answer: 'update' } });
  const ended = await changeCase(ama, await caseAs(ama, first.id), { name: 'answers', payload: { answer: 'update' } });
  expect(ended.state).toBe('resolved');
});
