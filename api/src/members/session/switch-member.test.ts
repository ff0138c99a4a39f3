import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { PASSWORD, setPassword } from '../../testing/test-password.ts';
import { addMembership } from '../../testing/test-people.ts';

let api: TestApi;
let ama: TestMember;
let osu: TestMember;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  ama = await api.signUp();
  osu = await api.signUp({ corporation_name: 'Osu Music' });
  await addMembership(api, { ...ama, memberId: osu.memberId }, { role: 'manager' });
});
afterAll(() => api.close());

function switchTo(who: TestMember, member_id: string) {
  return who.inject('PUT', '/session/member', { payload: { member_id } });
}

function profileWith({ headers }: Awaited<ReturnType<typeof switchTo>>, token: string) {
  const [cookie = ''] = [headers['set-cookie']].flat();
  return api.inject('GET', '/user/profile', { headers: { authorization: `Bearer ${token}`, cookie: String(cookie) } });
}

describe('switching to another member', () => {
  test('lists the members by name, with what tells members of one name apart', async () => {
    const ipi = { ipi_name_number: '99900000354' };
    await api.db.updateTable('party').set(ipi).where('member_id', '=', osu.memberId).execute();
    const joined = { joined_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
    expect((await ama.inject('GET', '/user/memberships')).json().data.items).toEqual([
      {
        member_id: ama.memberId,
        name: 'Ama Mensah',
        ipi_name_number: null,
        ...joined,
        role: 'owner',
        is_current: true,
      },
      { member_id: osu.memberId, name: 'Osu Music', ...ipi, ...joined, role: 'manager', is_current: false },
    ]);
  });

  test('continues the session with a new token and cookie, and ends the old ones at once', async () => {
    const before = (await ama.inject('GET', '/user/sessions')).json().data.items;
    const answer = await switchTo(ama, osu.memberId);
    expect((await ama.inject('GET', '/user/profile')).statusCode).toBe(401);
    const { token } = answer.json().data;
    const profile = await profileWith(answer, token);
    expect(profile.json().data).toMatchObject({
      member_id: osu.memberId,
      person: { account_id: ama.accountId, name: 'Ama Mensah', role: 'manager', acts_for: 2 },
    });
    expect(
      (await api.inject('GET', '/user/profile', { headers: { ...ama.headers, authorization: `Bearer ${token}` } }))
        .statusCode,
    ).toBe(401);
    const sessions = await api.db.selectFrom('session').select('id').where('account_id', '=', ama.accountId).execute();
    expect(sessions).toEqual([{ id: before[0].id }]);
  });

  test('is refused if the session has ended meanwhile', async () => {
    expect((await ama.inject('GET', '/user/memberships')).statusCode).toBe(200);
    await api.db.deleteFrom('session').where('account_id', '=', ama.accountId).execute();
    const answer = await switchTo(ama, osu.memberId);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'session_ended']);
  });

  test('doesn’t prolong the session', async () => {
    const before = await api.db
      .selectFrom('session')
      .select('expires_at')
      .where('account_id', '=', ama.accountId)
      .executeTakeFirstOrThrow();
    api.clock.advance(60_000);
    const answer = await switchTo(ama, osu.memberId);
    expect(answer.json().data.exp).toBe(Math.floor(before.expires_at.getTime() / 1_000));
  });

  test('is refused for a member that the person doesn’t act for', async () => {
    const stranger = await api.signUp();
    expect((await switchTo(ama, stranger.memberId)).statusCode).toBe(404);
    expect((await ama.inject('GET', '/user/profile')).statusCode).toBe(200);
  });

  test('refuses a change from a page that shows the other member', async () => {
    const payload = { language: 'fr' };
    const put = (member: string) =>
      ama.inject('PUT', '/user/language', { payload, headers: { 'acting-member': member } });
    expect((await put(osu.memberId)).json().code).toBe('other_member');
    expect((await put(ama.memberId)).statusCode).toBe(204);
  });

  test('makes the next sign-in open the same member', async () => {
    await switchTo(ama, osu.memberId);
    await setPassword(api, ama);
    const answer = await api.inject('POST', '/session', { payload: { email: ama.email, password: PASSWORD } });
    const profile = await profileWith(answer, answer.json().data.token);
    expect(profile.json().data.member_id).toBe(osu.memberId);
  });
});
