import type { RecordingDetails, RightLine } from '@counterpoint/domain/schemas/recordings';
import { recordingDraftOf } from '@counterpoint/domain/schemas/recordings';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { caseAs } from '../../../testing/test-filing.ts';
import { aDoubleClaim, doubleClaimOf } from '../../../testing/test-overlaps.ts';
import { actOnRecording, changeRecording, changingRecording, recordingAs } from '../../../testing/test-recordings.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah' });
});
afterAll(() => api.close());

/** Submits a new revision with changes to the submitter's own lines. */
async function amend(active: RecordingDetails, change: (line: RightLine) => Partial<RightLine>) {
  const begun = await changeRecording(ama, active, 'amendment');
  const draft = recordingDraftOf(begun);
  const saved = await ama.inject('PUT', `/recordings/${active.id}/amendment`, {
    headers: changingRecording(begun),
    payload: { ...draft, label: 'Osu Music', rights: draft.rights.map((line) => ({ ...line, ...change(line) })) },
  });
  return actOnRecording(ama, saved.json().data, {
    name: 'amendment/submission',
    payload: { change_note: 'It was wrong.' },
  });
}

async function caseOf(recordingId: string) {
  return api.db
    .selectFrom('opposition')
    .select(['state', 'resolution'])
    .where('recording_id', '=', recordingId)
    .executeTakeFirstOrThrow();
}

describe('amendments while claims overlap', () => {
  test('allows changes of undisputed rights and keeps the claims of others', async () => {
    const active = await aDoubleClaim(ama, kofi, 'Undisputed');
    const amended = await amend(active, () => ({}));
    expect(amended.json().data).toMatchObject({ label: 'Osu Music', state: 'registered', is_in_dispute: true });
    const { rights } = await recordingAs(kofi, active.id);
    expect(rights.map(({ name, is_claim }) => [name, is_claim])).toEqual([
      ['Ama Kusi', false],
      ['Kofi Mensah', true],
    ]);
    expect(await doubleClaimOf(ama, active.id)).toMatchObject({ is_my_turn: true, total: 13_000 });
  });

  test('rejects an increase of disputed rights', async () => {
    const active = await aDoubleClaim(ama, kofi, 'Raised By Amending');
    const refused = await amend(active, () => ({ share: 9000 }));
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('Ama Kusi')]);
  });

  test('allows the member to concede their own rights, which ends the case as agreed', async () => {
    const active = await aDoubleClaim(ama, kofi, 'Given Way By Amending');
    const amended = await amend(active, () => ({ share: 5000 }));
    expect(amended.json().data).toMatchObject({ is_in_dispute: false });
    expect(await caseOf(active.id)).toEqual({ state: 'resolved', resolution: 'agreed' });
  });

  test('counts a partial concession as an answer, and continues the case about the rest', async () => {
    const active = await aDoubleClaim(ama, kofi, 'Given Way In Part');
    await amend(active, () => ({ share: 6000 }));
    expect(await caseOf(active.id)).toMatchObject({ state: 'in_dispute' });
    const overlap = await doubleClaimOf(ama, active.id);
    expect(overlap).toMatchObject({ total: 11_000, is_my_turn: false });
    expect(overlap?.parties[0]).toMatchObject({ shares: [6000], answer: 'update' });
    const { acts } = await caseAs(ama, overlap?.opposition_id ?? '');
    expect(acts).toContainEqual({ act: 'revoke', blocked: null });
  });

  test('rejects the withdrawal of the recording', async () => {
    const active = await aDoubleClaim(ama, kofi, 'Not Withdrawn');
    const refused = await actOnRecording(ama, active, {
      name: 'withdrawal',
      payload: { reason: 'It was never released.' },
    });
    expect(refused.json().code).toBe('in_dispute');
  });
});
