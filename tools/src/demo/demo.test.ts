import { PASSWORD_MIN } from '@counterpoint/domain/schemas/members';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inTransaction } from 'api/platform/db/transaction.ts';
import { REMOVAL_LOCK } from 'api/platform/files/file-repository.ts';
import { createTestApi, type TestApi } from 'api/testing/test-api.ts';
import { sql } from 'kysely';
import { DEMO_MEMBERS, DEMO_SIGN_INS } from './demo-data.ts';
import { demoPreparation } from './demo-preparation.ts';
import { waitForOtherSeed } from './demo-repository.ts';
import { seedDemo } from './seed-demo.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** All members sign in on one browser: a new one would be mailed. */
let device = '';

async function signIn(email: string, password: string) {
  const answer = await api.inject('POST', '/session', {
    payload: { email, password },
    cookies: { 'known-device': device },
  });
  device = answer.cookies.find(({ name }) => name === 'known-device')?.value ?? device;
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { authorization: `Bearer ${answer.json().data?.token}`, cookie };
  return {
    answer,
    get: async (path: string) => (await api.inject('GET', path, { headers })).json().data,
  };
}

describe('the demo', () => {
  test('is seeded while a backup holds off the removal of files', async () => {
    await inTransaction(api.db, async (tx) => {
      await sql`select pg_advisory_xact_lock(${REMOVAL_LOCK})`.execute(tx);
      await inTransaction(api.db, (other) => waitForOtherSeed(other));
    });
  }, 5_000);

  test('is seeded once, even by two processes that start together', async () => {
    const done = await Promise.all([seedDemo(api, new Date()), seedDemo(api, new Date())]);
    expect(done.sort()).toEqual([false, true]);
    expect(await seedDemo(api, new Date())).toBe(false);
    const { length } = await api.db.selectFrom('account').select('id').execute();
    expect(length).toBe(DEMO_SIGN_INS.length);
  });

  test.each([
    { DATABASE_URL: 'postgres://db.example/portal' },
    { PUBLIC_URL: 'https://members.example' },
    { HOST: '0.0.0.0' },
  ])('is refused in production, as with %o, unless a start asks for it', async (setting) => {
    const production = { ...api, env: { ...api.env, DATABASE_URL: undefined, ...setting } };
    await expect(demoPreparation([])(production)).rejects.toThrow(/has the demo account \S+@example\.org, whose/);
    expect(await demoPreparation(['--demo'])(production)).toHaveLength(DEMO_SIGN_INS.length);
  });

  test('lets all members sign in with a passphrase and see works in every state', async () => {
    for (const { email, password } of DEMO_SIGN_INS) {
      expect(password.length).toBeGreaterThanOrEqual(PASSWORD_MIN);
      const member = await signIn(email, password);
      expect(member.answer.statusCode).toBe(201);
      const dashboard = await member.get('/dashboard');
      expect(dashboard.compositions.draft).toBeGreaterThan(0);
      expect(dashboard.compositions.registered).toBeGreaterThan(0);
      expect(dashboard.compositions.awaiting_confirmation).toBeGreaterThan(0);
      expect(dashboard.recordings.registered).toBeGreaterThan(0);
      expect(dashboard.oppositions.all).toBeGreaterThan(0);
    }
  });

  test('gives Ama something to do, the most urgent first', async () => {
    const { email, password } = DEMO_MEMBERS.ama;
    const ama = await signIn(email, password);
    const { attention, compositions } = await ama.get('/dashboard');
    expect(attention.map(({ kind, title }: { kind: string; title: string }) => [kind, title]).slice(0, 4)).toEqual([
      ['answer_opposition', 'Harmattan Love'],
      ['answer_opposition', 'Sankofa Road'],
      ['answer_opposition', 'Lagos to Accra'],
      ['confirm_shares', 'Dawn at Labadi'],
    ]);
    expect(attention[0]).toMatchObject({ actor_name: 'Kofi Mensah', share: 4_000 });
    expect(new Set(attention.map(({ kind }: { kind: string }) => kind)).size).toBe(3);
    expect(attention.length).toBeLessThanOrEqual(6);
    const { all, ...kinds } = compositions;
    expect(Object.values<number>(kinds).reduce((sum, count) => sum + count, 0)).toBe(all);
    expect(kinds.in_dispute).toBe(6);
  });

  test('has notified members of changes to their works, some of them unread', async () => {
    for (const { email, password } of DEMO_SIGN_INS) {
      const { items, unread } = await (await signIn(email, password)).get('/notifications?per_page=100');
      expect(unread).toBeGreaterThan(0);
      expect(unread).toBeLessThan(items.length);
      const isUnread = items.map(({ read_at }: { read_at: string | null }) => read_at === null);
      expect(isUnread).toEqual([...isUnread].sort((one, other) => Number(other) - Number(one)));
    }
  });

  test('has members at several steps towards an ISNI, each with something to do', async () => {
    const states = DEMO_SIGN_INS.map(async ({ email, password }) => {
      const { items } = await (await signIn(email, password)).get('/isni-applications');
      return items.map(({ state }: { state: string }) => state);
    });
    expect(await Promise.all(states)).toEqual([[], ['possible_match'], ['more_info_needed']]);
  });

  test('fills the chart and the activity of the dashboard', async () => {
    const { email, password } = DEMO_MEMBERS.ama;
    const { registrations, activity, confirmations } = await (await signIn(email, password)).get('/dashboard');
    const months = registrations.filter(({ compositions }: { compositions: number }) => compositions > 0);
    expect(months.length).toBeGreaterThan(5);
    expect(activity).toHaveLength(10);
    expect(confirmations.share).toBeGreaterThan(5_000);
    expect(confirmations.members_to_confirm).toBeGreaterThan(0);
  });

  test('has works with publishers, one contested, one in its second version, one awaiting its second, one claimed', async () => {
    const { email, password } = DEMO_MEMBERS.ama;
    const ama = await signIn(email, password);
    const workCalled = async (title: string) => {
      const [{ id }] = (await ama.get(`/compositions?query=${encodeURIComponent(title)}`)).items;
      return ama.get(`/compositions/${id}`);
    };
    expect((await workCalled('Gold Coast Rain')).publishers).toHaveLength(1);
    expect(await workCalled('Sankofa Road')).toMatchObject({ state: 'awaiting_confirmation', is_in_dispute: true });
    expect(await workCalled('Señorita del Mar')).toMatchObject({ state: 'registered', revision: 2 });
    expect(await workCalled('Makola Morning')).toMatchObject({ revision: 1, pending_revision: 2 });
    const { id } = await workCalled('Harbour Lights');
    expect((await ama.get(`/compositions/${id}/claims`)).items).toMatchObject([{ state: 'requested' }]);
  });

  test('has cases under every filter of the list, and mails nothing about the past', async () => {
    const { email, password } = DEMO_MEMBERS.ama;
    const { counts } = await (await signIn(email, password)).get('/oppositions');
    for (const count of Object.values<number>(counts)) expect(count).toBeGreaterThan(0);
    expect(await api.db.selectFrom('mail').select('id').execute()).toEqual([]);
    expect(await api.db.selectFrom('notification_mail').select('account_id').execute()).toEqual([]);
  });

  test('has an overclaimed recording with a case that both sides know of', async () => {
    const { email, password } = DEMO_MEMBERS.kofi;
    const kofi = await signIn(email, password);
    const [{ id }] = (await kofi.get('/recordings?query=Night Market')).items;
    const market = await kofi.get(`/recordings/${id}`);
    expect(market).toMatchObject({ state: 'registered', is_in_dispute: true, works: [{ title: 'Night Market' }] });
    expect(market.rights.at(-1)).toMatchObject({ name: 'Kofi Mensah', is_claim: true, share: 5_000 });
    const { items } = await kofi.get('/oppositions?query=Night Market');
    expect(items).toMatchObject([{ kind: 'recording_ownership' }]);
  });

  test('has at least 24 works, 12 recordings and 4 cases, without overdue deadlines', async () => {
    const count = async (table: 'composition' | 'recording' | 'opposition') =>
      (await api.db.selectFrom(table).select('id').execute()).length;
    expect(await count('composition')).toBeGreaterThanOrEqual(24);
    expect(await count('recording')).toBeGreaterThanOrEqual(12);
    expect(await count('opposition')).toBeGreaterThanOrEqual(4);
    const late = await api.db
      .selectFrom('composition_revision')
      .select('title')
      .where('state', '=', 'awaiting_confirmation')
      .where('confirm_by', '<', new Date())
      .execute();
    expect(late).toEqual([]);
  });
});
