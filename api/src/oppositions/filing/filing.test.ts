import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import {
  actOnCase,
  aFiledCase,
  aSharedWork,
  aWrittenCase,
  beginCase,
  caseAs,
  doneToCase,
  saveCase,
  savedCase,
  WORDS,
} from '../../testing/test-filing.ts';
import { aDraft, confirm, newKey, register } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let esi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  esi = await api.signUp({ given_name: 'Esi' });
});
afterAll(() => api.close());

const about = (id: string) => ({ type: 'composition' as const, id });

describe('a draft', () => {
  test('begins with what is registered, and is seen by nobody but its filer', async () => {
    const work = await aSharedWork('Harmattan Love', ama, kofi);
    const begun = await beginCase(kofi, about(work.id), 'author_share');
    expect(begun).toMatchObject({ state: 'draft', kind: 'author_share', my_side: 'claimant', version: 2 });
    expect(begun.number).toMatch(/^OPP-\d{4}-\d{5}$/);
    expect(begun.registered_lines.map(({ name, shares }) => [name, shares])).toEqual([
      ['Ama Kusi', { pr: 5000, mr: 5000 }],
      ['Kofi Mensah', { pr: 5000, mr: 5000 }],
    ]);
    expect(begun.draft?.claimed_lines).toEqual(begun.registered_lines);
    for (const stranger of [ama, esi]) {
      expect((await stranger.inject('GET', `/oppositions/${begun.id}`)).statusCode).toBe(404);
      expect((await saveCase(stranger, begun, {})).statusCode).toBe(404);
      expect((await actOnCase(stranger, begun, 'submission')).statusCode).toBe(404);
    }
    const ground = (await kofi.inject('GET', `/oppositions/about?type=composition&id=${work.id}`)).json().data;
    expect(ground).toMatchObject({ draft_id: begun.id, open_cases: [] });
    expect(ground.kinds).not.toContain('performer_line_up');
  });

  test('is saved as one types, and tells who is late how it stands by now', async () => {
    const work = await aSharedWork('Two Tabs', ama, kofi);
    const begun = await beginCase(kofi, about(work.id));
    const saved = await savedCase(kofi, begun, { statement: 'From the one tab.' });
    expect(saved.draft).toMatchObject({ kind: null, statement: 'From the one tab.' });
    const late = await saveCase(kofi, begun, { statement: 'From the other.' });
    expect([late.statusCode, late.json().current.draft.statement]).toEqual([412, 'From the one tab.']);
  });

  test('says in what way it is not complete, all at once', async () => {
    const work = await aSharedWork('Not Complete', ama, kofi);
    const begun = await beginCase(kofi, about(work.id), 'author_share');
    const answer = await actOnCase(kofi, begun, 'submission');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details.map(({ path }: { path: string }) => path)).toEqual([
      'claimed_lines',
      'statement',
      'declares_truth',
    ]);
  });

  test('can be thrown away, with nothing left of it', async () => {
    const work = await aSharedWork('Thrown Away', ama, kofi);
    const begun = await beginCase(kofi, about(work.id));
    const headers = { 'if-match': `"${begun.version}"` };
    expect((await kofi.inject('DELETE', `/oppositions/${begun.id}`, { headers })).statusCode).toBe(204);
    expect((await kofi.inject('GET', `/oppositions/${begun.id}`)).statusCode).toBe(404);
  });

  test('takes nobody whom nobody knows, and no line but with its own words', async () => {
    const work = await aSharedWork('Own Words', ama, kofi);
    const begun = await beginCase(kofi, about(work.id), 'author_share');
    const [first] = begun.registered_lines;
    const stranger = { ...first, key: 'new:1', party_id: work.id };
    const refused = await saveCase(kofi, begun, { claimed_lines: [stranger] });
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([422, 'claimed_lines.0.party_id']);
    const renamed = { ...first, name: 'Somebody else', party_id: kofi.partyId };
    const saved = await savedCase(kofi, begun, { claimed_lines: [renamed] });
    expect(saved.draft?.claimed_lines[0]).toMatchObject({ name: 'Ama Kusi', party_id: ama.partyId });
  });

  test('is not begun about one’s own work, nor about what is not in force or not to be seen', async () => {
    const own = await register(ama, aDraft('All Mine', ama));
    const begin = (member: TestMember, id: string) =>
      member.inject('POST', '/oppositions', { headers: newKey(), payload: { object: about(id) } });
    expect((await begin(ama, own.id)).json().code).toBe('nobody_to_answer');
    const waiting = await register(ama, aDraft('Waiting', ama, kofi));
    expect((await begin(kofi, waiting.id)).json().code).toBe('not_in_force');
    expect((await begin(esi, waiting.id)).statusCode).toBe(404);
  });
});

describe('a case that is filed', () => {
  test('asks everybody at once whose share it changes, and keeps back what they would lose', async () => {
    const work = await aSharedWork('At Once', ama, kofi);
    const filed = await aFiledCase(kofi, work.id, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    expect(filed).toMatchObject({ state: 'awaiting_response', draft: null, is_my_turn: false });
    expect(filed.events.map(({ type }) => type)).toEqual(['submit', 'admit']);
    expect(filed.holds.map(({ measure, share, party_name }) => [measure, share, party_name])).toEqual([
      ['pr', 2000, 'Ama Kusi'],
    ]);
    const seen = await caseAs(ama, filed.id);
    expect(seen).toMatchObject({ my_side: 'respondent', is_my_turn: true });
    const day = new Date(api.clock.now().getTime() + 60 * 86_400_000).toISOString().slice(0, 10);
    expect(seen.deadline).toBe(`${day}T23:59:00.000Z`);
    expect((await esi.inject('GET', `/oppositions/${filed.id}`)).statusCode).toBe(404);
    const shown = (await ama.inject('GET', `/compositions/${work.id}`)).json().data;
    expect(shown.is_in_dispute).toBe(true);
    const { items } = (await ama.inject('GET', '/notifications')).json().data;
    expect(items[0].message).toContain(`Case ${filed.number} about “At Once” needs your answer until`);
  });

  test('waits for documents where its kind needs them, and asks nobody before', async () => {
    const work = await aSharedWork('Documents', ama, kofi);
    const filed = await aFiledCase(kofi, work.id, { [kofi.partyId]: 7000, [ama.partyId]: 3000 }, 'ownership');
    expect(filed.state).toBe('awaiting_claimant_evidence');
    expect([filed.holds, filed.waits_for]).toEqual([[], ['Kofi Mensah']]);
    expect((await ama.inject('GET', `/oppositions/${filed.id}`)).statusCode).toBe(404);
  });

  test('is one, whoever sends it twice at the same moment', async () => {
    const work = await aSharedWork('Twice', ama, kofi);
    const written = await aWrittenCase(kofi, work.id, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const both = await Promise.all([1, 2].map(() => actOnCase(kofi, written, 'submission')));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });

  test('cannot be saved or thrown away any more', async () => {
    const work = await aSharedWork('Filed Is Filed', ama, kofi);
    const filed = await aFiledCase(kofi, work.id, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const { scope, registered_lines: claimed_lines } = filed;
    expect((await saveCase(kofi, filed, { ...WORDS, scope, claimed_lines })).json().code).toBe('not_a_draft');
    const headers = { 'if-match': `"${filed.version}"` };
    expect((await kofi.inject('DELETE', `/oppositions/${filed.id}`, { headers })).json().code).toBe('not_a_draft');
  });
});

describe('a second filer', () => {
  test('joins the case that is open about the same right, with what they claim, and asks whom it concerns', async () => {
    const work = await aSharedWork('Joined', ama, kofi);
    const first = await aFiledCase(kofi, work.id, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const written = await aNewWriter(esi, work.id, ['pr'], 2000);
    const joined = await doneToCase(esi, written, 'submission');
    expect(joined).toMatchObject({ id: first.id, number: first.number, my_side: 'claimant' });
    const claimants = joined.parties.filter(({ side }) => side === 'claimant').map(({ name }) => name);
    expect(claimants.sort()).toEqual(['Esi Mensah', 'Kofi Mensah']);
    expect((await esi.inject('GET', `/oppositions/${written.id}`)).statusCode).toBe(404);
    expect((await caseAs(kofi, first.id)).events.at(-1)).toMatchObject({ type: 'joined', actor: 'Esi Mensah' });
    const refused = await actOnCase(esi, await aNewWriter(esi, work.id, ['pr'], 1000), 'submission');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'case_open']);
  });

  test('about another right has a case of their own, and widens one that is about a part', async () => {
    const work = await aSharedWork('Other Right', ama, kofi);
    const first = await aFiledCase(kofi, work.id, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const file = async (rights: ('pr' | 'mr')[]) =>
      doneToCase(esi, await aNewWriter(esi, work.id, rights, 2000), 'submission');
    const apart = await file(['mr']);
    expect(apart.id).not.toBe(first.id);
    await doneToCase(esi, apart, 'withdrawal', { reason: '' });
    const joined = await file(['pr', 'mr']);
    expect(joined.id).toBe(first.id);
    expect(joined.scope.rights).toEqual(['pr', 'mr']);
    const claimed = joined.parties.find(({ name }) => name === 'Kofi Mensah')?.claimed_lines;
    expect(claimed?.map(({ shares }) => shares)).toEqual([
      { pr: 3000, mr: 5000 },
      { pr: 7000, mr: 5000 },
    ]);
  });

  test('and the first one at the same moment have one case', async () => {
    const work = await aSharedWork('Same Moment', ama, kofi);
    const yaw = await api.signUp({ given_name: 'Yaw' });
    const written = await Promise.all([aNewWriter(esi, work.id, ['pr'], 1000), aNewWriter(yaw, work.id, ['pr'], 2000)]);
    const both = await Promise.all([
      doneToCase(esi, written[0], 'submission'),
      doneToCase(yaw, written[1], 'submission'),
    ]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    const seen = await caseAs(ama, both[0].id);
    expect(seen.parties.map(({ name, side }) => `${name}: ${side}`).sort()).toEqual([
      ...['Ama Kusi: respondent', 'Esi Mensah: claimant', 'Kofi Mensah: respondent', 'Yaw Mensah: claimant'],
    ]);
  });

  test('about the same right in another country is led to the case that is open, which is about the same shares', async () => {
    const work = await aSharedWork('Elsewhere', ama, kofi);
    const within = async (member: TestMember, territory: string, rights: ('pr' | 'mr')[] = ['pr']) => {
      const written = await aNewWriter(member, work.id, rights, 1000);
      return savedCase(member, written, { scope: { ...written.scope, territories: [{ territory }] } });
    };
    const first = await doneToCase(esi, await within(esi, GHANA), 'submission');
    const yaw = await api.signUp({ given_name: 'Yaw' });
    const elsewhere = await within(yaw, NIGERIA);
    const refused = await actOnCase(yaw, elsewhere, 'submission');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'case_open']);
    expect(refused.json().message).toContain(`Case ${first.number} is open about Performing right, Ghana.`);
    const otherRight = await doneToCase(yaw, await within(yaw, NIGERIA, ['mr']), 'submission');
    expect(otherRight.id).not.toBe(first.id);
    const there = await savedCase(yaw, await caseAs(yaw, elsewhere.id), { scope: first.scope });
    expect((await doneToCase(yaw, there, 'submission')).id).toBe(first.id);
  });

  test('who has to answer already answers there', async () => {
    const work = await aSharedWork('Answers There', ama, kofi);
    await doneToCase(esi, await aNewWriter(esi, work.id, ['pr'], 1000), 'submission');
    const mine = await aWrittenCase(kofi, work.id, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const refused = await actOnCase(kofi, mine, 'submission');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'case_open']);
  });
});

/** A case in which somebody says that they wrote a part as well, which the two writers give in equal parts. */
async function aNewWriter(member: TestMember, workId: string, rights: ('pr' | 'mr')[], share: number) {
  const begun = await beginCase(member, about(workId), 'author_share');
  const of = (each: number) => Object.fromEntries(rights.map((right) => [right, each]));
  const lines = begun.registered_lines.map((line) => ({ ...line, shares: of((10_000 - share) / 2) }));
  const mine = { key: 'new:1', group: 'writer', party_id: member.partyId, name: 'I', role: 'A', shares: of(share) };
  const scope = { ...begun.scope, rights };
  return savedCase(member, begun, { ...WORDS, scope, claimed_lines: [...lines, mine] });
}

describe('who filed', () => {
  test('withdraws the case, and nothing is on hold any more', async () => {
    const work = await aSharedWork('Withdrawn', ama, kofi);
    const filed = await aFiledCase(kofi, work.id, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const reason = 'We have settled it over a cup of tea.';
    const over = await doneToCase(kofi, filed, 'withdrawal', { reason });
    expect(over).toMatchObject({ state: 'withdrawn', resolution: { type: 'withdrawn', text: reason } });
    expect((await ama.inject('GET', `/compositions/${work.id}`)).json().data.is_in_dispute).toBe(false);
    expect((await caseAs(ama, filed.id)).state).toBe('withdrawn');
    const again = await actOnCase(kofi, over, 'withdrawal', { reason });
    expect(again.statusCode).toBe(409);
  });

  test('leaves a case that others go on with', async () => {
    const work = await aSharedWork('Left', ama, kofi);
    const first = await aFiledCase(kofi, work.id, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const joined = await doneToCase(esi, await aNewWriter(esi, work.id, ['pr'], 1000), 'submission');
    const left = await doneToCase(kofi, await caseAs(kofi, first.id), 'withdrawal', { reason: '' });
    expect(left.state).toBe('awaiting_response');
    // The claim that is left would change their own line: they are asked about it now.
    expect(left).toMatchObject({ my_side: 'respondent', is_my_turn: true });
    const seen = await caseAs(esi, joined.id);
    expect(seen.events.at(-1)).toMatchObject({ type: 'left', actor: 'Kofi Mensah' });
    expect(seen.waits_for.toSorted()).toEqual(['Ama Kusi', 'Kofi Mensah']);
    // Only what the claim that is left would take from somebody is kept back.
    const open = seen.holds.filter(({ released_at }) => released_at === null);
    expect(open.map(({ party_name, share }) => [party_name, share]).sort()).toEqual([
      ['Ama Kusi', 500],
      ['Kofi Mensah', 500],
    ]);
  });

  test('stays while somebody else asks for something in return, and takes their own proposal along', async () => {
    const work = await aSharedWork('In Return', ama, kofi);
    const { id, registered_lines } = await aFiledCase(kofi, work.id, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    await doneToCase(esi, await aNewWriter(esi, work.id, ['pr'], 1000), 'submission');
    const proposal = { lines: registered_lines, note: 'As it is.' };
    await doneToCase(ama, await caseAs(ama, id), 'proposals', proposal);
    const refused = await actOnCase(kofi, await caseAs(kofi, id), 'withdrawal', { reason: '' });
    expect(refused.json().code).toBe('counterclaim');
    const answered = await doneToCase(kofi, await caseAs(kofi, id), 'proposals', proposal);
    const left = await doneToCase(kofi, answered, 'withdrawal', { reason: '' });
    // Ama has answered what Kofi and Esi claim by proposing something else, which is off the table: she is asked again.
    expect(left.state).toBe('awaiting_response');
    expect(left.proposals.map(({ state }) => state)).toEqual(['superseded', 'superseded']);
  });

  test('by contesting a new version is asked about that again', async () => {
    const waiting = await register(ama, aDraft('Contested', ama, kofi));
    const headers = { 'if-match': `"${waiting.version}"`, ...newKey() };
    const payload = { reason: 'That was not agreed.', shares: { pr: 7000, mr: 5000, sr: 0 } };
    const contested = await kofi.inject('POST', `/compositions/${waiting.id}/contestation`, { headers, payload });
    expect(contested.statusCode).toBe(200);
    const { items } = (await kofi.inject('GET', '/oppositions?query=contested')).json().data;
    await doneToCase(kofi, await caseAs(kofi, items[0].id), 'withdrawal', { reason: '' });
    const seen = (await kofi.inject('GET', `/compositions/${waiting.id}`)).json().data;
    expect(seen).toMatchObject({ awaits_my_confirmation: true, is_in_dispute: false });
    expect((await confirm(kofi, seen)).state).toBe('registered_incomplete');
  });

  test('is the only one who can', async () => {
    const work = await aSharedWork('Not Theirs', ama, kofi);
    const filed = await aFiledCase(kofi, work.id, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    expect((await actOnCase(ama, filed, 'withdrawal', { reason: '' })).json().code).toBe('not_yours');
    expect((await actOnCase(esi, filed, 'withdrawal', { reason: '' })).statusCode).toBe(404);
  });
});

const GHANA = '0288';
const NIGERIA = '0566';
