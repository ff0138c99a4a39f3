import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from 'api/platform/db/new-id.ts';
import { checkFileStore } from 'api/platform/files/check-file-store.ts';
import { runSociety } from 'api/staff/society/run-society.ts';
import { createTestApi, type TestApi, type TestMember } from 'api/testing/test-api.ts';
import { createTestDatabase } from 'api/testing/test-database.ts';
import { aDraft, storeDraft } from 'api/testing/test-works.ts';
import { seedDemo } from './seed-demo.ts';
import {
  contentsOf,
  digestsOf,
  emptyDatabase,
  inDatabase,
  type TestConnection,
  urlOf,
} from './testing/database-contents.ts';

let api: TestApi;
let source: TestConnection;
let ama: TestMember;
let base: string;
beforeAll(async () => {
  source = await createTestDatabase();
  api = await createTestApi({}, undefined, Promise.resolve(source));
  await seedDemo(api, new Date());
  ama = await api.signUp();
  base = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-backup-'));
});
afterAll(async () => {
  await api.close();
  await fs.rm(base, { recursive: true });
});
const cleaning: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0)) await clean();
});

interface Running {
  readonly onProgress?: () => void;
  /** By default that of the portal that was backed up, or one that no portal uses. */
  readonly folder?: string;
}

async function society(args: string[], connection: TestConnection, { onProgress, folder }: Running = {}) {
  const lines: string[] = [];
  const code = await runSociety(args, {
    print: (text) => lines.push(text),
    printError: (text) => lines.push(text),
    showProgress: onProgress ?? (() => undefined),
    osUser: 'operator',
    settings: { DATABASE_URL: urlOf(connection), DATA_DIR: folder ?? usualFolder(connection) },
    open: () => Promise.reject(new Error('The database isn’t opened with migrations.')),
  });
  return { code, text: lines.join('\n') };
}

const dataDir = () => path.join(base, 'restored');

const usualFolder = (connection: TestConnection) => (connection === source ? api.env.DATA_DIR : dataDir());

const whole = () => path.join(base, 'whole');

/** The first backup, to be changed. */
async function copyOfWhole(name: string): Promise<string> {
  const folder = path.join(base, name);
  await fs.cp(whole(), folder, { recursive: true });
  return folder;
}

async function storedPicture(): Promise<string> {
  const contents = Buffer.from('bytes of a picture');
  const name = await api.files.write({ memberId: ama.memberId, kind: 'picture', contentType: 'image/webp', contents });
  await api.db.updateTable('file').set({ unused_since: null }).where('name', '=', name).execute();
  return name;
}

describe('a restored backup', () => {
  const usedId = newId();
  let target: TestConnection;
  let before: Record<string, string>;
  let files: Record<string, string>;
  let report: string;

  async function storeMailsAndLinks() {
    const { accountId: account_id, email: recipient } = ama;
    const mail = { recipient, subject: 'Hello', body: 'Hello' };
    await api.db.deleteFrom('mail').execute();
    await api.db
      .insertInto('mail')
      .values([
        { ...mail, id: newId(), sent_at: new Date() },
        // Later than the portal of this test could send it.
        { ...mail, id: newId(), next_attempt_at: new Date(Date.now() + 3_600_000) },
      ])
      .execute();
    const link = { purpose: 'reset_password' as const, account_id, new_email: null, created_at: new Date() };
    const used = { ...link, id: usedId, token_hash: Buffer.from('used'), expires_at: new Date(), used_at: new Date() };
    const open = { ...link, id: newId(), token_hash: Buffer.from('open'), expires_at: new Date() };
    await api.db.insertInto('account_link').values(used).execute();
    await api.db.insertInto('account_link').values(open).execute();
  }

  // Members write and remove files meanwhile.
  beforeAll(async () => {
    const removed = await storedPicture();
    await storeMailsAndLinks();
    before = await digestsOf(source);
    files = await contentsOf(path.join(api.env.DATA_DIR, 'files'));
    let isRunning = true;
    let writing: Promise<void> | undefined;
    const write = async () => {
      await api.db.updateTable('file').set({ unused_since: new Date() }).where('name', '=', removed).execute();
      await api.files.removeNow([removed]);
      while (isRunning) await storeDraft(ama, aDraft('Meanwhile', ama));
    };
    const { code, text } = await society(['backup', whole()], source, {
      onProgress: () => (writing ??= write()),
    });
    isRunning = false;
    await writing;
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(/^Backed up \d+ tables with [\d,]+ rows, and \d+ files\.$/),
    ]);
    expect(await digestsOf(source)).not.toEqual(before);
    target = await emptyDatabase();
    const restored = await society(['restore', whole()], target);
    expect(restored.code).toBe(0);
    report = restored.text;
  });

  test('has every table, number and file as of the start of the backup, while members write and remove files', async () => {
    expect(Object.keys(files).length).toBeGreaterThan(0);
    expect(report).toMatch(/\ncomposition: \d+ rows\n/);
    const { composition_reference_seq: reference, ...after } = await digestsOf(target);
    const { composition_reference_seq: first, ...expected } = before;
    expect(after).toEqual(expected);
    expect(Number(reference)).toBeGreaterThanOrEqual(Number(first));
    expect(await contentsOf(path.join(dataDir(), 'files'))).toEqual(files);
  });

  test('doesn’t send mail that may have been sent since, and voids links that may have been used since', async () => {
    expect(report).toContain('One open link for a new password or address no longer works.');
    expect(report).toContain('One email was queued then. It won’t be sent');
    await inDatabase(target, async (client) => {
      const { rows } = await client.query('select sent_at is not null as sent, attempts from mail order by sent');
      expect(rows).toEqual([
        { sent: false, attempts: 10 },
        { sent: true, attempts: 0 },
      ]);
      expect((await client.query('select id from account_link')).rows).toEqual([{ id: usedId }]);
    });
  });
});

test('lets only the portal’s user read a backup, and refuses a folder with anything in it', async () => {
  const modeOf = async (...parts: string[]) => ((await fs.stat(path.join(whole(), ...parts))).mode & 0o777).toString(8);
  const names = ['', 'tables', 'tables/account.copy.gz', 'files', 'manifest.json', 'SHA256SUMS'];
  expect(await Promise.all(names.map((name) => modeOf(name)))).toEqual(['700', '700', '600', '700', '600', '600']);
  const again = await society(['backup', whole()], source);
  expect(again).toEqual({ code: 1, text: `${whole()} isn’t empty. Name a new folder.` });
});

test('names a file that the store lacks, and backs up the rest', async () => {
  const [lost = ''] = Object.keys(await contentsOf(path.join(api.env.DATA_DIR, 'files')));
  const place = path.join(api.env.DATA_DIR, 'files', lost);
  await fs.rename(place, path.join(base, 'lost'));
  cleaning.push(() => fs.rename(path.join(base, 'lost'), place));
  const { code, text } = await society(['backup', path.join(base, 'damaged')], source);
  expect([code, text]).toEqual([
    1,
    expect.stringContaining(`\nThe file ${lost} is missing or was changed in the store.`),
  ]);
});

test('refuses a backup of which a byte has changed, and leaves the database empty', async () => {
  const folder = await copyOfWhole('changed');
  const file = path.join(folder, 'tables', 'party.copy.gz');
  const bytes = await fs.readFile(file);
  bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40);
  await fs.writeFile(file, bytes);
  const target = await emptyDatabase();
  expect(await society(['restore', folder], target)).toMatchObject({
    code: 1,
    text: expect.stringContaining('tables/party.copy.gz differs from what was backed up. Nothing was restored.'),
  });
  expect(await digestsOf(target)).toEqual({});
});

test('refuses an unfinished backup, a database with tables, and a backup of a newer release', async () => {
  expect(await society(['restore', whole()], source)).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^The database has tables/),
  });
  await inDatabase(source, (client) => client.query("insert into migration values ('9999-later.sql', 'none')"));
  cleaning.push(() =>
    inDatabase(source, (client) => client.query("delete from migration where name = '9999-later.sql'")),
  );
  const newer = path.join(base, 'newer');
  expect(await society(['backup', newer], source)).toMatchObject({ code: 0 });
  const target = await emptyDatabase();
  expect(await society(['restore', newer], target)).toMatchObject({
    code: 1,
    text: expect.stringContaining('9999-later.sql'),
  });
  const folder = await copyOfWhole('unfinished');
  await fs.rm(path.join(folder, 'SHA256SUMS'));
  expect(await society(['restore', folder], target)).toEqual({ code: 1, text: `${folder} has no complete backup.` });
});

test('writes into files that a portal uses only if told so', async () => {
  const folder = path.join(base, 'live');
  const stored = () => contentsOf(path.join(folder, 'files'));
  await checkFileStore(api.db, { ...api.env, DATA_DIR: folder });
  const before = await stored();
  expect(Object.keys(before)).toEqual(['store/mark']);
  const target = await emptyDatabase();
  expect(await society(['restore', whole()], target, { folder })).toMatchObject({
    code: 1,
    text: expect.stringContaining('A portal uses this file store.'),
  });
  expect([await stored(), await digestsOf(target)]).toEqual([before, {}]);
  expect((await society(['restore', whole(), '--into-existing-files'], target, { folder })).code).toBe(0);
  expect(Object.keys(await stored()).length).toBeGreaterThan(1);
});
