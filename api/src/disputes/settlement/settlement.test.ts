import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aCaseOfTwo, actOnCase, caseAs, changeCase, claiming } from '../../testing/test-filing.ts';
import { performingShares, workAs } from '../../testing/test-revisions.ts';
import { aPdf } from '../evidence/testing/sample-documents.ts';
import { sendEvidence } from '../evidence/testing/send-evidence.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let esi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  esi = await api.signUp({ given_name: 'Esi' });
});
afterAll(() => api.close());

/** A case in which Kofi claims 70 of the 100% that he shares with Ama. */
const aCase = (title: string) => aCaseOfTwo(title, { claimant: kofi, owner: ama });

const split = (filed: CaseDetails, ofAma: number) =>
  claiming(filed.registered_lines, { [ama.partyId]: ofAma, [kofi.partyId]: 10_000 - ofAma });
const named = ({ proposals: [newest] }: CaseDetails, what: string) => `proposals/${newest?.id}/${what}`;

describe('split proposals', () => {
  test('registers a split of the same parties that everyone accepts, and ends the case', async () => {
    const { filed, work } = await aCase('Settled');
    const renamed = split(filed, 4000).map((line) => ({ ...line, name: 'Esi', role: 'A' }));
    const proposed = await changeCase(ama, filed, {
      name: 'proposals',
      payload: { lines: renamed, note: 'Let us meet.' },
    });
    expect(proposed).toMatchObject({ state: 'settlement_proposed', waits_for: ['Kofi Mensah'], is_my_turn: false });
    expect(proposed.proposals[0]?.lines).toEqual(split(filed, 4000));
    expect(proposed.acts.map(({ act }) => act)).not.toContain('accept');
    expect((await actOnCase(ama, proposed, named(proposed, 'acceptance'))).json().code).toBe('answered');
    const target = await caseAs(kofi, filed.id);
    expect(target.is_my_turn).toBe(true);
    const ended = await changeCase(kofi, target, named(target, 'acceptance'));
    expect(ended).toMatchObject({ state: 'resolved', resolution: { type: 'agreed', text: null } });
    expect(ended.proposals[0]?.note).toBe('Let us meet.');
    expect(ended.proposals.map(({ state }) => state)).toEqual(['accepted']);
    const after = await workAs(esi, work.id);
    expect(performingShares(after)).toEqual([4000, 6000]);
    expect(after).toMatchObject({ is_in_dispute: false, revision: work.revision + 1 });
  });

  test('leaves the work as it is if the parties agree on what is registered', async () => {
    const { filed, work } = await aCase('Settled as It Is');
    const payload = { lines: filed.registered_lines, note: '' };
    const proposed = await changeCase(ama, filed, { name: 'proposals', payload });
    const ended = await changeCase(kofi, await caseAs(kofi, filed.id), named(proposed, 'acceptance'));
    expect(ended).toMatchObject({ state: 'resolved', resolution: { type: 'agreed' }, resolved_lines: null });
    expect(await workAs(esi, work.id)).toMatchObject({ is_in_dispute: false, revision: work.revision });
  });

  test('count as a response of the party that proposes, accepts or rejects one', async () => {
    const { filed } = await aCase('Responded');
    const responseOf = async ({ partyId }: TestMember) =>
      (await caseAs(kofi, filed.id)).parties.find(({ party_id }) => party_id === partyId)?.split_response?.type;
    expect(await responseOf(ama)).toBeUndefined();
    const payload = { lines: split(filed, 4000), note: '' };
    const first = await changeCase(ama, filed, { name: 'proposals', payload });
    expect([await responseOf(ama), await responseOf(kofi)]).toEqual(['proposed', undefined]);
    const back = await changeCase(ama, first, { name: named(first, 'refusal'), payload: { reason: 'A mistake.' } });
    expect(await responseOf(ama)).toBeUndefined();
    const second = await changeCase(kofi, back, { name: 'proposals', payload });
    await changeCase(ama, second, { name: named(second, 'refusal'), payload: { reason: 'Too little.' } });
    expect([await responseOf(ama), await responseOf(kofi)]).toEqual(['refused', 'proposed']);
    const third = await changeCase(kofi, await caseAs(kofi, filed.id), { name: 'proposals', payload });
    await changeCase(ama, third, named(third, 'acceptance'));
    expect(await responseOf(ama)).toBe('accepted');
  });

  test('returns to the dispute when a split is rejected with the reason, and then waits for both parties', async () => {
    const { filed } = await aCase('Refused');
    const proposed = await changeCase(ama, filed, {
      name: 'proposals',
      payload: { lines: split(filed, 4500), note: '' },
    });
    const silent = await actOnCase(kofi, proposed, { name: named(proposed, 'refusal'), payload: { reason: '' } });
    expect(silent.statusCode).toBe(422);
    const refused = await changeCase(kofi, proposed, {
      name: named(proposed, 'refusal'),
      payload: { reason: 'I wrote more of it.' },
    });
    expect(refused.state).toBe('in_dispute');
    expect(refused.proposals[0]).toMatchObject({ state: 'refused' });
    expect(refused.proposals[0]?.acceptances.map(({ is_accepted, reason }) => [is_accepted, reason])).toEqual([
      [false, 'I wrote more of it.'],
      [true, null],
    ]);
    for (const member of [ama, kofi]) {
      const seen = await caseAs(member, filed.id);
      expect([seen.is_my_turn, seen.waits_for.toSorted()]).toEqual([false, ['Ama Mensah', 'Kofi Mensah']]);
      const read = async (path: string) => (await member.inject('GET', path)).json().data;
      const { items } = await read('/oppositions?filter=needs_answer');
      expect(items.map(({ id }: CaseDetails) => id)).not.toContain(filed.id);
      const { attention } = await read('/dashboard');
      expect(attention.map(({ object_id }: { object_id: string }) => object_id)).not.toContain(filed.id);
      const { oppositions } = await read('/user/rightsholder');
      expect(oppositions.items.find(({ id }: CaseDetails) => id === filed.id)).toMatchObject({ is_my_turn: false });
    }
  });

  test('rejects acceptances of a split that was replaced by another', async () => {
    const { filed } = await aCase('Countered');
    const first = await changeCase(ama, filed, { name: 'proposals', payload: { lines: split(filed, 4500), note: '' } });
    const second = await changeCase(kofi, first, {
      name: 'proposals',
      payload: { lines: split(filed, 3500), note: '' },
    });
    expect(second.proposals.map(({ state }) => state)).toEqual(['open', 'superseded']);
    const late = await actOnCase(kofi, second, named(first, 'acceptance'));
    expect([late.statusCode, late.json().code]).toEqual([409, 'proposal_closed']);
    expect((await changeCase(ama, second, named(second, 'acceptance'))).state).toBe('resolved');
  });

  test('accepts or rejects a split for concurrent answers, never both', async () => {
    const { filed, work } = await aCase('Both at once');
    const proposed = await changeCase(ama, filed, {
      name: 'proposals',
      payload: { lines: split(filed, 4500), note: '' },
    });
    const [yes, no] = await Promise.all([
      actOnCase(kofi, proposed, named(proposed, 'acceptance')),
      actOnCase(ama, proposed, { name: named(proposed, 'refusal'), payload: { reason: 'A mistake.' } }),
    ]);
    expect([yes.statusCode === 200, no.statusCode === 200].filter(Boolean)).toHaveLength(1);
    const after = await caseAs(ama, filed.id);
    // The proposer withdraws the split by rejecting it: Kofi's claim awaits her response again.
    expect(after.state).toBe(yes.statusCode === 200 ? 'resolved' : 'awaiting_response');
    expect((await workAs(ama, work.id)).is_in_dispute).toBe(yes.statusCode !== 200);
  });

  test('are limited for each party and day, since all stay in the history', async () => {
    let { filed } = await aCase('Flooded');
    const propose = () => ({ name: 'proposals', payload: { lines: split(filed, 4000), note: '' } });
    for (let times = 0; times < 25; times += 1) filed = await changeCase(ama, filed, propose());
    expect((await actOnCase(ama, filed, propose())).json()).toMatchObject({ code: 'too_many_attempts' });
    expect((await changeCase(kofi, filed, propose())).proposals).toHaveLength(26);
  });

  test('rejects a split that isn’t of the whole, breaks a rule, or is for strangers', async () => {
    const { filed } = await aCase('Not so');
    const added = { key: 'new:1', group: 'writer', role: 'CA', shares: { pr: 1000 } };
    const ofKofi = { party_id: kofi.partyId, name: 'Kofi' };
    const short = claiming(split(filed, 4000), { [kofi.partyId]: 5000 });
    for (const [lines, status, code] of [
      [short, 409, 'proposal_total'],
      // Publishers hold at most half of the performing right.
      [
        [
          ...claiming(split(filed, 4000), { [kofi.partyId]: 0 }),
          { ...added, group: 'publisher', role: 'E', ...ofKofi, shares: { pr: 6000 } },
        ],
        409,
        'breaks_rule',
      ],
      [split(filed, 0).slice(1), 422, 'validation_failed'],
      [
        [...split(filed, 4000), { ...filed.registered_lines[0], key: 'new:1', party_id: NOBODY }],
        422,
        'validation_failed',
      ],
      [
        [...short, { ...added, group: 'contributor', party_id: null, name: 'Crew', role: 'other' }],
        422,
        'validation_failed',
      ],
      // A member who is no party.
      [[...short, { ...added, party_id: esi.partyId, name: 'Esi' }], 422, 'validation_failed'],
    ] as const) {
      const refused = await actOnCase(ama, filed, { name: 'proposals', payload: { lines, note: '' } });
      expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    }
    expect((await caseAs(ama, filed.id)).state).toBe('awaiting_response');
  });
});

test('requires the mediator’s or court’s document before a case is taken further', async () => {
  const { filed } = await aCase('Further');
  const disputed = await changeCase(ama, filed, {
    name: 'answers',
    payload: { answer: 'maintain', statement: 'We agreed on halves.' },
  });
  const without = await actOnCase(kofi, disputed, {
    name: 'escalation',
    payload: { statement: 'Mediation 14 of 2026.' },
  });
  expect([without.statusCode, without.json().code]).toEqual([409, 'missing_document']);
  const uploaded = await sendEvidence(kofi, filed.id, {
    payload: aPdf(),
    query: { kind: 'mediation_reference', visibility: 'shared' },
  });
  expect([uploaded.statusCode, uploaded.body]).toEqual([201, uploaded.body]);
  const escalated = await changeCase(kofi, disputed, {
    name: 'escalation',
    payload: { statement: 'Mediation 14 of 2026.' },
  });
  expect(escalated).toMatchObject({ state: 'escalated', waits_for: ['The society'] });
});

const NOBODY = '01936f4e-0000-7000-8000-000000000000';
