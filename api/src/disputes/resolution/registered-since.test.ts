import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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
import { aRecordingDraft, aRight, recordingAs, registerRecording } from '../../testing/test-recordings.ts';
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
