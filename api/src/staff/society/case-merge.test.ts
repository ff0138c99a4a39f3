import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '../../disputes/evidence/testing/sample-documents.ts';
import { sendEvidence } from '../../disputes/evidence/testing/send-evidence.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import {
  aSharedWork,
  beginCase,
  caseAs,
  changeCase,
  FILING_STATEMENT,
  latestCaseOf,
  savedCase,
} from '../../testing/test-filing.ts';
import { aClaim, aDoubleClaim, claimRights } from '../../testing/test-overlaps.ts';
import { aRecordingDraft, changeRecording, recordingAs, registerRecording } from '../../testing/test-recordings.ts';
import { amend, changeWork, workAs } from '../../testing/test-revisions.ts';
import { society } from '../../testing/test-society.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let esi: TestMember;
let yaw: TestMember;
/** Works that others sample. */
let sampled: string;
let alsoSampled: string;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  esi = await api.signUp({ given_name: 'Esi' });
  yaw = await api.signUp({ given_name: 'Yaw' });
  sampled = (await aSharedWork('Sampled', ama, kofi)).id;
  alsoSampled = (await aSharedWork('Sampled Too', ama, kofi)).id;
});
afterAll(() => api.close());

interface SampledWork {
  readonly id: string;
  readonly territories?: readonly object[];
}

/** A case in which a member claims a tenth of a work for a sample. */
async function aSample(member: TestMember, { id, territories = [] }: SampledWork, other_work_id: string) {
  const begun = await beginCase(member, { type: 'composition', id }, 'sample');
  const isMine = ({ party_id }: { readonly party_id: string | null }) => party_id === member.partyId;
  const lines = begun.registered_lines.map((line) => ({ ...line, shares: { pr: isMine(line) ? 5500 : 4500 } }));
  const party = { party_id: member.partyId, name: 'I', role: 'CA' };
  const mine = { key: 'new:1', group: 'writer', ...party, shares: { pr: 1000 } };
  const claimed = {
    scope: { ...begun.scope, rights: ['pr'], territories },
    claimed_lines: lines.some(isMine) ? lines : [...lines, mine],
    timings: '0:42',
  };
  const written = await savedCase(member, begun, { ...FILING_STATEMENT, ...claimed, other_work_id });
  return changeCase(member, written, 'submission');
}

test('asks a party who conceded one case about the claim merged into it', async () => {
  const work = await aSharedWork('Asked Of Both', ama, kofi);
  const into = await aSample(yaw, work, sampled);
  await sendEvidence(yaw, into.id, { payload: aPdf('timings'), query: { kind: 'timings', file_name: 'timings.pdf' } });
  await society(api, 'cases', 'admit', into.number);
  await changeCase(kofi, await caseAs(kofi, into.id), { name: 'answers', payload: { answer: 'update' } });
  const from = await aSample(esi, work, alsoSampled);
  await society(api, 'cases', 'merge', from.number, into.number, '--reason', 'It is one sample.');
  expect(await caseAs(kofi, into.id)).toMatchObject({ is_my_turn: true, state: 'awaiting_response' });
  const { items } = (await kofi.inject('GET', '/notifications')).json().data;
  const told = items.map(({ message }: { message: string }) => message);
  expect(told).toContainEqual(
    expect.stringMatching(`^Case ${from.number} about “Asked Of Both” continues in case ${into.number}`),
  );
  expect(told).toContainEqual(
    expect.stringMatching(`Esi Mensah.* opened case ${into.number} .*It needs your response by`),
  );
  const accepted = await changeCase(ama, await caseAs(ama, into.id), {
    name: 'answers',
    payload: { answer: 'update' },
  });
  expect(accepted).toMatchObject({ state: 'awaiting_response', waits_for: ['Kofi Mensah'] });
});

test('merges two cases with the claims of both', async () => {
  const work = await aSharedWork('Become One', ama, kofi);
  const from = await aSample(esi, work, sampled);
  const into = await aSample(yaw, work, alsoSampled);
  expect(from.id).not.toBe(into.id);
  const merged = await society(api, 'cases', 'merge', from.number, into.number, '--reason', 'It is one sample.');
  expect(merged).toMatchObject({ code: 0, data: { state: 'withdrawn', resolution: 'merged' } });
  expect((await caseAs(esi, from.id)).merged_into).toEqual({ id: into.id, number: into.number });
  const { parties } = await caseAs(esi, into.id);
  expect(parties.map(({ name, claimed_lines }) => [name, claimed_lines.at(-1)?.key]).sort()).toEqual([
    ['Esi Mensah', `writer:${esi.partyId}:CA`],
    ['Yaw Mensah', `writer:${yaw.partyId}:CA`],
  ]);
  const refusalOf = async (...pair: [string, string]) =>
    (await society(api, 'cases', 'merge', ...pair, '--reason', 'No.')).problem?.code;
  expect(await refusalOf(into.number, into.number)).toBe('same_case');
  expect(await refusalOf(into.number, from.number)).toBe('case_closed');
});

test('reviews a case again that gets its evidence from the case merged into it', async () => {
  const work = await aSharedWork('Evidence Of The Other', ama, kofi);
  const into = await aSample(yaw, work, sampled);
  const from = await aSample(esi, work, alsoSampled);
  await sendEvidence(esi, from.id, { payload: aPdf('timings'), query: { kind: 'timings' } });
  expect(into.state).toBe('awaiting_claimant_evidence');
  await society(api, 'cases', 'merge', from.number, into.number, '--reason', 'It is one sample.');
  expect(await caseAs(yaw, into.id)).toMatchObject({ state: 'submitted', waits_for: ['The society'] });
});

test('names the case it continues in only to its parties', async () => {
  const work = await aSharedWork('Left Before The Merge', ama, kofi);
  const abena = await api.signUp();
  const from = await aSample(esi, work, sampled);
  expect((await aSample(abena, work, sampled)).id).toBe(from.id);
  await changeCase(abena, await caseAs(abena, from.id), { name: 'withdrawal', payload: { reason: '' } });
  const into = await aSample(yaw, work, alsoSampled);
  await society(api, 'cases', 'merge', from.number, into.number, '--reason', 'It is one sample.');
  expect((await caseAs(abena, from.id)).merged_into).toBeNull();
  expect((await caseAs(esi, from.id)).merged_into).toEqual({ id: into.id, number: into.number });
});

test('refuses to merge two cases in which everyone who could respond claims', async () => {
  const work = await aSharedWork('Claimed From Both Sides', ama, kofi);
  const from = await aSample(ama, work, sampled);
  const into = await aSample(kofi, work, alsoSampled);
  const merged = await society(api, 'cases', 'merge', from.number, into.number, '--reason', 'It is one sample.');
  const message = expect.stringContaining('Keep the cases separate');
  expect(merged.problem).toMatchObject({ code: 'nobody_to_answer', message });
  expect((await caseAs(ama, from.id)).state).toBe(from.state);
});

async function refusalOf(from: string, into: string) {
  return (await society(api, 'cases', 'merge', from, into, '--reason', 'They are alike.')).problem?.code;
}

test('refuses to merge contests, since one member who agrees to the version would end the other’s as well', async () => {
  const waiting = await registerRecording(ama, aRecordingDraft('Contested Twice', ama, kofi, esi));
  const numbers: string[] = [];
  for (const member of [kofi, esi]) {
    const seen = await recordingAs(member, waiting.id);
    const payload = { reason: 'I don’t hold these rights.', rights: [] };
    await changeRecording(member, seen, { name: 'contestation', payload });
    numbers.push((await latestCaseOf(member)).number);
  }
  const [ofKofi = '', ofEsi = ''] = numbers;
  expect(await refusalOf(ofKofi, ofEsi)).toBe('not_possible');
});

test('refuses to merge overlaps, since the rights would no longer be on hold', async () => {
  const recording = await aDoubleClaim(ama, kofi, 'Claimed Twice');
  const inNigeria = { territories: [{ territory: '0566', is_included: true }] };
  await claimRights(esi, recording.id, aClaim(inNigeria));
  const [from, into] = [await latestCaseOf(esi), await latestCaseOf(kofi)];
  expect(await refusalOf(from.number, into.number)).toBe('not_possible');
  expect((await latestCaseOf(esi)).state).toBe('awaiting_response');
});

test('refuses to merge a case into one that isn’t admitted, which would release what is on hold', async () => {
  const work = await aSharedWork('Admitted Too Late', ama, kofi);
  const from = await aSample(esi, work, alsoSampled);
  await sendEvidence(esi, from.id, { payload: aPdf('timings'), query: { kind: 'timings' } });
  await society(api, 'cases', 'admit', from.number);
  const into = await aSample(yaw, work, sampled);
  expect(await refusalOf(from.number, into.number)).toBe('not_admitted');
  expect(await refusalOf(into.number, from.number)).toBeUndefined();
  expect((await caseAs(ama, from.id)).state).toBe('awaiting_response');
});

test('refuses to merge cases about different works', async () => {
  const [from, into] = [await aSharedWork('One Matter', ama, kofi), await aSharedWork('Another Matter', ama, kofi)];
  const [{ number }, other] = [await aSample(yaw, from, sampled), await aSample(esi, into, sampled)];
  expect(await refusalOf(number, other.number)).toBe('not_the_same');
});

test('merges a claim only into a case that covers its territories', async () => {
  const work = await aSharedWork('Everywhere And In Ghana', ama, kofi);
  const territories = [{ is_included: true, territory: '0288' }];
  const inGhana = await aSample(yaw, { ...work, territories }, sampled);
  const everywhere = await aSample(esi, work, alsoSampled);
  expect(await refusalOf(everywhere.number, inGhana.number)).toBe('reaches_further');
  expect((await caseAs(esi, everywhere.id)).state).toBe(everywhere.state);
  expect(await refusalOf(inGhana.number, everywhere.number)).toBeUndefined();
});

test('refuses to merge a case whose claimant responds in the other', async () => {
  const work = await aSharedWork('On Both Sides', ama, kofi);
  const into = await aSample(yaw, work, sampled);
  await sendEvidence(yaw, into.id, { payload: aPdf('timings'), query: { kind: 'timings' } });
  await society(api, 'cases', 'admit', into.number);
  const from = await aSample(kofi, work, alsoSampled);
  expect(await refusalOf(from.number, into.number)).toBe('both_sides');
  expect((await caseAs(kofi, into.id)).my_side).toBe('respondent');
});

test('refuses to merge a claim that doesn’t fit the shares at which the other case opened', async () => {
  const work = await aSharedWork('Lowered In Between', ama, kofi);
  const into = await aSample(yaw, work, sampled);
  const writers = [ama, kofi].map(({ partyId }, index) => {
    const share = index === 0 ? 9600 : 400;
    return { party_id: partyId, role: 'CA' as const, shares: { pr: share, mr: 5000, sr: 0 } };
  });
  await amend(ama, await workAs(ama, work.id), { title: 'Lowered In Between', writers });
  await changeWork(kofi, await workAs(kofi, work.id, '/amendment'), 'confirmation');
  const from = await aSample(kofi, work, alsoSampled);
  expect(await refusalOf(from.number, into.number)).toBe('registration_changed');
});
