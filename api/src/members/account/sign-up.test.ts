// cspell:ignore abcabcabcabcabc passwordpassword
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../platform/db/new-id.ts';
import { anAddress, aPerson, tokenMailedTo } from '../../testing/join.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

function signUp(payload: object, remoteAddress = anAddress()) {
  return api.inject('POST', '/signups', { payload, remoteAddress });
}

const details = (answer: Awaited<ReturnType<typeof signUp>>) =>
  answer.json().details.map((detail: { path: string }) => detail.path);

async function subjectsTo(recipient: string) {
  const mails = await api.db
    .selectFrom('mail')
    .select('subject')
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  return mails.map(({ subject }) => subject);
}

const waitingFor = (email: string) =>
  api.db.selectFrom('sign_up').selectAll().where('email', '=', email).orderBy('id').execute();

describe('signing up', () => {
  test('stores the answers without the password, and creates nothing before the link is followed', async () => {
    const answer = await signUp({ ...aPerson, email: ' Ama@Example.org' });
    expect([answer.statusCode, answer.json()]).toEqual([
      202,
      { data: { status: 'received', email: 'ama@example.org', id: expect.any(String) } },
    ]);
    const [waiting] = await waitingFor('ama@example.org');
    expect(waiting?.answers).toMatchObject({ given_name: 'Ama', roles: ['composer'], birth_date: '1991-03-14' });
    expect(waiting?.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(waiting)).not.toContain(aPerson.password);
    const token = await tokenMailedTo(api, 'ama@example.org');
    expect(JSON.stringify(waiting)).not.toContain(token);
    expect(await api.db.selectFrom('account').select('id').execute()).toEqual([]);
    const { email, password } = { ...aPerson };
    expect((await api.inject('POST', '/session', { payload: { email, password } })).statusCode).toBe(401);
  });

  test('gives the same response for a known address, stores nothing, and writes to its owner', async () => {
    const known = await api.signUp({ email: 'known@example.org' });
    const both = [
      await signUp({ ...aPerson, email: known.email }),
      await signUp({ ...aPerson, email: 'new@x.example' }),
    ];
    const [ofKnown, ofNew] = both.map(({ statusCode, headers, body }) => ({
      statusCode,
      headers: Object.keys(headers).sort(),
      body: body
        .replace(known.email, '')
        .replace('new@x.example', '')
        .replace(/"id":"[^"]+"/, ''),
    }));
    expect(ofKnown).toEqual(ofNew);
    expect(await waitingFor(known.email)).toEqual([]);
    expect(await subjectsTo(known.email)).toEqual(['You already have a Counterpoint account']);
    expect(await subjectsTo('new@x.example')).toEqual(['Confirm your email address']);
  });

  test('doesn’t flood a member’s mailbox, from however many networks', async () => {
    const known = await api.signUp();
    const answers = [];
    for (let tried = 0; tried < 5; tried += 1)
      answers.push((await signUp({ ...aPerson, email: known.email })).statusCode);
    expect(answers).toEqual(Array(5).fill(202));
    expect(await subjectsTo(known.email)).toHaveLength(3);
  });

  test('doesn’t flood the mailbox of a new address, from however many networks', async () => {
    for (let tried = 0; tried < 11; tried += 1)
      expect((await signUp({ ...aPerson, email: 'flooded@x.example' })).statusCode).toBe(202);
    expect(await subjectsTo('flooded@x.example')).toHaveLength(10);
  });

  test('rejects the same for known and new addresses', async () => {
    const known = await api.signUp({ ipi_name_number: '99900000452' });
    const wrong = { ...aPerson, password: 'passwordpassword' };
    const taken = { ...aPerson, ipi_name_number: '99900000452' };
    for (const payload of [wrong, taken, { ...aPerson, country: 'ZZ' }]) {
      const answers = [
        await signUp({ ...payload, email: known.email }),
        await signUp({ ...payload, email: 'n@x.example' }),
      ];
      const [ofKnown, ofNew] = answers.map((answer) => ({ ...answer.json(), request_id: '' }));
      expect(ofKnown).toEqual(ofNew);
      expect(answers[0]?.statusCode).toBe(422);
    }
  });

  test('reports every invalid field', async () => {
    const answer = await signUp({ register_as: 'individual', email: 'x', password: 'short', isni_number: '1' });
    expect(answer.statusCode).toBe(422);
    expect(details(answer).sort()).toEqual([
      'accept_terms',
      'birth_date',
      'country',
      'email',
      'given_name',
      'isni_number',
      'nationality',
      'other_names',
      'password',
      'roles',
    ]);
    expect(details(await signUp({ register_as: 'corporate' })).sort()).toEqual([
      'accept_terms',
      'contact_person',
      'corporation_name',
      'country',
      'email',
      'organisation_type',
      'password',
    ]);
    expect((await signUp({ register_as: 'king' })).statusCode).toBe(422);
  });

  test.each([
    'passwordpassword',
    'Password 123456789',
    'aaaaaaaaaaaaaaaa',
    'abcabcabcabcabc',
    'AmaMensah2026!!',
    'counterpoint2026',
  ])('rejects the password %j with a reason', async (password) => {
    const answer = await signUp({ ...aPerson, email: 'weak@example.org', password });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details).toEqual([
      { path: 'password', message: expect.stringContaining('Choose a few words') },
    ]);
  });

  test('limits requests per network, and says how long to wait', async () => {
    const all = [];
    for (let attempt = 0; attempt < 21; attempt += 1)
      all.push(
        await signUp({ ...aPerson, email: `many${attempt}@x.example`, password: 'passwordpassword' }, '2001:db8::1'),
      );
    expect(all.at(-2)?.statusCode).toBe(422);
    expect([all.at(-1)?.statusCode, all.at(-1)?.json().message]).toEqual([
      429,
      'Too many sign-ups from your network. Try again in 60 minutes.',
    ]);
  });

  test('limits requests of a whole site over IPv6', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 81; attempt += 1) {
      const payload = { ...aPerson, email: `site${attempt}@x.example`, password: 'passwordpassword' };
      statuses.push((await signUp(payload, `2001:db8:1:${attempt % 5}::1`)).statusCode);
    }
    expect(statuses.slice(-2)).toEqual([422, 429]);
  });

  test('limits requests per address and network without locking out others', async () => {
    const known = await api.signUp();
    const network = anAddress();
    for (const email of [known.email, 'not-yet@example.org']) {
      // Rejected forms send no mail and count only for the network.
      for (let attempt = 0; attempt < 3; attempt += 1)
        expect((await signUp({ ...aPerson, email, password: 'passwordpassword' }, network)).statusCode).toBe(422);
      const statuses = [];
      for (let attempt = 0; attempt < 6; attempt += 1)
        statuses.push((await signUp({ ...aPerson, email }, network)).statusCode);
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
      expect((await signUp({ ...aPerson, email })).statusCode).toBe(202);
    }
  });
});

describe('numbers of other parties', () => {
  test('rejects an IPI of a member, or of a company if a person enters it', async () => {
    await api.db
      .insertInto('party')
      .values({ id: newId(), kind: 'organisation', organisation_name: 'Yaw Music', ipi_name_number: '99900000256' })
      .execute();
    await api.signUp({ given_name: 'Efua', other_names: 'Arthur', ipi_name_number: '99900000158' });
    const other = await signUp({ ...aPerson, ipi_name_number: '999 000 002 56' });
    expect([other.statusCode, details(other)]).toEqual([422, ['ipi_name_number']]);
    const member = await signUp({
      ...aPerson,
      given_name: 'Efua',
      other_names: 'Arthur',
      ipi_name_number: '99900000158',
    });
    expect([member.statusCode, details(member)]).toEqual([422, ['ipi_name_number']]);
  });

  test('rejects the ISNI of another party', async () => {
    await api.signUp({ isni: '0000000123531945' });
    const answer = await signUp({ ...aPerson, isni_number: '0000 0001 2353 1945' });
    expect([answer.statusCode, answer.json().details]).toEqual([
      422,
      [
        {
          path: 'isni_number',
          message: 'This ISNI belongs to another name or member. Leave this empty, and contact us after you join.',
        },
      ],
    ]);
  });
});

test('writes mail to files without a mail server, and doesn’t log its link', async () => {
  const email = 'mail@example.org';
  await signUp({ ...aPerson, email });
  const outbox = path.join(api.env.DATA_DIR, 'outbox');
  let text = '';
  await until(async () => {
    const names = await fs.readdir(outbox).catch(() => []);
    text = (await Promise.all(names.map((name) => fs.readFile(path.join(outbox, name), 'utf8')))).join('\n');
    return text.includes(email);
  });
  expect(text).toContain(`To: ${email}`);
  expect(text).toContain('Subject: Confirm your email address');
  await until(() => api.logged.some((line) => line.msg === 'mail written to a file'));
  expect(JSON.stringify(api.logged)).not.toContain(await tokenMailedTo(api, email));
});
