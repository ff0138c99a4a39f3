import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { advanceDays } from '../../testing/advance-days.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { beginCase, caseAs, doneToCase, FILING_STATEMENT, savedCase } from '../../testing/test-filing.ts';
import {
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
const togo = [{ territory: '0768' }];

const holder = ({ partyId }: TestMember, recording: number): CaseLine => ({
  key: `holder:${partyId}`,
  group: 'holder',
  party_id: partyId,
  name: 'Someone',
  role: 'producer',
  shares: { recording },
});

const confirmationsOf = ({ rights }: RecordingDetails, { partyId }: TestMember) =>
  rights
    .filter(({ party_id }) => party_id === partyId)
    .map(({ territories: [first], share, confirmation }) => [first?.territory, share, confirmation]);

/** Kofi files about broadcasts in Ghana, and Ama accepts. */
async function acceptedInGhana(id: string): Promise<CaseDetails> {
  const begun = await beginCase(kofi, { type: 'recording', id }, 'recording_ownership');
  const saved = await savedCase(kofi, begun, {
    ...FILING_STATEMENT,
    scope: { ...begun.scope, uses: ['broadcast'], territories: ghana },
    claimed_lines: [holder(ama, 4000), holder(kofi, 6000)],
  });
  await sendEvidence(kofi, saved.id, { payload: aPdf(), query: { kind: 'agreement', file_name: 'agreement.pdf' } });
  const { number } = await doneToCase(kofi, saved, 'submission');
  await society(api, 'cases', 'admit', number);
  return doneToCase(ama, await caseAs(ama, saved.id), { name: 'answers', payload: { answer: 'update' } });
}

test('leaves the lines of a party unconfirmed that the case was not about', async () => {
  const { id } = await registerRecording(ama, {
    ...aRecordingDraft('Silent Elsewhere'),
    rights: [ghana, togo].flatMap((territories) => [
      aRight(ama.partyId, { territories, share: 5000, uses: ['broadcast'] }),
      aRight(kofi.partyId, { territories, share: 5000, uses: ['broadcast'] }),
    ]),
  });
  await advanceDays(api, 31);
  [ama, kofi, esi] = [await api.signIn(ama), await api.signIn(kofi), await api.signIn(esi)];
  const before = await recordingAs(kofi, id);
  expect(confirmationsOf(before, kofi)).toEqual([
    ['0288', 5000, 'unconfirmed'],
    ['0768', 5000, 'unconfirmed'],
  ]);
  expect((await acceptedInGhana(id)).state).toBe('resolved');
  expect(confirmationsOf(await recordingAs(kofi, id), kofi)).toEqual([
    ['0768', 5000, 'unconfirmed'],
    ['0288', 6000, 'confirmed'],
  ]);
});

test('still asks a respondent of a contest about their other lines', async () => {
  const draft = {
    ...aRecordingDraft('Asked Elsewhere'),
    rights: [ghana, togo].flatMap((territories) =>
      [ama, kofi, esi].map(({ partyId }, index) => aRight(partyId, { territories, share: index === 0 ? 4000 : 3000 })),
    ),
  };
  const { id } = await registerRecording(ama, draft);
  const given = (await recordingAs(kofi, id)).rights.filter(({ is_me }) => is_me);
  const rights = given.map(({ uses, share, territories, valid_from, valid_to, role, source }) => ({
    role,
    uses,
    territories,
    valid_from,
    valid_to,
    source,
    is_controlled_by_third_party: false,
    share: territories[0]?.territory === '0288' ? share + 3000 : share,
  }));
  await doneToRecording(kofi, await recordingAs(kofi, id), {
    name: 'contestation',
    payload: { reason: 'I paid for the session in Accra.', rights },
  });
  const { id: caseId } = await api.db
    .selectFrom('opposition')
    .select('id')
    .where('recording_id', '=', id)
    .executeTakeFirstOrThrow();
  for (const member of [esi, ama])
    await doneToCase(member, await caseAs(member, caseId), { name: 'answers', payload: { answer: 'update' } });
  const waiting = await recordingAs(esi, id);
  expect(waiting).toMatchObject({ state: 'awaiting_confirmation', awaits_my_confirmation: true });
  expect(confirmationsOf(waiting, esi)).toContainEqual(['0768', 3000, 'invited']);
  expect(confirmationsOf(waiting, kofi)).toContainEqual(['0768', 3000, 'confirmed']);
});
