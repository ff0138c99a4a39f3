import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { caseAs } from '../../testing/test-filing.ts';
import { aClaim, aDoubleClaim, doubleClaimOf } from '../../testing/test-overlaps.ts';
import { changingRecording, recordingAs } from '../../testing/test-recordings.ts';
import { society } from '../../testing/test-society.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});

describe('silence about overlapping claims', () => {
  test('is recorded as a concession once staff confirm', async () => {
    const recording = await aDoubleClaim(ama, kofi, 'Silent Overlap');
    const { items } = (await kofi.inject('GET', '/oppositions?query=silent')).json().data;
    expect((await society(api, 'cases', 'default', items[0].number)).problem?.code).toBe('not_due');
    api.clock.advance(91 * 86_400_000);
    expect((await society(api, 'cases', 'list', '--overdue')).data.length).toBeGreaterThan(0);
    const done = await society(api, 'cases', 'default', items[0].number, '--yes');
    expect(done).toMatchObject({ code: 0, data: { state: 'resolved', resolution: 'default' } });
    [ama, kofi] = [await api.signIn(ama), await api.signIn(kofi)];
    const after = await recordingAs(kofi, recording.id);
    expect(after.is_in_dispute).toBe(false);
    const inGhana = after.rights.filter(({ party_id, uses }) => party_id === ama.partyId && uses.includes('broadcast'));
    expect(inGhana.some(({ territories }) => territories.some((each) => !each.is_included))).toBe(true);
  });

  test('takes what exceeds 100% in each territory, and no more', async () => {
    const { id } = await aDoubleClaim(ama, kofi, 'Silent In Two Countries');
    const inNigeria = aClaim({ share: 3000, territories: [{ territory: '0566', is_included: true }] });
    await kofi.inject('PUT', `/recordings/${id}/rights-claims`, {
      headers: changingRecording(await recordingAs(kofi, id)),
      payload: { ...inNigeria, lines: [...aClaim().lines, ...inNigeria.lines] },
    });
    const caseId = (await doubleClaimOf(ama, id))?.opposition_id ?? '';
    api.clock.advance(91 * 86_400_000);
    expect((await society(api, 'cases', 'default', caseId, '--yes')).code).toBe(0);
    [ama, kofi] = [await api.signIn(ama), await api.signIn(kofi)];
    const { rights } = await recordingAs(ama, id);
    const hers = rights.filter(({ party_id, territories }) => party_id === ama.partyId && territories.length === 1);
    const shares = hers.map(({ territories: [only], share }) => [only?.territory, share]);
    expect(shares).toEqual(
      expect.arrayContaining([
        ['0288', 5000],
        ['0566', 7000],
      ]),
    );
    expect((await caseAs(ama, caseId)).resolved_lines?.map(({ shares: { recording } }) => recording)).toEqual([
      7000, 5000,
    ]);
  });
});
