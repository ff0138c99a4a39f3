import { dayAfter } from '@counterpoint/domain/recording-rights';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { advanceDays, DAY_MS } from '../../testing/advance-days.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { caseAs, changeCase } from '../../testing/test-filing.ts';
import { aClaim, aDoubleClaim, answerOverlaps, claimRights, doubleClaimOf } from '../../testing/test-overlaps.ts';
import {
  amendRecording,
  aRecordingDraft,
  aRight,
  changeRecording,
  changingRecording,
  recordingAs,
  registerRecording,
} from '../../testing/test-recordings.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah' });
});
afterAll(() => api.close());

describe('an open split of an overlap', () => {
  /** Ama proposes a split to Kofi, who has claimed half of the rights of which she holds 80%. */
  async function proposedSplit(title: string) {
    const { id } = await aDoubleClaim(ama, kofi, title);
    const target = await caseAs(ama, (await doubleClaimOf(ama, id))?.opposition_id ?? '');
    const lines = target.registered_lines.map((line) => ({ ...line, shares: { recording: 5000 } }));
    const proposed = await changeCase(ama, target, { name: 'proposals', payload: { lines, note: '' } });
    expect(proposed.state).toBe('settlement_proposed');
    return { id, target };
  }

  test('ends once the overlap has grown, which nobody agreed to', async () => {
    const { id, target } = await proposedSplit('Stretched');
    const seen = await recordingAs(kofi, id);
    const elsewhere = { territories: [{ territory: '0566', is_included: true }] };
    const changed = await kofi.inject('PUT', `/recordings/${id}/rights-claims`, {
      headers: changingRecording(seen),
      payload: { ...aClaim(), lines: [...aClaim().lines, ...aClaim(elsewhere).lines] },
    });
    expect(changed.statusCode).toBe(200);
    const grown = await caseAs(kofi, target.id);
    expect([grown.state, grown.proposals.map(({ state }) => state)]).toEqual(['awaiting_response', ['superseded']]);
    expect(grown.parties.find(({ side }) => side === 'respondent')?.answered_at ?? null).toBeNull();
  });

  test('ends once a respondent has reduced their rights, which counts as their answer', async () => {
    const { id, target } = await proposedSplit('Reduced');
    const rights = [aRight(ama.partyId, { share: 6000 })];
    await amendRecording(ama, await recordingAs(ama, id), { ...aRecordingDraft('Reduced'), rights });
    const reduced = await caseAs(kofi, target.id);
    expect([reduced.state, reduced.events.at(-1)?.state]).toEqual(['in_dispute', 'in_dispute']);
    expect(reduced.waits_for.toSorted()).toEqual(['Ama Kusi', 'Kofi Mensah']);
    expect(reduced.registered_lines.map(({ shares }) => shares.recording)).toEqual([6000, 5000]);
    const claimant = reduced.parties.find(({ side }) => side === 'claimant');
    expect(claimant?.claimed_lines).toEqual(reduced.registered_lines);
  });
});

test('asks those again who have a part in the grown overlap, and nobody else', async () => {
  const [esi, yaw] = [await api.signUp({ given_name: 'Esi' }), await api.signUp({ given_name: 'Yaw' })];
  const title = 'Grown Without Her';
  const hers = aClaim({ share: 4000 }).lines.map((line) => ({ ...line, party_id: esi.partyId }));
  const theirs = [aRight(ama.partyId, { share: 5000 }), aRight(yaw.partyId, { share: 1000 })];
  const waiting = await registerRecording(ama, { ...aRecordingDraft(title), rights: [...theirs, ...hers] });
  const { id } = await changeRecording(yaw, await changeRecording(esi, waiting, 'confirmation'), 'confirmation');
  expect((await claimRights(kofi, id, aClaim({ share: 6000 }))).statusCode).toBe(201);
  expect(await answerOverlaps(yaw, [await doubleClaimOf(yaw, id)], { answer: 'revoke' })).toEqual(['answered']);
  const target = await caseAs(esi, (await doubleClaimOf(esi, id))?.opposition_id ?? '');
  const released = await changeCase(esi, target, { name: 'answers', payload: { answer: 'revoke' } });
  expect(released).toMatchObject({ state: 'awaiting_response', waits_for: ['Ama Kusi'] });
  const inNigeria = aClaim({ share: 6000, territories: [{ territory: '0566', is_included: true }] });
  const changed = await kofi.inject('PUT', `/recordings/${id}/rights-claims`, {
    headers: changingRecording(await recordingAs(kofi, id)),
    payload: { ...inNigeria, lines: [...aClaim({ share: 6000 }).lines, ...inNigeria.lines] },
  });
  expect(changed.statusCode).toBe(200);
  const grown = await caseAs(esi, target.id);
  expect(grown).toMatchObject({ state: 'awaiting_response', is_my_turn: false });
  expect(grown.parties.find(({ is_me }) => is_me)?.answer).toBe('revoke');
  expect(grown.waits_for.toSorted()).toEqual(['Ama Kusi', 'Yaw Mensah']);
});

test('is in dispute once a claimant leaves out the only party who hadn’t responded', async () => {
  const esi = await api.signUp({ given_name: 'Esi', other_names: 'Owusu' });
  const title = 'Left Out Since';
  const hers = aClaim({ share: 4000 }).lines.map((line) => ({ ...line, party_id: esi.partyId }));
  const draft = { ...aRecordingDraft(title), rights: [aRight(ama.partyId, { share: 6000 }), ...hers] };
  const { id } = await changeRecording(esi, await registerRecording(ama, draft), 'confirmation');
  const inNigeria = aClaim({ share: 6000, territories: [{ territory: '0566', is_included: true }] });
  const inBoth = { ...inNigeria, lines: [...aClaim({ share: 6000 }).lines, ...inNigeria.lines] };
  expect((await claimRights(kofi, id, inBoth)).statusCode).toBe(201);
  const reduced = { ...draft, rights: [aRight(ama.partyId, { share: 5500 }), ...hers] };
  await amendRecording(ama, await recordingAs(ama, id), reduced);
  const caseId = (await doubleClaimOf(ama, id))?.opposition_id ?? '';
  expect(await caseAs(ama, caseId)).toMatchObject({ state: 'awaiting_response', waits_for: ['Esi Owusu'] });
  await kofi.inject('PUT', `/recordings/${id}/rights-claims`, {
    headers: changingRecording(await recordingAs(kofi, id)),
    payload: inNigeria,
  });
  const left = await caseAs(ama, caseId);
  expect([left.state, left.events.at(-1)?.state]).toEqual(['in_dispute', 'in_dispute']);
});

test('stores what each party has on hold once, however finely the claims of others divide it', async () => {
  const { id } = await registerRecording(ama, { ...aRecordingDraft('Divided'), rights: [aRight(ama.partyId)] });
  const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`);
  const lines = months.flatMap((from, index) => {
    const to = months[index + 1] ?? '2027-01-01';
    return aClaim({ share: 1000 + index, valid_from: from, valid_to: dayAfter(to, -1) }).lines;
  });
  expect((await claimRights(kofi, id, { ...aClaim(), lines })).statusCode).toBe(201);
  const held = await api.db.selectFrom('hold').select(['party_id', 'scope']).where('recording_id', '=', id).execute();
  const [hers, ...others] = held.filter(({ party_id }) => party_id === ama.partyId);
  expect(others).toEqual([]);
  expect(hers?.scope).toEqual([
    { use: 'broadcast', countries: ['0288'], from: '2026-01-01', to: '2026-12-31', total: 11_011 },
  ]);
  const found = await doubleClaimOf(kofi, id);
  expect(found?.scope).toHaveLength(12);
  expect(found?.release).toHaveLength(12);
});

describe('the time to respond', () => {
  /** Five days before Ama’s deadline. */
  async function nearDeadline(title: string) {
    const { id } = await aDoubleClaim(ama, kofi, title);
    const caseId = (await doubleClaimOf(ama, id))?.opposition_id ?? '';
    await advanceDays(api, 85);
    [ama, kofi] = [await api.signIn(ama), await api.signIn(kofi)];
    return { id, caseId };
  }

  async function overlapNoticesOf(member: TestMember, title: string): Promise<string[]> {
    const { items } = (await member.inject('GET', '/notifications')).json().data;
    return items.flatMap(({ title: subject, message }: { title: string; message: string }) =>
      subject === 'Claims overlap' && message.includes(title) ? [message] : [],
    );
  }

  const daysLeft = (deadline: string | null) =>
    Math.floor((Date.parse(deadline ?? '') - api.clock.now().getTime()) / DAY_MS);
  const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

  async function widen(id: string) {
    const inNigeria = aClaim({ territories: [{ territory: '0566', is_included: true }] });
    const widened = await kofi.inject('PUT', `/recordings/${id}/rights-claims`, {
      headers: changingRecording(await recordingAs(kofi, id)),
      payload: { ...inNigeria, lines: [...aClaim().lines, ...inNigeria.lines] },
    });
    expect(widened.statusCode).toBe(200);
  }

  async function addThird(id: string) {
    expect((await claimRights(await api.signUp({ given_name: 'Yaa' }), id, aClaim({ share: 3000 }))).statusCode).toBe(
      201,
    );
  }

  test.each([
    ['the overlap has grown', widen],
    ['another member claims', addThird],
  ] as const)('starts again for those who haven’t responded when %s', async (title, change) => {
    const { id, caseId } = await nearDeadline(title);
    await change(id);
    const { deadline } = await caseAs(ama, caseId);
    expect(daysLeft(deadline)).toBe(90);
    const day = DAY.format(new Date(deadline ?? ''));
    expect((await overlapNoticesOf(ama, title))[0]).toContain(`needs your response by ${day}`);
    expect((await overlapNoticesOf(kofi, title))[0]).toContain(`is waiting for Ama Kusi until ${day}`);
    await advanceDays(api, 10);
    [ama, kofi] = [await api.signIn(ama), await api.signIn(kofi)];
    expect(await caseAs(ama, caseId)).toMatchObject({ is_my_turn: true, waits_for: ['Ama Kusi'] });
    await advanceDays(api, 85);
    [ama, kofi] = [await api.signIn(ama), await api.signIn(kofi)];
    const passed = await caseAs(ama, caseId);
    expect(passed.waits_for).toEqual(['The society']);
    expect(passed.events.filter(({ type }) => type === 'overdue')).toHaveLength(1);
  });

  test('isn’t mentioned when an overlap in dispute grows', async () => {
    const title = 'Grown In Dispute';
    const { id } = await aDoubleClaim(ama, kofi, title);
    const overlap = await doubleClaimOf(ama, id);
    const maintained = { answer: 'maintain', statement: 'I own the master.', reference: 'Deed of 2019' };
    expect(await answerOverlaps(ama, [overlap], maintained)).toEqual(['answered']);
    await widen(id);
    expect(await caseAs(ama, overlap?.opposition_id ?? '')).toMatchObject({ state: 'in_dispute', deadline: null });
    for (const member of [ama, kofi])
      expect((await overlapNoticesOf(member, title))[0]).toMatch(/Case \S+ is about these claims$/);
  });
});

test('lets a respondent who released a claim release another one, also once the overlap is in dispute', async () => {
  const yaw = await api.signUp({ given_name: 'Yaw' });
  const theirs = [aRight(ama.partyId, { share: 6000 }), aRight(yaw.partyId, { share: 4000 })];
  const waiting = await registerRecording(ama, { ...aRecordingDraft('Claimed Again'), rights: theirs });
  const { id } = await changeRecording(yaw, waiting, 'confirmation');
  expect((await claimRights(kofi, id, aClaim({ share: 6000 }))).statusCode).toBe(201);
  const release = { answer: 'revoke' };
  expect(await answerOverlaps(yaw, [await doubleClaimOf(yaw, id)], release)).toEqual(['answered']);
  const maintain = { answer: 'maintain', statement: 'It is ours by contract.', reference: 'Contract of 2019' };
  expect(await answerOverlaps(ama, [await doubleClaimOf(ama, id)], maintain)).toEqual(['answered']);
  expect((await claimRights(yaw, id, aClaim({ share: 1000 }))).statusCode).toBe(201);
  const again = await doubleClaimOf(yaw, id);
  expect(again).toMatchObject({ state: 'in_dispute', answers: ['revoke'] });
  expect(await answerOverlaps(yaw, [again], release)).toEqual(['answered']);
  const shares = (await recordingAs(yaw, id)).rights.map((line) => [line.party_id, line.share]);
  expect(shares).not.toContainEqual([yaw.partyId, 1000]);
});

test('records in the audit trail who caused an overlap', async () => {
  const { id } = await aDoubleClaim(ama, kofi, 'Caused');
  const overlap = await doubleClaimOf(ama, id);
  const audited = await api.db
    .selectFrom('audit_event')
    .select('member_id')
    .where('action', '=', 'opposition.detect')
    .where('subject_id', '=', overlap?.opposition_id ?? '')
    .execute();
  expect(audited).toEqual([{ member_id: kofi.memberId }]);
  const { events } = await caseAs(ama, overlap?.opposition_id ?? '');
  expect(events.map(({ type, actor }) => [type, actor])).toEqual([['detect', null]]);
});

test('names the first claimant of an overlap in the tasks, not one who has claimed since', async () => {
  const { id } = await aDoubleClaim(ama, kofi, 'Claimed Twice');
  const esi = await api.signUp({ given_name: 'Esi' });
  expect((await claimRights(esi, id, aClaim({ share: 4000 }))).statusCode).toBe(201);
  const caseId = (await doubleClaimOf(ama, id))?.opposition_id;
  const { attention } = (await ama.inject('GET', '/dashboard')).json().data;
  const item = attention.find(({ object_id }: { object_id: string }) => object_id === caseId);
  expect(item).toMatchObject({ kind: 'answer_opposition', actor_name: 'Kofi Mensah' });
});
