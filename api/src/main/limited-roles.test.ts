import type { PortalArea, Role } from '@counterpoint/domain/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { anAddress } from '../testing/join.ts';
import { createTestApi, type TestApi, type TestMember } from '../testing/test-api.ts';
import { lastToken } from '../testing/test-mail.ts';
import { giveMandate, propose, tryToPropose } from '../testing/test-mandates.ts';
import { PASSWORD, setPassword } from '../testing/test-password.ts';
import { addPerson } from '../testing/test-people.ts';
import { aDraft, newKey, register } from '../testing/test-works.ts';

let api: TestApi;
let owner: TestMember;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.signUp();
});
afterAll(() => api.close());

const statusOf = async (who: TestMember, path: string) => (await who.inject('GET', path)).statusCode;

interface Permitted {
  readonly role: Role;
  readonly areas?: readonly PortalArea[] | null;
}

function change(by: TestMember, whom: TestMember, permitted: Permitted) {
  return by.inject('PUT', `/people/${whom.accountId}`, { payload: permitted });
}

function invite(by: TestMember, email: string, permitted: Permitted) {
  return by.inject('POST', '/people/invitations', { headers: newKey(), payload: { email, ...permitted } });
}

async function areasOf(whom: TestMember) {
  return (await whom.inject('GET', '/user/profile')).json().data.person.areas;
}

describe('a role limited to areas', () => {
  test('is given by an invitation and kept after accepting', async () => {
    const email = 'limited@example.org';
    const areas: PortalArea[] = ['recordings', 'compositions'];
    const invitation = (await invite(owner, email, { role: 'contributor', areas })).json().data;
    expect(invitation.areas).toEqual(['compositions', 'recordings']);
    const payload = { token: await lastToken(api, email, '/people-invitation'), name: 'Efua Sarpong' };
    const accepting = { payload: { ...payload, password: 'nine drums by the lagoon' }, remoteAddress: anAddress() };
    expect((await api.inject('POST', '/person-invitations/accounts', accepting)).statusCode).toBe(200);
    const { items } = (await owner.inject('GET', '/people')).json().data;
    expect(items).toContainEqual(expect.objectContaining({ email, areas: ['compositions', 'recordings'] }));
  });

  test('takes effect at once in an open session, and stays with a change of the role alone', async () => {
    const efua = await addPerson(api, owner);
    expect(await statusOf(efua, '/oppositions')).toBe(200);
    expect((await change(owner, efua, { role: 'contributor', areas: ['compositions'] })).statusCode).toBe(204);
    expect(await statusOf(efua, '/oppositions')).toBe(403);
    await change(owner, efua, { role: 'reader' });
    expect(await areasOf(efua)).toEqual(['compositions']);
    await change(owner, efua, { role: 'reader', areas: null });
    expect(await statusOf(efua, '/oppositions')).toBe(200);
  });

  test('needs at least one area', async () => {
    const efua = await addPerson(api, owner);
    const answer = await change(owner, efua, { role: 'reader', areas: [] });
    expect(answer.json()).toMatchObject({ details: [{ path: 'areas', message: 'Choose at least one area.' }] });
  });

  test('can give and manage only what it includes', async () => {
    const manager = await addPerson(api, owner, { role: 'manager', areas: ['account', 'recordings'] });
    const [efua, yaw] = await Promise.all([
      addPerson(api, owner),
      addPerson(api, owner, { role: 'reader', areas: ['recordings'] }),
    ]);
    const refused = [
      await change(manager, efua, { role: 'reader', areas: ['recordings'] }),
      await change(manager, yaw, { role: 'reader', areas: null }),
      await change(manager, yaw, { role: 'reader', areas: ['recordings', 'disputes'] }),
      await manager.inject('DELETE', `/people/${efua.accountId}`),
      await invite(manager, 'wider@example.org', { role: 'reader' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
    expect((await change(manager, yaw, { role: 'contributor', areas: ['account'] })).statusCode).toBe(204);
  });

  test('gives other members a mandate only for what it includes', async () => {
    const other = await api.signUp();
    const manager = await addPerson(api, owner, { role: 'manager', areas: ['account', 'recordings'] });
    const side = 'represented';
    const { id } = await propose(other, owner);
    expect((await manager.inject('POST', `/mandates/${id}/confirmation`)).statusCode).toBe(403);
    expect((await manager.inject('DELETE', `/mandates/${id}`)).statusCode).toBe(204);
    expect((await tryToPropose(manager, other, { side, scopes: ['confirm_shares'] })).statusCode).toBe(403);
    expect((await tryToPropose(manager, other, { side, scopes: ['register_recordings'] })).statusCode).toBe(201);
    expect((await tryToPropose(manager, other, { side: 'representative' })).statusCode).toBe(201);
  });

  test('shows what waits for represented members in its own area alone', async () => {
    const [writer, kofi] = [await api.signUp(), await api.signUp()];
    await giveMandate({ representative: owner, represented: writer });
    await register(kofi, aDraft('Waits for Her', kofi, writer));
    const titlesFor = async (areas: PortalArea[]) => {
      const person = await addPerson(api, owner, { areas });
      const { items } = (await person.inject('GET', '/mandates/confirmations')).json().data;
      return items.map(({ title }: { title: string }) => title);
    };
    expect(await titlesFor(['compositions'])).toEqual(['Waits for Her']);
    expect(await titlesFor(['recordings'])).toEqual([]);
    expect(await titlesFor(['disputes'])).toEqual([]);
  });

  test('ends with ownership', async () => {
    const heir = await addPerson(api, owner, { role: 'manager', areas: ['disputes'] });
    await setPassword(api, owner);
    const payload = { password: PASSWORD };
    const path = `/people/${heir.accountId}/ownership`;
    expect((await owner.inject('POST', path, { payload, remoteAddress: anAddress() })).statusCode).toBe(204);
    expect([await areasOf(heir), await statusOf(heir, '/compositions')]).toEqual([null, 200]);
  });

  test('opens imports of its own area alone', async () => {
    const worker = await addPerson(api, owner, { areas: ['recordings'] });
    const begin = (subject: string) =>
      owner.inject('POST', '/imports', { headers: newKey(), payload: { subject, file_name: 'a.csv', bytes: 10 } });
    const [ofWorks, ofRecordings] = [(await begin('composition')).json().data, (await begin('recording')).json().data];
    expect(await statusOf(worker, `/imports/${ofWorks.id}`)).toBe(403);
    expect(await statusOf(worker, `/imports/${ofRecordings.id}`)).toBe(200);
    expect(await statusOf(worker, '/imports?subject=composition')).toBe(403);
    expect(await statusOf(worker, '/imports?subject=recording')).toBe(200);
    const payload = { subject: 'composition', file_name: 'a.csv', bytes: 10 };
    expect((await worker.inject('POST', '/imports', { headers: newKey(), payload })).statusCode).toBe(403);
    const part = { headers: { 'content-type': 'application/octet-stream' }, payload: 'x'.repeat(10) };
    expect((await worker.inject('PUT', `/imports/${ofWorks.id}/parts/0`, part)).statusCode).toBe(403);
  });

  test('shows its own part of dashboard and notifications', async () => {
    const kofi = await api.signUp({ given_name: 'Kofi' });
    const works = await addPerson(api, owner, { areas: ['compositions'] });
    const recordings = await addPerson(api, owner, { areas: ['recordings'] });
    await register(kofi, aDraft('Quiet Harbour', kofi, owner));
    const dashboardOf = async (who: TestMember) => (await who.inject('GET', '/dashboard')).json().data;
    expect(await dashboardOf(works)).toMatchObject({
      recordings: null,
      oppositions: null,
      attention: [{ title: 'Quiet Harbour' }],
      activity: [{ title: 'Quiet Harbour' }],
    });
    const none = { compositions: null, attention: [], activity: [], confirmations: { asked: 0 } };
    expect(await dashboardOf(recordings)).toMatchObject(none);
    const bellOf = async (who: TestMember) => (await who.inject('GET', '/notifications')).json().data;
    expect(await bellOf(works)).toMatchObject({ unread: 1 });
    expect(await bellOf(recordings)).toMatchObject({ items: [], unread: 0 });
    const [item] = (await bellOf(works)).items;
    expect((await recordings.inject('POST', `/notifications/${item._id}/read`)).statusCode).toBe(404);
  });
});
