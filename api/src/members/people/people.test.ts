import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { mailsTo } from '../../testing/test-mail.ts';
import { PASSWORD, setPassword } from '../../testing/test-password.ts';
import { addMembership, addPerson } from '../../testing/test-people.ts';

let api: TestApi;
let owner: TestMember;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.signUp({ corporation_name: 'Osu Music' });
});
afterAll(() => api.close());

const people = async (who: TestMember) => (await who.inject('GET', '/people')).json().data.items;
const rolesOf = async (who: TestMember) =>
  Object.fromEntries((await people(who)).map((each: { email: string; role: string }) => [each.email, each.role]));
const status = async (who: TestMember) => (await who.inject('GET', '/user/profile')).statusCode;
const person = ({ accountId }: TestMember) => `/people/${accountId}`;

async function auditOf(action: string) {
  return api.db.selectFrom('audit_event').selectAll().where('action', '=', action).orderBy('id', 'desc').execute();
}

describe('people of a member', () => {
  test('are listed with role and last sign-in for the member', async () => {
    const efua = await addPerson(api, owner);
    expect(await people(owner)).toEqual([
      {
        id: owner.accountId,
        name: 'Ama Mensah',
        email: owner.email,
        role: 'owner',
        areas: null,
        signed_in_at: expect.any(String),
      },
      {
        id: efua.accountId,
        name: 'Efua Sarpong',
        email: efua.email,
        role: 'contributor',
        areas: null,
        signed_in_at: expect.any(String),
      },
    ]);
  });

  test('are private to the member', async () => {
    const stranger = await api.signUp();
    const efua = await addPerson(api, owner);
    expect(await people(stranger)).toHaveLength(1);
    expect((await stranger.inject('PUT', person(efua), { payload: { role: 'reader' } })).statusCode).toBe(404);
    expect((await stranger.inject('DELETE', person(efua))).statusCode).toBe(404);
  });

  test('have their new role at once', async () => {
    const efua = await addPerson(api, owner);
    expect((await efua.inject('GET', '/people')).statusCode).toBe(403);
    expect((await owner.inject('PUT', person(efua), { payload: { role: 'manager' } })).statusCode).toBe(204);
    expect((await efua.inject('GET', '/people')).statusCode).toBe(200);
    const [event] = await auditOf('person.change_role');
    expect(event).toMatchObject({
      account_id: owner.accountId,
      before: { role: 'contributor' },
      after: { role: 'manager' },
    });
  });

  test('are signed out of the member at once when removed, and keep their other members', async () => {
    const efua = await addPerson(api, owner);
    const own = await api.signUp();
    await addMembership(api, { ...own, accountId: efua.accountId });
    const elsewhere = await api.signIn({ ...own, accountId: efua.accountId });
    expect(await status(efua)).toBe(200);
    expect((await owner.inject('DELETE', person(efua))).statusCode).toBe(204);
    expect(await status(efua)).toBe(401);
    expect(await status(elsewhere)).toBe(200);
    expect(await rolesOf(owner)).toEqual({ [owner.email]: 'owner' });
  });

  test('are managed by managers, except for other managers and the owner', async () => {
    const manager = await addPerson(api, owner, { role: 'manager' });
    const other = await addPerson(api, owner, { role: 'manager' });
    const reader = await addPerson(api, owner, { role: 'reader' });
    const to = (role: string) => ({ payload: { role } });
    expect((await manager.inject('PUT', person(reader), to('finance'))).statusCode).toBe(204);
    for (const refused of [
      manager.inject('PUT', person(reader), to('manager')),
      manager.inject('PUT', person(other), to('reader')),
      manager.inject('PUT', person(owner), to('reader')),
      manager.inject('DELETE', person(owner)),
      manager.inject('DELETE', person(other)),
    ])
      expect((await refused).json().code).toBe('not_permitted');
    expect((await owner.inject('PUT', person(reader), to('owner'))).statusCode).toBe(422);
    expect(await rolesOf(owner)).toMatchObject({ [owner.email]: 'owner', [reader.email]: 'finance' });
  });
});

describe('leaving a member', () => {
  test('ends the person’s sessions for it', async () => {
    const reader = await addPerson(api, owner, { role: 'reader' });
    expect((await reader.inject('DELETE', '/user/membership')).statusCode).toBe(204);
    expect(await status(reader)).toBe(401);
    expect(await people(owner)).toHaveLength(1);
  });

  test('tells the person at the next sign-in that they act for nobody, if the password is right', async () => {
    const reader = await addPerson(api, owner, { role: 'reader' });
    await setPassword(api, reader);
    await reader.inject('DELETE', '/user/membership');
    const signIn = async (password: string) => {
      const answer = await api.inject('POST', '/session', { payload: { email: reader.email, password } });
      return [answer.statusCode, answer.json().code];
    };
    expect(await signIn(PASSWORD)).toEqual([403, 'no_member']);
    expect(await signIn('not the password')).toEqual([401, 'wrong_credentials']);
  });

  test('is refused to the owner', async () => {
    expect((await owner.inject('DELETE', '/user/membership')).json().code).toBe('owner_stays');
    expect((await owner.inject('DELETE', person(owner))).json().code).toBe('not_permitted');
  });
});

describe('transferring ownership', () => {
  const transfer = (who: TestMember, heir: TestMember, password = PASSWORD) =>
    who.inject('POST', `${person(heir)}/ownership`, { payload: { password } });

  test('makes the owner a manager, and notifies the new owner', async () => {
    const heir = await addPerson(api, owner, { role: 'reader' });
    await setPassword(api, owner);
    expect((await transfer(owner, heir)).statusCode).toBe(204);
    expect(await rolesOf(heir)).toEqual({ [owner.email]: 'manager', [heir.email]: 'owner' });
    const [mail] = await mailsTo(api, heir.email);
    expect(mail).toMatchObject({ subject: 'You now own the account of Osu Music' });
    expect((await transfer(owner, heir)).json().code).toBe('not_permitted');
  });

  test('needs the owner’s password', async () => {
    const heir = await addPerson(api, owner);
    await setPassword(api, owner);
    expect((await transfer(owner, heir, 'not the password')).statusCode).toBe(422);
    expect(await rolesOf(owner)).toMatchObject({ [heir.email]: 'contributor' });
  });

  test('happens once of two at the same time', async () => {
    const heirs = [await addPerson(api, owner), await addPerson(api, owner)];
    await setPassword(api, owner);
    const answers = await Promise.all(heirs.map((heir) => transfer(owner, heir)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 403]);
    expect(Object.values(await rolesOf(await api.signIn(owner))).filter((role) => role === 'owner')).toHaveLength(1);
  });

  test('is refused to managers, to strangers and to oneself', async () => {
    const manager = await addPerson(api, owner, { role: 'manager' });
    await setPassword(api, owner);
    await setPassword(api, manager);
    const stranger = await api.signUp();
    expect((await transfer(manager, manager)).json().code).toBe('not_permitted');
    expect((await transfer(owner, stranger)).statusCode).toBe(404);
    expect((await transfer(owner, owner)).json().code).toBe('is_owner');
  });
});
