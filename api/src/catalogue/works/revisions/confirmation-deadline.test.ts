import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { closeCase } from '../../../disputes/case/stored-case-repository.ts';
import { JOB_HANDLERS } from '../../../main/wiring.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { runDueJobs } from '../../../platform/jobs/job-runner.ts';
import { formatDay } from '../../../platform/time/format.ts';
import { advanceToLastMinute } from '../../../testing/advance-days.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { auditTrail } from '../../../testing/test-audit.ts';
import { aFiledCase, caseAs, changeCase } from '../../../testing/test-filing.ts';
import { amend, changeWork } from '../../../testing/test-revisions.ts';
import { aDraft, confirm, register } from '../../../testing/test-works.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let yaa: TestMember;

let signedUp = 0;

beforeAll(async () => {
  // Sessions outlast the month that each test goes through.
  api = await createTestApi({ SESSION_HOURS: '720', SESSION_IDLE_MINUTES: '43200' });
});
beforeEach(async () => {
  advanceToLastMinute(api);
  ama = await signUp('Ama', 'Kusi');
  kofi = await signUp('Kofi', 'Mensah');
  yaa = await signUp('Yaa', 'Boateng');
});
afterAll(() => api.close());

function signUp(given_name: string, other_names: string): Promise<TestMember> {
  signedUp += 1;
  return api.signUp({ given_name, other_names, ipi_name_number: String(signedUp).padStart(11, '0') });
}

async function advanceDays(days: number): Promise<number> {
  api.clock.advance(days * DAY_MS);
  return runDueJobs({ db: api.db, now: api.clock.now });
}

async function signedIn(member: TestMember): Promise<TestMember> {
  return api.signIn(member);
}

async function notificationsOf(member: TestMember): Promise<string[]> {
  const { items } = (await (await signedIn(member)).inject('GET', '/notifications')).json().data;
  return items.map(({ title }: { title: string }) => title);
}

async function workAs(member: TestMember, id: string) {
  return (await (await signedIn(member)).inject('GET', `/compositions/${id}`)).json().data;
}

async function reminderOf(id: string): Promise<string> {
  const { confirm_by } = await workAs(ama, id);
  return `Confirm your shares by ${formatDay(confirm_by.slice(0, 10))}`;
}

describe('pending works', () => {
  test('reminds members who haven’t confirmed 14 and 3 days before the deadline, and nobody else', async () => {
    const work = await register(ama, aDraft('Kente Lines', ama, kofi, yaa));
    await confirm(kofi, work);
    await advanceDays(15.9);
    expect(await notificationsOf(yaa)).toEqual(['Confirm your shares']);
    await advanceDays(0.2);
    const reminder = await reminderOf(work.id);
    expect(await notificationsOf(yaa)).toEqual([reminder, 'Confirm your shares']);
    await advanceDays(11);
    expect(await notificationsOf(yaa)).toEqual([reminder, reminder, 'Confirm your shares']);
    expect(await notificationsOf(kofi)).toEqual(['Confirm your shares']);
    expect(await notificationsOf(ama)).toEqual(['Kofi Mensah confirmed their shares']);
  });

  test('registers after 30 days, marks unconfirmed lines, and notifies everyone', async () => {
    const { id } = await register(ama, aDraft('Harmattan Love', ama, kofi, yaa));
    await confirm(kofi, { id, version: 2 });
    await advanceDays(29.9);
    expect((await workAs(ama, id)).state).toBe('awaiting_confirmation');
    await advanceDays(0.2);
    const work = await workAs(ama, id);
    expect(work).toMatchObject({ state: 'registered', version: 4, confirm_by: null });
    expect(work.writers.map(({ confirmation }: { confirmation: string }) => confirmation)).toEqual([
      'submitter',
      'confirmed',
      'unconfirmed',
    ]);
    expect(work.events.at(-1)).toMatchObject({ type: 'registered', actor_name: 'The society', is_me: false });
    for (const member of [ama, kofi, yaa]) expect((await notificationsOf(member))[0]).toBe('Work registered');
    const { confirmations, activity } = (await (await signedIn(yaa)).inject('GET', '/dashboard')).json().data;
    expect(confirmations).toEqual({ asked: 2, confirmed: 1, share: 5000, members_to_confirm: 0 });
    expect(activity[0]).toMatchObject({ type: 'registered', actor_name: 'The society' });
    const trail = await auditTrail(api, id);
    expect(trail.at(-1)).toMatchObject({
      action: 'composition.confirmation_end',
      account_id: null,
      after: { state: 'registered' },
    });
  });

  test('does nothing if everyone has confirmed or the deadline was handled before', async () => {
    const work = await register(ama, aDraft('In Time', ama, kofi));
    await confirm(kofi, work);
    await advanceDays(31);
    expect(await workAs(ama, work.id)).toMatchObject({ state: 'registered', version: 3 });
    expect(await notificationsOf(kofi)).toEqual(['Work registered', 'Confirm your shares']);
    expect(await advanceDays(31)).toBe(0);
  });

  test('handles the deadline in one of two processes, and sends no late reminders after a long stop', async () => {
    const { id } = await register(ama, aDraft('Long Stop', ama, kofi));
    api.clock.advance(40 * DAY_MS);
    const setting = { db: api.db, now: api.clock.now };
    const [one, other] = await Promise.all([runDueJobs(setting), runDueJobs(setting)]);
    // Two reminders, the deadline and a mail; the test's own API may have run some of them.
    expect(one + other).toBeLessThanOrEqual(4);
    expect((await workAs(ama, id)).version).toBe(3);
    expect(await notificationsOf(kofi)).toEqual(['Work registered', 'Confirm your shares']);
  });

  test('sends one reminder instead of two missed ones', async () => {
    const { id } = await register(ama, aDraft('Short Stop', ama, kofi));
    await advanceDays(28);
    expect(await notificationsOf(kofi)).toEqual([await reminderOf(id), 'Confirm your shares']);
  });

  test('retries a reminder that failed', async () => {
    const { id } = await register(ama, aDraft('Second Attempt', ama, kofi));
    api.clock.advance(16.1 * DAY_MS);
    const confirmation_reminder = () => Promise.reject(new Error('not now'));
    await runDueJobs({ db: api.db, now: api.clock.now, handlers: { ...JOB_HANDLERS, confirmation_reminder } });
    expect(await notificationsOf(kofi)).toEqual(['Confirm your shares']);
    await advanceDays(0.001);
    expect(await notificationsOf(kofi)).toEqual([await reminderOf(id), 'Confirm your shares']);
  });

  test.each([
    ['lowers', [6000, 4000]],
    ['removes', [10_000]],
  ])(
    'keeps the registered shares if nobody answers a revision that %s one, and notifies everyone',
    async (_, shares) => {
      const work = await confirm(kofi, await register(ama, aDraft('Kept', ama, kofi)));
      const writers = [ama, kofi].slice(0, shares.length).map(({ partyId: party_id }, index) => {
        const share = shares[index] ?? 0;
        return { party_id, role: 'CA' as const, shares: { pr: share, mr: share, sr: 0 } };
      });
      await amend(ama, await workAs(ama, work.id), { title: 'Kept', writers });
      await advanceDays(30.1);
      const kept = await workAs(ama, work.id);
      expect(kept).toMatchObject({ revision: 1, pending_revision: 2, state: 'registered', confirm_by: null });
      expect(kept.writers.map(({ shares }: { shares: { pr: number } }) => shares.pr)).toEqual([5000, 5000]);
      expect(kept.events.at(-1)).toMatchObject({ type: 'lapsed', revision: 2, actor_name: 'The society' });
      for (const member of [ama, kofi])
        expect((await notificationsOf(member))[0]).toBe('New revision not confirmed in time');
      expect(await workAs(kofi, work.id)).toMatchObject({ pending_revision: null, awaits_my_confirmation: false });
      const again = (await (await signedIn(ama)).inject('GET', `/compositions/${work.id}/amendment`)).json().data;
      expect(again.state).toBe('draft');
      await advanceDays(31);
      expect((await workAs(ama, work.id)).version).toBe(kept.version);
    },
  );

  test('waits with an amendment while what it changes is in dispute', async () => {
    const work = await confirm(kofi, await register(ama, aDraft('On Hold', ama, kofi)));
    const line = ({ partyId: party_id }: TestMember, share: number) => {
      return { party_id, role: 'CA' as const, shares: { pr: share, mr: share, sr: 0 } };
    };
    const writers = [line(ama, 6000), line(kofi, 4000)];
    await amend(ama, await workAs(ama, work.id), { title: 'On Hold', writers });
    await aFiledCase(kofi, work, { [kofi.partyId]: 5500, [ama.partyId]: 4500 });
    await confirm(kofi, await workAs(kofi, work.id));
    await advanceDays(30.1);
    expect(await workAs(ama, work.id)).toMatchObject({ revision: 1, pending_revision: 2, is_in_dispute: true });
    // Days without a deadline change nothing and notify nobody.
    const { version } = await workAs(ama, work.id);
    await advanceDays(20);
    expect(await workAs(ama, work.id)).toMatchObject({ revision: 1, version });
    await endOnlyCaseOf(work.id);
    await runDueJobs({ db: api.db, now: api.clock.now });
    expect(await workAs(ama, work.id)).toMatchObject({ revision: 2, pending_revision: null, state: 'registered' });
    await advanceDays(2);
    expect((await workAs(ama, work.id)).version).toBe(version + 1);
  });
});

test('gives a member who withdraws a contest after the deadline time to confirm', async () => {
  const work = await confirm(kofi, await register(ama, aDraft('Asked Again', ama, kofi)));
  const writers = [6000, 4000].map((share, index) => {
    return {
      party_id: [ama, kofi][index]?.partyId ?? null,
      role: 'CA' as const,
      shares: { pr: share, mr: share, sr: 0 },
    };
  });
  await amend(ama, await workAs(ama, work.id), { title: 'Asked Again', writers });
  const contest = { reason: 'We agreed on half.', shares: { pr: 5000, mr: 5000, sr: 0 } };
  await changeWork(kofi, await workAs(kofi, work.id), { name: 'contestation', payload: contest });
  await advanceDays(31);
  const member = await signedIn(kofi);
  const [{ id }] = (await member.inject('GET', '/oppositions')).json().data.items;
  await changeCase(member, await caseAs(member, id), { name: 'withdrawal', payload: { reason: '' } });
  await advanceDays(13);
  expect(await workAs(kofi, work.id)).toMatchObject({ pending_revision: 2, is_in_dispute: false });
  await advanceDays(2);
  expect(await workAs(kofi, work.id)).toMatchObject({ revision: 1, pending_revision: null });
});

async function endOnlyCaseOf(id: string): Promise<void> {
  const open = await api.db
    .selectFrom('opposition')
    .select('id')
    .where('composition_id', '=', id)
    .executeTakeFirstOrThrow();
  await inTransaction(api.db, (tx) =>
    closeCase(tx, open.id, { state: 'resolved', resolution: 'agreed', at: api.clock.now() }),
  );
}

test('sends only the reminders that fit into a shorter confirmation period', async () => {
  const brief = await createTestApi({ CONFIRMATION_DAYS: '5' });
  const [one, other] = [await brief.signUp(), await brief.signUp()];
  await register(one, aDraft('Soon', one, other));
  const jobs = await brief.db
    .selectFrom('job')
    .select('type')
    .where('type', '!=', 'notification_mail')
    .orderBy('run_at')
    .execute();
  expect(jobs.map(({ type }) => type)).toEqual(['confirmation_reminder', 'confirmation_end']);
  await brief.close();
});
