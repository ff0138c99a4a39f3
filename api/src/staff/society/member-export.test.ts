import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { createTestApi } from '../../testing/test-api.ts';
import { addMembership, addPerson } from '../../testing/test-people.ts';
import { society } from '../../testing/test-society.ts';

test('exports nothing about the devices and acts of other people of a member', async () => {
  const api = await createTestApi();
  const owner = await api.signUp({ corporation_name: 'Osu Music' });
  const [employee, shared] = [await addPerson(api, owner), await api.signUp()];
  await addMembership(api, { ...shared, memberId: owner.memberId });
  await api.signIn({ ...shared, memberId: owner.memberId, partyId: owner.partyId });
  for (const { accountId } of [employee, shared])
    await api.db
      .insertInto('known_device')
      .values({ account_id: accountId, token_hash: Buffer.from(accountId), last_used_at: new Date() })
      .execute();
  const base = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-export-'));
  const folder = path.join(base, 'data-of-member');
  expect(await society(api, 'members', 'export', owner.memberId, '--to', folder)).toMatchObject({ code: 0 });
  const sessions: { account_id: string }[] = JSON.parse(
    await fs.readFile(path.join(folder, 'data', 'session.json'), 'utf8'),
  );
  expect(new Set(sessions.map(({ account_id }) => account_id))).toEqual(new Set([owner.accountId]));
  expect(await fs.readdir(path.join(folder, 'data'))).not.toContain('known_device.json');
  await fs.rm(base, { recursive: true });
  await api.close();
});

test('exports the account and sessions of an owner who also acts for another member', async () => {
  const api = await createTestApi();
  const [owner, artist] = [await api.signUp(), await api.signUp()];
  await addMembership(api, { ...owner, memberId: artist.memberId });
  const base = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-export-'));
  const folder = path.join(base, 'data-of-member');
  expect(await society(api, 'members', 'export', owner.memberId, '--to', folder)).toMatchObject({ code: 0 });
  const rowsOf = async (table: string) =>
    JSON.parse(await fs.readFile(path.join(folder, 'data', `${table}.json`), 'utf8'));
  expect(await rowsOf('account')).toMatchObject([{ id: owner.accountId }]);
  expect(await rowsOf('session')).toMatchObject([{ account_id: owner.accountId }]);
  await fs.rm(base, { recursive: true });
  await api.close();
});
