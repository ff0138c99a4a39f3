import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../platform/db/new-id.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { auditTrail } from '../../testing/test-audit.ts';
import { until } from '../../testing/until.ts';
import { endSessions } from './session-repository.ts';

let api: TestApi;
let address: string;
beforeAll(async () => {
  api = await createTestApi({ LIVE_HEARTBEAT_SECONDS: '120' });
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const status = async (who: TestMember) => (await who.inject('GET', '/user/profile')).statusCode;
const list = async (who: TestMember) => (await who.inject('GET', '/user/sessions')).json().data.items;
const sessionOf = async (who: TestMember) => (await list(who)).find((each: { is_current: boolean }) => each.is_current);

/** An event stream: what was received so far, and its text once it has ended. */
async function streamOf(who: TestMember) {
  const answer = await fetch(`${address}/api/v1/live`, { headers: who.headers });
  let received = '';
  async function readAll(): Promise<string> {
    for await (const chunk of answer.body ?? []) received += Buffer.from(chunk).toString();
    return received;
  }
  return { ended: readAll(), answer, received: () => received };
}

describe('own sessions', () => {
  test('lists their devices, the current one first', async () => {
    const member = await api.signUp();
    await api.signUp();
    const second = await api.signIn(member);
    await api.db
      .updateTable('session')
      .set({ user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0' })
      .where('id', '=', (await sessionOf(second)).id)
      .execute();
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(await list(member)).toEqual([
      { id: expect.any(String), browser: null, system: null, signed_in_at: time, last_used_at: time, is_current: true },
      expect.objectContaining({ browser: 'Firefox', system: 'Linux', is_current: false }),
    ]);
  });

  test('lists open sessions only', async () => {
    const member = await api.signUp();
    api.clock.advance(121 * 60_000);
    expect(await list(await api.signIn(member))).toHaveLength(1);
  });

  test('ends one session at once', async () => {
    const member = await api.signUp();
    const [second, third] = [await api.signIn(member), await api.signIn(member)];
    for (const who of [member, second, third]) expect(await status(who)).toBe(200);
    const { id } = await sessionOf(second);
    expect((await member.inject('DELETE', `/user/sessions/${id}`)).statusCode).toBe(204);
    expect([await status(member), await status(second), await status(third)]).toEqual([200, 401, 200]);
    expect((await member.inject('DELETE', `/user/sessions/${id}`)).statusCode).toBe(404);
    expect((await auditTrail(api, id)).map(({ action }) => action)).toEqual(['session.end']);
  });

  test('ends all sessions except the current one', async () => {
    const member = await api.signUp();
    const [second, third] = [await api.signIn(member), await api.signIn(member)];
    for (const who of [member, second, third]) expect(await status(who)).toBe(200);
    const answer = await member.inject('DELETE', '/user/sessions');
    expect([answer.statusCode, answer.json().data]).toEqual([200, { ended: 2 }]);
    expect([await status(member), await status(second), await status(third)]).toEqual([200, 401, 401]);
  });

  test('answers the same for another member’s session as for an unknown one', async () => {
    const [member, stranger] = [await api.signUp(), await api.signUp({ corporation_name: 'Osu Music' })];
    const { id } = await sessionOf(member);
    for (const each of [id, newId()])
      expect((await stranger.inject('DELETE', `/user/sessions/${each}`)).statusCode).toBe(404);
    expect((await stranger.inject('DELETE', '/user/sessions')).json().data).toEqual({ ended: 0 });
    expect(await status(member)).toBe(200);
  });

  test('can’t end the current session except by signing out', async () => {
    const member = await api.signUp();
    const { id } = await sessionOf(member);
    for (const written of [id, id.toUpperCase()]) {
      const answer = await member.inject('DELETE', `/user/sessions/${written}`);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'current_session']);
    }
    expect(await status(member)).toBe(200);
  });
});

describe('open pages of an ended session', () => {
  test('are notified at once, and those of others aren’t', async () => {
    const member = await api.signUp();
    const second = await api.signIn(member);
    const [ended, open] = [await streamOf(second), await streamOf(member)];
    open.ended.catch(() => undefined);
    await member.inject('DELETE', `/user/sessions/${(await sessionOf(second)).id}`);
    expect(await ended.ended).toContain('event: ended\n');
    await inTransaction(api.db, (tx) => publish(tx, { topic: 'profile', memberIds: [member.memberId] }));
    await until(() => open.received().includes('event: change\n'));
  });

  test('are notified when their member signs out', async () => {
    const member = await api.signUp();
    const { ended } = await streamOf(member);
    expect((await member.inject('DELETE', '/session')).statusCode).toBe(204);
    expect(await ended).toContain('event: ended\n');
  });

  test('are notified when another process ended it, and its cache entry is dropped', async () => {
    const member = await api.signUp();
    expect(await status(member)).toBe(200);
    const { ended } = await streamOf(member);
    // Like `pnpm society sessions end`: this process learns of it only from the database.
    await inTransaction(api.db, (tx) => endSessions(tx, member.accountId, 'all'));
    expect(await ended).toContain('event: ended\n');
    expect(await status(member)).toBe(401);
  });
});
