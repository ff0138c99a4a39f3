import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { answerOffer, apply, FREE_ISNI, OTHER_ISNI, reread, submitApplication } from '../../testing/test-isni.ts';
import { society as runStaff } from '../../testing/test-society.ts';
import { newKey } from '../../testing/test-works.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const society = (...args: string[]) => runStaff(api, ...args);

const post = (member: TestMember, path: string, { version, payload }: { version: number; payload?: object }) =>
  member.inject('POST', `/isni-applications/${path}`, {
    headers: { 'if-match': `"${version}"`, ...newKey() },
    ...(payload && { payload }),
  });

const isniOf = async (member: TestMember) => (await member.inject('GET', '/user/user_isni')).json().data;

async function submitted() {
  const member = await api.signUp();
  return { member, application: await submitApplication(member, await apply(member)) };
}

const RECORDS = `${FREE_ISNI.slice(0, 4)} 0000 0000 002X Ama M., singer; ${OTHER_ISNI} Ama Mensah, born 1970`;

async function offered() {
  const member = await api.signUp();
  const application = await submitApplication(member, await apply(member));
  expect((await society('applications', 'candidates', application.id, '--records', RECORDS)).code).toBe(0);
  return { member, application: await reread(member, application) };
}

describe('offered ISNI records', () => {
  test('can be rejected one by one, then the society continues', async () => {
    const { member, application } = await offered();
    expect(application).toMatchObject({
      state: 'possible_match',
      candidates: [{ name: 'Ama M.' }, { answer: 'open' }],
    });
    const [first, second] = application.candidates.map(({ id }) => id);
    const one = await answerOffer(member, application, { candidate: first ?? '', is_me: false });
    expect([one.state, one.candidates.map(({ answer }) => answer)]).toEqual(['possible_match', ['not_me', 'open']]);
    const both = await answerOffer(member, one, { candidate: second ?? '', is_me: false });
    expect(both.state).toBe('in_review');
    const again = await society('applications', 'candidates', application.id, '--records', RECORDS);
    expect(again.problem).toMatchObject({ code: 'answered_already' });
  });

  test('become a claim when confirmed, which staff verify', async () => {
    const { member, application } = await offered();
    await api.db.updateTable('party').set({ isni: null }).where('isni', '=', FREE_ISNI).execute();
    const [first] = application.candidates;
    const claimed = await answerOffer(member, application, { candidate: first?.id ?? '', is_me: true });
    expect(claimed).toMatchObject({ state: 'claimed_existing', content: { existing_isni: FREE_ISNI } });
    expect(await isniOf(member)).toMatchObject({ isni_number: null, status: 'claimed_existing' });
    const other = await society('applications', 'assign', claimed.id, '9990000000000011');
    expect(other.problem).toMatchObject({ code: 'another_claimed' });
    expect((await society('applications', 'assign', claimed.id, FREE_ISNI)).data).toMatchObject({ state: 'assigned' });
    expect(await isniOf(member)).toMatchObject({ isni_number: FREE_ISNI, status: 'assigned' });
  });

  test('can be answered by their member alone, once, while they are offered', async () => {
    const { member, application } = await offered();
    const [first] = application.candidates;
    const payload = { candidate: first?.id ?? '', is_me: false };
    const stranger = await api.signUp();
    expect(
      (await post(stranger, `${application.id}/answers`, { version: application.version, payload })).statusCode,
    ).toBe(404);
    const unknown = await post(member, `${application.id}/answers`, {
      version: application.version,
      payload: {
        ...payload,
        candidate: application.id,
      },
    });
    expect(unknown.statusCode).toBe(404);
    await answerOffer(member, application, payload);
    expect(
      (await post(member, `${application.id}/answers`, { version: application.version, payload })).statusCode,
    ).toBe(412);
    const { member: other, application: early } = await submitted();
    expect((await post(other, `${early.id}/answers`, { version: early.version, payload })).json().code).toBe(
      'wrong_state',
    );
  });
});

describe('ISNI claims', () => {
  const claim = { family_name: 'Mensah', consent: true, existing_isni: '9990 0000 0000 0011' };

  test('wait for staff, who verify or reject them', async () => {
    const member = await api.signUp();
    const claimed = await submitApplication(member, await apply(member, claim));
    expect(claimed).toMatchObject({ state: 'claimed_existing', content: { existing_isni: '9990000000000011' } });
    expect(await isniOf(member)).toMatchObject({ isni_number: null, status: 'claimed_existing' });
    await society('applications', 'refuse', claimed.id, '--reason', 'It belongs to a singer of the same name');
    expect(await isniOf(member)).toMatchObject({ isni_number: null, status: 'rejected' });
  });

  test('are rejected at once for an invalid number or another name', async () => {
    await api.signUp({ isni: '0000000106750994' });
    const member = await api.signUp();
    for (const existing_isni of ['0000000106750994', '0000 0001 0675 0995']) {
      const draft = await apply(member, { ...claim, existing_isni });
      const refused = await post(member, `${draft.id}/submission`, { version: 1 });
      expect([refused.statusCode, refused.json().details[0].path]).toEqual([422, 'existing_isni']);
      await member.inject('DELETE', `/isni-applications/${draft.id}`, { headers: { 'if-match': '"1"' } });
    }
  });

  test('are verified for one of two members', async () => {
    const [one, other] = [await api.signUp(), await api.signUp()];
    const first = await submitApplication(one, await apply(one, claim));
    const second = await submitApplication(other, await apply(other, claim));
    const verify = ({ id }: { id: string }) => society('applications', 'assign', id, '9990000000000011');
    expect((await verify(first)).code).toBe(0);
    expect((await verify(second)).problem).toMatchObject({ code: 'isni_of_another' });
  });
});

describe('searching before applying', () => {
  test('shows the society’s own numbers if no index is configured', async () => {
    const holder = await api.signUp({ given_name: 'Zenabu', other_names: 'Quartz', isni: '0000000419369078' });
    const stranger = await api.signUp();
    const search = async (member: TestMember) =>
      (await member.inject('GET', '/isni-candidates?name=Zenabu%20Quartz')).json().data;
    expect(await search(stranger)).toMatchObject({
      is_index_searched: false,
      items: [{ isni: '0000000419369078', name: 'Zenabu Quartz', sources: ['This society'] }],
    });
    expect((await search(holder)).items).toEqual([]);
    expect((await stranger.inject('GET', '/isni-candidates?name=a')).statusCode).toBe(422);
  });

  test('is limited to the member’s own name and rate', async () => {
    const member = await api.signUp();
    const statuses = [];
    for (let search = 0; search < 62; search += 1)
      statuses.push((await member.inject('GET', '/isni-candidates?name=Nobody')).statusCode);
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
    expect(statuses.slice(60)).toEqual([429, 429]);
  });
});

describe('IPI name numbers', () => {
  test('state their origin', async () => {
    const ama = await api.signUp({ ipi_name_number: '99900000158' });
    const before = (await ama.inject('GET', '/user/identifiers')).json().data;
    expect(before).toMatchObject({ ipi_name_number: '99900000158', ipi_history: [{ source: 'record' }] });
    const profile = (await ama.inject('GET', '/user/profile')).json().data;
    const save = (payload: object) => ama.inject('PUT', '/user/profile', { payload: { ...profile, ...payload } });
    expect((await save({ stage_names: ['Ama'] })).statusCode).toBe(200);
    expect((await ama.inject('GET', '/user/identifiers')).json().data).toEqual(before);
    expect((await save({ ipi_name_number: '99900000256' })).statusCode).toBe(200);
    const { ipi_history } = (await ama.inject('GET', '/user/identifiers')).json().data;
    expect(ipi_history.at(-1)).toMatchObject({ ipi_name_number: '99900000256', source: 'profile' });
  });
});
