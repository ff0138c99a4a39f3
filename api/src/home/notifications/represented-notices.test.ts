import { DEFAULT_MAIL_PREFERENCES } from '@counterpoint/domain/schemas/home';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { csvFile, importTable } from '../../interchange/imports/testing/send-import.ts';
import { runDueJobs } from '../../platform/jobs/job-runner.ts';
import { advanceDays } from '../../testing/advance-days.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { mailsTo } from '../../testing/test-mail.ts';
import { giveMandate, propose } from '../../testing/test-mandates.ts';
import { addPerson } from '../../testing/test-people.ts';
import { amend, changeWork, changing, workAs } from '../../testing/test-revisions.ts';
import { aDraft, register } from '../../testing/test-works.ts';

const HEADER = ['Work number', 'Title', 'Writer last name', 'First name', 'Writer IPI', 'Role', 'Writer share'];
const IPI = '00000000297';
const GHANA = '0288';
const WITHDRAWAL = { name: 'withdrawal', payload: { reason: 'It was registered twice.' } };

let api: TestApi;
let writer: TestMember;
let publisher: TestMember;
beforeAll(async () => {
  api = await createTestApi({ SESSION_HOURS: '720', SESSION_IDLE_MINUTES: '43200' });
});
beforeEach(async () => {
  await api.db.updateTable('party').set({ ipi_name_number: null }).where('ipi_name_number', '=', IPI).execute();
  writer = await api.signUp({ given_name: 'Esi', other_names: 'Quartey', ipi_name_number: IPI });
  publisher = await api.signUp({ corporation_name: 'Osu Music' });
});
afterAll(() => api.close());

async function allNoticesOf(member: TestMember): Promise<string[]> {
  const { items } = (await member.inject('GET', '/notifications')).json().data;
  return items.map(({ title, message }: { title: string; message: string }) => `${title}: ${message}`);
}

async function noticesOf(member: TestMember): Promise<string[]> {
  return (await allNoticesOf(member)).filter((notice) => notice.startsWith('Confirm for'));
}

async function importWorks(territory?: string) {
  const kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Addo' });
  await giveMandate({ representative: publisher, represented: writer }, territory ? { territory } : {});
  const rows = ['One', 'Two'].map((title) => [
    [`K-${title}`, `${title} of ${kofi.memberId}`, 'Quartey', 'Esi', IPI, 'CA', '50'],
    [`K-${title}`, `${title} of ${kofi.memberId}`, 'Addo', 'Kofi', '', 'CA', '50'],
  ]);
  await api.db.updateTable('member').set({ registers_for_others: true }).where('id', '=', kofi.memberId).execute();
  return importTable(kofi, csvFile([HEADER, ...rows.flat()]));
}

test('notices of mandates are for those who may see who acts for the member', async () => {
  const [reader, manager] = [
    await addPerson(api, writer, { role: 'reader' }),
    await addPerson(api, writer, { role: 'manager' }),
  ];
  await propose(publisher, writer);
  const kindsOf = async (person: TestMember) => {
    const { items, unread } = (await person.inject('GET', '/notifications')).json().data;
    return [items.map(({ kind }: { kind: string }) => kind), unread];
  };
  expect(await kindsOf(manager)).toEqual([['mandate_changed'], 1]);
  expect(await kindsOf(reader)).toEqual([[], 0]);
  await runDueJobs({ db: api.db, now: api.clock.now });
  expect(await mailsTo(api, manager.email)).toHaveLength(1);
  expect(await mailsTo(api, reader.email)).toEqual([]);
});

test('requests to representatives are for those whose areas include the work or recording', async () => {
  const [ofWorks, ofRecordings] = [
    await addPerson(api, publisher, { areas: ['account', 'compositions'] }),
    await addPerson(api, publisher, { areas: ['account', 'recordings'] }),
  ];
  await importWorks();
  const kofi = await api.signUp({ given_name: 'Kofi' });
  await register(kofi, aDraft('River Song', kofi, writer));
  expect(await noticesOf(ofWorks)).toHaveLength(2);
  expect(await noticesOf(ofRecordings)).toEqual([]);
  await runDueJobs({ db: api.db, now: api.clock.now });
  expect(await mailsTo(api, ofWorks.email)).toHaveLength(2);
  expect(await mailsTo(api, ofRecordings.email)).toEqual([]);
});

describe('representatives', () => {
  test('are notified and reminded of an import that names the member', async () => {
    await importWorks();
    expect(await noticesOf(publisher)).toEqual(['Confirm for Esi Quartey: 2 works imported from “works.csv”']);
    await advanceDays(api, 17);
    const [reminder] = await noticesOf(publisher);
    expect(reminder).toMatch(/^Confirm for Esi Quartey by .+: 2 works imported from “works.csv”$/);
  });

  test('are not, if their mandate covers only a part of the world', async () => {
    await importWorks(GHANA);
    expect(await noticesOf(publisher)).toEqual([]);
  });

  test('get every request of a day in their summary, even after registering a work of the member themselves', async () => {
    await giveMandate({ representative: publisher, represented: writer });
    const preferences = { ...DEFAULT_MAIL_PREFERENCES, confirmations: 'daily' };
    await publisher.inject('PUT', '/user/mail-preferences', { payload: preferences });
    const kofi = await api.signUp({ given_name: 'Kofi' });
    await register(kofi, aDraft('Asked First', kofi, writer));
    await register(publisher, aDraft('Own Work', publisher, writer));
    const { count } = await api.db
      .selectFrom('notification_mail')
      .innerJoin('notification', 'notification.id', 'notification_mail.notification_id')
      .select((of) => of.fn.countAll<string>().as('count'))
      .where('notification_mail.account_id', '=', publisher.accountId)
      .where('notification.text_id', '=', 'representedInvited')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  test('still get the request to themselves after answering for the member', async () => {
    const mandateId = await giveMandate({ representative: publisher, represented: writer });
    const preferences = { ...DEFAULT_MAIL_PREFERENCES, confirmations: 'daily' };
    await publisher.inject('PUT', '/user/mail-preferences', { payload: preferences });
    const kofi = await api.signUp({ given_name: 'Kofi' });
    const work = await register(kofi, aDraft('Of Both', kofi, writer, publisher));
    const path = `/compositions/${work.id}/confirmation?mandate=${mandateId}`;
    expect((await publisher.inject('POST', path, { headers: changing(work) })).statusCode).toBe(200);
    const waiting = await api.db
      .selectFrom('notification_mail')
      .innerJoin('notification', 'notification.id', 'notification_mail.notification_id')
      .select('notification.text_id')
      .where('notification_mail.account_id', '=', publisher.accountId)
      .where('notification.object_id', '=', work.id)
      .execute();
    expect(waiting).toEqual([{ text_id: 'confirmationRequested' }]);
  });

  test('are reminded of a single work', async () => {
    await giveMandate({ representative: publisher, represented: writer });
    const kofi = await api.signUp({ given_name: 'Kofi' });
    await register(kofi, aDraft('River Song', kofi, writer));
    await advanceDays(api, 17);
    const [reminder, first] = await noticesOf(publisher);
    expect(first).toContain('Confirm for Esi Quartey: ');
    expect(reminder).toMatch(/^Confirm for Esi Quartey by .+River Song/);
  });

  test('are notified when the submitter recalls what they were asked to confirm', async () => {
    const mandateId = await giveMandate({ representative: publisher, represented: writer });
    const kofi = await api.signUp({ given_name: 'Kofi' });
    const work = await register(kofi, aDraft('Back Soon', kofi, writer));
    await changeWork(kofi, work, 'taking-back');
    const [newest] = await allNoticesOf(publisher);
    expect(newest).toBe(
      'Submission withdrawn for correction: “Back Soon” is being corrected. You’ll be asked to confirm it again for Esi Quartey',
    );
    const { link } = (await publisher.inject('GET', '/notifications')).json().data.items[0];
    expect(link).toEqual({ type: 'mandate', id: mandateId });
  });

  test('are notified when what they were asked to confirm is withdrawn', async () => {
    await giveMandate({ representative: publisher, represented: writer });
    const kofi = await api.signUp({ given_name: 'Kofi' });
    const work = await register(kofi, aDraft('Never Mind', kofi, writer));
    const amended = await register(kofi, aDraft('Second Thoughts', kofi));
    const pending = await amend(kofi, amended, aDraft('Second Thoughts', kofi, writer));
    const recalled = await changeWork(kofi, await register(kofi, aDraft('Not After All', kofi, writer)), 'taking-back');
    for (const entry of [work, pending, recalled]) await changeWork(kofi, entry, WITHDRAWAL);
    expect((await allNoticesOf(publisher)).slice(0, 3)).toEqual([
      'Work withdrawn: “Not After All” was withdrawn. You no longer need to confirm it for Esi Quartey',
      'Work withdrawn: “Second Thoughts” was withdrawn. You no longer need to confirm it for Esi Quartey',
      'Work withdrawn: “Never Mind” was withdrawn. You no longer need to confirm it for Esi Quartey',
    ]);
  });

  test('aren’t notified of the withdrawal of what nobody had to confirm', async () => {
    await giveMandate({ representative: publisher, represented: writer });
    const kofi = await api.signUp({ given_name: 'Kofi' });
    const work = await register(kofi, aDraft('Long Settled', kofi, writer));
    await changeWork(writer, work, 'confirmation');
    const before = await allNoticesOf(publisher);
    const active = await workAs(kofi, work.id);
    await changeWork(kofi, active, WITHDRAWAL);
    expect(await allNoticesOf(publisher)).toEqual(before);
  });

  test('are notified when a revision that they didn’t confirm lapses', async () => {
    await giveMandate({ representative: publisher, represented: writer });
    const kofi = await api.signUp({ given_name: 'Kofi' });
    await amend(kofi, await register(kofi, aDraft('Too Late', kofi)), aDraft('Too Late', kofi, writer));
    await advanceDays(api, 31);
    const [newest] = await allNoticesOf(await api.signIn(publisher));
    expect(newest).toBe(
      'New revision not confirmed in time: Not everyone confirmed the new revision of “Too Late”. The current revision stays active, and you no longer need to confirm for Esi Quartey',
    );
  });
});
