import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { advanceDays } from '../../testing/advance-days.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import {
  aFiledCase,
  aSharedWork,
  beginCase,
  caseAs,
  doneToCase,
  FILING_STATEMENT,
  savedCase,
} from '../../testing/test-filing.ts';
import {
  amendRecording,
  aRecordingDraft,
  aRight,
  doneToRecording,
  recordingAs,
  registerRecording,
} from '../../testing/test-recordings.ts';
import { amend, workAs } from '../../testing/test-revisions.ts';
import { society } from '../../testing/test-society.ts';
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

interface Filing {
  readonly kind: string;
  readonly evidence: string;
  readonly change: (begun: CaseDetails) => object;
}

/** A case of Kofi's about a recording, accepted by Ama. */
async function accepted(id: string, { kind, evidence, change }: Filing): Promise<CaseDetails> {
  const begun = await beginCase(kofi, { type: 'recording', id }, kind);
  const saved = await savedCase(kofi, begun, { ...FILING_STATEMENT, ...change(begun) });
  await sendEvidence(kofi, saved.id, {
    payload: aPdf(`${evidence} ${id}`),
    query: { kind: evidence, file_name: 'document.pdf' },
  });
  const { number } = await doneToCase(kofi, saved, 'submission');
  await society(api, 'cases', 'admit', number);
  return doneToCase(ama, await caseAs(ama, saved.id), { name: 'answers', payload: { answer: 'update' } });
}

const holder = ({ partyId }: TestMember, recording: number): CaseLine => ({
  key: `holder:${partyId}`,
  group: 'holder',
  party_id: partyId,
  name: 'Someone',
  role: 'producer',
  shares: { recording },
});

describe('outcomes for recordings', () => {
  test('leaves a holder who concedes with no more than they had at any time', async () => {
    const { id } = await registerRecording(ama, {
      ...aRecordingDraft('Less Later'),
      rights: [
        aRight(ama.partyId, { valid_to: '2026-06-30' }),
        aRight(ama.partyId, { share: 5000, valid_from: '2026-07-01', valid_to: '2027-12-31' }),
      ],
    });
    const ended = await accepted(id, {
      kind: 'recording_ownership',
      evidence: 'agreement',
      change: ({ scope }) => ({
        scope: { ...scope, uses: ['broadcast'], territories: [{ territory: '0288' }], from: '2026-01-01' },
        claimed_lines: [holder(ama, 8000), holder(kofi, 2000)],
      }),
    });
    expect(ended.state).toBe('resolved');
    const { rights } = await recordingAs(ama, id);
    const inGhana = rights.filter(({ territories: [first, ...others] }) => first?.territory === '0288' && !others[0]);
    expect(inGhana.map((line) => [line.name, line.share, line.valid_from, line.valid_to])).toEqual([
      ['Ama Mensah', 8000, '2026-01-01', '2026-06-30'],
      ['Ama Mensah', 5000, '2026-07-01', '2027-12-31'],
      ['Kofi Mensah', 2000, '2026-01-01', null],
    ]);
  });

  test('removes everyone who was taken out of a line-up', async () => {
    const { id } = await registerRecording(ama, aRecordingDraft('Nobody There', ama));
    const change = () => ({ claimed_lines: [] });
    await accepted(id, { kind: 'performer_line_up', evidence: 'credits', change });
    expect((await recordingAs(ama, id)).contributors).toEqual([]);
  });
});

test('applies the outcome to an amendment that reassigns the share, and asks again', async () => {
  const { id } = await aSharedWork('One More Writer', ama, kofi);
  const work = await workAs(ama, id);
  const both = work.writers.map(({ party_id, role }) => ({ party_id, role, shares: { pr: 4000, mr: 5000, sr: 0 } }));
  const added = { party_id: esi.partyId, role: 'A' as const, shares: { pr: 2000, mr: 0, sr: 0 } };
  await amend(ama, work, { title: work.title, writers: [...both, added] });
  const filed = await aFiledCase(kofi, { id }, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
  const ended = await doneToCase(ama, await caseAs(ama, filed.id), { name: 'answers', payload: { answer: 'update' } });
  expect(ended.state).toBe('resolved');
  const sharesIn = async (part = '') => (await workAs(ama, id, part)).writers.map(({ shares }) => shares.pr);
  expect([await sharesIn(), await sharesIn('/amendment')]).toEqual([
    [3000, 7000],
    [2000, 6000, 2000],
  ]);
  const waiting = await workAs(kofi, id, '/amendment');
  expect(waiting).toMatchObject({ state: 'awaiting_confirmation', awaits_my_confirmation: true });
});

test('asks a party about what an amendment changes beside the case', async () => {
  const { id } = await aSharedWork('Beside the Case', ama, kofi);
  const work = await workAs(ama, id);
  const mechanical = (partyId: string | null) => (partyId === ama.partyId ? 9000 : 1000);
  const changed = work.writers.map(({ party_id, role }) => ({
    party_id,
    role,
    shares: { pr: 5000, mr: mechanical(party_id), sr: 0 },
  }));
  await amend(ama, work, { title: work.title, writers: changed });
  const filed = await aFiledCase(kofi, { id }, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
  await doneToCase(ama, await caseAs(ama, filed.id), { name: 'answers', payload: { answer: 'update' } });
  await advanceDays(api, 0);
  const waiting = await workAs(kofi, id, '/amendment');
  expect(waiting).toMatchObject({ state: 'awaiting_confirmation', awaits_my_confirmation: true });
  const shares = waiting.writers.map((line) => [line.is_me, line.shares.pr, line.shares.mr]);
  expect(shares).toEqual(expect.arrayContaining([[true, 7000, 1000]]));
  const active = await workAs(kofi, id);
  expect(active.writers.find(({ is_me }) => is_me)?.shares).toMatchObject({ pr: 7000, mr: 5000 });
});

test('asks a holder about what an amendment of a recording changes beside the case', async () => {
  const withShare = (share: number) => ({
    ...aRecordingDraft('Beside It'),
    rights: [aRight(ama.partyId, { share }), aRight(kofi.partyId, { share: 10_000 - share })],
  });
  const submitted = await registerRecording(ama, withShare(5000));
  const { id } = await doneToRecording(kofi, submitted, 'confirmation');
  await amendRecording(ama, await recordingAs(ama, id), withShare(9000));
  const before = await recordingAs(kofi, id, '/amendment');
  expect(before.awaits_my_confirmation).toBe(true);
  await accepted(id, {
    kind: 'recording_ownership',
    evidence: 'agreement',
    change: ({ scope }) => ({
      scope: { ...scope, uses: ['broadcast'], territories: [{ territory: '0288' }] },
      claimed_lines: [holder(ama, 4000), holder(kofi, 6000)],
    }),
  });
  await advanceDays(api, 0);
  const waiting = await recordingAs(kofi, id, '/amendment');
  expect(waiting).toMatchObject({ state: 'awaiting_confirmation', awaits_my_confirmation: true });
});
