import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import {
  actOnCase,
  aFiledCase,
  aFiledClaimFrom,
  aFiledShare,
  aNewWriter,
  aSharedWork,
  aWorkOf,
  aWrittenCase,
  aWrittenClaimFrom,
  beginCase,
  caseAs,
  changeCase,
  claiming,
  FILING_STATEMENT,
  savedCase,
  writersWith,
} from '../../testing/test-filing.ts';
import { amend, performingShares, workAs } from '../../testing/test-revisions.ts';
import { confirm } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let esi: TestMember;
let yaw: TestMember;
let abena: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  esi = await api.signUp({ given_name: 'Esi' });
  yaw = await api.signUp({ given_name: 'Yaw' });
  abena = await api.signUp({ given_name: 'Abena' });
});
afterAll(() => api.close());

describe('a second filer about the same work', () => {
  test('joins the open case about the same right with their claim, and the affected parties are asked', async () => {
    const work = await aSharedWork('Joined', ama, kofi);
    const first = await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const written = await aNewWriter(esi, work.id, { rights: ['pr'], share: 2000 });
    const joined = await changeCase(esi, written, 'submission');
    expect(joined).toMatchObject({ id: first.id, number: first.number, my_side: 'claimant' });
    const claimants = joined.parties.filter(({ side }) => side === 'claimant').map(({ name }) => name);
    expect(claimants.sort()).toEqual(['Esi Mensah', 'Kofi Mensah']);
    expect((await esi.inject('GET', `/oppositions/${written.id}`)).statusCode).toBe(404);
    expect((await caseAs(kofi, first.id)).events.at(-1)).toMatchObject({ type: 'joined', actor: 'Esi Mensah' });
    const refused = await actOnCase(esi, await aNewWriter(esi, work.id, { rights: ['pr'], share: 1000 }), 'submission');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'case_open']);
  });

  test('opens another case about another right, and widens one about a part', async () => {
    const work = await aSharedWork('Other Right', ama, kofi);
    const first = await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const file = async (rights: ('pr' | 'mr')[]) =>
      changeCase(esi, await aNewWriter(esi, work.id, { rights, share: 2000 }), 'submission');
    const apart = await file(['mr']);
    expect(apart.id).not.toBe(first.id);
    await changeCase(esi, apart, { name: 'withdrawal', payload: { reason: '' } });
    const joined = await file(['pr', 'mr']);
    expect(joined.id).toBe(first.id);
    expect(joined.scope.rights).toEqual(['pr', 'mr']);
    const claimed = joined.parties.find(({ name }) => name === 'Kofi Mensah')?.claimed_lines;
    expect(claimed?.map(({ shares }) => shares)).toEqual([
      { pr: 3000, mr: 5000 },
      { pr: 7000, mr: 5000 },
    ]);
  });

  test('is referred to the second of two cases that are each about one of the rights', async () => {
    const work = await aSharedWork('One Right Each', ama, kofi);
    await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const file = async (member: TestMember, rights: ('pr' | 'mr')[]) =>
      actOnCase(member, await aNewWriter(member, work.id, { rights, share: 1000 }), 'submission');
    const { number } = (await file(esi, ['mr'])).json().data;
    const refused = await file(yaw, ['pr', 'mr']);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'case_open']);
    expect(refused.json().message).toContain(`Case ${number} about Mechanical right`);
  });

  test('shares one case with a concurrent first filer', async () => {
    const work = await aSharedWork('Same Moment', ama, kofi);
    const written = await Promise.all([
      aNewWriter(esi, work.id, { rights: ['pr'], share: 1000 }),
      aNewWriter(yaw, work.id, { rights: ['pr'], share: 2000 }),
    ]);
    const both = await Promise.all([
      changeCase(esi, written[0], 'submission'),
      changeCase(yaw, written[1], 'submission'),
    ]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    const target = await caseAs(ama, both[0].id);
    expect(target.parties.map(({ name, side }) => `${name}: ${side}`).sort()).toEqual([
      'Ama Kusi: respondent',
      'Esi Mensah: claimant',
      'Kofi Mensah: respondent',
      'Yaw Mensah: claimant',
    ]);
  });

  test('is referred to the open case for another country, since it is about the same shares', async () => {
    const work = await aSharedWork('Elsewhere', ama, kofi);
    const within = async (member: TestMember, territory: string, rights: ('pr' | 'mr')[] = ['pr']) => {
      const written = await aNewWriter(member, work.id, { rights, share: 1000 });
      return savedCase(member, written, { scope: { ...written.scope, territories: [{ territory }] } });
    };
    const first = await changeCase(esi, await within(esi, GHANA), 'submission');
    const elsewhere = await within(yaw, NIGERIA);
    const refused = await actOnCase(yaw, elsewhere, 'submission');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'case_open']);
    expect(refused.json().message).toContain(`Case ${first.number} about Performing right, Ghana is already open.`);
    const otherRight = await changeCase(yaw, await within(yaw, NIGERIA, ['mr']), 'submission');
    expect(otherRight.id).not.toBe(first.id);
    const there = await savedCase(yaw, await caseAs(yaw, elsewhere.id), { scope: first.scope });
    expect((await changeCase(yaw, there, 'submission')).id).toBe(first.id);
  });

  test('leaves the holds of the first claim as they are', async () => {
    const work = await aSharedWork('Held Since', ama, kofi);
    const { id, holds } = await aFiledClaimFrom(esi, work.id, { from: ama, share: 1000 });
    api.clock.advance(60_000);
    const joined = await aFiledClaimFrom(yaw, work.id, { from: kofi, share: 500 });
    expect(joined).toMatchObject({ id, holds: [...holds, { share: 500, released_at: null }] });
  });

  test('asks nobody about a right that only the first claim is about', async () => {
    const work = await aSharedWork('Only the First', ama, kofi);
    const respondentsIn = ({ parties }: CaseDetails) =>
      parties.filter(({ side }) => side === 'respondent').map(({ name }) => name);
    const first = await aFiledClaimFrom(esi, work.id, { from: ama, share: 2000, rights: ['pr', 'mr'] });
    expect(respondentsIn(first)).toEqual(['Ama Kusi']);
    const joined = await aFiledClaimFrom(yaw, work.id, { from: ama, share: 1000 });
    expect([joined.id, respondentsIn(joined)]).toEqual([first.id, ['Ama Kusi']]);
  });

  test('asks a respondent to answer instead', async () => {
    const work = await aSharedWork('Answers There', ama, kofi);
    await changeCase(esi, await aNewWriter(esi, work.id, { rights: ['pr'], share: 1000 }), 'submission');
    const mine = await aWrittenCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const refused = await actOnCase(kofi, mine, 'submission');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'case_open']);
  });
});

test('accepts two concurrent answers, also in a joined case', async () => {
  const work = await aSharedWork('Joined And Heard', ama, kofi);
  const { id } = await aFiledShare(esi, work.id, 1000);
  await aFiledShare(yaw, work.id, 1000);
  const target = await Promise.all([caseAs(ama, id), caseAs(kofi, id)]);
  const both = await Promise.all([
    actOnCase(ama, target[0], { name: 'answers', payload: { answer: 'update' } }),
    actOnCase(kofi, target[1], { name: 'answers', payload: { answer: 'update' } }),
  ]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('treats a concession to one claim as no answer to a later one', async () => {
  const work = await aSharedWork('Asked Again', ama, kofi);
  const { id } = await aFiledShare(esi, work.id, 1000);
  await changeCase(kofi, await caseAs(kofi, id), { name: 'answers', payload: { answer: 'update' } });
  await changeCase(ama, await caseAs(ama, id), {
    name: 'answers',
    payload: { answer: 'maintain', statement: 'I wrote it all.' },
  });
  await aFiledShare(yaw, work.id, 1000);
  const released = await changeCase(ama, await caseAs(ama, id), { name: 'answers', payload: { answer: 'revoke' } });
  expect(released).toMatchObject({ state: 'in_dispute', waits_for: ['Kofi Mensah'] });
  expect(
    (await changeCase(kofi, await caseAs(kofi, id), { name: 'answers', payload: { answer: 'update' } })).state,
  ).toBe('resolved');
});

test('still shows a withdrawn case to those who were asked meanwhile', async () => {
  const work = await aSharedWork('Late To It', ama, kofi);
  const { id } = await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
  await changeCase(ama, await caseAs(ama, id), {
    name: 'answers',
    payload: { answer: 'maintain', statement: 'We shared it equally.' },
  });
  const begun = await beginCase(esi, { type: 'composition', id: work.id }, 'author_share');
  const parts = [esi, yaw].map(({ partyId }, index) => ({
    key: `new:${index}`,
    group: 'writer' as const,
    party_id: partyId,
    name: 'New',
    role: 'A',
    shares: { pr: 1000 },
  }));
  const lines = begun.registered_lines.map((line) => ({ ...line, shares: { pr: 4000 } }));
  const filing = {
    ...FILING_STATEMENT,
    scope: { ...begun.scope, rights: ['pr'] },
    claimed_lines: [...lines, ...parts],
  };
  await changeCase(esi, await savedCase(esi, begun, filing), 'submission');
  expect((await caseAs(yaw, id)).my_side).toBe('respondent');
  for (const claimant of [esi, kofi])
    await changeCase(claimant, await caseAs(claimant, id), { name: 'withdrawal', payload: { reason: '' } });
  expect((await caseAs(yaw, id)).state).toBe('withdrawn');
  const { items } = (await yaw.inject('GET', '/oppositions?query=late')).json().data;
  expect(items.map((row: { id: string }) => row.id)).toEqual([id]);
});

test('requires a review if the registered shares have changed since the draft', async () => {
  const work = await aSharedWork('Amended Meanwhile', ama, kofi);
  const written = await aWrittenCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
  const before = await workAs(ama, work.id);
  const both = before.writers.map(({ party_id, role }) => ({ party_id, role, shares: { pr: 4000, mr: 5000, sr: 0 } }));
  const added = { party_id: esi.partyId, role: 'A' as const, shares: { pr: 2000, mr: 0, sr: 0 } };
  await amend(ama, before, { title: before.title, writers: [...both, added] });
  for (const member of [kofi, esi]) await confirm(member, await workAs(member, work.id, '/amendment'));
  const refused = await actOnCase(kofi, written, 'submission');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'registration_changed']);
  const saved = await savedCase(kofi, written, {});
  expect(saved.registered_lines.map(({ shares }) => shares.pr)).toEqual([4000, 4000, 2000]);
  const claimed_lines = claiming(saved.registered_lines, { [kofi.partyId]: 5000, [ama.partyId]: 3000 });
  const again = await savedCase(kofi, saved, { claimed_lines });
  expect((await changeCase(kofi, again, 'submission')).state).toBe('awaiting_response');
});

describe('a claim filed after the registration of an open case has changed', () => {
  /** Yaw claims a share of Ama's, and Ama then moves one from Kofi to Esi. */
  async function changedSince(title: string) {
    const { id } = await aWorkOf(title, [
      [ama, 4000],
      [kofi, 3000],
      [esi, 3000],
    ]);
    const first = await aFiledClaimFrom(yaw, id, { from: ama, share: 1000 });
    const moved = writersWith([
      [ama, 4000],
      [kofi, 2000],
      [esi, 4000],
    ]);
    await amend(ama, await workAs(ama, id), { title, writers: moved });
    for (const member of [kofi, esi]) await confirm(member, await workAs(member, id, '/amendment'));
    return { id, first };
  }

  const sharesOf = ({ parties }: CaseDetails, { partyId }: TestMember) =>
    parties.find(({ party_id }) => party_id === partyId)?.claimed_lines.map(({ shares }) => shares);

  test('joins with what it changes itself, unless it takes more than a party had when the case opened', async () => {
    const { id, first } = await changedSince('Joined Since');
    const tooMuch = await aWrittenClaimFrom(abena, id, { from: esi, share: 3500 });
    const refused = await actOnCase(abena, tooMuch, 'submission');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'registration_changed']);
    expect(refused.json().message).toContain(first.number);
    const joined = await aFiledClaimFrom(abena, id, { from: ama, share: 500 });
    expect(joined.id).toBe(first.id);
    expect(sharesOf(joined, abena)).toEqual([{ pr: 3500 }, { pr: 3000 }, { pr: 3000 }, { pr: 500 }]);
    expect(joined.waits_for).toEqual(['Ama Kusi']);
    await changeCase(ama, await caseAs(ama, first.id), { name: 'answers', payload: { answer: 'update' } });
    // Nothing registered since is undone.
    expect(performingShares(await workAs(ama, id))).toEqual([2500, 2000, 4000, 1000, 500]);
  });

  test('widens the case without changing what the first claim asks for', async () => {
    const { id, first } = await changedSince('Widened Since');
    const joined = await aFiledClaimFrom(abena, id, { from: ama, share: 500, rights: ['pr', 'mr'] });
    expect(joined.registered_lines.map(({ shares }) => shares)).toEqual([
      { pr: 4000, mr: 4000 },
      { pr: 3000, mr: 2000 },
      { pr: 3000, mr: 4000 },
    ]);
    expect(sharesOf(joined, yaw)?.map(({ pr }) => pr)).toEqual([3000, 3000, 3000, 1000]);
    await changeCase(ama, await caseAs(ama, first.id), { name: 'answers', payload: { answer: 'update' } });
    const { writers } = await workAs(ama, id);
    expect(writers.map(({ shares }) => [shares.pr, shares.mr])).toEqual([
      [2500, 3500],
      [2000, 2000],
      [4000, 4000],
      [1000, 0],
      [500, 500],
    ]);
  });
});

test('hides a case from other filers while it is with its claimant', async () => {
  const work = await aSharedWork('With Its Filer', ama, kofi);
  const filed = await aFiledCase(
    kofi,
    { id: work.id, kind: 'ownership' },
    { [kofi.partyId]: 7000, [ama.partyId]: 3000 },
  );
  const openFor = async (member: TestMember) => {
    const answer = await member.inject('GET', `/oppositions/about?type=composition&id=${work.id}`);
    return answer.json().data.open_cases.map(({ id }: { id: string }) => id);
  };
  expect([await openFor(kofi), await openFor(ama), await openFor(esi)]).toEqual([[filed.id], [], []]);
});

const GHANA = '0288';
const NIGERIA = '0566';
