import type { ComposerCandidate, ComposerDetails } from '@counterpoint/domain/schemas/parties'; // cspell:ignore ampfoo gest mens mensha oforri zzyzx
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../platform/db/new-id.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { changeWork, changing } from '../../testing/test-revisions.ts';
import { aDraft, confirm, newKey, register } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi', ipi_name_number: '00241555778' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah', isni: '0000000123531945' });
});
afterAll(() => api.close());

async function find(query: string, filter = 'all', member = ama) {
  const answer = await member.inject('GET', '/composers', { query: { query, filter } });
  expect(answer.statusCode).toBe(200);
  return answer.json().data.items;
}

function add(payload: Record<string, unknown>, headers = newKey(), member = ama) {
  return member.inject('POST', '/composers', { headers, payload });
}

async function added(payload: Record<string, unknown>, member = ama): Promise<ComposerDetails> {
  const answer = await add(payload, newKey(), member);
  if (answer.statusCode !== 201) throw new Error(`Nobody was added: ${answer.body}`);
  return answer.json().data;
}

async function candidates(payload: Record<string, unknown>, member = ama) {
  const answer = await member.inject('POST', '/composers/candidates', { payload });
  expect(answer.statusCode).toBe(200);
  return answer
    .json()
    .data.items.map(({ composer, why, is_certain }: ComposerCandidate) => [composer.name, why, is_certain]);
}

describe('composers', () => {
  test.each([
    'Kofi Mensah',
    'mensah kofi',
    'mens',
    'MENSHA',
    '0000 0001 2353 1945',
    'https://isni.org/isni/0000000123531945',
  ])('finds composers by %s', async (query) => {
    expect(await find(query)).toEqual([
      {
        id: kofi.partyId,
        kind: 'person',
        name: 'Kofi Mensah',
        ipi_name_number: null,
        isni: '0000000123531945',
        is_member: true,
        is_me: false,
        stage_names: [],
        societies: [],
        works: 0,
        recordings: 0,
        organisation_type: null,
        can_change: false,
      },
    ]);
  });

  test('finds an IPI name number without leading zeros, and recognises the caller', async () => {
    expect(await find('241555778')).toMatchObject([{ name: 'Ama Kusi', is_me: true }]);
  });

  test('lists the caller’s own co-writers, the most frequent first', async () => {
    const other = (await add({ given_names: 'Rare', family_name: 'Guest' })).json().data;
    await register(ama, aDraft('One', ama, kofi));
    await register(ama, aDraft('Two', ama, kofi, { partyId: other.id }));
    async function names(query: string, filter: string) {
      return (await find(query, filter)).map(({ name }: { name: string }) => name);
    }
    expect(await names('', 'mine')).toEqual(['Kofi Mensah', 'Rare Guest']);
    expect(await names('gest', 'mine')).toEqual(['Rare Guest']);
    expect(await names('Ama', 'mine')).toEqual([]);
    expect(await names('', 'all')).toEqual(['Ama Kusi', 'Kofi Mensah', 'Rare Guest']);
    const beyond = await ama.inject('GET', '/composers', { query: { filter: 'mine', page: '9' } });
    expect(beyond.json().data).toMatchObject({ items: [], total: 2 });
  });

  test('lists nobody whom only another member’s draft names, nor shows that draft to who is named', async () => {
    const [kojo, akua, yaa] = [await api.signUp(), await api.signUp(), await api.signUp()];
    const work = await confirm(akua, await register(kojo, aDraft('Shared by Two', kojo, akua)));
    const begun = await changeWork(kojo, work, 'amendment');
    await kojo.inject('PUT', `/compositions/${work.id}/amendment`, {
      headers: changing(begun),
      payload: aDraft('Shared by Three', kojo, akua, yaa),
    });
    const partnersOf = async (member: TestMember) => {
      const { items } = (await member.inject('GET', '/composers?filter=mine')).json().data;
      return items.map(({ id }: { id: string }) => id).sort();
    };
    expect(await partnersOf(akua)).toEqual([kojo.partyId]);
    expect(await partnersOf(kojo)).toEqual([akua.partyId, yaa.partyId].sort());
    await yaa.inject('PUT', '/user/profile', { payload: (await yaa.inject('GET', '/user/profile')).json().data });
    expect((await yaa.inject('GET', '/compositions')).json().data.total).toBe(0);
  });

  test('counts the registered works that name them', async () => {
    const [before] = await find('Rare Guest');
    await register(ama, aDraft('Three', ama, { partyId: before.id }));
    expect((await find('Rare Guest'))[0].works).toBe(before.works + 1);
  });

  test('adds a composer once, who is then found', async () => {
    const headers = newKey();
    const payload = { given_names: 'Fọlákẹ́', family_name: 'Adéyẹmí', ipi_name_number: '99900000256', isni: '' };
    const first = await add(payload, headers);
    expect(first.statusCode).toBe(201);
    expect((await add(payload, headers)).json()).toEqual(first.json());
    expect(await find('folake adeyemi')).toMatchObject([{ id: first.json().data.id, can_change: true }]);
    expect(first.json().data).toMatchObject({ name: 'Fọlákẹ́ Adéyẹmí', is_member: false, isni: null });
  });

  test('rejects a known number and names its owner', async () => {
    const ipi = await add({ family_name: 'Impostor', ipi_name_number: '241555778' });
    expect(ipi.statusCode).toBe(409);
    expect(ipi.json()).toMatchObject({
      code: 'party_exists',
      message: expect.stringContaining('Ama Kusi'),
      details: [{ path: 'ipi_name_number' }],
      current: { id: ama.partyId, name: 'Ama Kusi' },
    });
    const isni = await add({ family_name: 'Impostor', isni: '0000 0001 2353 1945' });
    expect(isni.json()).toMatchObject({ code: 'party_exists', details: [{ path: 'isni' }] });
  });

  test('adds one composer for concurrent requests with the same number', async () => {
    const payload = { family_name: 'Twin', ipi_name_number: '99900000354' };
    const others = [{ family_name: 'Twin' }, { family_name: 'Sibling' }, { family_name: 'Double' }];
    const answers = await Promise.all(others.map((names) => add({ ...payload, ...names })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
      expect(answer.json()).toMatchObject({ code: 'party_exists', details: [{ path: 'ipi_name_number' }] });
  });

  test('reports a wrong check digit or a missing name at its field', async () => {
    const answer = await add({ family_name: ' ', ipi_name_number: '00241555779', isni: '0000000123531946' });
    expect(answer.statusCode).toBe(422);
    expect(
      answer
        .json()
        .details.map(({ path }: { path: string }) => path)
        .sort(),
    ).toEqual(['family_name', 'ipi_name_number', 'isni']);
  });
});

describe('groups and publishers', () => {
  test('adds them under one name with other names and societies, and finds them by each', async () => {
    const group = await added({
      kind: 'group',
      organisation_name: 'The Volta Voices',
      given_names: 'not kept',
      stage_names: ['Volta V', ''],
      societies: { pr: '285', mr: '044' },
    });
    expect(group).toMatchObject({
      kind: 'group',
      name: 'The Volta Voices',
      given_names: null,
      stage_names: ['Volta V'],
    });
    expect(group.societies).toEqual([
      { right: 'pr', society_code: '285', society_name: 'GHAMRO' },
      { right: 'mr', society_code: '044', society_name: 'MCPS' },
    ]);
    expect(await find('volta v')).toMatchObject([{ id: group.id }]);
    const company = await added({ kind: 'organisation', organisation_name: 'Cape Coast Editions' });
    expect(await find('cape coast')).toMatchObject([{ id: company.id, kind: 'organisation' }]);
  });

  test('requires a name', async () => {
    const paths = async (payload: Record<string, unknown>) => {
      const answer = await add(payload);
      expect(answer.statusCode).toBe(422);
      return answer.json().details.map(({ path }: { path: string }) => path);
    };
    expect(await paths({ kind: 'group', family_name: 'Voices' })).toEqual(['organisation_name']);
    expect(await paths({ kind: 'person', organisation_name: 'Voices', birth_year: 1 })).toEqual([
      'birth_year',
      'family_name',
    ]);
    expect(await paths({ family_name: 'Quartey', societies: { pr: '999' }, birth_year: 2999 })).toEqual([
      'societies.pr',
      'birth_year',
    ]);
  });
});

describe('duplicate composers', () => {
  test('are suggested while typing, the likeliest first', async () => {
    await added({ given_names: 'Nana', family_name: 'Ampofo', stage_names: ['King Ampofo'], isni: '9990000000000011' });
    expect(await candidates({ given_names: 'ampofo', family_name: 'NANA' })).toEqual([['Nana Ampofo', 'name', false]]);
    expect(await candidates({ family_name: 'King Ampofo' })).toEqual([['Nana Ampofo', 'stage_name', false]]);
    expect(await candidates({ given_names: 'Nana', family_name: 'Ampfoo' })).toEqual([
      ['Nana Ampofo', 'spelling', false],
    ]);
    expect(await candidates({ family_name: 'Anybody', isni: '9990 0000 0000 0011' })).toEqual([
      ['Nana Ampofo', 'isni', true],
    ]);
    // Half a number is none, and another number of the same kind belongs to another person.
    expect(await candidates({ family_name: 'Zzyzx', ipi_name_number: '999' })).toEqual([]);
    expect(await candidates({ given_names: 'Nana', family_name: 'Ampofo', isni: '999000000000002X' })).toEqual([]);
  });

  test('must be confirmed as different before a similar name is added', async () => {
    const first = await added({ given_names: 'Esi', family_name: 'Ofori' });
    const payload = { given_names: 'Esi', family_name: 'Oforri' };
    const refused = await add(payload);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'possible_duplicates',
      message: expect.stringContaining('Esi Ofori'),
      current: { items: [{ composer: { id: first.id }, why: 'spelling' }] },
    });
    expect((await add({ ...payload, different_from: [first.id] })).statusCode).toBe(201);
  });

  test('are detected for concurrent requests', async () => {
    const payload = { given_names: 'Only', family_name: 'Once' };
    const answers = await Promise.all([add(payload), add(payload), add(payload)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  test('match by name and year of birth without revealing the year', async () => {
    const names = { given_names: 'Adwoa', family_name: 'Sekyi' };
    const mine = await added({ ...names, birth_year: 1957 });
    const again = await add({ ...names, birth_year: 1957, different_from: [mine.id] });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'party_exists', current: { id: mine.id } });
    for (const birth_year of [1957, 1958])
      expect(await candidates({ ...names, birth_year }, kofi)).toEqual([['Adwoa Sekyi', 'name', false]]);
  });
});

describe('composer details', () => {
  test('shows year of birth and nationality only to the member who added them', async () => {
    const { id } = await added({ family_name: 'Private', birth_year: 1961, nationality: 'GH' });
    const open = async (member: TestMember) => (await member.inject('GET', `/composers/${id}`)).json().data;
    expect((await open(ama)).my_details).toEqual({ birth_year: 1961, nationality: 'GH' });
    expect(await open(kofi)).toMatchObject({ my_details: null, can_change: false });
    const member = await kofi.inject('GET', `/composers/${ama.partyId}`);
    expect(member.json().data.my_details).toBeNull();
    for (const body of [member.body, (await kofi.inject('GET', '/composers?query=Ama')).body])
      expect(body).not.toMatch(/@example|birth_date|base|phone/);
    expect((await kofi.inject('GET', `/composers/${newId()}`)).statusCode).toBe(404);
  });

  test('can be corrected by the member who added them, also in works', async () => {
    const { id } = await added({ given_names: 'Kwabena', family_name: 'Wrong' });
    const work = await register(ama, aDraft('Corrected', ama, { partyId: id }));
    expect(work.state).toBe('registered_incomplete');
    const payload = { given_names: 'Kwabena', family_name: 'Right', ipi_name_number: '99900000452' };
    const stale = await ama.inject('PUT', `/composers/${id}`, { headers: { 'if-match': '"9"' }, payload });
    expect([stale.statusCode, stale.json().current.name]).toEqual([412, 'Kwabena Wrong']);
    const answer = await ama.inject('PUT', `/composers/${id}`, { headers: { 'if-match': '"1"' }, payload });
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"2"']);
    const { data } = (await ama.inject('GET', `/compositions/${work.id}`)).json();
    expect(data).toMatchObject({ state: 'registered', writers: [{}, { name: 'Kwabena Right' }] });
    expect(await find('Kwabena Wrong')).toEqual([]);
  });

  test('keeps the identity of composers in others’ works, and allows adding a missing number', async () => {
    const { id } = await added({ given_names: 'Yaw', family_name: 'Darko' });
    await register(ama, aDraft('With Others', ama, kofi, { partyId: id }));
    const change = (version: number, payload: Record<string, unknown>) =>
      ama.inject('PUT', `/composers/${id}`, { headers: { 'if-match': `"${version}"` }, payload });
    const renamed = await change(1, { given_names: 'Ama', family_name: 'Kusi-Darko' });
    expect([renamed.statusCode, renamed.json().code]).toEqual([409, 'composer_registered']);
    const numbered = { given_names: 'Yaw', family_name: 'Darko', ipi_name_number: '99900000550' };
    expect((await change(1, numbered)).statusCode).toBe(200);
    const other = await change(2, { ...numbered, ipi_name_number: '99900000648' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'composer_registered']);
  });

  test('can’t be corrected once others use them', async () => {
    const { id } = await added({ given_names: 'Shared', family_name: 'Writer' });
    const change = (member: TestMember) =>
      member.inject('PUT', `/composers/${id}`, {
        headers: { 'if-match': '"1"' },
        payload: { family_name: 'Mine Now' },
      });
    expect((await change(kofi)).statusCode).toBe(404);
    await register(kofi, aDraft('By Kofi', kofi, { partyId: id }));
    expect((await ama.inject('GET', `/composers/${id}`)).json().data.can_change).toBe(false);
    const refused = await change(ama);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'composer_in_use']);
  });
});
