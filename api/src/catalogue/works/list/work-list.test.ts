// cspell:ignore quarel
import type { WorkPage } from '@counterpoint/domain/schemas/works';
import { WORK_FILTERS } from '@counterpoint/domain/states';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertCase } from '../../../disputes/case-filing.ts';
import { writeHolds } from '../../../holds/hold-repository.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { aSharedWork } from '../../../testing/test-filing.ts';
import { aDraft, register, storeDraft } from '../../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi', ipi_name_number: '00241555778' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah' });
  for (const title of ['Delta', 'alpha', 'Charlie', 'Élan', 'Bravo']) {
    await register(ama, aDraft(title, ama));
    api.clock.advance(1_000);
  }
  await register(kofi, aDraft('Foreign', kofi));
  await register(kofi, aDraft('Named in It', kofi, ama));
  await storeDraft(ama, aDraft('Half a Song', ama));
  const disputed = await register(ama, aDraft('Quarrel', ama));
  await dispute(disputed.id, 'Quarrel');
});
afterAll(() => api.close());

function dispute(id: string, title: string) {
  return api.db.transaction().execute(async (tx) => {
    const { id: caseId } = await insertCase(tx, {
      kind: 'author_share',
      state: 'awaiting_response',
      object: { type: 'composition', id, title },
      claimant: { party_id: kofi.partyId },
      respondents: [ama.partyId],
      respondBy: new Date(Date.now() + 86_400_000),
      at: new Date(),
    });
    const everywhere = { lineKey: null, territories: [], from: null, to: null, scope: null };
    const holds = [{ right: 'pr' as const, share: 5_000, partyId: null, ...everywhere }];
    await writeHolds(tx, { id: caseId, composition_id: id, recording_id: null }, { holds, at: new Date() });
  });
}

async function list(query: Record<string, string> = {}, member = ama): Promise<WorkPage> {
  const answer = await member.inject('GET', '/compositions', { query });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}
const titles = ({ items }: WorkPage) => items.map(({ title }) => title);

describe('list of my works', () => {
  test('lists works that I submitted or that name me, newest change first, with consistent counts', async () => {
    const page = await list();
    expect(page).toMatchObject({ total: 8, page: 1, per_page: 10 });
    expect(titles(page)).not.toContain('Foreign');
    expect(titles(page).slice(3)).toEqual(['Bravo', 'Élan', 'Charlie', 'alpha', 'Delta']);
    expect(page.counts).toEqual({
      all: 8,
      registered: 5,
      registered_incomplete: 0,
      awaits_me: 1,
      awaiting_confirmation: 0,
      in_dispute: 1,
      draft: 1,
      society_rejected: 0,
      society_conflict: 0,
      society_no_participation: 0,
    });
    const { all, ...kinds } = page.counts;
    expect(Object.values(kinds).reduce((sum, count) => sum + count, 0)).toBe(all);
  });

  test('returns as many works for each filter as its count says', async () => {
    for (const filter of WORK_FILTERS) {
      const page = await list({ filter });
      expect([filter, page.items.length, page.total]).toEqual([filter, page.counts[filter], page.counts[filter]]);
    }
    expect((await list({ filter: 'in_dispute' })).items).toMatchObject([
      { title: 'Quarrel', state: 'registered', is_in_dispute: true },
    ]);
  });

  test('sorts by title in both directions, ignoring case and accents', async () => {
    const up = await list({ sort: 'title', filter: 'registered' });
    expect(titles(up)).toEqual(['alpha', 'Bravo', 'Charlie', 'Delta', 'Élan']);
    expect(titles(await list({ sort: '-title', filter: 'registered' }))).toEqual(titles(up).reverse());
  });

  test('pages without losing or repeating works', async () => {
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ page, per_page: '3' })));
    expect(pages.map(({ items }) => items.length)).toEqual([3, 3, 2, 0]);
    expect(pages.flatMap(titles)).toEqual(titles(await list()));
  });

  test('lists the writers and marks the member', async () => {
    const [work] = (await list({ query: 'named' })).items;
    expect(work?.writers).toEqual([
      { party_id: kofi.partyId, name: 'Kofi Mensah', is_me: false, shares: { pr: 5_000, mr: 5_000, sr: 0 } },
      { party_id: ama.partyId, name: 'Ama Kusi', is_me: true, shares: { pr: 5_000, mr: 5_000, sr: 0 } },
    ]);
  });

  test('rejects an invalid page, size, filter or order', async () => {
    for (const query of ['page=0', 'page=x', 'per_page=101', 'filter=lost', 'sort=random']) {
      const answer = await ama.inject('GET', `/compositions?${query}`);
      expect([query, answer.statusCode]).toEqual([query, 422]);
    }
  });
});

describe('lists of other subjects', () => {
  test('shows a case to both sides, and to each whose turn it is', async () => {
    const [respondent, claimant] = await Promise.all([
      ama.inject('GET', '/oppositions'),
      kofi.inject('GET', '/oppositions'),
    ]);
    expect(respondent.json().data).toMatchObject({
      counts: { all: 1, needs_answer: 1, waiting: 0, closed: 0 },
      items: [
        { object_title: 'Quarrel', claimant_name: 'Kofi Mensah', respondent_names: ['Ama Kusi'], is_my_turn: true },
      ],
    });
    expect(claimant.json().data).toMatchObject({ counts: { needs_answer: 0 }, items: [{ is_my_turn: false }] });
    for (const query of [respondent.json().data.items[0].number, 'quarel']) {
      const found = await ama.inject('GET', '/oppositions', { query: { query } });
      expect([query, found.json().data.total]).toEqual([query, 1]);
    }
  });

  test('are empty for a new member', async () => {
    const newcomer = await api.signUp({});
    for (const path of ['/compositions', '/recordings', '/oppositions', '/composers?filter=mine'])
      expect((await newcomer.inject('GET', path)).json().data).toMatchObject({ items: [], total: 0 });
    const dashboard = (await newcomer.inject('GET', '/dashboard')).json().data;
    expect(dashboard).toMatchObject({ compositions: { all: 0 }, attention: [] });
  });

  test('require a session', async () => {
    for (const path of [
      '/compositions',
      '/repertoire/compositions',
      '/recordings',
      '/oppositions',
      '/composers',
      '/dashboard',
    ])
      expect((await api.inject('GET', path)).statusCode).toBe(401);
  });

  test('doesn’t show when the submitter edits a revision that isn’t submitted', async () => {
    const work = await aSharedWork('Edited in Private', kofi, ama);
    const [before] = (await list({ query: 'Edited in Private' })).items;
    api.clock.advance(1_000);
    const draft = { ...aDraft('Edited in Private', kofi, ama), language: 'en' };
    const headers = { 'if-match': `"${work.version}"` };
    const saved = await kofi.inject('PUT', `/compositions/${work.id}/amendment`, { headers, payload: draft });
    expect(saved.statusCode).toBe(200);
    const [after] = (await list({ query: 'Edited in Private' })).items;
    expect(after?.updated_at).toBe(before?.updated_at);
  });
});
