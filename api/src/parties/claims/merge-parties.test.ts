import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { newId } from '../../platform/db/new-id.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aCaseOfTwo, aNewWriter, caseAs } from '../../testing/test-filing.ts';
import { aRecordingDraft, registerRecording } from '../../testing/test-recordings.ts';
import { society } from '../../testing/test-society.ts';
import { aDraft, register } from '../../testing/test-works.ts';
import { listReferences } from './party-reference-repository.ts';
import { aClaimant, aParty, partyOf } from './testing/claims.ts';

let api: TestApi;
let kofi: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  kofi = await api.signUp({ email: 'kofi@example.org', given_name: 'Kofi' });
});
afterAll(() => api.close());

/** Histories, queues and derived words, which grow with every act and are never undone. */
const GROWING =
  'audit_event party_claim party_merge notification mail job outbox attempt session idempotency_key search_word notification_mail'.split(
    ' ',
  );

async function tableNames(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(api.db);
  return rows.map(({ name }) => name);
}

async function contents(): Promise<Record<string, string | null>> {
  const found: Record<string, string | null> = {};
  for (const table of (await tableNames()).filter((name) => !GROWING.includes(name))) {
    const { rows } = await sql<{ rows: string | null }>`
      select string_agg(line::text, E'\n' order by line::text) as rows from ${sql.table(table)} as line`.execute(
      api.db,
    );
    found[table] = rows[0]?.rows ?? null;
  }
  return found;
}

async function tablesMentioning(id: string): Promise<string[]> {
  const all = Object.entries(await contents());
  return all.filter(([, rows]) => rows?.includes(id)).map(([table]) => table);
}

/** Rows of every table that names parties and that no journey of this test fills. */
async function insertRemaining({ partyId, memberId, accountId }: TestMember, ids: Record<string, string>) {
  const { work, recording, other, opposition } = ids;
  const statements = [
    sql`insert into composition_publisher (composition_id, revision, position, chain, party_id, type, pr, mr, sr, confirmation)
      values (${work}, 1, 9, 1, ${partyId}, 'E', 0, 0, 0, 'confirmed')`,
    sql`insert into composition_removal values (${work}, 1, ${partyId}, 'confirmed', now())`,
    sql`insert into composition_claim (id, composition_id, party_id, role, pr, mr, sr, statement, state, created_at)
      values (gen_random_uuid(), ${other}, ${partyId}, 'CA', 1, 1, 1, 'Mine', 'refused', now())`,
    sql`insert into composition_event (id, composition_id, type, at, party_id)
      values (gen_random_uuid(), ${work}, 'registered', now(), ${partyId})`,
    sql`insert into composition_invitation (id, composition_id, party_id, member_id, email, token_hash, sent_at, expires_at)
      values (gen_random_uuid(), ${other}, ${partyId}, ${kofi.memberId}, 'x@example.org', 'x', now(), now())`,
    sql`insert into recording_removal values (${recording}, 1, ${partyId}, 'confirmed', now())`,
    sql`insert into recording_line_up_claim (id, recording_id, party_id, member_id, category, roles, evidence, state, created_at)
      values (gen_random_uuid(), ${recording}, ${partyId}, ${memberId}, 'contracted_featured', '{}', '{}', 'refused', now())`,
    sql`insert into party_society (id, party_id, "right", society_code, created_at, updated_at)
      values (gen_random_uuid(), ${partyId}, 'pr', '052', now(), now())`,
    sql`insert into isni_application (id, member_id, party_id, state, content, created_at, updated_at)
      values (gen_random_uuid(), ${memberId}, ${partyId}, 'draft', '{}', now(), now())`,
    sql`insert into import_job (id, member_id, account_id, party_id, subject, state, file_name, bytes, created_at, updated_at)
      values (${work}, ${memberId}, ${accountId}, ${partyId}, 'composition', 'done', 'x.csv', 1, now(), now())`,
    sql`insert into import_party values (${work}, 'x', ${partyId}, false)`,
    sql`insert into import_claim (job_id, recording_id, outcome, lines)
      values (${work}, ${recording}, 'claimed', jsonb_build_array(jsonb_build_object('party_id', ${partyId}::text)))`,
    sql`insert into opposition_evidence (id, opposition_id, party_id, kind, file_name, visibility, created_at, removed_at)
      values (gen_random_uuid(), ${opposition}, ${partyId}, 'other', 'x.pdf', 'shared', now(), now())`,
    sql`insert into opposition_message (id, opposition_id, party_id, body, visibility, created_at)
      values (gen_random_uuid(), ${opposition}, ${partyId}, 'x', 'shared', now())`,
    sql`insert into opposition_proposal (id, opposition_id, proposed_by, lines, state, created_at)
      values (${work}, ${opposition}, ${partyId}, (select registered_lines from opposition where id = ${opposition}), 'refused', now())`,
    sql`insert into opposition_acceptance values (${work}, ${partyId}, true, null, now())`,
    sql`insert into hold (id, opposition_id, composition_id, "right", share, since, party_id, line_key)
      values (gen_random_uuid(), ${opposition}, ${work}, 'mr', 1, now(), ${partyId}, 'writer:' || ${partyId}::text || ':CA')`,
  ];
  for (const statement of statements) await statement.execute(api.db);
}

test('moves every row that names the starting party, and undoing restores each of them', async () => {
  const claimedId = await aParty(api, { ipi_name_number: '99900000158' });
  const theirs = await register(kofi, aDraft('Theirs', kofi, { partyId: claimedId }));
  const { member, claim } = await aClaimant(api, '99900000158');
  const { work, filed } = await aCaseOfTwo('Mine', { claimant: member, owner: kofi });
  const other = await register(kofi, aDraft('Not Mine', kofi));
  const recording = await registerRecording(member, {
    ...aRecordingDraft('Mine, Too', member),
    contributors: [{ party_id: member.partyId, category: 'contracted_featured', roles: ['lead_vocals'] }],
  });
  const ids = { work: work.id, recording: recording.id, other: other.id, opposition: filed.id };
  await insertRemaining(member, ids);

  const naming = await tablesMentioning(member.partyId);
  const references = await api.db.transaction().execute((tx) => listReferences(tx));
  const foreign = references.filter(({ type, table }) => type === null && table !== 'party_claim');
  expect(naming).toEqual(expect.arrayContaining(foreign.map(({ table }) => table)));

  const before = await contents();
  expect((await society(api, 'claims', 'accept', claim.id, '--yes')).problem).toBeNull();
  expect(await partyOf(api, member)).toBe(claimedId);
  expect(await tablesMentioning(member.partyId)).toEqual([]);
  const titles = async () =>
    (await member.inject('GET', '/compositions'))
      .json()
      .data.items.map(({ title }: { title: string }) => title)
      .sort();
  expect(await titles()).toEqual(['Mine', 'Theirs']);
  const again = await api.signIn({ ...member, partyId: claimedId });
  expect(await caseAs(again, filed.id)).toMatchObject({ id: filed.id, my_side: 'claimant' });

  expect((await society(api, 'claims', 'undo', claim.id, '--yes')).problem).toBeNull();
  const after = await contents();
  // The member signed in meanwhile.
  expect(Object.keys(before).filter((table) => before[table] !== after[table])).toEqual(['membership']);
  expect(await titles()).toEqual(['Mine']);
  expect((await member.inject('GET', `/compositions/${theirs.id}/history`)).statusCode).toBe(404);
  expect((await society(api, 'claims', 'undo', claim.id, '--yes')).problem?.code).toBe('not_merged');
});

test('can’t be undone after a line of the party has changed', async () => {
  const partyId = await aParty(api, { ipi_name_number: '99900000256' });
  await register(kofi, aDraft('Before', kofi, { partyId }));
  const { member, claim } = await aClaimant(api, '99900000256');
  await society(api, 'claims', 'accept', claim.id, '--yes');
  await register(kofi, aDraft('Since', kofi, { partyId }));
  const { problem } = await society(api, 'claims', 'undo', claim.id, '--yes');
  expect([problem?.code, problem?.message]).toEqual(['changed_since', expect.stringContaining('composition_line')]);
  expect(await partyOf(api, member)).toBe(partyId);
});

test('can’t be undone after the member’s name has changed, but after the contact has', async () => {
  const partyId = await aParty(api, { ipi_name_number: '99900000648' });
  const { member, claim } = await aClaimant(api, '99900000648');
  await society(api, 'claims', 'accept', claim.id, '--yes');
  // Another process would read the member's party again as soon as it is notified.
  const merged = await api.signIn({ ...member, partyId });
  const save = async (change: object) => {
    const profile = (await merged.inject('GET', '/user/profile')).json().data;
    await merged.inject('PUT', '/user/profile', { payload: { ...profile, ...change } });
  };
  await save({ given_name: 'Effie' });
  expect((await society(api, 'claims', 'undo', claim.id, '--yes')).problem?.message).toContain('(party)');
  await save({ given_name: 'Efua' });
  await society(api, 'parties', 'contact', partyId, 'later@contact.example');
  expect((await society(api, 'claims', 'undo', claim.id, '--yes')).problem).toBeNull();
  const party = api.db.selectFrom('party').select('contact_email').where('id', '=', partyId);
  expect(await party.executeTakeFirst()).toEqual({ contact_email: 'later@contact.example' });
});

test('undoing opens the claims again that were refused with the acceptance', async () => {
  await aParty(api, { ipi_name_number: '99900000354' });
  const [wrong, right] = [await aClaimant(api, '99900000354'), await aClaimant(api, '99900000354')];
  await society(api, 'claims', 'accept', wrong.claim.id, '--yes');
  await society(api, 'claims', 'undo', wrong.claim.id, '--yes');
  expect((await society(api, 'claims', 'accept', right.claim.id, '--yes')).problem).toBeNull();
});

test('shows the ISNI that another member entered as assigned', async () => {
  const partyId = await aParty(api, { ipi_name_number: '99900000550', isni: '999000000000002X' });
  await api.db.updateTable('party').set({ isni_status: 'claimed_existing' }).where('id', '=', partyId).execute();
  const { member, claim } = await aClaimant(api, '99900000550');
  await society(api, 'claims', 'accept', claim.id, '--yes');
  const merged = await api.signIn({ ...member, partyId });
  expect((await merged.inject('GET', '/user/user_isni')).json().data).toMatchObject({
    isni_number: '999000000000002X',
    status: 'assigned',
  });
});

test('refuses to merge two numbers of one kind', async () => {
  await aParty(api, { ipi_name_number: '99900000452', isni: '0000000121032683' });
  const { claim } = await aClaimant(api, '99900000452', { isni: '9990000000000038' });
  expect((await society(api, 'claims', 'accept', claim.id, '--yes')).problem?.code).toBe('two_numbers');
});

test.each([
  { title: 'refuses to merge different societies for one right', theirs: '058', code: 'two_societies' },
  { title: 'merges parties of the same society', theirs: '052', code: undefined },
])('$title', async ({ theirs, code }) => {
  const ipi_name_number = '00052210138';
  const partyId = await aParty(api, { ipi_name_number });
  const { member, claim } = await aClaimant(api, ipi_name_number);
  const at = api.clock.now();
  const membership = (party_id: string, code: string) =>
    ({ id: newId(), party_id, right: 'pr', society_code: code, created_at: at, updated_at: at }) as const;
  const memberships = [membership(partyId, theirs), membership(member.partyId, '052')];
  await api.db.insertInto('party_society').values(memberships).execute();
  expect((await society(api, 'claims', 'accept', claim.id, '--yes')).problem?.code).toBe(code);
  await api.db.updateTable('party').set({ ipi_name_number: null }).where('id', '=', partyId).execute();
});

test('lists a society once that both parties had, and gives it back to both when undone', async () => {
  const partyId = await aParty(api, { ipi_name_number: '00052210236' });
  const { member, claim } = await aClaimant(api, '00052210236');
  const at = api.clock.now();
  const membership = (party_id: string, right: 'pr' | 'mr') =>
    ({ id: newId(), party_id, right, society_code: '052', created_at: at, updated_at: at }) as const;
  const [own, same, other] = [
    membership(member.partyId, 'pr'),
    membership(partyId, 'pr'),
    membership(partyId, 'mr'),
  ] as const;
  await api.db.insertInto('party_society').values([own, same, other]).execute();
  const idsOf = async (party: string) => {
    const rows = await api.db.selectFrom('party_society').select('id').where('party_id', '=', party).execute();
    return rows.map(({ id }) => id).sort();
  };
  await society(api, 'claims', 'accept', claim.id, '--yes');
  expect(await idsOf(partyId)).toEqual([own.id, other.id].sort());
  expect((await society(api, 'claims', 'undo', claim.id, '--yes')).problem).toBeNull();
  expect([await idsOf(member.partyId), await idsOf(partyId)]).toEqual([[own.id], [same.id, other.id].sort()]);
});

test('refuses to merge the parties of one case', async () => {
  const partyId = await aParty(api, { ipi_name_number: '00052210040' });
  const work = await register(kofi, aDraft('Disputed', kofi, { partyId }));
  const { member, claim } = await aClaimant(api, '00052210040');
  await aNewWriter(member, work.id, { rights: ['pr'], share: 2000 });
  const { problem } = await society(api, 'claims', 'accept', claim.id, '--yes');
  expect([problem?.code, problem?.message]).toEqual(['named_together', expect.stringContaining('opposition')]);
});
