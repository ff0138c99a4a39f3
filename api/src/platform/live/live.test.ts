import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';
import { inTransaction } from '../db/transaction.ts';
import { publish, type Topic } from './outbox-repository.ts';

interface LiveEvent {
  readonly id: string;
  readonly topic: string;
}

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let address: string;
const opened: AbortController[] = [];

beforeAll(async () => {
  api = await createTestApi({ LIVE_HEARTBEAT_SECONDS: '1' });
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  [ama, kofi] = [await api.signUp(), await api.signUp()];
});
afterEach(() => {
  for (const controller of opened.splice(0)) controller.abort();
});
afterAll(() => api.close());

async function listen(who: TestMember, lastEventId?: string, more: Record<string, string> = {}) {
  const controller = new AbortController();
  opened.push(controller);
  const headers = { ...who.headers, ...(lastEventId && { 'last-event-id': lastEventId }), ...more };
  const answer = await fetch(`${address}/api/v1/live`, { headers, signal: controller.signal });
  const events: LiveEvent[] = [];
  const ended = read(answer, events).catch(() => undefined);
  return { answer, events, ended, close: () => controller.abort() };
}

async function read(answer: Response, events: LiveEvent[]): Promise<void> {
  let text = '';
  for await (const chunk of answer.body ?? []) {
    text += Buffer.from(chunk).toString();
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const found = /^(?:id: (.+)\n)?event: change\ndata: (.+)$/.exec(part);
      if (found) events.push({ id: found[1] ?? '', topic: JSON.parse(found[2] ?? '{}').topic });
    }
  }
}

function publishChange(topic: Topic, ...members: TestMember[]) {
  return inTransaction(api.db, (tx) => publish(tx, { topic, memberIds: members.map((member) => member.memberId) }));
}

const topics = ({ events }: { events: LiveEvent[] }) => events.map(({ topic }) => topic);

describe('event stream', () => {
  test('brings a broadcast to every page, without a place in the order of changes', async () => {
    const [one, other] = [await listen(ama), await listen(kofi)];
    api.broadcasts.emit('topic', 'deployments');
    for (const { events } of [one, other]) await until(() => events.length > 0);
    expect([one.events, other.events]).toEqual([
      [{ id: '', topic: 'deployments' }],
      [{ id: '', topic: 'deployments' }],
    ]);
  });

  test('requires a session', async () => {
    expect((await fetch(`${address}/api/v1/live`)).status).toBe(401);
  });

  test('notifies the members whom a change concerns, and nobody else', async () => {
    const [one, other] = [await listen(ama), await listen(kofi)];
    expect(one.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await publishChange('compositions', ama);
    await publishChange('oppositions', ama, kofi);
    await until(() => one.events.length === 2 && other.events.length === 1);
    expect(topics(one)).toEqual(['compositions', 'oppositions']);
    expect(topics(other)).toEqual(['oppositions']);
  });

  test('sends nothing that was rolled back', async () => {
    const stream = await listen(ama);
    const undone = inTransaction(api.db, async (tx) => {
      await publish(tx, { topic: 'recordings', memberIds: [ama.memberId] });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await publishChange('profile', ama);
    await until(() => stream.events.length > 0);
    expect(topics(stream)).toEqual(['profile']);
  });

  test('replays what was missed after the last event once, then continues', async () => {
    const first = await listen(ama);
    await publishChange('compositions', ama);
    await until(() => first.events.length === 1);
    first.close();
    await publishChange('recordings', ama);
    await publishChange('oppositions', kofi);
    await publishChange('notifications', ama);
    const again = await listen(ama, first.events[0]?.id);
    await publishChange('profile', ama);
    await until(() => topics(again).includes('profile'));
    expect(topics(again)).toEqual(['recordings', 'notifications', 'profile']);
  });

  test('reports topics changed while the page loaded, each once', async () => {
    const [esi, yaw] = [await api.signUp(), await api.signUp()];
    const first = await listen(esi);
    await publishChange('compositions', esi);
    await sql`update outbox set created_at = created_at - interval '4 minutes'
      where ${esi.memberId}::uuid = any(member_ids)`.execute(api.db);
    for (const topic of ['recordings', 'notifications', 'recordings'] as const) await publishChange(topic, esi);
    await publishChange('oppositions', yaw);
    await until(() => first.events.length === 4);
    const young = await listen(esi, undefined, { 'page-age': '120000' });
    await publishChange('profile', esi);
    await until(() => topics(young).includes('profile'));
    expect(topics(young)).toEqual(['notifications', 'recordings', 'profile']);
    const old = await listen(esi, undefined, { 'page-age': '300000' });
    await until(() => old.events.length === 4);
    expect(topics(old)).toEqual(['compositions', 'notifications', 'recordings', 'profile']);
    const events = await listen(esi, old.events[1]?.id, { 'page-age': '300000' });
    await until(() => events.events.length === 2);
    expect(topics(events)).toEqual(['recordings', 'profile']);
  });

  test.each(['-1', '1e9', 'soon', '', '9'.repeat(40)])('rejects %j as the age of a page', async (age) => {
    const esi = await api.signUp();
    const first = await listen(esi);
    await publishChange('compositions', esi);
    await until(() => first.events.length > 0);
    const stream = await listen(esi, undefined, { 'page-age': age });
    await publishChange('profile', esi);
    await until(() => stream.events.length > 0);
    expect(topics(stream)).toEqual(['profile']);
  });

  test('loses and repeats nothing while transactions commit in any order', async () => {
    const start = await listen(ama);
    await publishChange('compositions', ama);
    await until(() => start.events.length === 1);
    const writing = Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        inTransaction(api.db, async (tx) => {
          await publish(tx, { topic: 'compositions', memberIds: [ama.memberId] });
          // They commit in a different order from their start.
          for (let wait = 0; wait < index % 7; wait += 1) await sql`select 1`.execute(tx);
        }),
      ),
    );
    await until(() => start.events.length > 1);
    const late = await listen(ama, start.events[0]?.id);
    await writing;
    await publishChange('profile', ama);
    await until(() => [start, late].every((stream) => topics(stream).includes('profile')));
    expect(new Set(late.events.map(({ id }) => id)).size).toBe(41);
    expect(late.events).toHaveLength(41);
    expect(start.events).toHaveLength(42);
  });

  test('continues after losing its database connection, with what it missed', async () => {
    const stream = await listen(ama);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(api.db);
    await publishChange('recordings', ama);
    await until(() => stream.events.length === 1);
    expect(api.logged.some((line) => String(line.msg).includes('lost its database connection'))).toBe(true);
  });

  test.each(['nonsense', '1', '99999999999999999999-1', "1-1'"])('ignores the invalid last event %j', async (id) => {
    const stream = await listen(ama, id);
    expect(stream.answer.status).toBe(200);
  });

  test('limits the streams of one account', async () => {
    const esi = await api.signUp();
    await Promise.all(Array.from({ length: 30 }, () => listen(esi)));
    expect((await listen(esi)).answer.status).toBe(429);
    expect((await listen(ama)).answer.status).toBe(200);
  });
});

test('ends streams when the API closes, without waiting for them', async () => {
  const other = await createTestApi();
  const base = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const member = await other.signUp();
  const answer = await fetch(`${base}/api/v1/live`, { headers: member.headers });
  const ended = answer.text();
  await other.close();
  expect(await ended).toContain('retry: 2000');
});

test('ends a stream soon after its session expired', async () => {
  const { headers } = await api.signUp();
  const text = (await fetch(`${address}/api/v1/live`, { headers })).text();
  api.clock.advance(12 * 3_600_000);
  expect(await text).toContain(': still here');
});
