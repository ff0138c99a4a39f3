import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { auditTrail } from '../../testing/test-audit.ts';
import { aFiledShare, aSharedWork } from '../../testing/test-filing.ts';
import { addPerson } from '../../testing/test-people.ts';
import { aDraft, newKey, register, storeDraft } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ ipi_name_number: '99900000158' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

const PATH = '/user/rightsholder/societies';
const record = async (who: TestMember) => (await who.inject('GET', '/user/rightsholder')).json().data;
const list = async (who: TestMember) => (await who.inject('GET', PATH)).json().data.items;
const aMembership = { right: 'pr', society_code: '285', territory: null, from: '2020-01-01', to: null };
const add = (who: TestMember, change = {}) =>
  who.inject('POST', PATH, { payload: { ...aMembership, ...change }, headers: newKey() });
const version = (number: number) => ({ headers: { 'if-match': `"${number}"` } });

describe('own rights holder', () => {
  test('returns the member’s own party with its names and numbers', async () => {
    const profile = (await ama.inject('GET', '/user/profile')).json().data;
    await ama.inject('PUT', '/user/profile', { payload: { ...profile, stage_names: ['Serwaa', 'DJ Ama'] } });
    expect(await record(ama)).toMatchObject({
      id: ama.partyId,
      kind: 'person',
      name: 'Ama Mensah',
      stage_names: ['Serwaa', 'DJ Ama'],
      ipi_name_number: '99900000158',
      isni: { isni_number: null, status: 'none' },
    });
    const company = await api.signUp({ corporation_name: 'Osu Music' });
    expect(await record(company)).toMatchObject({ kind: 'organisation', name: 'Osu Music' });
  });

  test('has nothing linked at first', async () => {
    const nothing = { items: [], total: 0 };
    expect(await record(kofi)).toMatchObject({ works: nothing, recordings: nothing, oppositions: nothing });
  });

  test('lists the works that name it with its shares, without drafts and works of namesakes', async () => {
    const [writer, other] = [await api.signUp(), await api.signUp()];
    await storeDraft(writer, aDraft('Unfinished', writer));
    await register(other, aDraft('Of another', other));
    await register(writer, aDraft('Only mine', writer));
    await register(other, aDraft('Shared', other, writer));
    const { works } = await record(writer);
    expect(works.total).toBe(2);
    expect(works.items.map(({ title, roles, shares }: Record<string, unknown>) => [title, roles, shares])).toEqual([
      ['Shared', ['CA'], { pr: 5_000, mr: 5_000, sr: 0 }],
      ['Only mine', ['CA'], { pr: 10_000, mr: 10_000, sr: 0 }],
    ]);
  });

  test('lists the works that it publishes, also without writing them', async () => {
    const [writer, publisher] = [await api.signUp(), await api.signUp({ corporation_name: 'Tema Songs' })];
    const half = { pr: 5_000, mr: 5_000, sr: 0 };
    await register(writer, {
      ...aDraft('Published', writer),
      writers: [{ party_id: writer.partyId, role: 'CA', shares: half, chains: [1] }],
      publishers: [{ chain: 1, party_id: publisher.partyId, type: 'E', shares: half }],
    });
    const { works } = await record(publisher);
    expect(works).toMatchObject({ total: 1, items: [{ title: 'Published', roles: ['E'], shares: half }] });
  });

  test('counts a case as the member’s turn only while the list of cases does', async () => {
    const [claimant, signedUp] = [await api.signUp(), await api.signUp()];
    let respondent = signedUp;
    const work = await aSharedWork('Overdue', claimant, respondent);
    await aFiledShare(claimant, work.id, 60);
    const turns = async () => {
      const [linked] = (await record(respondent)).oppositions.items;
      const [listed] = (await respondent.inject('GET', '/oppositions')).json().data.items;
      return [linked.is_my_turn, listed.is_my_turn];
    };
    expect(await turns()).toEqual([true, true]);
    api.clock.advance(61 * 86_400_000);
    respondent = await api.signIn(respondent);
    expect(await turns()).toEqual([false, false]);
    api.clock.advance(-61 * 86_400_000);
  });

  test.each([
    [['account'], []],
    [['account', 'compositions'], ['works']],
    [['account', 'recordings'], ['recordings']],
    [['account', 'disputes'], ['oppositions']],
  ] as const)('shows a person limited to %j only the lists of those areas', async (areas, shown) => {
    const person = await addPerson(api, kofi, { role: 'reader', areas: [...areas] });
    const holder = await record(person);
    expect(['works', 'recordings', 'oppositions'].filter((list) => holder[list] !== null)).toEqual(shown);
  });

  test('lists the last five and counts all', async () => {
    const writer = await api.signUp();
    for (let number = 1; number <= 7; number += 1) await register(writer, aDraft(`Song ${number}`, writer));
    const { works } = await record(writer);
    expect([works.total, works.items.length]).toEqual([7, 5]);
  });
});

describe('memberships of societies', () => {
  beforeEach(async () => {
    await api.db.deleteFrom('party_society').execute();
  });

  test('adds a membership with the society’s name from the list', async () => {
    const answer = await add(ama);
    expect([answer.statusCode, answer.headers.etag]).toEqual([201, '"1"']);
    expect(answer.json().data).toEqual({ ...aMembership, society_name: 'GHAMRO', id: expect.any(String), version: 1 });
    expect(await list(ama)).toEqual([answer.json().data]);
  });

  test('shows others the societies of today, neither earlier nor later ones', async () => {
    const writer = await api.signUp();
    await add(writer, { from: '2010-01-01', to: '2019-12-31' });
    await add(writer, { society_code: '052', from: '2020-01-01', to: '2098-12-31' });
    await add(writer, { society_code: '058', from: '2099-01-01' });
    const { societies } = (await kofi.inject('GET', `/composers/${writer.partyId}`)).json().data;
    expect(societies).toEqual([{ right: 'pr', society_code: '052', society_name: 'PRS' }]);
  });

  test('keeps the entered name of a society that isn’t in the list', async () => {
    const answer = await add(ama, { society_code: '', society_name: ' Ankobra  Rights ', territory: 'GH', from: '' });
    expect(answer.json().data).toMatchObject({ society_code: null, society_name: 'Ankobra Rights', from: null });
  });

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'; drop table party; --",
    '{{7*7}}#{7*7}',
  ])('treats %j as a literal society name', async (society_name) => {
    const answer = await add(ama, { society_code: null, society_name });
    expect([answer.statusCode, answer.json().data.society_name]).toEqual([201, society_name]);
    expect((await list(ama))[0].society_name).toBe(society_name);
  });

  test('adds a membership once for a repeated request', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const both = [1, 2].map(() => ama.inject('POST', PATH, { payload: aMembership, headers }));
    const ids = (await Promise.all(both)).map((answer) => answer.json().data.id);
    expect(ids[0]).toBe(ids[1]);
    expect(await list(ama)).toHaveLength(1);
  });

  test('rejects overlapping memberships and names the other, even for concurrent requests', async () => {
    await add(ama);
    const answer = await add(ama, { society_code: '052', territory: 'GB', from: '2024-05-01' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'membership_overlaps']);
    expect(answer.json().message).toContain('GHAMRO');
    expect((await add(ama, { right: 'mr' })).statusCode).toBe(201);
    expect((await add(ama, { society_code: '052', from: null, to: '2019-12-31' })).statusCode).toBe(201);
    const both = await Promise.all([add(kofi), add(kofi)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  test('updates a membership at the expected version, also within its own period', async () => {
    const { id, version: seen } = (await add(ama)).json().data;
    const payload = { ...aMembership, to: '2025-12-31' };
    const changed = await ama.inject('PUT', `${PATH}/${id}`, { payload, ...version(seen) });
    expect(changed.json().data).toMatchObject({ to: '2025-12-31', version: 2 });
    const stale = await ama.inject('PUT', `${PATH}/${id}`, { payload, ...version(seen) });
    expect([stale.statusCode, stale.json().current]).toEqual([412, changed.json().data]);
    expect((await ama.inject('PUT', `${PATH}/${id}`, { payload })).statusCode).toBe(428);
  });

  test('deletes a membership at the expected version', async () => {
    const { id } = (await add(ama)).json().data;
    expect((await ama.inject('DELETE', `${PATH}/${id}`, version(2))).statusCode).toBe(412);
    expect((await ama.inject('DELETE', `${PATH}/${id}`, version(1))).statusCode).toBe(204);
    expect(await list(ama)).toEqual([]);
    expect((await ama.inject('DELETE', `${PATH}/${id}`, version(1))).statusCode).toBe(404);
  });

  test('answers 404 for the memberships of another member', async () => {
    const { id } = (await add(ama)).json().data;
    expect(await list(kofi)).toEqual([]);
    expect((await kofi.inject('PUT', `${PATH}/${id}`, { payload: aMembership, ...version(1) })).statusCode).toBe(404);
    expect((await kofi.inject('DELETE', `${PATH}/${id}`, version(1))).statusCode).toBe(404);
    expect(await list(ama)).toHaveLength(1);
  });

  test.each([
    [{ society_code: null }, 'society_code'],
    [{ society_code: '999' }, 'society_code'],
    [{ territory: 'XX' }, 'territory'],
    [{ right: 'xx' }, 'right'],
    [{ from: '2020-02-30' }, 'from'],
    [{ to: '2019-01-01' }, 'to'],
  ])('rejects memberships with %j', async (change, path) => {
    const answer = await add(ama, change);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details.map((detail: { path: string }) => detail.path)).toEqual([path]);
  });

  test('requires the permission to manage the account, and writes an audit trail', async () => {
    const reader = await api.signUp({ role: 'contributor' });
    expect((await add(reader)).statusCode).toBe(403);
    const { id } = (await add(ama)).json().data;
    await ama.inject('DELETE', `${PATH}/${id}`, version(1));
    const trail = await auditTrail(api, id);
    expect(trail.map(({ action }) => action)).toEqual(['rightsholder.society_add', 'rightsholder.society_remove']);
  });

  test('allows at most fifty memberships', async () => {
    for (let year = 1950; year < 2000; year += 1)
      expect((await add(ama, { from: `${year}-01-01`, to: `${year}-12-31` })).statusCode).toBe(201);
    expect((await add(ama)).json().code).toBe('too_many_memberships');
  });
});
