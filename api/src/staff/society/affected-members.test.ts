import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setRegistersForOthers } from '../../members/mandates/mandate-repository.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { giveMandate } from '../../testing/test-mandates.ts';
import { addPerson } from '../../testing/test-people.ts';
import { aRecordingDraft, registerRecording } from '../../testing/test-recordings.ts';
import { society } from '../../testing/test-society.ts';
import { aDraft, register, storeDraft } from '../../testing/test-works.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('lists members with entries that they may not submit, amend or withdraw', async () => {
  const [writer, cleared, manager, friend] = [
    await api.signUp({ given_name: 'Esi' }),
    await api.signUp({ corporation_name: 'Osu Estates' }),
    await api.signUp({ corporation_name: 'Labadi Managers' }),
    await api.signUp({ given_name: 'Kofi', other_names: 'Addo' }),
  ];
  const clear = (memberId: string, isCleared: boolean) =>
    api.db.transaction().execute((tx) => setRegistersForOthers(tx, memberId, isCleared));
  for (const { memberId } of [cleared, friend]) await clear(memberId, true);
  await giveMandate({ representative: manager, represented: writer });
  await register(writer, aDraft('Her Own', writer));
  await registerRecording(writer, aRecordingDraft('Her Own Recording', writer));
  await register(manager, aDraft('Under a Mandate', writer));
  await register(cleared, aDraft('Of an Estate', writer));
  await register(friend, aDraft('Not His', writer));
  await registerRecording(friend, aRecordingDraft('Not His Recording', writer));
  await storeDraft(friend, aDraft('Not His Draft', writer));
  await storeDraft(friend, aDraft('Partly His', writer, friend));
  await clear(friend.memberId, false);
  const { data } = await society(api, 'members', 'without-standing');
  expect(data).toEqual([{ member_id: friend.memberId, name: 'Kofi Addo', works: 2, recordings: 1, drafts: 1 }]);
});

test('lists people of a role without a second factor', async () => {
  const owner = await api.signUp({ given_name: 'Abena' });
  const [manager, secured] = await Promise.all([
    addPerson(api, owner, { role: 'manager' }),
    addPerson(api, owner, { role: 'manager' }),
  ]);
  const confirmed_at = new Date();
  const app = {
    account_id: secured.accountId,
    encrypted_secret: Buffer.alloc(1),
    created_at: confirmed_at,
    confirmed_at,
  };
  await api.db.insertInto('authenticator_app').values(app).execute();
  const { data } = await society(api, 'members', 'without-factor', '--role', 'manager');
  expect(data).toMatchObject([{ account_id: manager.accountId, member_id: owner.memberId, role: 'manager' }]);
  expect((await society(api, 'members', 'without-factor', '--role', 'boss')).code).toBe(2);
});
