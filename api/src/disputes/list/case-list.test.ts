import { caseQuery } from '@counterpoint/domain/schemas/cases';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aFiledCase, aFiledClaimFrom, aSharedWork, aWrittenCase, changeCase } from '../../testing/test-filing.ts';
import { claimRights } from '../../testing/test-overlaps.ts';
import { aRecordingDraft, registerRecording } from '../../testing/test-recordings.ts';
import { listCases } from '../case-service.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let esi: TestMember;
let stranger: TestMember;
let yaa: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Serwaa' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah' });
  esi = await api.signUp({ given_name: 'Esi', other_names: 'Quartey' });
  stranger = await api.signUp({ given_name: 'Yaw' });
  yaa = await api.signUp({ given_name: 'Yaa' });
  for (const [title, other, own] of [
    ['Answered', kofi, 6000],
    ['Waiting', kofi, 7000],
    ['=SUM(1)', esi, 8000],
  ] as const) {
    const work = await aSharedWork(title, ama, other);
    const filed = await aFiledCase(other, work, { [other.partyId]: own, [ama.partyId]: 10_000 - own });
    if (title === 'Answered') await changeCase(ama, filed, { name: 'answers', payload: { answer: 'update' } });
  }
  const begun = await aSharedWork('Begun', ama, esi);
  await aWrittenCase(ama, begun, { [ama.partyId]: 9000, [esi.partyId]: 1000 });
});
afterAll(() => api.close());

async function list(member: TestMember, query: Record<string, string> = {}) {
  const answer = await member.inject('GET', `/oppositions?${new URLSearchParams(query)}`);
  return answer.json().data;
}
const titles = ({ items }: { items: { object_title: string }[] }) => items.map(({ object_title }) => object_title);

async function exported(member: TestMember, query: Record<string, string> = {}) {
  const answer = await member.inject('GET', `/oppositions/export?${new URLSearchParams(query)}`);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="cases-\d{4}-\d{2}-\d{2}\./);
  return answer.payload.split('\r\n').filter((line) => line !== '');
}

describe('list of cases', () => {
  test('counts each case under one filter', async () => {
    const { counts } = await list(ama);
    expect(counts).toEqual({ all: 4, needs_answer: 2, waiting: 0, society: 0, draft: 1, closed: 1 });
    expect((await list(kofi)).counts).toMatchObject({ all: 2, needs_answer: 0, waiting: 1, closed: 1 });
    expect((await list(esi)).counts).toMatchObject({ all: 1, draft: 0 });
    expect((await list(stranger)).counts).toMatchObject({ all: 0 });
  });

  test('names equal holds in the order of the rights', async () => {
    const [nana, adwoa] = [await api.signUp({ given_name: 'Nana' }), await api.signUp({ given_name: 'Adwoa' })];
    const work = await aSharedWork('Both Rights', nana, adwoa);
    await aFiledClaimFrom(adwoa, work.id, { from: nana, share: 1000, rights: ['pr', 'mr'] });
    const [{ holds }] = (await list(nana)).items;
    expect(holds.map(({ measure }: { measure: string }) => measure)).toEqual(['pr', 'mr']);
  });

  test('shows whose turn it is, what is on hold of which right, and what can be answered', async () => {
    const { items } = await list(ama, { query: 'Waiting' });
    expect(items).toMatchObject([
      {
        my_side: 'respondent',
        is_my_turn: true,
        can_answer: true,
        waits_for: ['You'],
        claimant_name: 'Kofi Mensah',
        respondent_names: ['Ama Serwaa'],
        holds: [{ measure: 'pr', share: 2000 }],
      },
    ]);
    const [his] = (await list(kofi, { query: 'Waiting' })).items;
    expect(his).toMatchObject({ my_side: 'claimant', is_my_turn: false, can_answer: false, waits_for: ['Ama Serwaa'] });
    const [begun] = (await list(ama, { filter: 'draft' })).items;
    expect(begun).toMatchObject({ object_title: 'Begun', is_my_turn: false, waits_for: [], holds: [] });
  });

  test('moves a case with missed deadlines to the society', async () => {
    const { items } = await list(ama, { query: 'Waiting' });
    const at = new Date(Date.parse(items[0].respond_by) + 60_000);
    const query = caseQuery.parse({ filter: 'society', query: 'Waiting' });
    const late = await listCases(api.db, { actor: ama, at }, query);
    expect(late.items).toMatchObject([{ is_my_turn: false, can_answer: false, waits_for: ['The society'] }]);
  });

  test.each([
    ['a title', { query: 'waiting' }, ['Waiting']],
    ['the name of a party', { query: 'quartey' }, ['=SUM(1)', 'Begun']],
  ])('filters by %s', async (_, query, found) => {
    expect(titles(await list(ama, query)).sort()).toEqual(found);
  });

  test('filters by the work or recording', async () => {
    const { items } = await list(ama, { query: 'Waiting' });
    const query = { object_id: items[0].object_id };
    expect(titles(await list(ama, query))).toEqual(['Waiting']);
    expect(titles(await list(esi, query))).toEqual([]);
  });

  test('finds a case by its number', async () => {
    const { items } = await list(ama, { query: 'Waiting' });
    expect(titles(await list(ama, { query: items[0].number }))).toEqual(['Waiting']);
    expect(titles(await list(stranger, { query: items[0].number }))).toEqual([]);
  });

  test('names the version of a recording, and finds the case by it', async () => {
    const draft = { ...aRecordingDraft('Harbour Nights', yaa), version_title: 'Highlife Remix' };
    const recording = await registerRecording(yaa, draft);
    expect((await claimRights(stranger, recording.id)).statusCode).toBe(201);
    const { items } = await list(yaa, { query: 'Highlife Remix' });
    expect(titles({ items })).toEqual(['Harbour Nights (Highlife Remix)']);
    const details = await yaa.inject('GET', `/oppositions/${items[0].id}`);
    expect(details.json().data.object.title).toBe('Harbour Nights (Highlife Remix)');
    const { attention } = (await yaa.inject('GET', '/dashboard')).json().data;
    expect(attention).toMatchObject([{ kind: 'answer_opposition', title: 'Harbour Nights (Highlife Remix)' }]);
  });
});

describe('export of cases', () => {
  test('has a row per listed case, without formulas', async () => {
    const [header, ...rows] = await exported(ama, { filter: 'needs_answer' });
    expect(header).toMatch(/^\uFEFFCase,Type,Status,About,Title/);
    expect(rows).toHaveLength(2);
    expect(rows.join()).toContain(",'=SUM(1),");
    expect(rows.join()).toContain('Performing right 20.00%');
  });

  test('has the selected cases, and never one of others', async () => {
    const { items } = await list(ama, { query: 'Waiting' });
    expect(await exported(ama, { ids: items[0].id })).toHaveLength(2);
    expect(await exported(stranger, { ids: items[0].id })).toHaveLength(1);
  });
});
