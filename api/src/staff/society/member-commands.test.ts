// cspell:ignore mens
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { addPerson } from '../../testing/test-people.ts';
import { until } from '../../testing/until.ts';
import { runSociety } from './run-society.ts';

let api: TestApi;
let ama: TestMember;
let kente: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ email: 'ama_1@example.org', ipi_name_number: '99900000158' });
  kente = await api.signUp({ email: 'office@kente.example', corporation_name: 'Kente 100% Records' });
});
afterAll(() => api.close());

async function society(...args: string[]) {
  const [out, err]: string[][] = [[], []];
  const code = await runSociety(args, {
    print: (text) => out?.push(text),
    printError: (text) => err?.push(text),
    showProgress: () => undefined,
    osUser: 'operator',
    settings: {},
    open: async () => ({ db: api.db, env: api.env, now: api.clock.now, close: async () => undefined }),
  });
  return { code, out: out?.join('\n') ?? '', err: err?.join('\n') ?? '' };
}
const asJson = async (...args: string[]) => JSON.parse((await society(...args, '--json')).out).data;
const status = async (who: TestMember) => (await who.inject('GET', '/user/profile')).statusCode;

function lastTrail() {
  return api.db
    .selectFrom('audit_event')
    .select(['action', 'staff', 'subject_id', 'after'])
    .where('staff', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

describe('members', () => {
  test('are cleared to register for others and restricted again, with a reason', async () => {
    const isCleared = async () =>
      (await api.db.selectFrom('member').selectAll().where('id', '=', kente.memberId).executeTakeFirstOrThrow())
        .registers_for_others;
    expect((await society('members', 'clear', kente.email)).code).toBe(2);
    const cleared = await society('members', 'clear', kente.email, '--reason', 'Administers estates.');
    expect([cleared.code, await isCleared()]).toEqual([0, true]);
    expect(cleared.out).toContain('Kente 100% Records can now register');
    const after = { registers_for_others: true, reason: 'Administers estates.' };
    expect(await lastTrail()).toMatchObject({ subject_id: kente.memberId, after });
    await society('members', 'restrict', kente.email, '--reason', 'No longer.');
    expect(await isCleared()).toBe(false);
  });

  test('aren’t cleared or restricted by the address of an employee', async () => {
    const { email } = await addPerson(api, kente, { role: 'reader' });
    for (const command of ['clear', 'restrict']) {
      const { code, err } = await society('members', command, email, '--reason', 'Administers estates.');
      expect([code, err]).toEqual([2, expect.stringContaining('isn’t the owner of exactly one member')]);
    }
  });

  test('are listed, newest first', async () => {
    expect((await asJson('members', 'list')).map(({ id }: { id: string }) => id)).toEqual([
      kente.memberId,
      ama.memberId,
    ]);
    expect((await society('members', 'list')).out).toMatch(/Kente 100% Records\n.*99900000158.*Ama Mensah$/);
  });

  test.each([
    ['mens', ['Ama']],
    ['ama mensah', ['Ama']],
    ['99900000158', ['Ama']],
    ['AMA_1@', ['Ama']],
    ['00% rec', [null]],
    ['nobody', []],
    ['%', [null]],
    ['__', []],
  ])('are found by %j', async (query, names) => {
    const found = await asJson('members', 'list', '--query', query);
    expect(found.map(({ given_name }: { given_name: string | null }) => given_name)).toEqual(names);
  });

  test('are shown by address and by id, with their accounts', async () => {
    for (const name of ['AMA_1@example.org', ama.memberId]) {
      expect(await asJson('members', 'show', name)).toMatchObject({
        id: ama.memberId,
        ipi_name_number: '99900000158',
        accounts: [{ email: 'ama_1@example.org', role: 'owner' }],
      });
      expect((await society('members', 'show', name)).out).toContain('Signs in     ama_1@example.org (owner)');
    }
    expect(await lastTrail()).toMatchObject({ action: 'society.members.show', subject_id: ama.memberId });
  });

  test.each([
    ['nobody@example.org', 1, 'This member was not found.'],
    ['01900000-0000-7000-8000-000000000000', 1, 'This member was not found.'],
    ['Ama', 2, 'Ama is neither an email address nor an ID.'],
  ])('answers not found for %s', async (name, code, message) => {
    const answer = await society('members', 'show', name);
    expect([answer.code, answer.err]).toEqual([code, expect.stringContaining(message)]);
  });
});

describe('sessions', () => {
  test('lists open sessions only', async () => {
    const member = await api.signUp({ email: 'esi@example.org' });
    await api.signIn(member);
    expect(await asJson('sessions', 'list', 'esi@example.org')).toEqual(
      Array(2).fill(expect.objectContaining({ email: 'esi@example.org', browser: null })),
    );
    expect((await society('sessions', 'list', member.memberId)).out.split('\n')).toHaveLength(3);
    expect(await lastTrail()).toMatchObject({ action: 'society.sessions.list', subject_id: member.accountId });
    api.clock.advance(3 * 3_600_000);
    expect((await society('sessions', 'list', 'esi@example.org')).out).toBe('Not signed in anywhere.');
  });

  test('are ended one by one, at once in the running portal', async () => {
    const member = await api.signUp({ email: 'kofi@example.org' });
    const second = await api.signIn(member);
    expect([await status(member), await status(second)]).toEqual([200, 200]);
    const { items } = (await second.inject('GET', '/user/sessions')).json().data;
    expect(await society('sessions', 'end', items[0].id)).toEqual({ code: 0, out: 'Ended 1 session.', err: '' });
    await untilRefused(second);
    expect(await status(member)).toBe(200);
    expect(await lastTrail()).toMatchObject({
      action: 'society.sessions.end',
      staff: 'operator',
      subject_id: member.accountId,
      after: { ended: [items[0].id] },
    });
    expect(await society('sessions', 'end', items[0].id)).toMatchObject({
      code: 1,
      err: 'This session was not found.',
    });
  });

  test('are all ended for a member', async () => {
    const member = await api.signUp({ email: 'yaw@example.org' });
    const [second, other] = [await api.signIn(member), await api.signUp()];
    expect(await society('sessions', 'end', '--all', 'yaw@example.org')).toMatchObject({ out: 'Ended 2 sessions.' });
    await untilRefused(member, second);
    expect(await status(other)).toBe(200);
  });

  test.each([
    [['yaw@example.org'], 'or --all for a member'],
    [['x'], 'x isn’t an ID.'],
    [[], 'sessions end needs <id>.'],
  ])('rejects the ambiguous selection %j', async (words, message) => {
    const { code, err } = await society('sessions', 'end', ...words);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});

/** The portal learns of it from the database, once no older transaction runs, including those of other tests. */
function untilRefused(...members: readonly TestMember[]): Promise<void> {
  return until(async () => (await Promise.all(members.map(status))).every((answered) => answered === 401));
}
