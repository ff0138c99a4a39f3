import type { Notification, NotificationPage } from '@counterpoint/domain/schemas/home';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aDraft, confirm, register } from '../../testing/test-works.ts';

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

describe('a work', () => {
  test('tells the members whom it names, its submitter of each yes, and all of them that it is registered', async () => {
    const [ama, kofi, stranger] = [await writer('Ama'), await writer('Kofi'), await writer('Yaa')];
    const work = await register(ama, aDraft('Night Market', ama, kofi));
    const [asked] = (await list(kofi)).items;
    expect(asked).toEqual({
      _id: expect.any(String),
      kind: 'confirm_shares',
      title: 'Confirm your shares',
      message: '“Night Market” gives you 50.00% performing, 50.00% mechanical',
      createdAt: expect.any(String),
      user: { full_name: 'Ama Mensah', profile_pic: null },
      link: { type: 'composition', id: work.id },
      read_at: null,
    });
    expect(await list(ama)).toEqual({ items: [], unread: 0, next: null });
    expect((await newsOf('notifications')).at(-1)).toEqual([kofi.memberId]);

    await confirm(kofi, work);
    expect((await list(ama)).items).toMatchObject([
      { title: 'Work registered', message: '“Night Market” is registered', user: { full_name: 'The society' } },
      {
        title: 'Shares confirmed',
        message: 'Yes to 50.00% performing, 50.00% mechanical of “Night Market”',
        user: { full_name: 'Kofi Mensah' },
      },
    ]);
    expect(titles(await list(kofi))).toEqual(['Work registered', 'Confirm your shares']);
    expect((await newsOf('notifications')).at(-1)?.sort()).toEqual([ama.memberId, kofi.memberId].sort());
    expect(await list(stranger)).toEqual({ items: [], unread: 0, next: null });
  });

  test('tells nothing when it is refused', async () => {
    const [ama, kofi] = [await writer('Ama'), await writer('Kofi')];
    await expect(register(ama, { ...aDraft('Not Whole', ama, kofi), writers: [] })).rejects.toThrow('not submitted');
    expect((await list(kofi)).unread).toBe(0);
  });

  test('that lacks an IPI says so, and tells again once it is complete', async () => {
    const newcomer = await api.signUp({ given_name: 'Esi', other_names: 'Kyei' });
    await register(newcomer, aDraft('Late Number', newcomer));
    const { data } = (await newcomer.inject('GET', '/user/profile')).json();
    const payload = { ...data, ipi_name_number: '00052210040' };
    expect((await newcomer.inject('PUT', '/user/profile', { payload })).statusCode).toBe(200);
    expect(titles(await list(newcomer))).toEqual(['Work registered', 'Registered, but incomplete']);
  });
});

describe('reading notifications', () => {
  async function withThree() {
    const member = await api.signUp();
    for (const n of [1, 2, 3]) await register(member, aDraft(`Song ${n}`, member));
    const { items } = await list(member);
    return { member, newest: known(items[0]), middle: known(items[1]), oldest: known(items[2]) };
  }

  test('goes through pages without repeating one when another arrives', async () => {
    const { member, newest, middle, oldest } = await withThree();
    const first = await list(member, '?per_page=2');
    expect(first).toMatchObject({ items: [newest, middle], unread: 3, next: middle._id });
    await register(member, aDraft('Song 4', member));
    const second = await list(member, `?per_page=2&before=${first.next}`);
    expect(second).toMatchObject({ items: [oldest], unread: 4, next: null });
  });

  test('marks one, once, and keeps when that was', async () => {
    const { member, middle } = await withThree();
    const read = () => member.inject('POST', `/notifications/${middle._id}/read`);
    expect((await read()).json()).toEqual({ data: { unread: 2 } });
    const at = (await list(member)).items[1]?.read_at;
    expect(at).not.toBeNull();
    api.clock.advance(60_000);
    expect((await read()).json()).toEqual({ data: { unread: 2 } });
    expect((await list(member)).items[1]?.read_at).toBe(at);
  });

  test('marks all up to the newest that was seen, and not the one that came meanwhile', async () => {
    const { member, newest } = await withThree();
    await register(member, aDraft('Meanwhile', member));
    const answer = await member.inject('POST', '/notifications/read', { payload: { up_to: newest._id } });
    expect(answer.json()).toEqual({ data: { unread: 1 } });
    const { items } = await list(member);
    expect(items.map(({ read_at }) => read_at === null)).toEqual([true, false, false, false]);
    expect((await newsOf('notifications')).at(-1)).toEqual([member.memberId]);
  });

  test('is nobody else’s business', async () => {
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

  test.each(['?before=x', '?per_page=0', '?per_page=101'])('refuses %s', async (query) => {
    const member = await api.signUp();
    expect((await member.inject('GET', `/notifications${query}`)).statusCode).toBe(422);
  });
});

function known(item: Notification | undefined): Notification {
  if (!item) throw new Error('There is no such notification.');
  return item;
}
