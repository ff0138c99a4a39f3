import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runHousekeeping } from '../../../main/housekeeping/housekeeping.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { clearNewMembers } from '../../../testing/test-clearance.ts';
import { readImport } from '../import-repository.ts';
import { storePart } from '../stages/part-writer.ts';
import { blockWrites } from '../testing/block-writes.ts';
import { check, csvFile, sendImport, settled, step } from '../testing/send-import.ts';

let api: TestApi;
let ama: TestMember;

beforeAll(async () => {
  api = await createTestApi({ IMPORT_BATCH: '15' });
  await clearNewMembers(api);
  ama = await api.signUp({ given_name: 'Ama' });
});
afterAll(() => api.close());

const HEADER = ['Work number', 'Title', 'Writer last name', 'Writer share'];
const WORKS = 20;
const START = ['POST', 'start', { as_drafts: false }] as const;

/** A checked file in which one work in ten breaks a rule. */
async function checked(name: string) {
  const rows = Array.from({ length: WORKS }, (_, work) => [
    `${name}-${work}`,
    `${name} song ${work}`,
    `Writer${work % 7}`,
    work % 10 === 0 ? '90' : '100',
  ]);
  return check(ama, await sendImport(ama, csvFile([HEADER, ...rows])));
}
const CLEAN = WORKS - WORKS / 10;

function judgedParts(id: string) {
  return api.db
    .selectFrom('import_part')
    .select(['number', 'file_name'])
    .where('job_id', '=', id)
    .where('role', '=', 'judged')
    .execute();
}

function pathOf({ file_name }: { readonly file_name: string }): string {
  return path.join(api.env.DATA_DIR, 'files', 'import', file_name);
}

test('writes a validated file without reading the source again, and deletes it afterwards', async () => {
  const job = await checked('Kept');
  const parts = await judgedParts(job.id);
  expect(parts.map(({ number }) => number)).toEqual([0]);
  await api.db.deleteFrom('import_part').where('job_id', '=', job.id).where('role', '=', 'source').execute();
  const done = await step(ama, job, START);
  expect(done).toMatchObject({ state: 'done', imported: CLEAN, problem: null });
  expect(await judgedParts(job.id)).toEqual([]);
});

test('reads the source again if the file was validated by a former release', async () => {
  const job = await checked('Former');
  await api.db.updateTable('import_job').set({ judged_form: 0 }).where('id', '=', job.id).execute();
  for (const part of await judgedParts(job.id)) fs.writeFileSync(pathOf(part), 'nothing that can be read');
  expect(await step(ama, job, START)).toMatchObject({ state: 'done', imported: CLEAN });
});

test('fails with a message if stored rows are damaged, and reads the source again on a restart', async () => {
  const job = await checked('Damaged');
  for (const part of await judgedParts(job.id)) {
    const bytes = fs.readFileSync(pathOf(part));
    fs.writeFileSync(pathOf(part), bytes.fill(0, bytes.length - 40));
  }
  const failed = await step(ama, job, START);
  expect(failed).toMatchObject({
    state: 'failed',
    problem: 'The stored result of the check is damaged. Start the import again to read the file itself.',
  });
  expect(await step(ama, failed, START)).toMatchObject({ state: 'done', imported: CLEAN });
  const numbers = await api.db
    .selectFrom('composition')
    .select('own_number')
    .where('import_job_id', '=', job.id)
    .execute();
  expect(new Set(numbers.map(({ own_number }) => own_number)).size).toBe(CLEAN);
});

test('is tried again if a stored file can’t be reached', async () => {
  const job = await checked('Out of reach');
  const places = (await judgedParts(job.id)).map(pathOf);
  for (const place of places) fs.renameSync(place, `${place}.away`);
  const importing = step(ama, job, START);
  const isLogged = () => api.logged.some(({ msg, importId }) => msg === 'import failed' && importId === job.id);
  while (!isLogged()) await pause(20);
  for (const place of places) fs.renameSync(`${place}.away`, place);
  await api.db.updateTable('import_job').set({ leased_until: null }).where('id', '=', job.id).execute();
  expect(await importing).toMatchObject({ state: 'done', imported: CLEAN, problem: null });
});

test('stores nothing for a stopped check, and everything for a repeated one', async () => {
  const rows = Array.from({ length: 45 }, (_, work) => [`S-${work}`, `Stopped ${work}`, 'Writer', '100']);
  const sent = await sendImport(ama, csvFile([HEADER, ...rows]));
  const { columns, share_unit } = sent.preview ?? {};
  const held = await blockWrites(api.db, 'import_part');
  const response = await ama.inject('PUT', `/imports/${sent.id}/choices`, {
    headers: { 'if-match': `"${sent.version}"` },
    payload: { columns, share_unit },
  });
  const { version } = response.json().data;
  await ama.inject('POST', `/imports/${sent.id}/cancellation`, { headers: { 'if-match': `"${version}"` } });
  await held.all();
  const stopped = await settled(ama, sent.id);
  expect([stopped.state, await judgedParts(sent.id)]).toEqual(['cancelled', []]);
  const again = await check(ama, stopped);
  expect(await step(ama, again, START)).toMatchObject({ state: 'done', imported: 45 });
});

test('deletes stored rows after a month, and can still import the file', async () => {
  const job = await checked('Forgotten');
  const tidied = (days: number) => {
    const now = () => new Date(api.clock.now().getTime() + days * 86_400_000);
    return runHousekeeping({ db: api.db, env: api.env, now, files: api.files });
  };
  await tidied(29);
  expect(await judgedParts(job.id)).toHaveLength(1);
  await tidied(31);
  expect(await judgedParts(job.id)).toEqual([]);
  // A month ended the session as well.
  ama = await api.signIn(ama);
  expect(await step(ama, job, START)).toMatchObject({ state: 'done', imported: CLEAN });
});

test('restarts an interrupted check without remains of the first', async () => {
  const job = await checked('Interrupted');
  const [part] = await judgedParts(job.id);
  await api.db
    .insertInto('import_part')
    .values({ job_id: job.id, role: 'judged', number: 40, file_name: part?.file_name ?? '', bytes: 1 })
    .execute();
  const interrupted = { state: 'checking', cursor: 10, report: null, judged_form: null } as const;
  await api.db.updateTable('import_job').set(interrupted).where('id', '=', job.id).execute();
  const again = await settled(ama, job.id);
  expect(again).toMatchObject({ state: 'checked', report: { works: WORKS, clean: CLEAN } });
  expect((await judgedParts(job.id)).map(({ number }) => number)).toEqual([0]);
  expect(await step(ama, again, START)).toMatchObject({ state: 'done', imported: CLEAN });
});

test('prevents an overtaken process from overwriting the next one’s rows', async () => {
  const { id } = await checked('Overtaken');
  const before = await judgedParts(id);
  const job = await readImport(api.db, id);
  const overtaken = {
    now: api.clock.now,
    files: api.files,
    writing: { db: api.db },
    job: { ...job, state: 'checking' as const, version: job.version - 1 },
  };
  const contents = Buffer.from('of the former choices');
  const part = { role: 'judged', number: 0, contents } as const;
  await expect(storePart(overtaken, part)).rejects.toMatchObject({ code: 'import_taken_over' });
  expect(await judgedParts(id)).toEqual(before);
});
