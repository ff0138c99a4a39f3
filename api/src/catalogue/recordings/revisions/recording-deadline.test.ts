import { type RecordingDetails, recordingDraftOf } from '@counterpoint/domain/schemas/recordings';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runDueJobs } from '../../../platform/jobs/job-runner.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { claimRights } from '../../../testing/test-overlaps.ts';
import {
  amendRecording,
  aRecordingDraft,
  aRight,
  changeRecording,
  changingRecording,
  recordingAs,
  registerRecording,
} from '../../../testing/test-recordings.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let yaa: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah' });
  yaa = await api.signUp({ given_name: 'Yaa', other_names: 'Boateng' });
});
afterAll(() => api.close());

async function advanceDays(days: number): Promise<void> {
  api.clock.advance(days * DAY_MS);
  await runDueJobs({ db: api.db, now: api.clock.now });
  // Sessions don't last the months of these tests.
  [ama, kofi, yaa] = [await api.signIn(ama), await api.signIn(kofi), await api.signIn(yaa)];
}

/** Kofi must confirm a lower share; then another member claims his share, which is put on hold. */
async function pendingRecording(title: string): Promise<RecordingDetails> {
  const pending = await registerRecording(ama, aRecordingDraft(title, ama, kofi));
  const active = await changeRecording(kofi, pending, 'confirmation');
  const rights = [aRight(ama.partyId, { share: 6000 }), aRight(kofi.partyId, { share: 4000 })];
  await amendRecording(ama, active, { ...recordingDraftOf(active), rights });
  await claimRights(yaa, pending.id);
  return recordingAs(kofi, pending.id);
}

async function releaseClaim(id: string): Promise<void> {
  const target = await recordingAs(yaa, id);
  const headers = changingRecording(target);
  const released = await yaa.inject('DELETE', `/recordings/${id}/rights-claims`, { headers });
  expect(released.statusCode).toBe(200);
  await runDueJobs({ db: api.db, now: api.clock.now });
}

const sharesAs = async (id: string) => (await recordingAs(ama, id)).rights.map(({ share }) => share);

describe('a pending revision of a recording that waits for shares on hold', () => {
  test('becomes active when the claim is released after its deadline, if everyone has confirmed', async () => {
    const held = await pendingRecording('Time Has Passed');
    await changeRecording(kofi, held, 'confirmation');
    await advanceDays(31);
    expect(await recordingAs(ama, held.id)).toMatchObject({ pending_revision: 2, is_in_dispute: true });
    await advanceDays(45);
    await releaseClaim(held.id);
    expect(await recordingAs(ama, held.id)).toMatchObject({ revision: 2, pending_revision: null, state: 'registered' });
    expect(await sharesAs(held.id)).toEqual([6000, 4000]);
  });

  test('becomes active when the claim is released, if everyone has confirmed', async () => {
    const held = await pendingRecording('All Have Confirmed');
    await changeRecording(kofi, held, 'confirmation');
    expect(await sharesAs(held.id)).toEqual([5000, 5000, 5000]);
    await releaseClaim(held.id);
    expect(await sharesAs(held.id)).toEqual([6000, 4000]);
  });

  test('lapses at its deadline if a confirmation is missing', async () => {
    const { id } = await pendingRecording('Still Asked');
    await releaseClaim(id);
    expect(await sharesAs(id)).toEqual([5000, 5000]);
    await advanceDays(31);
    expect(await sharesAs(id)).toEqual([5000, 5000]);
    expect((await recordingAs(ama, id)).events.at(-1)?.type).toBe('lapsed');
  });

  test('becomes active within a day after another recording gives up its ISRC', async () => {
    const isrc = 'GBEMI2499901';
    const waiting = await registerRecording(ama, { ...aRecordingDraft('Same Number', ama, kofi), isrc });
    const other = await registerRecording(yaa, { ...aRecordingDraft('Was First', yaa), isrc });
    await advanceDays(31);
    expect((await recordingAs(ama, waiting.id)).state).toBe('awaiting_confirmation');
    await changeRecording(yaa, other, { name: 'withdrawal', payload: { reason: 'It was entered by mistake.' } });
    await advanceDays(1);
    expect((await recordingAs(ama, waiting.id)).state).toBe('registered');
  });
});
