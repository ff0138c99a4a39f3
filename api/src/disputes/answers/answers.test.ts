import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aClaimant, aParty } from '../../parties/claims/testing/claims.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import {
  actOnCase,
  aFiledCase,
  aFiledShare,
  aSharedWork,
  caseAs,
  changeCase,
  writersWith,
} from '../../testing/test-filing.ts';
import { changeWork, workAs } from '../../testing/test-revisions.ts';
import { society } from '../../testing/test-society.ts';
import { aDraft, confirm, newKey, register } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  stranger = await api.signUp({ given_name: 'Esi' });
});
afterAll(() => api.close());

/** A case in which Kofi claims 70 of the 100% that he shares with Ama. */
async function aCase(title: string, claimed = 7000) {
  const work = await aSharedWork(title, ama, kofi);
  const shares = { [kofi.partyId]: claimed, [ama.partyId]: 10_000 - claimed };
  const filed = await aFiledCase(kofi, work, shares);
  return { work, filed };
}

const prOf = ({ writers }: WorkDetails, { partyId }: TestMember) =>
  writers.find(({ party_id }) => party_id === partyId)?.shares.pr;

describe('accepting the claimed change', () => {
  test('ends the case with a new active revision as previewed, and releases the holds', async () => {
    const { work, filed } = await aCase('Accepted');
    expect((await workAs(ama, work.id)).is_in_dispute).toBe(true);
    const { conceded_lines: previewed } = await caseAs(ama, filed.id);
    expect((await caseAs(kofi, filed.id)).conceded_lines).toBeNull();
    const ended = await changeCase(ama, filed, { name: 'answers', payload: { answer: 'update' } });
    expect(ended).toMatchObject({ state: 'resolved', resolution: { type: 'agreed' }, waits_for: [] });
    expect(ended.resolved_lines).toEqual(previewed);
    expect(ended.resolved_lines?.map(({ shares }) => shares.pr)).toEqual([3000, 7000]);
    expect(ended.holds.every(({ released_at }) => released_at !== null)).toBe(true);
    const after = await workAs(ama, work.id);
    expect(after).toMatchObject({ is_in_dispute: false, state: 'registered_incomplete', revision: work.revision + 1 });
    expect([prOf(after, ama), prOf(after, kofi)]).toEqual([3000, 7000]);
    expect(after.writers.map(({ shares }: { shares: { mr: number } }) => shares.mr)).toEqual([5000, 5000]);
    expect(after.writers.map(({ confirmation }: { confirmation: string }) => confirmation)).toEqual([
      'submitter',
      'confirmed',
    ]);
    const [notification] = (await kofi.inject('GET', '/notifications')).json().data.items;
    expect(notification).toMatchObject({ title: 'Case closed', link: { type: 'opposition', id: filed.id } });
    const late = await actOnCase(ama, ended, { name: 'answers', payload: { answer: 'revoke' } });
    expect([late.statusCode, late.json().code]).toEqual([409, 'not_possible']);
  });

  test('applies the outcome to a draft amendment as well', async () => {
    const { work, filed } = await aCase('Accepted beside a draft');
    await changeWork(ama, await workAs(ama, work.id), 'amendment');
    await changeCase(ama, filed, { name: 'answers', payload: { answer: 'update' } });
    const { data: draft } = (await ama.inject('GET', `/compositions/${work.id}/amendment`)).json();
    expect([draft.state, prOf(draft, ama), prOf(draft, kofi)]).toEqual(['draft', 3000, 7000]);
    expect(prOf(await workAs(ama, work.id), kofi)).toBe(7000);
  });
});

describe('respondents', () => {
  test('can maintain with a reason, and release what is claimed later', async () => {
    const { work, filed } = await aCase('Maintained');
    const offered = ({ acts }: CaseDetails) => acts.filter(({ blocked }) => blocked === null).map(({ act }) => act);
    // To accept the change or to release their claim, never both.
    expect(offered(await caseAs(ama, filed.id))).toEqual(['update', 'maintain', 'ask_for_time', 'propose']);
    const silent = await actOnCase(ama, filed, { name: 'answers', payload: { answer: 'maintain' } });
    expect([silent.statusCode, silent.json().details[0].path]).toEqual([422, 'statement']);
    const disputed = await changeCase(ama, filed, {
      name: 'answers',
      payload: { answer: 'maintain', statement: 'We agreed on halves.' },
    });
    expect(disputed).toMatchObject({ state: 'in_dispute', is_my_turn: false });
    expect(offered(disputed)).toEqual(['revoke', 'propose']);
    expect(disputed.parties.find(({ is_me }) => is_me)).toMatchObject({
      answer: 'maintain',
      statement: 'We agreed on halves.',
    });
    expect((await workAs(kofi, work.id)).is_in_dispute).toBe(true);
    const again = await actOnCase(ama, disputed, {
      name: 'answers',
      payload: { answer: 'maintain', statement: 'Halves.' },
    });
    expect([again.statusCode, again.json().code]).toEqual([409, 'answered']);
    const ended = await changeCase(ama, disputed, { name: 'answers', payload: { answer: 'revoke' } });
    expect(ended).toMatchObject({ state: 'resolved', resolution: { type: 'revoked' } });
    const after = await workAs(ama, work.id);
    expect([prOf(after, ama), prOf(after, kofi)]).toEqual([3000, 7000]);
  });

  test('are shown that giving way settles nothing if a writer joined the society meanwhile', async () => {
    const number = '99900000158';
    const efua = await aParty(api, { ipi_name_number: number });
    const writers = writersWith([
      [ama, 4000],
      [kofi, 3000],
      [{ partyId: efua }, 3000],
    ]);
    const work = await confirm(kofi, await register(ama, { title: 'Joined Meanwhile', writers }));
    const { id } = await aFiledShare(kofi, work.id, 5000);
    expect((await caseAs(ama, id)).conceded_lines).toHaveLength(3);
    const { claim } = await aClaimant(api, number);
    await society(api, 'claims', 'accept', claim.id, '--yes');
    const asked = await caseAs(ama, id);
    expect(asked.conceded_lines).toBeNull();
    const ended = await changeCase(ama, asked, { name: 'answers', payload: { answer: 'update' } });
    expect(ended).toMatchObject({ state: 'in_dispute', resolved_lines: null });
  });

  test('can request 30 more days once', async () => {
    const { filed } = await aCase('Later');
    const before = new Date((await caseAs(ama, filed.id)).deadline ?? 0);
    const later = await changeCase(ama, filed, { name: 'answers', payload: { answer: 'pending' } });
    const days = (new Date(later.deadline ?? 0).getTime() - before.getTime()) / 86_400_000;
    expect([later.state, Math.round(days)]).toEqual(['awaiting_response', 30]);
    expect(later.acts.find(({ act }) => act === 'ask_for_time')?.blocked?.code).toBe('no_more_time');
    const again = await actOnCase(ama, later, { name: 'answers', payload: { answer: 'pending' } });
    expect([again.statusCode, again.json().code]).toEqual([409, 'no_more_time']);
  });

  test('get the current state if they saw an older one', async () => {
    const { filed } = await aCase('Old');
    await changeCase(ama, filed, { name: 'proposals', payload: { lines: filed.registered_lines, note: 'As it was.' } });
    const late = await actOnCase(ama, filed, { name: 'answers', payload: { answer: 'update' } });
    expect([late.statusCode, late.json().current.state]).toEqual([412, 'settlement_proposed']);
  });
});

describe('open cases', () => {
  test('are hidden from strangers, and can’t be answered by their claimant', async () => {
    const { filed } = await aCase('Private');
    for (const what of ['answers', 'proposals', 'escalation'])
      expect((await actOnCase(stranger, filed, { name: what, payload: ANY_BODY[what] })).statusCode).toBe(404);
    expect((await stranger.inject('GET', `/oppositions/${filed.id}`)).statusCode).toBe(404);
    const own = await actOnCase(kofi, filed, { name: 'answers', payload: { answer: 'update' } });
    expect([own.statusCode, own.json().code]).toEqual([409, 'not_yours']);
  });

  test('wait for every respondent, and store two concurrent answers', async () => {
    const yaw = await api.signUp({ given_name: 'Yaw' });
    const { filed, work } = await aCaseOfThree(yaw);
    const answered = await Promise.all(
      [ama, yaw].map((member) => actOnCase(member, filed, { name: 'answers', payload: { answer: 'update' } })),
    );
    expect(answered.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const ended = await caseAs(ama, filed.id);
    expect(ended.state).toBe('resolved');
    expect(ended.events.filter(({ type }) => type === 'update')).toHaveLength(2);
    const after = await workAs(ama, work.id);
    expect([ama, yaw, kofi].map((member) => prOf(after, member))).toEqual([3000, 3000, 4000]);
  });

  test('stay in dispute if one accepts and another maintains', async () => {
    const yaw = await api.signUp({ given_name: 'Yaw' });
    const { filed } = await aCaseOfThree(yaw);
    await Promise.all([
      actOnCase(ama, filed, { name: 'answers', payload: { answer: 'update' } }),
      actOnCase(yaw, filed, { name: 'answers', payload: { answer: 'maintain', statement: 'A third is mine.' } }),
    ]);
    const disputed = await caseAs(kofi, filed.id);
    expect(disputed.state).toBe('in_dispute');
    const responses = disputed.parties.flatMap(({ side, answer }) => (side === 'respondent' ? [answer] : []));
    expect(responses.sort()).toEqual(['maintain', 'update']);
  });

  async function aCaseOfThree(yaw: TestMember) {
    const draft = aDraft('Three', ama, yaw, kofi);
    const thirds = draft.writers?.map((line, index) => {
      const share = index === 0 ? 3334 : 3333;
      return { ...line, shares: { pr: share, mr: share, sr: 0 } };
    });
    const confirmed = await confirm(yaw, await register(ama, { ...draft, writers: thirds ?? [] }));
    const work = await confirm(kofi, confirmed);
    const shares = { [kofi.partyId]: 4000, [ama.partyId]: 3000, [yaw.partyId]: 3000 };
    return { work, filed: await aFiledCase(kofi, work, shares) };
  }
});

const ANY_BODY: Record<string, object> = {
  answers: { answer: 'update' },
  proposals: { lines: [{ key: 'a', group: 'writer', name: 'A', shares: {} }] },
  escalation: { statement: 'The court.' },
};

test('answers many cases at once, each on its own', async () => {
  const cases = [await aCase('Bulk one'), await aCase('Bulk two')];
  const items = cases.map(({ filed: { id, version } }) => ({ id, version }));
  const answer = await ama.inject('POST', '/oppositions/answers', {
    payload: { items: [...items, { id: '01936f4e-0000-7000-8000-000000000000', version: 1 }], answer: 'update' },
  });
  const { items: answered } = answer.json().data;
  expect(answered.map(({ is_answered, code }: { is_answered: boolean; code: string }) => [is_answered, code])).toEqual([
    [true, null],
    [true, null],
    [false, 'not_found'],
  ]);
});

test('gives a repeated request about many cases the first outcome, and tries again what was refused', async () => {
  const cases = [await aCase('Repeated one'), await aCase('Repeated two')];
  const [answered, refused] = cases.map(({ filed: { id, version } }, index) => ({ id, version: version - index }));
  const send = () => ama.inject('POST', '/oppositions/answers', { headers, payload });
  const headers = newKey();
  const payload = { items: [answered, refused], answer: 'maintain', statement: 'The shares are right.' };
  const first = (await send()).json().data;
  expect(first.items).toMatchObject([{ is_answered: true }, { is_answered: false, code: 'stale_version' }]);
  expect((await send()).json().data).toEqual(first);
  const { events } = await caseAs(ama, cases[0]?.filed.id ?? '');
  expect(events.filter(({ type }) => type === 'maintain')).toHaveLength(1);
});
