import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { auditTrail } from '../../testing/test-audit.ts';
import { mandatesOf, propose } from '../../testing/test-mandates.ts';
import { addPerson } from '../../testing/test-people.ts';
import { newKey } from '../../testing/test-works.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const confirm = (who: TestMember, id: string) => who.inject('POST', `/mandates/${id}/confirmation`);
const end = (who: TestMember, id: string) => who.inject('DELETE', `/mandates/${id}`);
const stateOf = async (who: TestMember) => (await mandatesOf(who)).map(({ state }) => state);

async function pair() {
  const publisher = await api.signUp({ corporation_name: 'Osu Music' });
  return { publisher, writer: await api.signUp({ given_name: 'Esi', other_names: 'Quartey' }) };
}

async function newest(member: TestMember) {
  return (await member.inject('GET', '/notifications')).json().data.items[0];
}

function held(member: TestMember) {
  return member.inject('GET', '/mandates/held').then((answer) => answer.json().data.items);
}

describe('a mandate', () => {
  test('is listed page by page, proposals first', async () => {
    const { publisher, writer } = await pair();
    const open = await propose(publisher, writer);
    for (let more = 0; more < 2; more += 1) {
      const { id } = await propose(publisher, await api.signUp());
      await end(publisher, id);
    }
    const page = async (number: number) =>
      (await publisher.inject('GET', `/mandates?page=${number}&per_page=2`)).json().data;
    const [first, second] = [await page(1), await page(2)];
    expect([first.total, first.items.length, second.items.length]).toEqual([3, 2, 1]);
    expect(first.items[0]).toMatchObject({ id: open.id, state: 'proposed' });
  });

  test('is listed by the name of the other side once it is active, and after that if it has ended', async () => {
    const publisher = await api.signUp({ corporation_name: 'Osu Music' });
    const names = ['Abena', 'Yaw', 'Efua', 'Kojo'];
    const ended = await propose(publisher, await api.signUp({ given_name: 'Adjoa', other_names: 'Danso' }));
    await end(publisher, ended.id);
    for (const given_name of names) {
      const member = await api.signUp({ given_name, other_names: 'Danso' });
      await confirm(member, (await propose(publisher, member)).id);
    }
    const listed = (await mandatesOf(publisher)).map(({ other }) => other.name);
    expect(listed).toEqual(['Abena Danso', 'Efua Danso', 'Kojo Danso', 'Yaw Danso', 'Adjoa Danso']);
  });

  test('is counted on the dashboard of the member who can confirm it, until then', async () => {
    const { publisher, writer } = await pair();
    const { id } = await propose(publisher, writer);
    const proposedTo = async (member: TestMember) =>
      (await member.inject('GET', '/dashboard')).json().data.mandates.proposed;
    const reader = await addPerson(api, writer, { role: 'reader' });
    expect(await Promise.all([publisher, writer, reader].map(proposedTo))).toEqual([0, 1, 0]);
    await confirm(writer, id);
    expect(await proposedTo(writer)).toBe(0);
  });

  test('proposed by the representative takes effect when the writer confirms', async () => {
    const { publisher, writer } = await pair();
    const { id } = await propose(publisher, writer, { valid_to: '2099-12-31' });
    expect(await newest(writer)).toMatchObject({
      title: 'Osu Music proposed a mandate',
      link: { type: 'mandate', id },
    });
    expect([await stateOf(writer), await held(publisher)]).toEqual([['proposed'], []]);
    expect((await confirm(writer, id)).statusCode).toBe(204);
    expect(await mandatesOf(writer)).toEqual([
      expect.objectContaining({
        side: 'represented',
        other: { party_id: publisher.partyId, name: 'Osu Music' },
        territory: '2136',
        valid_from: '2020-01-01',
        valid_to: '2099-12-31',
        state: 'active',
        is_mine: false,
      }),
    ]);
    expect(await held(publisher)).toMatchObject([{ id, party_id: writer.partyId, name: 'Esi Quartey' }]);
    expect((await newest(publisher)).title).toBe('Esi Quartey confirmed the mandate');
  });

  test('proposed by the writer waits for the representative', async () => {
    const { publisher, writer } = await pair();
    const { id } = await propose(writer, publisher, { side: 'represented' });
    expect((await confirm(writer, id)).json().code).toBe('own_proposal');
    expect(await held(publisher)).toEqual([]);
    expect((await confirm(publisher, id)).statusCode).toBe(204);
    expect(await held(publisher)).toHaveLength(1);
  });

  test.each([
    ['publisher', 'writer', 'Osu Music ended the mandate'],
    ['writer', 'publisher', 'Esi Quartey ended the mandate'],
  ] as const)('is ended by the %s at once', async (by, other, title) => {
    const sides = await pair();
    const { id } = await propose(sides.publisher, sides.writer);
    await confirm(sides.writer, id);
    expect((await end(sides[by], id)).statusCode).toBe(204);
    expect([await held(sides.publisher), await stateOf(sides.writer)]).toEqual([[], ['ended']]);
    expect((await newest(sides[other])).title).toBe(title);
    expect((await end(sides[by], id)).json().code).toBe('already_ended');
    expect((await confirm(sides.writer, id)).json().code).toBe('not_proposed');
  });

  test('is declined by the other side, and withdrawn by its proposer', async () => {
    const { publisher, writer } = await pair();
    await end(writer, (await propose(publisher, writer)).id);
    await end(publisher, (await propose(publisher, writer)).id);
    expect(await stateOf(publisher)).toEqual(['ended', 'declined']);
    expect((await newest(writer)).title).toBe('Osu Music withdrew the proposed mandate');
  });

  test('has no effect before its first day and after its last', async () => {
    const { publisher, writer } = await pair();
    const { id } = await propose(publisher, writer, { valid_from: '2099-01-01' });
    await confirm(writer, id);
    expect([await stateOf(publisher), await held(publisher)]).toEqual([['upcoming'], []]);
    await end(writer, id);
    const { id: past } = await propose(publisher, writer);
    await confirm(writer, past);
    await api.db.updateTable('mandate').set({ valid_to: '2021-01-01' }).where('id', '=', past).execute();
    expect([(await stateOf(publisher))[0], await held(publisher)]).toEqual(['expired', []]);
    const next = await propose(publisher, writer);
    expect((await confirm(writer, next.id)).statusCode).toBe(204);
  });

  test('can’t be proposed twice, to oneself, to a party without a member, or for the past', async () => {
    const { publisher, writer } = await pair();
    await propose(publisher, writer);
    const post = (change: object) =>
      publisher.inject('POST', '/mandates', {
        headers: newKey(),
        payload: {
          side: 'representative',
          party_id: writer.partyId,
          scopes: ['confirm_shares'],
          territory: '2136',
          valid_from: '2020-01-01',
          valid_to: null,
          ...change,
        },
      });
    expect((await post({})).json().code).toBe('mandate_exists');
    const wrong = async (change: object) => (await post(change)).json().details?.[0]?.path;
    expect(await wrong({ party_id: publisher.partyId })).toBe('party_id');
    expect(await wrong({ party_id: newKey()['idempotency-key'] })).toBe('party_id');
    expect(await wrong({ valid_to: '2020-06-01' })).toBe('valid_to');
    expect(await wrong({ valid_to: '2019-12-31' })).toBe('valid_to');
    expect(await wrong({ scopes: [] })).toBe('scopes');
    expect(await wrong({ territory: '9999' })).toBe('territory');
  });

  test('is private to its two sides', async () => {
    const { publisher, writer } = await pair();
    const { id } = await propose(publisher, writer);
    const stranger = await api.signUp();
    expect([(await confirm(stranger, id)).statusCode, (await end(stranger, id)).statusCode]).toEqual([404, 404]);
    expect(await mandatesOf(stranger)).toEqual([]);
  });

  test('is managed by owner and managers, and known to those who register', async () => {
    const { publisher, writer } = await pair();
    await confirm(writer, (await propose(publisher, writer)).id);
    const efua = await addPerson(api, publisher);
    expect((await efua.inject('GET', '/mandates')).statusCode).toBe(403);
    expect(await held(efua)).toHaveLength(1);
  });

  test('is recorded in the audit trail, with before and after', async () => {
    const { publisher, writer } = await pair();
    const { id } = await propose(publisher, writer);
    await confirm(writer, id);
    await end(publisher, id);
    const trail = await auditTrail(api, id);
    expect(trail.map(({ action, member_id }) => [action, member_id])).toEqual([
      ['mandate.proposed', publisher.memberId],
      ['mandate.confirmed', writer.memberId],
      ['mandate.ended', publisher.memberId],
    ]);
    expect(trail[1]).toMatchObject({ before: { state: 'proposed' }, after: { state: 'active' } });
  });

  test('that expired can’t be confirmed, and is recorded as ended when another one follows it', async () => {
    const { publisher, writer } = await pair();
    const { id } = await propose(publisher, writer);
    await api.db.updateTable('mandate').set({ valid_to: '2021-01-01' }).where('id', '=', id).execute();
    expect((await confirm(writer, id)).json().code).toBe('expired');
    await propose(publisher, writer);
    expect((await auditTrail(api, id)).map(({ action }) => action)).toEqual(['mandate.proposed', 'mandate.ended']);
  });

  test('asks for a proof of who acts to give powers, but not to end them', async () => {
    const late = await createTestApi({ SESSION_HOURS: '720', SESSION_IDLE_MINUTES: '43200' });
    const publisher = await late.signUp({ corporation_name: 'Osu Music' });
    const writer = await late.signUp();
    const { id } = await propose(publisher, writer);
    late.clock.advance(HOUR_MS);
    expect((await confirm(writer, id)).json().code).toBe('proof_needed');
    expect((await publisher.inject('POST', '/mandates', { headers: newKey(), payload: {} })).json().code).toBe(
      'proof_needed',
    );
    expect((await end(writer, id)).statusCode).toBe(204);
    await late.close();
  });
});
