import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { advanceDays } from '../../testing/advance-days.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { beginCase, caseAs, doneToCase, FILING_STATEMENT, savedCase } from '../../testing/test-filing.ts';
import { addComposer } from '../../testing/test-invitations.ts';
import {
  amendRecording,
  aRecordingDraft,
  aRight,
  doneToRecording,
  recordingAs,
  registerRecording,
} from '../../testing/test-recordings.ts';
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

const ghana = [{ territory: '0288' }];

const holder = ({ partyId }: { readonly partyId: string }, recording: number): CaseLine => ({
  key: `holder:${partyId}`,
  group: 'holder',
  party_id: partyId,
  name: 'Someone',
  role: 'producer',
  shares: { recording },
});

/** Esi files about broadcasts in Ghana, and these members accept. */
async function acceptedInGhana(id: string, claimed_lines: CaseLine[], by: readonly TestMember[]): Promise<void> {
  const begun = await beginCase(esi, { type: 'recording', id }, 'recording_ownership');
  const scope = { ...begun.scope, uses: ['broadcast'], territories: ghana };
  const saved = await savedCase(esi, begun, { ...FILING_STATEMENT, scope, claimed_lines });
  await sendEvidence(esi, saved.id, { payload: aPdf(id), query: { kind: 'agreement', file_name: 'agreement.pdf' } });
  const { number } = await doneToCase(esi, saved, 'submission');
  await society(api, 'cases', 'admit', number);
  for (const member of by)
    await doneToCase(member, await caseAs(member, saved.id), { name: 'answers', payload: { answer: 'update' } });
  expect((await caseAs(esi, saved.id)).state).toBe('resolved');
}

const inGhana = ({ rights }: RecordingDetails) =>
  rights
    .filter(({ territories: [first] }) => first?.territory === '0288')
    .map(({ party_id, share, confirmation }) => [party_id, share, confirmation]);

test('keeps what a holder without an account got in a case when an earlier amendment is registered', async () => {
  const nana = await addComposer(ama);
  const active = await registerRecording(ama, aRecordingDraft('Given To Nana', ama));
  const { id } = await doneToRecording(ama, active, 'amendment');
  await acceptedInGhana(id, [holder(ama, 7000), holder(esi, 1000), holder(nana, 2000)], [ama]);
  const hers = [nana.partyId, 2000, 'not_a_member'];
  expect(inGhana(await recordingAs(ama, id))).toContainEqual(hers);
  const amendment = await recordingAs(ama, id, '/amendment');
  const payload = { change_note: 'It was wrong.' };
  await doneToRecording(ama, amendment, { name: 'amendment/submission', payload });
  const amended = await recordingAs(ama, id);
  expect(amended).toMatchObject({ state: 'registered', revision: amendment.revision });
  expect(inGhana(amended)).toContainEqual(hers);
  expect(inGhana(amended)).toHaveLength(3);
});

test('asks a holder again who withdraws a contest after a case about what they hold', async () => {
  const withShare = (share: number) => ({
    ...aRecordingDraft('Contested Beside It'),
    rights: [aRight(ama.partyId, { share }), aRight(kofi.partyId, { share: 10_000 - share })],
  });
  const { id } = await doneToRecording(kofi, await registerRecording(ama, withShare(5000)), 'confirmation');
  await amendRecording(ama, await recordingAs(ama, id), withShare(9000));
  const { party_id: _, ...own } = aRight(kofi.partyId, { share: 5000 });
  const payload = { reason: 'I paid for half of it.', rights: [own] };
  await doneToRecording(kofi, await recordingAs(kofi, id, '/amendment'), { name: 'contestation', payload });
  const contest = await api.db
    .selectFrom('opposition')
    .select('id')
    .where('recording_id', '=', id)
    .executeTakeFirstOrThrow();
  await acceptedInGhana(id, [holder(ama, 5000), holder(kofi, 4500), holder(esi, 500)], [kofi, ama]);
  const contested = await recordingAs(kofi, id, '/amendment');
  expect(inGhana(contested)).toContainEqual([kofi.partyId, 500, 'contested']);
  const reasons = api.db
    .selectFrom('recording_right')
    .select(['confirmation', 'contest_reason'])
    .distinct()
    .where('recording_id', '=', id)
    .where('revision', '=', contested.revision)
    .where('party_id', '=', kofi.partyId);
  expect(await reasons.execute()).toEqual([{ confirmation: 'contested', contest_reason: payload.reason }]);
  await doneToCase(kofi, await caseAs(kofi, contest.id), { name: 'withdrawal', payload: { reason: '' } });
  await advanceDays(api, 0);
  const waiting = await recordingAs(kofi, id, '/amendment');
  expect(waiting).toMatchObject({ state: 'awaiting_confirmation', awaits_my_confirmation: true });
  expect(inGhana(waiting)).toContainEqual([kofi.partyId, 500, 'invited']);
});
