import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aCompany, anAddress, aPerson, join } from '../../testing/join.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { addComposer, invite } from '../../testing/test-invitations.ts';
import { mailsTo } from '../../testing/test-mail.ts';
import { aRecordingDraft, registerRecording } from '../../testing/test-recordings.ts';
import { aDraft, register } from '../../testing/test-works.ts';
import { aClaimant, aParty, claimOf, memberWithAddress } from './testing/claims.ts';

let api: TestApi;
let kofi: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  kofi = await api.signUp({ email: 'kofi@example.org', given_name: 'Kofi' });
});
afterAll(() => api.close());

const listed = async (member: TestMember, path: string) => (await member.inject('GET', path)).json().data;

describe('joining with the number of a party of the index', () => {
  test('shows the joiner nothing of it, and mails that it is being checked', async () => {
    const ipi_name_number = '99900000158';
    const partyId = await aParty(api, { ipi_name_number, isni: '0000000123531945' });
    const work = await register(kofi, aDraft('Theirs', kofi, { partyId }));
    const recording = await registerRecording(kofi, aRecordingDraft('Theirs, Too', kofi, { partyId }));
    const email = 'taker@example.org';
    const answer = await join(api, { ...aPerson, email, given_name: 'Efua', other_names: 'Arthur', ipi_name_number });
    expect(answer.json().data).toMatchObject({ left_out: [], claimed: 'ipi_name_number' });

    const taker = await memberWithAddress(api, email);
    expect(taker.partyId).not.toBe(partyId);
    expect(await claimOf(api, taker)).toMatchObject({ party_id: partyId, basis: 'ipi_name_number', state: 'open' });
    for (const path of ['/compositions', '/recordings', '/notifications', '/isni-applications'])
      expect([path, (await listed(taker, path)).items]).toEqual([path, []]);
    expect(await listed(taker, '/user/user_isni')).toMatchObject({ isni_number: null });
    expect(await listed(taker, '/user/identifiers')).toEqual({ ipi_name_number: null, ipi_history: [] });
    const own = [
      `/compositions/${work.id}/history`,
      `/compositions/${work.id}/certificate`,
      `/recordings/${recording.id}/history`,
    ];
    for (const path of own) expect([path, (await taker.inject('GET', path)).statusCode]).toEqual([path, 404]);
    const welcome = (await mailsTo(api, email)).find(({ subject }) => subject === 'Welcome to Counterpoint');
    expect(welcome?.body).toContain('We have a record with your IPI name number. We’ll check that it’s yours');
  });

  test('is a claim for a company, and for an ISNI', async () => {
    const company = await aParty(api, { organisation_name: 'Kente Records', ipi_name_number: '99900000256' });
    await join(api, { ...aCompany, email: 'office@kente.example', ipi_name_number: '99900000256' });
    const kente = await memberWithAddress(api, 'office@kente.example');
    expect(kente.partyId).not.toBe(company);
    expect(await claimOf(api, kente)).toMatchObject({ party_id: company, basis: 'ipi_name_number' });

    const person = await aParty(api, { isni: '999000000000002X' });
    await join(api, {
      ...aPerson,
      email: 'isni@example.org',
      ipi_name_number: '00052210040',
      isni_number: '999000000000002X',
    });
    const taker = await memberWithAddress(api, 'isni@example.org');
    expect(await claimOf(api, taker)).toMatchObject({ party_id: person, basis: 'isni_number' });
    expect(await listed(taker, '/user/profile')).toMatchObject({ ipi_name_number: '00052210040', isni_number: null });
    expect((await listed(taker, '/isni-applications')).items).toEqual([]);
  });

  test('keeps numbers apart that belong to different parties', async () => {
    await aParty(api, { ipi_name_number: '99900000354' });
    await aParty(api, { isni: '9990000000000011' });
    const numbers = { ipi_name_number: '99900000354', isni_number: '9990000000000011' };
    const answer = await api.inject('POST', '/signups', {
      payload: { ...aPerson, ...numbers },
      remoteAddress: anAddress(),
    });
    expect([answer.statusCode, answer.json().details.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['isni_number'],
    ]);
  });
});

test('joining by an invitation refuses other claims of the party', async () => {
  const invited = await addComposer(kofi, { ipi_name_number: '99900000648' });
  const claimant = await aClaimant(api, '99900000648');
  await invite(kofi, await register(kofi, aDraft('Claimed Meanwhile', kofi, invited)), invited);
  const { email, given_names, family_name } = invited;
  await join(api, { ...aPerson, email, given_name: given_names, other_names: family_name });
  expect((await memberWithAddress(api, email)).partyId).toBe(invited.partyId);
  expect(await claimOf(api, claimant.member)).toMatchObject({ state: 'refused' });
});

describe('entering the number in the profile', () => {
  const save = async (member: TestMember, change: object) =>
    member.inject('PUT', '/user/profile', { payload: { ...(await listed(member, '/user/profile')), ...change } });

  test('is a claim, saves the rest, and is one claim however often it is sent', async () => {
    const partyId = await aParty(api, { ipi_name_number: '00000000199' });
    const member = await api.signUp({ given_name: 'Adwoa' });
    const change = { ipi_name_number: '00000000199', phone: '+233 20 123 4567' };
    const answers = await Promise.all([1, 2, 3].map(() => save(member, change)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers[0]?.json().data).toMatchObject({ ipi_name_number: null, phone: '+233 20 123 4567' });
    expect(await claimOf(api, member)).toMatchObject({ party_id: partyId, state: 'open' });
    expect(await api.db.selectFrom('party_claim').select('id').where('party_id', '=', partyId).execute()).toHaveLength(
      1,
    );
  });

  test('allows one claim at a time', async () => {
    await aParty(api, { ipi_name_number: '00000000297' });
    await aParty(api, { ipi_name_number: '00000000395' });
    const member = await api.signUp();
    await save(member, { ipi_name_number: '00000000297' });
    const second = await save(member, { ipi_name_number: '00000000395' });
    expect([second.statusCode, second.json().details[0].path]).toEqual([422, 'ipi_name_number']);
  });

  test('rejects the number of another member', async () => {
    await api.signUp({ ipi_name_number: '00000000493' });
    const member = await api.signUp();
    expect((await save(member, { ipi_name_number: '00000000493' })).statusCode).toBe(422);
    expect(await claimOf(api, member)).toBeUndefined();
  });
});
