import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { indexWorks } from '../../catalogue/works/work-index.ts';
import { settled } from '../../interchange/imports/testing/send-import.ts';
import { subjectRoutes } from '../../main/routes.ts';
import { advanceDays } from '../../testing/advance-days.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { createEmptyDatabase, createTestDatabase } from '../../testing/test-database.ts';
import { caseAs, changeCase } from '../../testing/test-filing.ts';
import { answerOverlaps, doubleClaimsOf } from '../../testing/test-overlaps.ts';
import { changeRecording, recordingAs } from '../../testing/test-recordings.ts';
import { changeWork, performingShares, workAs } from '../../testing/test-revisions.ts';
import type { ConnectionConfig } from './connection-config.ts';
import { LAST_RELEASE } from './last-release.ts';
import { migrate, readMigrations } from './migrations.ts';

/** When the last release wrote its rows. */
const WRITTEN_AT = Date.parse('2026-11-24T04:10:00Z');
const ROWS = new URL('./testing/last-release.sql', import.meta.url);
const FILES = new URL('./testing/last-release-files/', import.meta.url);

/** None of these works has an IPI name number. */
const REGISTERED = 'registered_incomplete';

/** A portal of the last release, migrated to this version. */
interface Upgraded {
  readonly api: TestApi;
  readonly ama: TestMember;
  readonly kofi: TestMember;
  close(): Promise<void>;
}

async function upgrade(migrated: ConnectionConfig): Promise<Upgraded> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-last-release-'));
  await fs.cp(FILES, path.join(folder, 'files'), { recursive: true });
  const api = await createTestApi({ DATA_DIR: folder }, subjectRoutes, createTestDatabase(migrated.database));
  api.clock.advance(WRITTEN_AT - Date.now());
  return {
    api,
    ama: await memberOf(api, 'ama@example.org'),
    kofi: await memberOf(api, 'kofi@example.org'),
    async close() {
      await api.close();
      await fs.rm(folder, { recursive: true });
    },
  };
}

/** A database of the last release with all later migrations. */
async function migratedDatabase(): Promise<ConnectionConfig> {
  const connection = await createEmptyDatabase();
  const released = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-released-'));
  for (const { name, sql } of await readMigrations())
    if (name <= LAST_RELEASE) await fs.writeFile(path.join(released, name), sql);
  await migrate(connection, released);
  await fs.rm(released, { recursive: true });
  await inDatabase(connection, await fs.readFile(ROWS, 'utf8'));
  await migrate(connection);
  return connection;
}

async function inDatabase(connection: ConnectionConfig, statements: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(statements).finally(() => client.end());
}

async function memberOf(api: TestApi, email: string): Promise<TestMember> {
  const ids = await api.db
    .selectFrom('account')
    .innerJoin('membership', 'membership.account_id', 'account.id')
    .innerJoin('party', 'party.member_id', 'membership.member_id')
    .select(['account.id as accountId', 'membership.member_id as memberId', 'party.id as partyId'])
    .where('account.email', '=', email)
    .executeTakeFirstOrThrow();
  return api.signIn({ email, ...ids });
}

/** The member's list entries with this title. */
async function idOf(member: TestMember, list: string, title: string): Promise<string> {
  const { items } = (await member.inject('GET', `/${list}?per_page=50`)).json().data;
  const [found] = items.filter((item: Record<string, string>) => (item.title ?? item.object_title) === title);
  if (!found) throw new Error(`Nothing called ${title} is listed in ${list}.`);
  return found.id;
}

async function work(member: TestMember, title: string) {
  return workAs(member, await idOf(member, 'compositions', title));
}

async function recording(member: TestMember, title: string) {
  return recordingAs(member, await idOf(member, 'recordings', title));
}

/** The member's only import, once it no longer changes by itself. */
async function finishedImport(member: TestMember) {
  const { items } = (await member.inject('GET', '/imports')).json().data;
  return settled(member, items[0].id);
}

let migrated: ConnectionConfig;
let portal: Upgraded;
let ama: TestMember;
let kofi: TestMember;
beforeAll(async () => {
  migrated = await migratedDatabase();
  portal = await upgrade(migrated);
  ({ ama, kofi } = portal);
});
afterAll(() => portal.close());

test('works are found by what this version looks up', async () => {
  // It adds works meanwhile.
  await finishedImport(ama);
  const entries = portal.api.db.selectFrom('search_entry').select(['id', 'words']).orderBy('id');
  const before = await entries.where('subject', '=', 'composition').execute();
  await portal.api.db.transaction().execute((tx) =>
    indexWorks(
      tx,
      before.map(({ id }) => id),
    ),
  );
  expect(await entries.where('subject', '=', 'composition').execute()).toEqual(before);
  expect(before.some(({ words }) => words.includes("'party:"))).toBe(true);
});

test('submits and confirms a draft of the last release', async () => {
  const submitted = await changeWork(ama, await work(ama, 'Draft'), 'submission');
  expect(submitted.state).toBe('awaiting_confirmation');
  expect((await changeWork(kofi, submitted, 'confirmation')).state).toBe(REGISTERED);
});

test('confirms a pending work of the last release', async () => {
  const confirmed = await changeWork(kofi, await work(kofi, 'Submitted'), 'confirmation');
  expect(confirmed.state).toBe(REGISTERED);
});

test('submits and activates an amendment started in the last release', async () => {
  const begun = await work(ama, 'Amendment begun');
  expect(performingShares(begun)).toEqual([5000, 5000]);
  const submitted = await changeWork(ama, begun, {
    name: 'amendment/submission',
    payload: { change_note: 'The shares were wrong.' },
  });
  expect(performingShares(await changeWork(kofi, submitted, 'confirmation'))).toEqual([6000, 4000]);
});

test('activates a pending amendment of the last release', async () => {
  const waiting = await work(kofi, 'Amendment submitted');
  expect(performingShares(waiting)).toEqual([5000, 5000]);
  expect(performingShares(await changeWork(kofi, waiting, 'confirmation'))).toEqual([6000, 4000]);
});

test('holds shares and settles a case of the last release', async () => {
  expect((await work(ama, 'Disputed')).is_in_dispute).toBe(true);
  const open = await caseAs(ama, await idOf(ama, 'oppositions', 'Disputed'));
  expect(open.holds).not.toEqual([]);
  expect((await changeCase(ama, open, { name: 'answers', payload: { answer: 'update' } })).state).toBe('resolved');
  const settledWork = await work(ama, 'Disputed');
  expect(settledWork.is_in_dispute).toBe(false);
  expect(performingShares(settledWork).toSorted()).toEqual([3000, 7000]);
});

test('submits and confirms recordings of the last release', async () => {
  const draft = await recording(ama, 'Recording draft');
  expect((await changeRecording(ama, draft, 'submission')).state).toBe('registered');
  const waiting = await recording(kofi, 'Recording submitted');
  expect((await changeRecording(kofi, waiting, 'confirmation')).state).toBe('registered');
});

test('answers overlapping claims of the last release', async () => {
  expect((await recording(ama, 'Claimed twice')).is_in_dispute).toBe(true);
  const answer = { answer: 'revoke', statement: 'The contract has ended.' };
  expect(await answerOverlaps(kofi, await doubleClaimsOf(kofi), answer)).toEqual(['answered']);
  expect((await recording(ama, 'Claimed twice')).is_in_dispute).toBe(false);
});

test('finishes an import that the last release had started', async () => {
  const finished = await finishedImport(ama);
  expect(finished).toMatchObject({ state: 'done', imported: 2 });
  expect(finished.report?.repairs).toMatchObject([{ rule: 'I-CEL-02', correction: 'Add the “mend”: or not.' }]);
  const findings = await ama.inject('GET', `/imports/${finished.id}/findings?repair=0`);
  expect(findings.json().data.items).toMatchObject([{ line: 2, correction: 'Check the last digit.' }]);
  expect((await work(ama, 'Second of the file')).state).toBe(REGISTERED);
});

test('keeps the choice of mail about cases of the last release', async () => {
  const { api } = portal;
  const chosen = async (member: TestMember) => (await member.inject('GET', '/user/mail-preferences')).json().data;
  expect([await chosen(ama), await chosen(kofi)]).toMatchObject([
    { cases: 'weekly', confirmations: 'at_once' },
    { cases: 'never', confirmations: 'at_once' },
  ]);
  const summaries = api.db.selectFrom('job').select('id').where(sql<boolean>`type = 'case_digest' and done_at is null`);
  expect(await summaries.execute()).toEqual([]);
});

test('meets every deadline that the last release scheduled', async () => {
  const { api, ...other } = await upgrade(migrated);
  const pending = api.db.selectFrom('job').select('id').where('done_at', 'is', null);
  const scheduled = (await pending.where('created_at', '<', new Date(WRITTEN_AT)).execute()).map(({ id }) => id);
  expect(scheduled).toHaveLength(26);
  await finishedImport(other.ama);
  await advanceDays(api, 100);
  expect(await pending.where('id', 'in', scheduled).execute()).toEqual([]);
  await other.close();
});
