// cspell:ignore attribue confirmez nuit vous
import type { Notification, NotificationPage } from '@counterpoint/domain/schemas/home';
import { inLanguage } from '@counterpoint/messages/node';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../platform/db/new-id.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aDraft, confirm, register } from '../../testing/test-works.ts';
import { renderNotice } from './notices/notice-text.ts';
import { listNotifications, notify } from './notification-service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

let ipi = 0;
/** A member whose works can be registered in full. */
function writer(given_name: string) {
  const codes = ['00241555778', '99900000158', '99900000256', '99900000354', '99900000452'];
  ipi += 1;
  const ipi_name_number = codes[ipi - 1];
  return api.signUp({ given_name, other_names: 'Mensah', ...(ipi_name_number && { ipi_name_number }) });
}

async function list(member: TestMember, query = ''): Promise<NotificationPage> {
  const answer = await member.inject('GET', `/notifications${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

const titles = ({ items }: NotificationPage) => items.map(({ title }) => title);

async function newsOf(topic: string): Promise<string[][]> {
  const rows = await api.db
    .selectFrom('outbox')
    .select('member_ids')
    .where('topic', '=', topic)
    .orderBy('id')
    .execute();
  return rows.map(({ member_ids }) => member_ids);
}

describe('notifications about works', () => {
  test('notifies named members, the submitter of confirmations, and all of them of the registration', async () => {
    const [ama, kofi, stranger] = [await writer('Ama'), await writer('Kofi'), await writer('Yaa')];
    const esi = await writer('Esi');
    const work = await register(ama, aDraft('Night Market', ama, kofi, esi));
    const [notification] = (await list(kofi)).items;
    expect(notification).toEqual({
      _id: expect.any(String),
      kind: 'confirm_shares',
      title: 'Confirm your shares',
      message: '“Night Market” gives you 33.33% performing and 33.33% mechanical',
      createdAt: expect.any(String),
      user: { full_name: 'Ama Mensah', profile_pic: null },
      link: { type: 'composition', id: work.id },
      read_at: null,
    });
    expect(await list(ama)).toEqual({ items: [], unread: 0, next: null });
    expect((await newsOf('notifications')).at(-1)).toEqual([kofi.memberId, esi.memberId]);

    await confirm(esi, await confirm(kofi, work));
    // Esi's confirmation registers the work, and gives one notification.
    expect((await list(ama)).items).toMatchObject([
      { title: 'Work registered', message: '“Night Market” is registered', user: { full_name: 'The society' } },
      {
        title: 'Kofi Mensah confirmed their shares',
        message: '33.33% performing and 33.33% mechanical of “Night Market”',
        user: { full_name: 'Kofi Mensah' },
      },
    ]);
    expect(titles(await list(kofi))).toEqual(['Work registered', 'Confirm your shares']);
    expect((await newsOf('notifications')).at(-1)?.sort()).toEqual([ama.memberId, kofi.memberId, esi.memberId].sort());
    expect(await list(stranger)).toEqual({ items: [], unread: 0, next: null });
  });

  test('notifies nobody when a submission is rejected', async () => {
    const [ama, kofi] = [await writer('Ama'), await writer('Kofi')];
    await expect(register(ama, { ...aDraft('Not Whole', ama, kofi), writers: [] })).rejects.toThrow('not submitted');
    expect((await list(kofi)).unread).toBe(0);
  });

  test('notifies of an incomplete registration without an IPI, and again once it is complete', async () => {
    const newcomer = await api.signUp({ given_name: 'Esi', other_names: 'Kyei' });
    await register(newcomer, aDraft('Late Number', newcomer));
    const { data } = (await newcomer.inject('GET', '/user/profile')).json();
    const payload = { ...data, ipi_name_number: '00052210040' };
    expect((await newcomer.inject('PUT', '/user/profile', { payload })).statusCode).toBe(200);
    expect(titles(await list(newcomer))).toEqual(['Work registered', 'Registered, but incomplete']);
  });
});

describe('list of notifications', () => {
  async function withThree() {
    const member = await api.signUp();
    for (const n of [1, 2, 3]) await register(member, aDraft(`Song ${n}`, member));
    const { items } = await list(member);
    return { member, newest: known(items[0]), middle: known(items[1]), oldest: known(items[2]) };
  }

  test('pages without repeats when another notification arrives', async () => {
    const { member, newest, middle, oldest } = await withThree();
    const first = await list(member, '?per_page=2');
    expect(first).toMatchObject({ items: [newest, middle], unread: 3, next: middle._id });
    await register(member, aDraft('Song 4', member));
    const second = await list(member, `?per_page=2&before=${first.next}`);
    expect(second).toMatchObject({ items: [oldest], unread: 4, next: null });
  });

  test('marks notifications as read one by one, and keeps the time of the first mark', async () => {
    const { member, middle } = await withThree();
    const read = () => member.inject('POST', `/notifications/${middle._id}/read`);
    expect((await read()).json()).toEqual({ data: { unread: 2 } });
    const at = (await list(member)).items[1]?.read_at;
    expect(at).not.toBeNull();
    api.clock.advance(60_000);
    expect((await read()).json()).toEqual({ data: { unread: 2 } });
    expect((await list(member)).items[1]?.read_at).toBe(at);
  });

  test('marks notifications as read up to the newest one on the page', async () => {
    const { member, newest } = await withThree();
    await register(member, aDraft('Meanwhile', member));
    const answer = await member.inject('POST', '/notifications/read', { payload: { up_to: newest._id } });
    expect(answer.json()).toEqual({ data: { unread: 1 } });
    const { items } = await list(member);
    expect(items.map(({ read_at }) => read_at === null)).toEqual([true, false, false, false]);
    expect((await newsOf('notifications')).at(-1)).toEqual([member.memberId]);
  });

  test('shows notifications to their member alone', async () => {
    const { member, newest } = await withThree();
    const other = await api.signUp();
    for (const answer of [
      await other.inject('POST', `/notifications/${newest._id}/read`),
      await other.inject('POST', '/notifications/read', { payload: { up_to: newest._id } }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    expect((await list(other, `?before=${newest._id}`)).items).toEqual([]);
    expect((await list(member)).unread).toBe(3);
    expect((await api.inject('GET', '/notifications')).statusCode).toBe(401);
  });

  test.each(['?before=x', '?per_page=0', '?per_page=101'])('rejects the query %s', async (query) => {
    const member = await api.signUp();
    expect((await member.inject('GET', `/notifications${query}`)).statusCode).toBe(422);
  });
});

test('renders notifications in the reader’s language', async () => {
  const [ama, kofi] = [await writer('Ama'), await writer('Kofi')];
  await register(ama, aDraft('Marché de nuit', ama, kofi));
  const { items } = await inLanguage('fr', () =>
    listNotifications(api.db, { ...kofi, role: 'owner', areas: null }, { per_page: 20 }),
  );
  expect(items).toMatchObject([
    {
      title: 'Confirmez vos parts',
      message:
        '«\u00a0Marché de nuit\u00a0» vous attribue 50,00\u00a0% en exécution publique et 50,00\u00a0% en reproduction mécanique',
    },
  ]);
});

test('keeps the sentences of notifications from an earlier release', async () => {
  const { memberId, ...member } = await api.signUp();
  const stored = { id: newId(), member_id: memberId, kind: 'work_registered' as const, sender_id: null };
  const about = { object_type: null, object_id: null, text_id: null, text_values: null };
  const sentences = { title: 'Work registered', message: '“Old Song” is registered' };
  await api.db
    .insertInto('notification')
    .values({ ...stored, ...about, ...sentences, created_at: api.clock.now(), read_at: null })
    .execute();
  expect((await list({ memberId, ...member })).items).toMatchObject([sentences]);
});

test('reminds of the rights in imported recordings, not of shares', () => {
  const values = { subject: 'recording', file: 'recordings.csv', count: 2, day: '2026-12-24' } as const;
  const { title } = renderNotice({ id: 'importReminder', values }, 'The society');
  expect(title).toBe('Confirm your rights by 24 December 2026');
});

function known(item: Notification | undefined): Notification {
  if (!item) throw new Error('There is no such notification.');
  return item;
}

test('sends at most 200 notifications a day from one member to another, and any number from the society', async () => {
  const [ama, kofi, esi] = [await writer('Ama'), await writer('Kofi'), await writer('Esi')];
  const from = (sender: TestMember | null, count: number) => {
    const values = { isWork: true, title: 'Rain', artist: null, reason: 'No' };
    const notices = Array.from({ length: count }, () => ({
      memberId: kofi.memberId,
      link: null,
      text: { id: 'entryContested' as const, values },
      senderId: sender?.memberId ?? null,
    }));
    return inTransaction(api.db, (tx) => notify(tx, notices, api.clock.now()));
  };
  const count = async () => (await list(kofi)).unread;
  await from(ama, 150);
  await from(ama, 100);
  expect(await count()).toBe(200);
  await from(esi, 1);
  await from(null, 7_000);
  expect(await count()).toBe(7_201);
  await api.db
    .updateTable('notification')
    .set({ created_at: new Date(0) })
    .execute();
  await from(ama, 1);
  expect(await count()).toBe(7_202);
});
