import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import {
  actOnCase,
  aFiledCase,
  aFiledClaimFrom,
  aSharedWork,
  aWrittenCase,
  beginCase,
  caseAs,
  changeCase,
  FILING_STATEMENT,
  saveCase,
  savedCase,
  writersWith,
} from '../../testing/test-filing.ts';
import { amend, changeWork, workAs } from '../../testing/test-revisions.ts';
import { aDraft, confirm, newKey, register } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let esi: TestMember;
let yaw: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  esi = await api.signUp({ given_name: 'Esi' });
  yaw = await api.signUp({ given_name: 'Yaw' });
});
afterAll(() => api.close());

const about = (id: string) => ({ type: 'composition' as const, id });

test('numbers cases by the society’s year, which may begin before UTC’s', async () => {
  const ahead = await createTestApi({ SOCIETY_TIME_ZONE: 'Pacific/Kiritimati' });
  const now = ahead.clock.now();
  ahead.clock.advance(Date.UTC(now.getUTCFullYear(), 11, 31, 12) - now.getTime());
  const [filer, other] = [await ahead.signUp(), await ahead.signUp()];
  const work = await aSharedWork('First Of The Year', other, filer);
  const { number } = await beginCase(filer, about(work.id), 'author_share');
  expect(number).toMatch(new RegExp(`^OPP-${now.getUTCFullYear() + 1}-`));
  await ahead.close();
});

describe('drafts', () => {
  let shared: WorkDetails;
  beforeAll(async () => {
    shared = await aSharedWork('With Drafts', ama, kofi);
  });

  test('starts with the registered lines and is visible to its filer alone', async () => {
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

  test('saves each edit, and returns the current state to a late save', async () => {
    const begun = await beginCase(kofi, about(shared.id));
    const saved = await savedCase(kofi, begun, { statement: 'From the one tab.' });
    expect(saved.draft).toMatchObject({ kind: null, statement: 'From the one tab.' });
    const late = await saveCase(kofi, begun, { statement: 'From the other.' });
    expect([late.statusCode, late.json().current.draft.statement]).toEqual([412, 'From the one tab.']);
  });

  test('reports everything that is missing at once', async () => {
    const begun = await beginCase(kofi, about(shared.id), 'author_share');
    const answer = await actOnCase(kofi, begun, 'submission');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details.map(({ path }: { path: string }) => path)).toEqual([
      'claimed_lines',
      'statement',
      'declares_truth',
    ]);
  });

  test('can be discarded completely', async () => {
    const begun = await beginCase(kofi, about(shared.id));
    const headers = { 'if-match': `"${begun.version}"` };
    expect((await kofi.inject('DELETE', `/oppositions/${begun.id}`, { headers })).statusCode).toBe(204);
    expect((await kofi.inject('GET', `/oppositions/${begun.id}`)).statusCode).toBe(404);
  });

  test('rejects unknown parties and incomplete lines', async () => {
    const begun = await beginCase(kofi, about(shared.id), 'author_share');
    const [first] = begun.registered_lines;
    const stranger = { ...first, key: 'new:1', party_id: shared.id };
    const refused = await saveCase(kofi, begun, { claimed_lines: [stranger] });
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([422, 'claimed_lines.0.party_id']);
    const renamed = { ...first, name: 'Someone else', party_id: kofi.partyId };
    const saved = await savedCase(kofi, begun, { claimed_lines: [renamed] });
    expect(saved.draft?.claimed_lines[0]).toMatchObject({ name: 'Ama Kusi', party_id: ama.partyId });
  });

  test('keep the other work that has become invisible, until it is filed', async () => {
    const other = await register(esi, aDraft('Sampling', esi));
    const begun = await beginCase(kofi, about(shared.id), 'sample');
    const named = { ...FILING_STATEMENT, other_work_id: other.id, other_work: 'Sampling', timings: '0:42' };
    const saved = await savedCase(kofi, begun, named);
    await changeWork(esi, await workAs(esi, other.id), { name: 'withdrawal', payload: { reason: 'It was a sketch.' } });
    const edited = await savedCase(kofi, saved, { timings: '0:42 to 0:58' });
    const refused = await actOnCase(kofi, edited, 'submission');
    expect([refused.statusCode, refused.json().details]).toEqual([
      422,
      [{ path: 'other_work_id', message: 'This work is no longer available. Choose another one.' }],
    ]);
  });

  test('can’t be started about an own work, an inactive or an invisible one', async () => {
    const own = await register(ama, aDraft('All Mine', ama));
    const begin = (member: TestMember, id: string) =>
      member.inject('POST', '/oppositions', { headers: newKey(), payload: { object: about(id) } });
    expect((await begin(ama, own.id)).json().code).toBe('nobody_to_answer');
    const waiting = await register(ama, aDraft('Waiting', ama, kofi));
    expect((await begin(kofi, waiting.id)).json().code).toBe('not_in_force');
    expect((await begin(esi, waiting.id)).statusCode).toBe(404);
  });
});

describe('filed cases', () => {
  test('can’t join a case that isn’t admitted yet as the last who could answer it', async () => {
    const work = await aSharedWork('Nobody Left', ama, kofi);
    const { number } = await aFiledCase(
      kofi,
      { id: work.id, kind: 'ownership' },
      { [kofi.partyId]: 7000, [ama.partyId]: 3000 },
    );
    const mine = await aWrittenCase(
      ama,
      { id: work.id, kind: 'ownership' },
      { [ama.partyId]: 7000, [kofi.partyId]: 3000 },
    );
    const refused = await actOnCase(ama, mine, 'submission');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'case_open']);
    expect(refused.json().message).toMatch(new RegExp(`^Case ${number} .* No one but you could respond to it`));
    expect((await caseAs(ama, mine.id)).state).toBe('draft');
  });

  test('asks everyone whose share would change, and holds what they would lose', async () => {
    const work = await aSharedWork('At Once', ama, kofi);
    const filed = await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    expect(filed).toMatchObject({ state: 'awaiting_response', draft: null, is_my_turn: false });
    expect(filed.events.map(({ type }) => type)).toEqual(['submit', 'admit']);
    expect(filed.holds.map(({ measure, share, party_name }) => [measure, share, party_name])).toEqual([
      ['pr', 2000, 'Ama Kusi'],
    ]);
    const target = await caseAs(ama, filed.id);
    expect(target).toMatchObject({ my_side: 'respondent', is_my_turn: true });
    const day = new Date(api.clock.now().getTime() + 60 * 86_400_000).toISOString().slice(0, 10);
    expect(target.deadline).toBe(`${day}T23:59:00.000Z`);
    expect((await esi.inject('GET', `/oppositions/${filed.id}`)).statusCode).toBe(404);
    const shown = (await ama.inject('GET', `/compositions/${work.id}`)).json().data;
    expect(shown.is_in_dispute).toBe(true);
    const { items } = (await ama.inject('GET', '/notifications')).json().data;
    expect(items[0].message).toContain(
      `Kofi Mensah opened case ${filed.number} about “At Once”. It needs your response by`,
    );
    // It can no longer be saved or discarded.
    const { scope, registered_lines: claimed_lines } = filed;
    const late = await saveCase(kofi, filed, { ...FILING_STATEMENT, scope, claimed_lines });
    expect(late.json().code).toBe('not_a_draft');
    const headers = { 'if-match': `"${filed.version}"` };
    expect((await kofi.inject('DELETE', `/oppositions/${filed.id}`, { headers })).json().code).toBe('not_a_draft');
  });

  test('leaves out what was entered for another kind before the kind was changed', async () => {
    const work = await aSharedWork('Once A Sample', ama, kofi);
    const written = await aWrittenCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const entered = { ...written.draft, other_work: 'Harmattan Love', timings: '0:42 to 0:58' };
    const filed = await changeCase(kofi, await savedCase(kofi, written, entered), 'submission');
    expect(filed).toMatchObject({ state: 'awaiting_response', other_work: null, timings: null });
  });

  test('comes first in the list of works by change', async () => {
    const work = await aSharedWork('Disputed Last', ama, kofi);
    api.clock.advance(1_000);
    await aSharedWork('Registered Later', ama, kofi);
    api.clock.advance(1_000);
    await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const { items } = (await ama.inject('GET', '/compositions')).json().data;
    expect(items[0].title).toBe('Disputed Last');
    expect(items[0].updated_at > items[1].updated_at).toBe(true);
  });

  test('waits for evidence if its kind requires it, and asks nobody before', async () => {
    const work = await aSharedWork('Documents', ama, kofi);
    const filed = await aFiledCase(
      kofi,
      { id: work.id, kind: 'ownership' },
      { [kofi.partyId]: 7000, [ama.partyId]: 3000 },
    );
    expect(filed.state).toBe('awaiting_claimant_evidence');
    expect([filed.holds, filed.waits_for]).toEqual([[], ['Kofi Mensah']]);
    expect((await ama.inject('GET', `/oppositions/${filed.id}`)).statusCode).toBe(404);
  });

  test('files one case for two concurrent submissions', async () => {
    const work = await aSharedWork('Twice', ama, kofi);
    const written = await aWrittenCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const both = await Promise.all([1, 2].map(() => actOnCase(kofi, written, 'submission')));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });
});

describe('a claim that needs no documents', () => {
  test('is heard at once, together with a case that waits for documents', async () => {
    const work = await aSharedWork('Needs None', ama, kofi);
    const first = await aFiledClaimFrom(esi, work.id, { from: ama, share: 2000, kind: 'ownership' });
    expect(first.state).toBe('awaiting_claimant_evidence');
    const joined = await aFiledClaimFrom(yaw, work.id, { from: ama, share: 1000 });
    expect(joined).toMatchObject({ id: first.id, kind: 'author_share', state: 'awaiting_response' });
    const asked = await caseAs(ama, first.id);
    expect(asked).toMatchObject({ my_side: 'respondent', is_my_turn: true });
    expect(asked.parties.filter(({ side }) => side === 'claimant')).toHaveLength(2);
    expect((await caseAs(esi, first.id)).deadline).toBe(asked.deadline);
    const { items } = (await esi.inject('GET', '/notifications')).json().data;
    expect(items.map(({ title }: { title: string }) => title)).toContain('Case admitted');
  });

  test('opens another case if the registration has changed since a case that still waits for documents', async () => {
    const work = await aSharedWork('Out Of Date', ama, kofi);
    const waiting = await aFiledClaimFrom(esi, work.id, { from: ama, share: 2000, kind: 'ownership' });
    const { title } = await workAs(ama, work.id);
    const moved = writersWith([
      [ama, 6000],
      [kofi, 4000],
    ]);
    await amend(ama, await workAs(ama, work.id), { title, writers: moved });
    await confirm(kofi, await workAs(kofi, work.id, '/amendment'));
    const filed = await aFiledClaimFrom(yaw, work.id, { from: ama, share: 1000 });
    expect(filed.state).toBe('awaiting_response');
    expect(filed.id).not.toBe(waiting.id);
  });
});
