import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { aClaim, claimRights } from '../../../testing/test-overlaps.ts';
import {
  amendRecording,
  aRecordingDraft,
  aRight,
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

/** Kofi's share is confirmed. */
async function withEntered(title: string, share: number) {
  const rights = [aRight(ama.partyId, { share: 3000 }), aRight(kofi.partyId, { share })];
  const submitted = await registerRecording(ama, { ...aRecordingDraft(title), rights });
  return doneToRecording(kofi, submitted, 'confirmation');
}

async function linesOf(member: TestMember, id: string) {
  const { rights } = await recordingAs(kofi, id);
  return rights
    .filter(({ party_id }) => party_id === member.partyId)
    .map(({ share, is_claim, uses, valid_to }) => [share, is_claim, uses.length, valid_to]);
}

test('adds the rest of a claim to what the submitter entered for the member', async () => {
  const { id } = await withEntered('The Rest', 4000);
  expect((await claimRights(kofi, id, aClaim({ share: 6000, source: 'Deed of 2026' }))).statusCode).toBe(201);
  expect(await linesOf(kofi, id)).toEqual([
    [4000, false, 8, null],
    [2000, true, 1, '2026-12-31'],
  ]);
  expect((await recordingAs(kofi, id)).rights.at(-1)).toMatchObject({ source: 'Deed of 2026', role: 'producer' });
  expect((await claimRights(kofi, id, aClaim({ share: 6000 }))).json().code).toBe('already_yours');
});

test('divides a claim where the submitter entered rights in a part of it', async () => {
  const rights = [
    aRight(ama.partyId, { share: 3000 }),
    aRight(kofi.partyId, { share: 4000, uses: ['broadcast'], valid_from: '2026-07-01' }),
  ];
  const submitted = await registerRecording(ama, { ...aRecordingDraft('In Part'), rights });
  const { id } = await doneToRecording(kofi, submitted, 'confirmation');
  const uses = ['broadcast', 'public_performance'] as const;
  expect((await claimRights(kofi, id, aClaim({ share: 5000, uses: [...uses] }))).statusCode).toBe(201);
  const added = (await recordingAs(kofi, id)).rights.filter(({ is_claim }) => is_claim);
  expect(added.map((line) => [line.uses.join(), line.share, line.valid_from, line.valid_to]).sort()).toEqual([
    ['broadcast', 1000, '2026-07-01', '2026-12-31'],
    ['broadcast', 5000, '2026-03-01', '2026-06-30'],
    ['public_performance', 5000, '2026-03-01', '2026-12-31'],
  ]);
});

test('lowers the claim as far as the submitter enters it and the member confirms, until it ends', async () => {
  const { id } = await withEntered('All Of It', 4000);
  await claimRights(kofi, id, aClaim({ share: 6000 }));
  const amended = async (share: number) => {
    const rights = [aRight(ama.partyId, { share: 3000 }), aRight(kofi.partyId, { share })];
    return amendRecording(ama, await recordingAs(ama, id), { ...aRecordingDraft('All Of It'), rights });
  };
  await doneToRecording(kofi, await amended(5000), 'confirmation');
  expect(await linesOf(kofi, id)).toEqual([
    [5000, false, 8, null],
    [1000, true, 1, '2026-12-31'],
  ]);
  await doneToRecording(kofi, await amended(7000), 'confirmation');
  expect(await linesOf(kofi, id)).toEqual([[7000, false, 8, null]]);
});
