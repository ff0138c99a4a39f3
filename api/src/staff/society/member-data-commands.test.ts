import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aClaimant, aParty } from '../../parties/claims/testing/claims.ts';
import { newId } from '../../platform/db/new-id.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { auditTrail } from '../../testing/test-audit.ts';
import { beginCase, savedCase } from '../../testing/test-filing.ts';
import { addMembership, addPerson } from '../../testing/test-people.ts';
import { aRecordingDraft, storeRecordingDraft } from '../../testing/test-recordings.ts';
import { amendmentDraft, changeWork } from '../../testing/test-revisions.ts';
import { society } from '../../testing/test-society.ts';
import { aDraft, confirm, register, storeDraft } from '../../testing/test-works.ts';
import { tablesMentioning } from '../member-data/testing/tables-mentioning.ts';

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

const mentions = (text: string) => tablesMentioning(api, text);

async function exported(member: string) {
  const folder = path.join(base, member);
  const { code, data } = await society(api, 'members', 'export', member, '--to', folder);
  expect(code).toBe(0);
  const read = async (table: string) =>
    JSON.parse(await fs.readFile(path.join(folder, 'data', `${table}.json`), 'utf8'));
  return { data, folder, read };
}

test('exports what is about a member, without secrets, for the operator’s eyes alone', async () => {
  const picture = Buffer.from('bytes of a picture');
  const kept = { memberId: ama.memberId, kind: 'picture', contentType: 'image/webp', contents: picture } as const;
  const name = await api.files.write(kept);
  await api.db.updateTable('file').set({ unused_since: null }).where('name', '=', name).execute();
  const { data, folder, read } = await exported('ama@example.org');
  expect(data.files).toBe(1);
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

test('exports the copies of both parties that an accepted claim merged', async () => {
  await aParty(api, { ipi_name_number: '00000000395' });
  const { member, claim } = await aClaimant(api, '00000000395');
  await society(api, 'claims', 'accept', claim.id, '--yes');
  const { read } = await exported(member.memberId);
  expect(await read('party_merge')).toMatchObject([{ claim_id: claim.id, claimed_party: { id: claim.party_id } }]);
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

test('erases drafts that name each other, and a case that was never filed', async () => {
  const [efo, owner] = [await api.signUp({ given_name: 'Efo' }), await api.signUp()];
  const theirs = await register(owner, aDraft('Theirs', owner));
  const { id } = await storeDraft(efo, aDraft('Sampled Draft', efo));
  const take = await storeRecordingDraft(efo, {
    ...aRecordingDraft('Drafted Take', efo),
    works: [{ composition_id: id, title: 'Sampled Draft' }],
  });
  const naming = { ...aDraft('Sampled Draft', efo), recordings: [{ recording_id: take.id, title: 'Drafted Take' }] };
  const saved = await efo.inject('PUT', `/compositions/${id}`, { headers: { 'if-match': '"1"' }, payload: naming });
  expect(saved.json().data.recordings).toMatchObject([{ recording_id: take.id }]);
  const begun = await beginCase(efo, { type: 'composition', id: theirs.id }, 'sample');
  await savedCase(efo, begun, { other_work_id: id });
  const { code, data } = await society(api, 'members', 'erase', efo.memberId, '--yes');
  expect(code).toBe(0);
  expect(data).toMatchObject({
    removed: { drafts: 3 },
    kept: { works: 0, recordings: 0, cases: 0 },
    isNameKept: false,
  });
  expect(await mentions('Sampled Draft')).toEqual([]);
});

test('erases an amendment that was never submitted, so that staff can merge the work', async () => {
  const member = await api.signUp();
  const kept = await register(member, aDraft('Harbour Lights', member));
  const duplicate = await register(member, aDraft('Harbour Light', member));
  await amendmentDraft(member, duplicate, aDraft('Amended in Secret', member));
  const { data } = await society(api, 'members', 'erase', member.memberId, '--yes');
  expect(data).toMatchObject({ removed: { drafts: 1 }, kept: { works: 2 } });
  expect(await mentions('Amended in Secret')).toEqual([]);
  expect(await society(api, 'compositions', 'merge', duplicate.id, kept.id, '--yes')).toMatchObject({ code: 0 });
});

test('erases the name, too, of a member whom nothing registered names', async () => {
  const esi = await api.signUp({ email: 'esi@example.org', given_name: 'Esi', other_names: 'Owusu-Ansah' });
  const { data } = await society(api, 'members', 'erase', esi.memberId, '--yes');
  expect(data).toMatchObject({ isNameKept: false, kept: { works: 0, shares: 0 } });
  expect(await mentions('Owusu')).toEqual([]);
  expect(await mentions('owusu')).toEqual([]);
});

test('withdraws the claim of a party, which nobody can accept any more', async () => {
  const member = await api.signUp();
  const [id, party_id] = [newId(), newId()];
  const party = { id: party_id, kind: 'person', given_names: 'Efua', family_name: 'Arthur' } as const;
  await api.db.insertInto('party').values(party).execute();
  const by = { account_id: member.accountId, member_id: member.memberId };
  const claim = {
    id,
    party_id,
    ...by,
    basis: 'isni_number',
    number: '999000000000002X',
    created_at: new Date(),
  } as const;
  await api.db.insertInto('party_claim').values(claim).execute();
  await society(api, 'members', 'erase', member.memberId, '--yes');
  expect((await society(api, 'claims', 'accept', id, '--yes')).problem?.code).toBe('claim_closed');
  const { state } = await api.db
    .selectFrom('party_claim')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(state).toBe('withdrawn');
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

test('refuses while an import waits for a thread', async () => {
  const adjoa = await api.signUp({ email: 'adjoa@example.org' });
  const at = new Date();
  const of = { member_id: adjoa.memberId, account_id: adjoa.accountId, party_id: adjoa.partyId };
  const file = { subject: 'composition', file_name: 'works.csv', bytes: 1, state: 'importing' } as const;
  await api.db
    .insertInto('import_job')
    .values({ id: newId(), ...of, ...file, created_at: at, updated_at: at })
    .execute();
  const { code, problem } = await society(api, 'members', 'erase', 'adjoa@example.org', '--yes');
  expect([code, problem?.message]).toEqual([1, 'Close these first: 0 cases, 0 ISNI applications, 1 import.']);
});

test('exports nothing that another member keeps to itself: drafts that name the member, or what its people do elsewhere', async () => {
  const adwoa = await api.signUp({ email: 'adwoa@example.org', ipi_name_number: '00000000297' });
  const yaw = await api.signUp({ email: 'yaw@example.org' });
  const work = await register(yaw, aDraft('Listed', yaw, adwoa));
  await confirm(adwoa, work);
  const { version } = (await yaw.inject('GET', `/compositions/${work.id}`)).json().data;
  await changeWork(yaw, { id: work.id, version }, 'amendment');
  await storeDraft(yaw, aDraft('Yaw’s Secret', yaw, adwoa));
  await addMembership(api, { accountId: yaw.accountId, memberId: adwoa.memberId });
  const { read } = await exported(adwoa.memberId);
  expect(await read('composition_revision')).toMatchObject([{ title: 'Listed', number: 1 }]);
  expect(await read('composition_line')).toMatchObject([{ revision: 1, party_id: adwoa.partyId }]);
  const events: { member_id: string }[] = await read('audit_event');
  expect(new Set(events.map(({ member_id }) => member_id))).toEqual(new Set([adwoa.memberId]));
  expect(await read('membership')).toHaveLength(2);
});

test('erases nothing of a person who also acts for another member, except for what they did here', async () => {
  const label = await api.signUp({ corporation_name: 'Osu Music' });
  const efua = await api.signUp({ email: 'efua@example.org' });
  await addMembership(api, { accountId: efua.accountId, memberId: label.memberId });
  const here = await api.signIn({ ...efua, memberId: label.memberId, partyId: label.partyId });
  const app = { account_id: efua.accountId, encrypted_secret: Buffer.from('secret'), created_at: new Date() };
  await api.db.insertInto('authenticator_app').values(app).execute();
  const { code, data } = await society(api, 'members', 'erase', label.memberId, '--yes');
  expect([code, data.removed.accounts]).toEqual([0, 1]);
  expect((await here.inject('GET', '/user/profile')).statusCode).toBe(401);
  expect((await efua.inject('GET', '/user/profile')).statusCode).toBe(200);
  const apps = await api.db.selectFrom('authenticator_app').select('account_id').execute();
  expect(apps).toEqual([{ account_id: efua.accountId }]);
});

test('ends mandates and invitations of the member', async () => {
  const [abena, publisher] = [
    await api.signUp({ email: 'abena@example.org' }),
    await api.signUp({ corporation_name: 'Keta' }),
  ];
  const at = new Date();
  const mandate = {
    id: newId(),
    representative_id: publisher.memberId,
    represented_id: abena.memberId,
    scopes: ['confirm_shares' as const],
    territory: '2136',
    valid_from: '2026-01-01',
    valid_to: null,
    proposed_by: publisher.memberId,
    proposed_at: at,
    confirmed_at: at,
    state: 'active' as const,
  };
  await api.db.insertInto('mandate').values(mandate).execute();
  const invitation = {
    id: newId(),
    member_id: abena.memberId,
    email: 'invited@example.org',
    role: 'manager' as const,
    invited_by: abena.accountId,
    token_hash: Buffer.from('token'),
    sent_at: at,
    expires_at: new Date(at.getTime() + 7 * 86_400_000),
  };
  const accepted = {
    ...invitation,
    id: newId(),
    email: 'abena@example.org',
    token_hash: Buffer.from('another token'),
    accepted_at: at,
  };
  await api.db.insertInto('person_invitation').values([invitation, accepted]).execute();
  await society(api, 'members', 'erase', 'abena@example.org', '--yes');
  const { state } = await api.db
    .selectFrom('mandate')
    .select('state')
    .where('id', '=', mandate.id)
    .executeTakeFirstOrThrow();
  expect(state).toBe('ended');
  const [ended] = await auditTrail(api, mandate.id);
  expect(ended).toMatchObject({ action: 'mandate.ended', account_id: null });
  const [notice] = (await publisher.inject('GET', '/notifications')).json().data.items;
  expect(notice).toMatchObject({ link: { type: 'mandate', id: mandate.id } });
  const { withdrawn_at } = await api.db
    .selectFrom('person_invitation')
    .select('withdrawn_at')
    .where('id', '=', invitation.id)
    .executeTakeFirstOrThrow();
  expect(withdrawn_at).not.toBeNull();
  expect(await mentions('abena@example.org')).toEqual([]);
});

test('takes the address of its owner, not of an employee, for a member', async () => {
  const label = await api.signUp({ email: 'owner@example.org', corporation_name: 'Osu Publishing' });
  const { email } = await addPerson(api, label, { role: 'reader' });
  const refused = await society(api, 'members', 'erase', email, '--yes');
  expect([refused.code, refused.problem?.message]).toEqual([
    2,
    `${email} isn’t the owner of exactly one member. Use the member’s ID: ${label.memberId}.`,
  ]);
  expect((await society(api, 'members', 'erase', 'owner@example.org')).code).toBe(0);
});
