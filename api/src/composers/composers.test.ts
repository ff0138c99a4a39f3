import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aPerson, join } from '../testing/join.ts';
import { createTestApi, type TestApi, type TestMember } from '../testing/test-api.ts';
import { aDraft, newKey, register } from '../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi', ipi_name_number: '00241555778' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah', isni: '0000000123531945' });
});
afterAll(() => api.close());

async function find(query: string, member = ama) {
  const answer = await member.inject('GET', '/composers', { query: { query } });
  expect(answer.statusCode).toBe(200);
  return answer.json().data.items;
}

function add(payload: Record<string, unknown>, headers = newKey()) {
  return ama.inject('POST', '/composers', { headers, payload });
}

describe('composers', () => {
  test.each([
    'Kofi Mensah',
    'mensah kofi',
    'mens',
    'MENSHA',
    '0000 0001 2353 1945',
    'https://isni.org/isni/0000000123531945',
  ])('are found by %s', async (query) => {
    expect(await find(query)).toEqual([
      {
        id: kofi.partyId,
        kind: 'person',
        name: 'Kofi Mensah',
        ipi_name_number: null,
        isni: '0000000123531945',
        is_member: true,
        is_me: false,
      },
    ]);
  });

  test('know an IPI name number without its zeros, and who is asking', async () => {
    expect(await find('241555778')).toMatchObject([{ name: 'Ama Kusi', is_me: true }]);
  });

  test('without a search are those whom one shares works with, the most frequent first', async () => {
    const other = (await add({ given_names: 'Rare', family_name: 'Guest' })).json().data;
    await register(ama, aDraft('One', ama, kofi));
    await register(ama, aDraft('Two', ama, kofi, { partyId: other.id }));
    expect((await find('')).map(({ name }: { name: string }) => name)).toEqual(['Kofi Mensah', 'Rare Guest']);
  });

  test('are added once, and found from then on', async () => {
    const headers = newKey();
    const payload = { given_names: 'Fọlákẹ́', family_name: 'Adéyẹmí', ipi_name_number: '99900000256', isni: '' };
    const first = await add(payload, headers);
    expect(first.statusCode).toBe(201);
    expect((await add(payload, headers)).json()).toEqual(first.json());
    expect(await find('folake adeyemi')).toEqual([first.json().data]);
    expect(first.json().data).toMatchObject({ name: 'Fọlákẹ́ Adéyẹmí', is_member: false, isni: null });
  });

  test('whose number is known already are refused with whose it is', async () => {
    const ipi = await add({ family_name: 'Impostor', ipi_name_number: '241555778' });
    expect(ipi.statusCode).toBe(409);
    expect(ipi.json()).toMatchObject({
      code: 'party_exists',
      message: expect.stringContaining('Ama Kusi'),
      details: [{ path: 'ipi_name_number' }],
    });
    const isni = await add({ family_name: 'Impostor', isni: '0000 0001 2353 1945' });
    expect(isni.json()).toMatchObject({ code: 'party_exists', details: [{ path: 'isni' }] });
  });

  test('who are added twice at once under one number become one', async () => {
    const payload = { family_name: 'Twin', ipi_name_number: '99900000354' };
    const answers = await Promise.all([add(payload), add(payload), add(payload)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
      expect(answer.json()).toMatchObject({ code: 'party_exists', details: [{ path: 'ipi_name_number' }] });
  });

  test('with a wrong check digit or without a name are refused field by field', async () => {
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

test('a writer who joins finds the works that named them already, and none of the drafts', async () => {
  const { data: writer } = (
    await add({ given_names: 'Efua', family_name: 'Sarpong', ipi_name_number: '99900000158' })
  ).json();
  await register(ama, aDraft('Before She Joined', ama, { partyId: writer.id }));
  await ama.inject('POST', '/compositions', {
    headers: newKey(),
    payload: aDraft('Still a Draft', ama, { partyId: writer.id }),
  });
  const credentials = { email: 'efua@example.org', password: 'a drum and two voices' };
  const names = { given_name: 'Efua', other_names: 'Sarpong', ipi_name_number: '99900000158' };
  expect((await join(api, { ...aPerson, ...names, ...credentials })).statusCode).toBe(200);
  const opened = await api.inject('POST', '/session', { payload: credentials });
  const headers = {
    authorization: `Bearer ${opened.json().data.token}`,
    cookie: opened.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
  const { data } = (await api.inject('GET', '/compositions', { headers })).json();
  expect(data.items).toMatchObject([{ title: 'Before She Joined' }]);
});
