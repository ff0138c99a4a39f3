import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Tx } from '../../platform/db/transaction.ts';
import { anAddress } from '../../testing/join.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { changeWhileLocked } from '../../testing/test-locked-change.ts';
import { lastToken } from '../../testing/test-mail.ts';
import { mandatesOf, propose } from '../../testing/test-mandates.ts';
import { addPerson } from '../../testing/test-people.ts';
import { newKey } from '../../testing/test-works.ts';

let api: TestApi;
let owner: TestMember;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.signUp({ corporation_name: 'Osu Music' });
});
afterAll(() => api.close());

const statuses = async (requests: readonly ReturnType<TestMember['inject']>[]) =>
  (await Promise.all(requests)).map(({ statusCode }) => statusCode).toSorted();

describe('a manager who is demoted while a request of theirs waits', () => {
  const demote =
    ({ accountId }: TestMember) =>
    (tx: Tx) =>
      tx.updateTable('membership').set({ role: 'reader' }).where('account_id', '=', accountId).execute();

  test.each<[string, (manager: TestMember, reader: TestMember) => ReturnType<TestMember['inject']>]>([
    [
      'changes no role',
      (manager, reader) => manager.inject('PUT', `/people/${reader.accountId}`, { payload: { role: 'contributor' } }),
    ],
    ['removes nobody', (manager, reader) => manager.inject('DELETE', `/people/${reader.accountId}`)],
    [
      'invites nobody',
      (manager) => {
        const payload = { email: 'late@example.org', role: 'contributor' };
        return manager.inject('POST', '/people/invitations', { headers: newKey(), payload });
      },
    ],
  ])('%s', async (_, act) => {
    const manager = await addPerson(api, owner, { role: 'manager' });
    const reader = await addPerson(api, owner, { role: 'reader' });
    const answer = await changeWhileLocked(api, owner.memberId, {
      table: 'member',
      request: () => act(manager, reader),
      change: demote(manager),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_permitted']);
  });
});

test('an invitation accepted twice at the same time makes one person', async () => {
  const email = `twice-${owner.accountId}@example.org`;
  const payload = { email, role: 'contributor' };
  await owner.inject('POST', '/people/invitations', { headers: newKey(), payload });
  const token = await lastToken(api, email, '/people-invitation');
  const accept = () =>
    api.inject('POST', '/person-invitations/accounts', {
      payload: { token, name: 'Efua Sarpong', password: 'nine drums by the lagoon' },
      remoteAddress: anAddress(),
    });
  expect(await statuses([accept(), accept(), accept()])).toEqual([200, 410, 410]);
  expect((await owner.inject('GET', '/people')).json().data.items).toHaveLength(2);
});

test('a mandate confirmed and withdrawn at the same time has ended for both', async () => {
  const writer = await api.signUp();
  for (let round = 0; round < 5; round += 1) {
    const { id } = await propose(owner, writer);
    const [confirmed, withdrawn] = await Promise.all([
      writer.inject('POST', `/mandates/${id}/confirmation`),
      owner.inject('DELETE', `/mandates/${id}`),
    ]);
    expect(withdrawn.statusCode).toBe(204);
    expect([204, 409]).toContain(confirmed.statusCode);
    const states = await Promise.all([owner, writer].map(async (side) => (await mandatesOf(side))[0]?.state));
    expect(states).toEqual(['ended', 'ended']);
  }
});

test('two people who leave at the same time leave the owner', async () => {
  const people = await Promise.all([addPerson(api, owner, { role: 'manager' }), addPerson(api, owner)]);
  const leaving = people.map((person) => person.inject('DELETE', '/user/membership'));
  expect(await statuses([...leaving, owner.inject('DELETE', '/user/membership')])).toEqual([204, 204, 409]);
  expect((await owner.inject('GET', '/people')).json().data.items).toMatchObject([{ role: 'owner' }]);
});
