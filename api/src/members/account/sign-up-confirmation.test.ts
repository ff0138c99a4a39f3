import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aCompany, anAddress, aPerson, join, tokenMailedTo } from '../../testing/join.ts';
import { MARKUP_STRINGS } from '../../testing/markup-strings.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { mailsTo } from '../../testing/test-mail.ts';

const HOUR = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function signUp(payload: typeof aPerson & Record<string, unknown>): Promise<string> {
  const answer = await api.inject('POST', '/signups', { payload, remoteAddress: anAddress() });
  expect([answer.statusCode, answer.body]).toEqual([202, expect.any(String)]);
  return tokenMailedTo(api, payload.email);
}

const follow = (token: string, what = 'confirmations') =>
  api.inject('POST', `/signups/${what}`, { payload: { token }, remoteAddress: anAddress() });

/** Signs in with a password, and reads the profile in that session. */
async function profileOf({ email, password }: { email: string; password: string }) {
  const opened = await api.inject('POST', '/session', { payload: { email, password }, remoteAddress: anAddress() });
  expect(opened.statusCode).toBe(201);
  const authorization = `Bearer ${opened.json().data.token}`;
  const cookie = opened.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return (await api.inject('GET', '/user/profile', { headers: { authorization, cookie } })).json().data;
}

const accountsOf = (email: string) => api.db.selectFrom('account').select('id').where('email', '=', email).execute();

describe('following the sign-up link', () => {
  test('is described in the mail as the page has it: a button confirms, the link alone does not', async () => {
    const email = 'button@example.org';
    await signUp({ ...aPerson, email });
    const [mail] = await mailsTo(api, email);
    expect(mail?.body).toContain('open this link and choose “Confirm my address”:');
    expect(mail?.body).toContain('Once you’ve confirmed your address, you can sign in.');
    const link = /Confirm my address:\n(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
    expect(mail?.html).toMatch(/<a href="[^"]+" style="display:inline-block[^>]*>Confirm my address<\/a>/);
    expect(mail?.html).toContain(`href="${link}"`);
  });

  test('creates account, member and party of a person, who can sign in and finds what they typed', async () => {
    const person = {
      ...aPerson,
      email: 'ama@example.org',
      stage_names: ['Ama K.', 'The Harmattan'],
      phone: '+233 024 555 0142',
      roles: ['performer', 'composer'],
      ipi_name_number: '99900000158',
      isni_number: '0000 0001 0675 0994',
    };
    const answer = await follow(await signUp(person));
    expect([answer.statusCode, answer.json().data]).toEqual([
      200,
      { status: 'confirmed', email: 'ama@example.org', left_out: [], claimed: null },
    ]);
    expect(await profileOf(person)).toMatchObject({
      register_as: 'individual',
      given_name: 'Ama',
      other_names: 'Mensah',
      birth_date: '1991-03-14',
      nationality: 'GH',
      country: 'GH',
      phone: '+233 24 555 0142',
      roles: ['composer', 'performer'],
      stage_names: ['Ama K.', 'The Harmattan'],
      ipi_name_number: '99900000158',
      email: 'ama@example.org',
    });
    const party = await api.db
      .selectFrom('party')
      .innerJoin('membership', 'membership.member_id', 'party.member_id')
      .innerJoin('isni_application', 'isni_application.party_id', 'party.id')
      .select(['isni', 'isni_status', 'role', 'isni_application.content'])
      .where('ipi_name_number', '=', '99900000158')
      .executeTakeFirst();
    expect(party).toMatchObject({
      isni: null,
      isni_status: 'claimed_existing',
      role: 'owner',
      content: { existing_isni: '0000000106750994' },
    });
  });

  test('creates an organisation', async () => {
    expect((await join(api, aCompany)).statusCode).toBe(200);
    expect(await profileOf(aCompany)).toMatchObject({
      register_as: 'corporate',
      corporation_name: 'Kente Records',
      contact_person: 'Ama Mensah',
      country: 'GH',
      roles: [],
      given_name: null,
    });
  });

  test('accepts any characters in a password', async () => {
    const password = '  ñandú 🎵 дождь  ';
    await join(api, { ...aPerson, email: 'any@example.org', password });
    const { email } = await profileOf({ email: 'any@example.org', password: password.normalize('NFD') });
    expect(email).toBe('any@example.org');
  });

  test('deletes the sign-up except that the link was used, and sends a welcome mail', async () => {
    const email = 'once@example.org';
    const token = await signUp({ ...aPerson, email });
    await follow(token);
    const rows = await api.db.selectFrom('sign_up').selectAll().where('email', '=', email).execute();
    expect(rows).toMatchObject([{ answers: {}, password_hash: '', closed_at: expect.any(Date) }]);
    const again = await follow(token);
    expect([again.statusCode, again.json()]).toMatchObject([
      410,
      { code: 'link_used', message: 'This address is already confirmed. Sign in with it.' },
    ]);
    const mails = await mailsTo(api, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your email address', 'Welcome to Counterpoint']);
    expect(mails.at(-1)?.body).not.toContain('/email-password-reset-link');
  });

  test('creates one account for concurrent requests', async () => {
    const email = 'twice@example.org';
    const token = await signUp({ ...aPerson, email });
    const answers = await Promise.all(Array.from({ length: 5 }, () => follow(token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410, 410]);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  test('confirms the first of several sign-ups for one address', async () => {
    const email = 'several@example.org';
    const first = await signUp({ ...aPerson, email, given_name: 'First' });
    const second = await signUp({ ...aPerson, email, given_name: 'Second', password: 'other words about the sun' });
    const answers = await Promise.all([follow(second), follow(first)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect(await accountsOf(email)).toHaveLength(1);
    const [winner, password] =
      answers[0]?.statusCode === 200 ? ['Second', 'other words about the sun'] : ['First', aPerson.password];
    expect(await profileOf({ email, password })).toMatchObject({ given_name: winner });
    const welcome = (await mailsTo(api, email)).find(({ subject }) => subject.startsWith('Welcome'));
    expect(welcome?.body).toContain('/email-password-reset-link');
    const loser = answers[0]?.statusCode === 200 ? first : second;
    expect((await follow(loser)).json().code).toBe('link_used');
    expect((await follow(loser, 'renewals')).json().code).toBe('link_used');
  });

  test('reports an unknown link, whatever it contains', async () => {
    for (const token of ['x', 'a'.repeat(43), '../..', "' or 1=1", '%00'])
      expect([(await follow(token)).statusCode, (await follow(token)).json().code]).toEqual([404, 'link_unknown']);
    for (const token of ['', null, 7, ['x'], 'x'.repeat(201)])
      expect((await api.inject('POST', '/signups/confirmations', { payload: { token } })).statusCode).toBe(422);
    expect((await api.inject('GET', '/signups/confirmations?token=x')).statusCode).toBe(405);
  });
});

describe('expired sign-up links', () => {
  test('can be renewed without typing anything again', async () => {
    const email = 'late@example.org';
    const token = await signUp({ ...aPerson, email });
    api.clock.advance(48 * HOUR);
    const late = await follow(token);
    expect([late.statusCode, late.json().code]).toEqual([410, 'link_expired']);
    const renewed = await follow(token, 'renewals');
    expect([renewed.statusCode, renewed.json().data]).toEqual([202, { status: 'received', email }]);
    const next = await tokenMailedTo(api, email);
    expect(next).not.toBe(token);
    expect((await follow(next)).statusCode).toBe(200);
    expect((await mailsTo(api, email)).at(-1)?.body).not.toContain('/email-password-reset-link');
    expect((await profileOf({ ...aPerson, email })).given_name).toBe('Ama');
    expect((await follow(token)).json().code).toBe('link_used');
  });

  test('are deleted a week later', async () => {
    const token = await signUp({ ...aPerson, email: 'later@example.org' });
    api.clock.advance((48 + 7 * 24) * HOUR);
    expect((await follow(token, 'renewals')).json().code).toBe('link_unknown');
  });

  test('can be renewed a few times only', async () => {
    const token = await signUp({ ...aPerson, email: 'often@example.org' });
    api.clock.advance(48 * HOUR);
    const renew = () => api.inject('POST', '/signups/renewals', { payload: { token }, remoteAddress: '198.51.100.7' });
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await renew()).statusCode);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

test('limits how often links are followed from a whole site over IPv6', async () => {
  const statuses = [];
  for (let attempt = 0; attempt < 241; attempt += 1) {
    const remoteAddress = `2001:db8:1:${attempt % 5}::1`;
    const payload = { token: 'x' };
    statuses.push((await api.inject('POST', '/signups/confirmations', { payload, remoteAddress })).statusCode);
  }
  expect(statuses.slice(-2)).toEqual([404, 429]);
});

describe('sending the link again', () => {
  const resend = (id: string, email: string) =>
    api.inject('POST', '/signups/resends', { payload: { id, email }, remoteAddress: anAddress() });
  const idOf = async (email: string) => {
    const payload = { ...aPerson, email };
    const answer = await api.inject('POST', '/signups', { payload, remoteAddress: anAddress() });
    return answer.json().data.id;
  };

  test('mails another link that works, without the password', async () => {
    const email = 'again@example.org';
    const id = await idOf(email);
    const first = await tokenMailedTo(api, email);
    const answer = await resend(id, email);
    expect([answer.statusCode, answer.json().data]).toEqual([202, { status: 'received', email }]);
    const second = await tokenMailedTo(api, email);
    expect(second).not.toBe(first);
    expect((await follow(second)).statusCode).toBe(200);
    expect((await profileOf({ ...aPerson, email })).given_name).toBe('Ama');
  });

  test('writes to the owner of a known address, and to nobody for another ID', async () => {
    const known = await api.signUp();
    const id = await idOf(known.email);
    expect((await resend(id, known.email)).statusCode).toBe(202);
    const subjects = async (email: string) => (await mailsTo(api, email)).map(({ subject }) => subject);
    expect(await subjects(known.email)).toEqual(Array(2).fill('You already have a Counterpoint account'));
    await idOf('other@example.org');
    expect((await resend(id, 'other@example.org')).statusCode).toBe(202);
    expect(await subjects('other@example.org')).toHaveLength(1);
  });
});

describe('numbers entered at sign-up', () => {
  test('omits a number that another member got meanwhile, and says so in response and mail', async () => {
    const numbers = { ipi_name_number: '99900000354', isni_number: '9990000000000011' };
    const email = 'slow@example.org';
    const token = await signUp({ ...aPerson, ...numbers, email });
    await api.signUp({ ipi_name_number: '99900000354', isni: '9990000000000011' });
    const answer = await follow(token);
    expect(answer.json().data).toEqual({
      status: 'confirmed',
      email,
      left_out: ['ipi_name_number', 'isni_number'],
      claimed: null,
    });
    expect((await profileOf({ ...aPerson, email })).ipi_name_number).toBeNull();
    const mail = await api.db
      .selectFrom('mail')
      .select('body')
      .where('recipient', '=', email)
      .where('subject', '=', 'Welcome to Counterpoint')
      .executeTakeFirst();
    expect(mail?.body).toContain('Your ISNI has since been registered for another name');
  });

  test('gives the number to one of two concurrent sign-ups', async () => {
    const ipi_name_number = '00052210040';
    const tokens = [];
    for (const email of ['one@example.org', 'two@example.org'])
      tokens.push(await signUp({ ...aPerson, email, ipi_name_number }));
    const answers = await Promise.all(tokens.map((token) => follow(token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers.map((answer) => answer.json().data.left_out.length).sort()).toEqual([0, 1]);
  });
});

test('renders 200 texts of markup and script from every text field as typed', async () => {
  expect(new Set(MARKUP_STRINGS).size).toBe(200);
  for (let start = 0; start < MARKUP_STRINGS.length; start += 10)
    await typeEverywhere(MARKUP_STRINGS.slice(start, start + 10), start);
}, 120_000);

/** Ten texts, all of them as stage names of a person. A few are a company's, and more of them in profile.test.ts. */
async function typeEverywhere(texts: readonly string[], start: number): Promise<void> {
  const [one = '', , , , , other = '', another = ''] = texts;
  const names = { given_name: one.slice(0, 30).trim(), other_names: other, stage_names: texts };
  const organisation = { corporation_name: one, registration_number: other, contact_person: another };
  const joiners = [
    { payload: { ...aPerson, ...names, email: `person${start}@example.org` }, typed: names },
    { payload: { ...aCompany, ...organisation, email: `company${start}@example.org` }, typed: organisation },
  ];
  for (const { payload, typed } of joiners.slice(0, start % 50 === 0 ? 2 : 1)) {
    expect((await join(api, payload)).statusCode).toBe(200);
    expect(await readNames(payload.email)).toMatchObject(typed);
  }
}

/** A session created directly: hashing that many passwords isn't tested here. */
async function readNames(email: string): Promise<object> {
  const ids = await api.db
    .selectFrom('account')
    .innerJoin('membership', 'membership.account_id', 'account.id')
    .innerJoin('party', 'party.member_id', 'membership.member_id')
    .select(['account.id as accountId', 'membership.member_id as memberId', 'party.id as partyId', 'account.email'])
    .where('account.email', '=', email)
    .executeTakeFirstOrThrow();
  return (await (await api.signIn(ids)).inject('GET', '/user/profile')).json().data;
}
