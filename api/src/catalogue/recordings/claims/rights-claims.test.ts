import { type RecordingDetails, recordingDraftOf } from '@counterpoint/domain/schemas/recordings';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { aClaim, claimRights, doubleClaimOf } from '../../../testing/test-overlaps.ts';
import {
  amendRecording,
  aRecordingDraft,
  aRight,
  changeRecording,
  changingRecording,
  recordingAs,
  registerRecording,
} from '../../../testing/test-recordings.ts';
import { newKey } from '../../../testing/test-works.ts';

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
  return changeRecording(kofi, submitted, 'confirmation');
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

test('takes a changed claim as what the member holds in all too, and leaves its end to a release', async () => {
  const { id } = await withEntered('Changed In All', 4000);
  await claimRights(kofi, id, aClaim({ share: 6000 }));
  const change = async (share: number) => {
    const headers = changingRecording(await recordingAs(kofi, id));
    return kofi.inject('PUT', `/recordings/${id}/rights-claims`, { headers, payload: aClaim({ share }) });
  };
  expect((await change(5000)).statusCode).toBe(200);
  expect(await linesOf(kofi, id)).toEqual([
    [4000, false, 8, null],
    [1000, true, 1, '2026-12-31'],
  ]);
  const refused = await change(4000);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'already_yours']);
  expect(refused.json().message).toContain('Release your claim');
});

test('rejects a claim over a recording that has changed since the member saw it', async () => {
  const seen = await withEntered('Claimed Meanwhile', 4000);
  const yaw = await api.signUp({ given_name: 'Yaw' });
  await claimRights(yaw, seen.id, aClaim({ share: 3000 }));
  const claimAt = ({ version }: { readonly version: number }) =>
    kofi.inject('POST', `/recordings/${seen.id}/rights-claims`, {
      headers: { ...newKey(), 'if-match': `"${version}"` },
      payload: aClaim({ share: 7000 }),
    });
  const refused = await claimAt(seen);
  expect([refused.statusCode, refused.json().code]).toEqual([412, 'stale_version']);
  expect(await doubleClaimOf(kofi, seen.id)).toBeUndefined();
  expect((await claimAt(await recordingAs(kofi, seen.id))).statusCode).toBe(201);
});

test('divides a claim where the submitter entered rights in a part of it', async () => {
  const rights = [
    aRight(ama.partyId, { share: 3000 }),
    aRight(kofi.partyId, { share: 4000, uses: ['broadcast'], valid_from: '2026-07-01' }),
  ];
  const submitted = await registerRecording(ama, { ...aRecordingDraft('In Part'), rights });
  const { id } = await changeRecording(kofi, submitted, 'confirmation');
  const uses = ['broadcast', 'public_performance'] as const;
  expect((await claimRights(kofi, id, aClaim({ share: 5000, uses: [...uses] }))).statusCode).toBe(201);
  const added = (await recordingAs(kofi, id)).rights.filter(({ is_claim }) => is_claim);
  expect(added.map((line) => [line.uses.join(), line.share, line.valid_from, line.valid_to]).sort()).toEqual([
    ['broadcast', 1000, '2026-07-01', '2026-12-31'],
    ['broadcast', 5000, '2026-03-01', '2026-06-30'],
    ['public_performance', 5000, '2026-03-01', '2026-12-31'],
  ]);
});

test('shows what a confirmation replaces, and the claim that it may lower', async () => {
  const { id } = await withEntered('Preview', 4000);
  await claimRights(kofi, id, aClaim({ share: 6000 }));
  const rights = [aRight(ama.partyId, { share: 3000 }), aRight(kofi.partyId, { share: 5000 })];
  await amendRecording(ama, await recordingAs(ama, id), { ...aRecordingDraft('Preview'), rights });
  const { items, active } = (await kofi.inject('GET', `/recordings/awaiting-me?ids=${id}`)).json().data;
  const sharesIn = (revision: RecordingDetails) =>
    revision.rights.flatMap(({ is_me, is_claim, share }) => (is_me ? [[share, is_claim]] : []));
  expect(items.map(sharesIn)).toEqual([[[5000, false]]]);
  expect(active.map(sharesIn)).toEqual([
    [
      [4000, false],
      [2000, true],
    ],
  ]);
});

test('lowers the claim as far as the submitter enters it and the member confirms, until it ends', async () => {
  const { id } = await withEntered('All Of It', 4000);
  await claimRights(kofi, id, aClaim({ share: 6000 }));
  const amended = async (share: number) => {
    const rights = [aRight(ama.partyId, { share: 3000 }), aRight(kofi.partyId, { share })];
    return amendRecording(ama, await recordingAs(ama, id), { ...aRecordingDraft('All Of It'), rights });
  };
  await changeRecording(kofi, await amended(5000), 'confirmation');
  expect(await linesOf(kofi, id)).toEqual([
    [5000, false, 8, null],
    [1000, true, 1, '2026-12-31'],
  ]);
  await changeRecording(kofi, await amended(7000), 'confirmation');
  expect(await linesOf(kofi, id)).toEqual([[7000, false, 8, null]]);
});

test('lowers a claim that a case gave the submitter as far as they enter it themselves', async () => {
  const rights = [
    aRight(ama.partyId, { share: 3000, valid_to: '2024-12-31' }),
    aRight(ama.partyId, { share: 2000, valid_from: '2025-01-01' }),
  ];
  const { id } = await registerRecording(ama, { ...aRecordingDraft('From A Case'), rights });
  await api.db
    .updateTable('recording_right')
    .set({ claimed_by: ama.memberId })
    .where('recording_id', '=', id)
    .where('share', '=', 2000)
    .execute();
  const amended = [aRight(ama.partyId, { share: 10_000 })];
  await amendRecording(ama, await recordingAs(ama, id), { ...aRecordingDraft('From A Case'), rights: amended });
  expect(await linesOf(ama, id)).toEqual([[10_000, false, 8, null]]);
});

describe('rights of one party in several lines', () => {
  test('stay on hold unchanged if they exceed 100% within the tolerance of totals', async () => {
    const rights = [aRight(ama.partyId, { share: 4000 }), aRight(kofi.partyId, { share: 4000 })];
    const pending = await registerRecording(ama, { ...aRecordingDraft('By A Hair'), rights });
    const { id } = await changeRecording(kofi, pending, 'confirmation');
    const lines = [...aClaim({ share: 6000 }).lines, ...aClaim({ share: 4006 }).lines];
    const claimed = await claimRights(kofi, id, { ...aClaim(), lines });
    expect(claimed.statusCode).toBe(201);
    const shares = { parties: [{ shares: [10_006] }, { shares: [4000] }] };
    expect(await doubleClaimOf(kofi, id)).toMatchObject({ total: 14_006, ...shares });
  });

  /** Kofi claims 60% of a recording, and Ama then enters a share for him, which he confirms. */
  async function namedLater(title: string, share: number) {
    const rights = [aRight(ama.partyId, { share: 4000 })];
    const { id } = await registerRecording(ama, { ...aRecordingDraft(title), rights });
    const claimed = await claimRights(kofi, id, aClaim({ share: 6000 }));
    expect(claimed.statusCode).toBe(201);
    const active = await recordingAs(ama, id);
    const draft = recordingDraftOf(active);
    await amendRecording(ama, active, { ...draft, rights: [...draft.rights, aRight(kofi.partyId, { share })] });
    await changeRecording(kofi, await recordingAs(kofi, id), 'confirmation');
    return id;
  }

  test.each([
    { entered: 5500, claims: [['Kofi Mensah', 500, true]] },
    { entered: 6000, claims: [] },
  ])('count once if the submitter enters $entered of what the party claimed', async ({ entered, claims }) => {
    const id = await namedLater(`Granted ${entered}`, entered);
    const { rights, is_in_dispute } = await recordingAs(kofi, id);
    expect(rights.map(({ name, share, is_claim }) => [name, share, is_claim])).toEqual([
      ['Ama Kusi', 4000, false],
      ['Kofi Mensah', entered, false],
      ...claims,
    ]);
    expect([is_in_dispute, await doubleClaimOf(kofi, id)]).toEqual([false, undefined]);
  });
});

test('rejects further claims to rights in an overlap by its parties, and allows those elsewhere', async () => {
  const rights = [aRight(ama.partyId, { share: 8000 })];
  const { id } = await registerRecording(ama, { ...aRecordingDraft('Claimed Again'), rights });
  expect((await claimRights(kofi, id, aClaim({ share: 4000 }))).statusCode).toBe(201);
  const inNigeria = aClaim({ share: 1000, territories: [{ territory: '0566', is_included: true }] });
  const inBoth = { ...inNigeria, lines: [...inNigeria.lines, ...aClaim({ share: 5000 }).lines] };
  for (const claim of [aClaim({ share: 6000 }), inBoth]) {
    const refused = await claimRights(kofi, id, claim);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'on_hold']);
    expect(refused.json().message).toContain('you can only reduce your claim');
  }
  expect(await doubleClaimOf(ama, id)).toMatchObject({
    total: 12_000,
    parties: [{ shares: [8000] }, { shares: [4000] }],
  });
  expect((await claimRights(kofi, id, inNigeria)).statusCode).toBe(201);
});
