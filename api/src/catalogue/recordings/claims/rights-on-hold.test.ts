import { recordingDraftOf } from '@counterpoint/domain/schemas/recordings';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { aClaim, claimRights, doubleClaimOf } from '../../../testing/test-overlaps.ts';
import {
  actOnRecording,
  aRecordingDraft,
  aRight,
  changingRecording,
  doneToRecording,
  recordingAs,
  registerRecording,
} from '../../../testing/test-recordings.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah' });
});
afterAll(() => api.close());

describe('rights of one party in several lines', () => {
  test('stay on hold unchanged if they exceed 100% within the tolerance of totals', async () => {
    const rights = [aRight(ama.partyId, { share: 4000 }), aRight(kofi.partyId, { share: 4000 })];
    const pending = await registerRecording(ama, { ...aRecordingDraft('By A Hair'), rights });
    const { id } = await doneToRecording(kofi, pending, 'confirmation');
    const claimed = await claimRights(kofi, id, aClaim({ share: 6006 }));
    expect(claimed.statusCode).toBe(201);
    const shares = { parties: [{ shares: [10_006] }, { shares: [4000] }] };
    expect(await doubleClaimOf(kofi, id)).toMatchObject({ total: 14_006, ...shares });
  });

  test('stay on hold unchanged if a claim adds to what the submitter entered', async () => {
    const rights = [aRight(ama.partyId, { share: 4000 })];
    const { id } = await registerRecording(ama, { ...aRecordingDraft('Named Later'), rights });
    const claimed = await claimRights(kofi, id, aClaim({ share: 6000 }));
    expect(claimed.statusCode).toBe(201);
    const begun = await doneToRecording(ama, await recordingAs(ama, id), 'amendment');
    const draft = recordingDraftOf(begun);
    const saved = await ama.inject('PUT', `/recordings/${id}/amendment`, {
      headers: changingRecording(begun),
      payload: { ...draft, rights: [...draft.rights, aRight(kofi.partyId, { share: 6000 })] },
    });
    const submitted = await actOnRecording(ama, saved.json().data, {
      name: 'amendment/submission',
      payload: {
        change_note: 'As agreed.',
      },
    });
    expect(submitted.statusCode).toBe(200);
    const confirmed = await actOnRecording(kofi, await recordingAs(kofi, id), 'confirmation');
    expect(confirmed.statusCode).toBe(200);
    expect(await doubleClaimOf(kofi, id)).toMatchObject({
      total: 16_000,
      parties: [{ shares: [12_000] }, { shares: [4000] }],
    });
  });
});
