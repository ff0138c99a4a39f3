import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createDatabase } from '../../platform/db/open-database.ts';
import { plugIn, wiringOf } from '../../platform/db/wiring.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { aDraft, register } from '../../testing/test-works.ts';
import { runSociety } from './run-society.ts';

let connection: Awaited<ReturnType<typeof createTestDatabase>>;
let api: TestApi;
let opened = 0;
beforeAll(async () => {
  connection = await createTestDatabase();
  api = await createTestApi({}, undefined, Promise.resolve(connection));
});
afterAll(() => api.close());

async function society(
  args: string[],
  settings: Partial<TestApi['env']> = {},
  { db, now } = { db: api.db, now: api.clock.now },
) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runSociety(args, {
    print: (text) => out.push(text),
    printError: (text) => err.push(text),
    showProgress: () => undefined,
    osUser: 'operator',
    settings: {},
    open: async () => {
      opened += 1;
      return { db, env: { ...api.env, ...settings }, now, close: async () => undefined };
    },
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

function lastTrail() {
  return api.db
    .selectFrom('audit_event')
    .select(['action', 'staff', 'account_id', 'subject_id', 'before', 'after'])
    .where('staff', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

async function anError(description: string): Promise<string> {
  await api.inject('POST', '/frontend/errorlogs', {
    headers: { 'user-agent': 'Terminal \u009b31m breaker' },
    payload: { description, context: { release: '1.4.2', area: 'host', route: '/dashboard' } },
  });
  const row = await api.db
    .selectFrom('frontend_error')
    .select('id')
    .where('description', '=', description)
    .executeTakeFirstOrThrow();
  return row.id;
}

describe('arguments of pnpm society', () => {
  test.each([[['--help']], [['-h']], [['errors', '--help']]])('prints help on all commands for %j', async (args) => {
    const { code, out } = await society(args);
    expect(code).toBe(0);
    for (const command of ['errors list', 'errors show <id>', 'errors resolve <id>', 'clock advance <days>'])
      expect(out).toContain(command);
  });

  test('have help for each command', async () => {
    const { code, out } = await society(['errors', 'list', '--help']);
    expect([code, out.split('\n')[0]]).toEqual([0, 'pnpm society errors list']);
    expect(out).toContain('--all');
  });

  test.each([
    [[], 'Enter a command.'],
    [['errors'], 'There is no command errors.'],
    [['nonsense'], 'There is no command nonsense.'],
    [['errors', 'show'], 'errors show needs <id>.'],
    [['errors', 'list', 'x'], 'errors list doesn’t take x.'],
    [['errors', 'show', '1', '2'], 'errors show doesn’t take 2.'],
    [['errors', 'list', '--sideways'], 'sideways'],
    [['errors', 'show', '--all', 'x'], 'all'],
    [['errors', 'list', '--as', ''], '--as takes a name'],
  ])('rejects the unreadable arguments %j', async (args, message) => {
    const before = opened;
    const { code, out, err } = await society(args);
    expect([code, out, opened]).toEqual([2, '', before]);
    expect(err).toContain(message);
  });

  test.each([
    [['errors', 'show', 'x'], 'x isn’t an ID.'],
    [['clock', 'advance', '0'], '<days> must be a whole number from 1 to 3650.'],
    [['clock', 'advance', '-1'], ''],
    [['clock', 'advance', '1.5'], '<days> must be'],
  ])('rejects %j because of an unreadable value', async (args, message) => {
    const { code, err } = await society(args);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

test('status shows per version how pages did', async () => {
  expect((await society(['status'])).out).not.toContain('1.0.2-0a1b2c3d4e');
  const page = { area: 'recordings', area_version: '1.0.2-0a1b2c3d4e', largest_paint_ms: 812.4, layout_shift: 0.01 };
  await api.inject('POST', '/frontend/vitals', { payload: page });
  expect((await society(['status'])).out).toContain(
    'recordings 1.0.2-0a1b2c3d4e  0 loads while watched, 0 members with errors, 1 page measured · LCP 812 ms · CLS 0.010',
  );
});

describe('error commands', () => {
  test('list, show and resolve errors, with an audit trail', async () => {
    const id = await anError('TypeError: x is undefined\n  at list');
    const list = await society(['errors', 'list', '--as', 'Esi Kyei']);
    expect(list.code).toBe(0);
    expect(list.out).toContain(id);
    expect(await lastTrail()).toMatchObject({
      action: 'society.errors.list',
      staff: 'Esi Kyei',
      account_id: null,
      subject_id: null,
    });

    const show = await society(['errors', 'show', id]);
    expect(show.out).toContain('  at list');
    expect(show.out).toContain('1.4.2');
    expect(show.out).not.toContain('\u009b');
    expect(await lastTrail()).toMatchObject({ action: 'society.errors.show', staff: 'operator', subject_id: id });

    expect(await society(['errors', 'resolve', id, '--as', 'Esi Kyei'])).toMatchObject({
      code: 0,
      out: 'Resolved: TypeError: x is undefined',
    });
    expect(await lastTrail()).toMatchObject({
      action: 'society.errors.resolve',
      subject_id: id,
      before: { resolved_by: null },
      after: { resolved_by: 'Esi Kyei' },
    });
    expect((await society(['errors', 'list'])).out).not.toContain(id);
    expect((await society(['errors', 'list', '--all'])).out).toContain(id);
    await anError('TypeError: x is undefined\n  at list');
    expect((await society(['errors', 'list'])).out).toContain(id);
  });

  test('print one line of JSON without control characters', async () => {
    const id = await anError('Error: as JSON');
    const { code, out } = await society(['errors', 'show', id, '--json']);
    expect([code, out.split('\n').length]).toEqual([0, 1]);
    expect(out).not.toContain('\u009b');
    expect(JSON.parse(out).data).toMatchObject({ id, area: 'host', last_user_agent: 'Terminal \u009b31m breaker' });
  });

  test('exit with 1 and an audit entry if there is nothing to do', async () => {
    const unknown = await society(['errors', 'show', '01900000-0000-7000-8000-000000000000', '--json']);
    expect(unknown).toMatchObject({ code: 1, out: '' });
    expect(JSON.parse(unknown.err)).toEqual({ message: 'This error was not found.', code: 'not_found' });
    expect(await lastTrail()).toMatchObject({ action: 'society.errors.show', after: { refused: 'not_found' } });
    const id = await anError('Error: once');
    await society(['errors', 'resolve', id]);
    expect(await society(['errors', 'resolve', id])).toEqual({
      code: 1,
      out: '',
      err: 'This error was resolved by operator.',
    });
  });
});

test('goes on however long it reads or copies files between two statements', async () => {
  const db = createDatabase(connection, 1);
  plugIn(db, wiringOf(api.db));
  await sql`set idle_in_transaction_session_timeout = 50`.execute(db);
  const now = () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    return new Date();
  };
  expect(await society(['clock', 'show'], {}, { db, now })).toMatchObject({ code: 0, err: '' });
  expect(await lastTrail()).toMatchObject({ action: 'society.clock.show' });
  await db.destroy();
});

describe('clock command', () => {
  test('is available in test mode only', async () => {
    const { code, err } = await society(['clock', 'advance', '30']);
    expect([code, err]).toEqual([1, 'The clock can only be moved in test mode: TEST_MODE=on.']);
    expect(await api.db.selectFrom('test_clock').selectAll().execute()).toEqual([]);
  });

  test('runs what is due after moving', async () => {
    const [ama, kofi] = [await api.signUp(), await api.signUp()];
    const { id } = await register(ama, aDraft('Moved On', ama, kofi));
    const { code, out } = await society(['clock', 'advance', '31'], { TEST_MODE: 'on' });
    expect([code, out]).toEqual([0, 'The clock is 31 days ahead.\nDone: 4 jobs.']);
    const work = await ama.inject('GET', `/compositions/${id}`);
    expect(work.json().data.state).toBe('registered_incomplete');
    // A summary for each command.
    const again = await society(['clock', 'advance', '1', '--json'], { TEST_MODE: 'on' });
    expect(JSON.parse(again.out)).toEqual({ data: { ahead_days: 32 }, notes: ['Done: 2 jobs.'] });
  });
});
