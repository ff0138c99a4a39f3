import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../db/new-id.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const person = {
  register_as: 'individual',
  given_name: 'Ama',
  other_names: 'Mensah',
  email: 'ama@example.org',
  password: 'a few words about rain',
  accept_terms: true,
};
const company = {
  register_as: 'corporate',
  corporation_name: 'Kente Records',
  organisation_type: 'Record Company',
  email: 'office@kente.example',
  password: 'a few words about rain',
  accept_terms: true,
};

let api: TestApi;
let caller = 0;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

function signUp(payload: object) {
  caller += 1;
  return api.inject('POST', '/signups', { payload, remoteAddress: `198.51.100.${caller}` });
}

async function insertParty(name: { given_names: string; family_name: string }, ipi_name_number: string) {
  const id = newId();
  await api.db
    .insertInto('party')
    .values({ id, kind: 'person', ...name, ipi_name_number })
    .execute();
  return id;
}

const details = (answer: Awaited<ReturnType<typeof signUp>>) =>
  answer.json().details.map((detail: { path: string }) => detail.path);

describe('signing up', () => {
  test('makes account, member, membership and party of a person, who can sign in', async () => {
    const answer = await signUp(person);
    expect([answer.statusCode, answer.json()]).toEqual([
      202,
      { data: { status: 'received', email: 'ama@example.org' } },
    ]);
    const signIn = await api.inject('POST', '/session', {
      payload: { email: person.email, password: person.password },
    });
    expect(signIn.statusCode).toBe(201);
    const row = await api.db
      .selectFrom('party')
      .innerJoin('membership', 'membership.member_id', 'party.member_id')
      .select(['kind', 'given_names', 'family_name', 'permission'])
      .where('family_name', '=', 'Mensah')
      .executeTakeFirst();
    expect(row).toEqual({ kind: 'person', given_names: 'Ama', family_name: 'Mensah', permission: 'super' });
  });

  test('makes an organisation', async () => {
    expect((await signUp(company)).statusCode).toBe(202);
    const row = await api.db
      .selectFrom('party')
      .select('kind')
      .where('organisation_name', '=', 'Kente Records')
      .executeTakeFirst();
    expect(row).toEqual({ kind: 'organisation' });
  });

  test('answers a known address alike, changes nothing, and writes to its owner', async () => {
    const again = await signUp({
      ...person,
      email: ' AMA@example.org',
      given_name: 'Else',
      password: 'other words about the sun',
    });
    expect([again.statusCode, again.json()]).toEqual([202, { data: { status: 'received', email: 'ama@example.org' } }]);
    const old = await api.inject('POST', '/session', { payload: { email: person.email, password: person.password } });
    expect(old.statusCode).toBe(201);
    const mails = await api.db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', person.email)
      .orderBy('id')
      .execute();
    expect(mails.map((mail) => mail.subject)).toEqual([
      'Welcome to Counterpoint',
      'You already have a Counterpoint account',
    ]);
  });

  test('of one address at once makes one account', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => signUp({ ...person, email: 'twice@example.org' })));
    expect(all.map((answer) => answer.statusCode)).toEqual([202, 202, 202, 202, 202]);
    const accounts = await api.db.selectFrom('account').select('id').where('email', '=', 'twice@example.org').execute();
    expect(accounts).toHaveLength(1);
  });

  test('names every wrong field', async () => {
    const answer = await signUp({
      register_as: 'individual',
      email: 'x',
      password: 'short',
      ipi_name_number: '12345678901',
    });
    expect(answer.statusCode).toBe(422);
    expect(details(answer).sort()).toEqual([
      'accept_terms',
      'email',
      'given_name',
      'ipi_name_number',
      'other_names',
      'password',
    ]);
  });

  test.each([
    'passwordpassword',
    'Password 123456789',
    'aaaaaaaaaaaaaaaa',
    'abcabcabcabcabc',
    'AmaMensah2026!!',
    'counterpoint2026',
  ])('refuses the password %j in words', async (password) => {
    const answer = await signUp({ ...person, email: 'weak@example.org', password });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details).toEqual([
      { path: 'password', message: expect.stringContaining('Choose a few words') },
    ]);
  });

  test('takes any characters in a password', async () => {
    const password = '  ñandú 🎵 дождь  ';
    await signUp({ ...person, email: 'any@example.org', password });
    const answer = await api.inject('POST', '/session', {
      payload: { email: 'any@example.org', password: password.normalize('NFD') },
    });
    expect(answer.statusCode).toBe(201);
  });

  test('is limited for one network', async () => {
    const all = [];
    for (let attempt = 0; attempt < 21; attempt += 1)
      all.push(
        await api.inject('POST', '/signups', {
          payload: { ...person, password: 'passwordpassword' },
          remoteAddress: '2001:db8::1',
        }),
      );
    expect(all.at(-1)?.statusCode).toBe(429);
    expect(all.at(-2)?.statusCode).toBe(422);
  });
});

describe('an IPI name number at sign-up', () => {
  test('makes the party of that name the member’s own', async () => {
    const partyId = await insertParty({ given_names: 'Efua', family_name: 'Árthur' }, '99900000158');
    expect(
      (
        await signUp({
          ...person,
          given_name: 'EFUA',
          other_names: 'Arthur',
          email: 'efua@example.org',
          ipi_name_number: '999 000 001 58',
        })
      ).statusCode,
    ).toBe(202);
    const party = await api.db.selectFrom('party').select('member_id').where('id', '=', partyId).executeTakeFirst();
    expect(party?.member_id).toEqual(expect.any(String));
  });

  test('is refused where it stands for another name, or for a member', async () => {
    await insertParty({ given_names: 'Yaw', family_name: 'Boateng' }, '99900000256');
    const other = await signUp({ ...person, email: 'yaw@example.org', ipi_name_number: '99900000256' });
    expect([other.statusCode, details(other)]).toEqual([422, ['ipi_name_number']]);
    const member = await signUp({
      ...person,
      given_name: 'Efua',
      other_names: 'Arthur',
      email: 'efua2@example.org',
      ipi_name_number: '99900000158',
    });
    expect([member.statusCode, details(member)]).toEqual([422, ['ipi_name_number']]);
  });

  test('goes to one of two who come at once', async () => {
    const come = (email: string) => signUp({ ...person, email, ipi_name_number: '99900000354' });
    const both = await Promise.all([come('one@example.org'), come('two@example.org')]);
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([202, 422]);
  });
});

test('without a mail server a mail becomes a file, and its link stands in the log', async () => {
  await signUp({ ...person, email: 'mail@example.org' });
  const written = () => api.logged.filter((line) => line.msg === 'mail written to a file');
  const outbox = path.join(api.env.DATA_DIR, 'outbox');
  let text = '';
  for (let tries = 0; tries < 50 && !text.includes('mail@example.org'); tries += 1) {
    await pause(40);
    const names = await fs.readdir(outbox).catch(() => []);
    text = (await Promise.all(names.map((name) => fs.readFile(path.join(outbox, name), 'utf8')))).join('\n');
  }
  expect(text).toContain('To: mail@example.org');
  expect(text).toContain('Subject: Welcome to Counterpoint');
  expect(written().at(-1)).toMatchObject({ link: 'http://localhost:3000' });
});
