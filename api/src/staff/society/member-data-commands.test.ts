import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { society } from '../../testing/test-society.ts';
import { aDraft, register, storeDraft } from '../../testing/test-works.ts';

let api: TestApi;
let base: string;
let ama: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  base = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-export-'));
  ama = await api.signUp({ email: 'ama@example.org', ipi_name_number: '99900000158' });
  await register(ama, aDraft('Registered', ama));
  await storeDraft(ama, aDraft('Never Submitted', ama));
  await api.db.updateTable('member').set({ phone: '+233201234567' }).where('id', '=', ama.memberId).execute();
});
afterAll(async () => {
  await api.close();
  await fs.rm(base, { recursive: true });
});

async function mentions(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of ['account', 'member', 'mail', 'composition_revision', 'party', 'search_entry'] as const) {
    const rows = await api.db.selectFrom(table).selectAll().execute();
    if (JSON.stringify(rows).includes(text)) found.push(table);
  }
  return found;
}

test('exports what is about a member, without secrets, for the operator’s eyes alone', async () => {
  const picture = Buffer.from('bytes of a picture');
  const kept = { memberId: ama.memberId, kind: 'picture', contentType: 'image/webp', contents: picture } as const;
  const name = await api.files.keep(kept);
  await api.db.updateTable('file').set({ unused_since: null }).where('name', '=', name).execute();
  const folder = path.join(base, 'ama');
  const { code, data } = await society(api, 'members', 'export', 'ama@example.org', '--to', folder);
  expect([code, data.files]).toEqual([0, 1]);
  const read = async (table: string) =>
    JSON.parse(await fs.readFile(path.join(folder, 'data', `${table}.json`), 'utf8'));
  expect(await read('member')).toMatchObject([{ id: ama.memberId, phone: '+233201234567' }]);
  expect(await read('party')).toMatchObject([{ ipi_name_number: '99900000158' }]);
  const [account] = await read('account');
  expect(account.email).toBe('ama@example.org');
  expect(Object.keys(account)).not.toContain('password_hash');
  expect(Object.keys((await read('session'))[0])).not.toContain('token_hash');
  const titles = (await read('composition_revision')).map(({ title }: { title: string }) => title);
  expect(titles.toSorted()).toEqual(['Never Submitted', 'Registered']);
  expect(await fs.readFile(path.join(folder, 'files', 'picture', name))).toEqual(picture);
  expect((await fs.stat(path.join(folder, 'data', 'account.json'))).mode & 0o777).toBe(0o600);
  expect(await society(api, 'members', 'export', 'ama@example.org')).toMatchObject({ code: 2 });
});

test('shows in figures what it would erase and changes nothing without --yes', async () => {
  const { code, data } = await society(api, 'members', 'erase', 'ama@example.org');
  expect(code).toBe(0);
  expect(data).toMatchObject({
    is_done: false,
    removed: { accounts: 1, sessions: 1, drafts: 1 },
    kept: { works: 1, shares: 1, cases: 0 },
    isNameKept: true,
  });
  expect((await ama.inject('GET', '/user/profile')).statusCode).toBe(200);
  expect(await mentions('ama@example.org')).toEqual(['account']);
  expect(await mentions('Never Submitted')).toEqual(['composition_revision']);
});

test('erases the account and drafts, and keeps the name that registrations need', async () => {
  expect(await society(api, 'members', 'erase', 'ama@example.org', '--yes')).toMatchObject({
    code: 0,
    data: { is_done: true, removed: { accounts: 1, drafts: 1 } },
  });
  for (const gone of ['ama@example.org', '+233201234567', 'Never Submitted']) expect(await mentions(gone)).toEqual([]);
  expect(await mentions('Registered')).toEqual(['composition_revision']);
  expect(await mentions('Mensah')).toEqual(['member', 'party']);
  expect((await society(api, 'members', 'show', 'ama@example.org')).code).toBe(1);
  expect((await society(api, 'members', 'show', ama.memberId)).data).toMatchObject({ accounts: [], phone: null });
});

test('erases the name, too, of a member whom nothing registered names', async () => {
  const esi = await api.signUp({ email: 'esi@example.org', given_name: 'Esi', other_names: 'Owusu-Ansah' });
  const { data } = await society(api, 'members', 'erase', esi.memberId, '--yes');
  expect(data).toMatchObject({ isNameKept: false, kept: { works: 0, shares: 0 } });
  expect(await mentions('Owusu')).toEqual([]);
  expect(await mentions('owusu')).toEqual([]);
});

test('refuses while an ISNI application goes on', async () => {
  const kofi = await api.signUp({ email: 'kofi@example.org' });
  const at = new Date();
  await api.db
    .insertInto('isni_application')
    .values({
      id: kofi.accountId,
      member_id: kofi.memberId,
      party_id: kofi.partyId,
      state: 'submitted',
      content: '{}',
      created_at: at,
      updated_at: at,
    })
    .execute();
  const { code, problem } = await society(api, 'members', 'erase', 'kofi@example.org', '--yes');
  expect([code, problem?.message]).toEqual([1, 'Close these first: 0 cases, 1 ISNI application, 0 imports.']);
  expect(await mentions('kofi@example.org')).toEqual(['account']);
});
