// cspell:ignore LISEZ
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { readEntries } from '../../interchange/imports/formats/zip-entries.ts';
import { subjectRoutes } from '../../main/routes.ts';
import { newId } from '../../platform/db/new-id.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { auditTrail } from '../../testing/test-audit.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { mailsTo } from '../../testing/test-mail.ts';
import { addMembership, addPerson } from '../../testing/test-people.ts';
import { aDraft, register, storeDraft } from '../../testing/test-works.ts';
import { until } from '../../testing/until.ts';

let api: TestApi;
let database: ReturnType<typeof createTestDatabase>;
let base: string;
beforeAll(async () => {
  database = createTestDatabase();
  api = await createTestApi({}, subjectRoutes, database);
  base = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-own-data-'));
});
afterAll(async () => {
  await api.close();
  await fs.rm(base, { recursive: true });
});

async function filesIn(archive: Buffer): Promise<Record<string, string>> {
  const place = path.join(base, newId());
  await fs.writeFile(place, archive);
  const { entries, close } = await readEntries(place);
  const files: Record<string, string> = {};
  for (const [name, entry] of entries) files[name] = await readText(await entry.open());
  close();
  return files;
}

async function downloaded(member: Pick<TestMember, 'inject'>) {
  const answer = await member.inject('GET', '/user/data');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = await filesIn(answer.rawPayload);
  return { answer, files, rows: (table: string) => JSON.parse(files[`json/${table}.json`] ?? '[]') };
}

const isArriving = async () => (await fs.readdir(path.join(api.env.DATA_DIR, 'arriving')).catch(() => [])).length > 0;

test('gives an owner their data as JSON, for spreadsheets, and with their files', async () => {
  const ama = await api.signUp({ email: 'ama@example.org' });
  await register(ama, aDraft('Registered', ama));
  await storeDraft(ama, aDraft('=Never "Submitted"', ama));
  const kept = { memberId: ama.memberId, kind: 'picture', contentType: 'image/webp' } as const;
  const name = await api.files.write({ ...kept, contents: Buffer.from('bytes of a picture') });
  await api.db.updateTable('file').set({ unused_since: null }).where('name', '=', name).execute();
  const { answer, files, rows } = await downloaded(ama);
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  expect(answer.headers['content-disposition']).toMatch(/filename="counterpoint-\d{4}-\d\d-\d\d\.zip"/);
  expect(rows('account')).toMatchObject([{ id: ama.accountId, email: 'ama@example.org' }]);
  expect(Object.keys(rows('account')[0])).not.toContain('password_hash');
  expect(
    rows('composition_revision')
      .map(({ title }: { title: string }) => title)
      .toSorted(),
  ).toEqual(['=Never "Submitted"', 'Registered']);
  expect(files['csv/composition_revision.csv']).toContain(`"'=Never ""Submitted"""`);
  expect(files[`files/picture/${name}.webp`]).toBe('bytes of a picture');
  expect(files['README.txt']).toContain('Counterpoint: data of Ama Mensah');
});

test('explains the files in the language of the account', async () => {
  const yao = await api.signUp();
  await api.db.updateTable('account').set({ language: 'fr' }).where('id', '=', yao.accountId).execute();
  expect((await downloaded(yao)).files['LISEZ-MOI.txt']).toContain('données pour');
});

test('records the download, notifies the owner, and leaves no copy behind', async () => {
  const esi = await api.signUp({ email: 'esi@example.org' });
  const { files } = await downloaded(esi);
  const [event] = (await auditTrail(api, esi.memberId)).filter(({ action }) => action === 'own_data.export');
  expect(event).toMatchObject({ account_id: esi.accountId, after: { files: 0 } });
  expect((await mailsTo(api, 'esi@example.org')).map(({ subject }) => subject)).toEqual(['Your data was downloaded']);
  expect(files['json/mail.json']).toBeUndefined();
  await until(async () => !(await isArriving()));
});

test('asks the owner to prove who they are', async () => {
  const kofi = await api.signUp();
  await api.db
    .updateTable('session')
    .set({ proved_at: new Date(0) })
    .where('account_id', '=', kofi.accountId)
    .execute();
  const refused = await kofi.inject('GET', '/user/data');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof_needed']);
});

test.each(['manager', 'reader'] as const)('gives a %s nothing', async (role) => {
  const label = await api.signUp({ corporation_name: 'Osu Music' });
  const refused = await (await addPerson(api, label, { role })).inject('GET', '/user/data');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'owner_only']);
});

test('leaves out the devices and acts of other people, and mail of an account that acts for another member', async () => {
  const label = await api.signUp({ corporation_name: 'Tema Music', email: 'tema@example.org' });
  const employee = await addPerson(api, label, { role: 'manager' });
  await register(employee, aDraft('By the Manager', employee));
  expect((await employee.inject('PUT', '/user/language', { payload: { language: 'fr' } })).statusCode).toBe(204);
  const own = await downloaded(label);
  expect(own.rows('composition_revision')).toMatchObject([{ title: 'By the Manager' }]);
  for (const table of ['session', 'audit_event', 'account'])
    expect(JSON.stringify(own.rows(table))).not.toContain(employee.accountId);
  expect(own.rows('membership')).toHaveLength(2);
  await addMembership(api, { accountId: label.accountId, memberId: (await api.signUp()).memberId });
  expect((await mailsTo(api, 'tema@example.org')).length).toBeGreaterThan(0);
  expect((await downloaded(label)).rows('mail')).toEqual([]);
});

test('leaves out what a party that the member added entered after joining', async () => {
  const [adder, joined] = [await api.signUp(), await api.signUp()];
  const own = { id: newId(), kind: 'person', family_name: 'Added', added_by: adder.memberId } as const;
  await api.db.insertInto('party').values(own).execute();
  await api.db.updateTable('party').set({ added_by: adder.memberId }).where('id', '=', joined.partyId).execute();
  const ids = (await downloaded(adder)).rows('party').map(({ id }: { id: string }) => id);
  expect(ids.toSorted()).toEqual([adder.partyId, own.id].toSorted());
});

test('refuses a second download at the same time, and the sixth of a day', async () => {
  const efo = await api.signUp();
  const both = await Promise.all([efo.inject('GET', '/user/data'), efo.inject('GET', '/user/data')]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  for (let times = 2; times <= 5; times += 1) await downloaded(efo);
  const sixth = await efo.inject('GET', '/user/data');
  expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'too_many_attempts']);
});

test('refuses a second download that another process serves', async () => {
  const adwoa = await api.signUp();
  const elsewhere = await createTestApi({}, subjectRoutes, database);
  const elsewhereAdwoa = await elsewhere.signIn(adwoa);
  const blocked = await api.db.startTransaction().execute();
  await sql`lock table known_device in access exclusive mode`.execute(blocked);
  const first = adwoa.inject('GET', '/user/data');
  await until(isArriving);
  const second = elsewhereAdwoa.inject('GET', '/user/data');
  await Promise.race([second, pause(1_000)]);
  await blocked.rollback().execute();
  expect([(await second).statusCode, (await second).json().code]).toEqual([409, 'export_running']);
  expect((await first).statusCode).toBe(200);
  expect((await elsewhereAdwoa.inject('GET', '/user/data')).statusCode).toBe(200);
  await elsewhere.close();
});

test('fails as a whole when a file can’t be read, and can be tried again', async () => {
  const abena = await api.signUp();
  const about = { member_id: abena.memberId, kind: 'evidence', content_type: 'application/pdf' } as const;
  const lost = { id: newId(), name: 'lost', bytes: 1, sha256: Buffer.alloc(32), created_at: new Date() };
  await api.db
    .insertInto('file')
    .values({ ...about, ...lost, unused_since: null })
    .execute();
  const failed = await abena.inject('GET', '/user/data');
  expect([failed.statusCode, failed.json().code]).toEqual([503, 'files_unavailable']);
  expect(await isArriving()).toBe(false);
  await api.db.deleteFrom('file').where('id', '=', lost.id).execute();
  await downloaded(abena);
});
