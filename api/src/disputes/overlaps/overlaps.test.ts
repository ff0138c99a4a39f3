import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aClaim, aDoubleClaim, claimRights, doubleClaimOf } from '../../testing/test-overlaps.ts';
import {
  aRecordingDraft,
  aRight,
  changingRecording,
  recordingAs,
  registerRecording,
} from '../../testing/test-recordings.ts';
import { newKey } from '../../testing/test-works.ts';

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

async function notificationsOf(member: TestMember): Promise<string[]> {
  const { items } = (await member.inject('GET', '/notifications')).json().data;
  return items.map(({ title, message }: { title: string; message: string }) => `${title}: ${message}`);
}

function casesOf(recordingId: string) {
  return api.db
    .selectFrom('opposition')
    .select(['id', 'number', 'state', 'resolution'])
    .where('recording_id', '=', recordingId)
    .orderBy('id')
    .execute();
}

function holdsOf(recordingId: string) {
  return api.db
    .selectFrom('hold')
    .select(['party_id', 'share', 'scope'])
    .where('recording_id', '=', recordingId)
    .where('released_at', 'is', null)
    .orderBy('share', 'desc')
    .execute();
}

async function eventsOf(caseId: string): Promise<string[]> {
  const rows = await api.db
    .selectFrom('opposition_event')
    .select('type')
    .where('opposition_id', '=', caseId)
    .orderBy('id')
    .execute();
  return rows.map(({ type }) => type);
}

describe('claims of rights in a registered recording', () => {
  test('activates at once as a new revision if the rights are free, and notifies the others', async () => {
    const { id } = await registerRecording(ama, {
      ...aRecordingDraft('Room For Two'),
      rights: [aRight(ama.partyId, { share: 4000 })],
    });
    const made = await claimRights(kofi, id);
    expect([made.statusCode, made.headers.etag]).toEqual([201, `"${made.json().data.version}"`]);
    const shown = await recordingAs(kofi, id);
    expect(shown).toMatchObject({ revision: 2, state: 'registered', is_party: true, is_in_dispute: false });
    expect(shown.rights.map((line) => [line.name, line.share, line.is_claim, line.confirmation])).toEqual([
      ['Ama Kusi', 4000, false, 'submitter'],
      ['Kofi Mensah', 5000, true, 'confirmed'],
    ]);
    expect(shown.events.at(-1)).toMatchObject({ type: 'claimed', is_me: true });
    expect((await notificationsOf(ama))[0]).toBe(
      'Kofi Mensah claimed rights: “Room For Two” by Adwoa Boateng: 50.00%, broadcast, Ghana, 1 March 2026 to 31 December 2026',
    );
    expect(await casesOf(id)).toEqual([]);
  });

  test('hides the agreements of other holders from the claimant', async () => {
    const { id } = await registerRecording(ama, {
      ...aRecordingDraft('By Agreement'),
      rights: [aRight(ama.partyId, { share: 4000, source: 'Agreement of 2019' })],
    });
    await claimRights(kofi, id, aClaim({ source: 'Deed of 2026' }));
    const sources = async (member: TestMember) => (await recordingAs(member, id)).rights.map(({ source }) => source);
    expect(await sources(kofi)).toEqual([null, 'Deed of 2026']);
    expect(await sources(ama)).toEqual(['Agreement of 2019', 'Deed of 2026']);
    expect(await sources(yaa)).toEqual([null, null]);
  });

  test('confirms what the submitter entered for the member', async () => {
    const { id } = await registerRecording(ama, aRecordingDraft('Entered For Kofi', ama, kofi));
    await api.db
      .updateTable('recording_right')
      .set({ confirmation: 'unconfirmed' })
      .where('recording_id', '=', id)
      .where('party_id', '=', kofi.partyId)
      .execute();
    await api.db
      .updateTable('recording_revision')
      .set({ state: 'registered' })
      .where('recording_id', '=', id)
      .execute();
    expect((await claimRights(kofi, id)).statusCode).toBe(201);
    const shown = await recordingAs(kofi, id);
    expect(shown.rights.map(({ is_claim, confirmation }) => [is_claim, confirmation])).toEqual([
      [false, 'submitter'],
      [false, 'confirmed'],
    ]);
    expect((await claimRights(kofi, id)).json().code).toBe('already_yours');
  });

  test('rejects claims above 100% by one member, with scope, and on inactive recordings', async () => {
    const { id } = await registerRecording(ama, aRecordingDraft('Too Much', ama));
    const refused = await claimRights(ama, id);
    expect(refused.json().code).toBe('already_yours');
    const { lines } = aClaim({ share: 6000 });
    const twice = await claimRights(kofi, id, { ...aClaim(), lines: [...lines, ...lines] });
    expect(twice.statusCode).toBe(422);
    expect(twice.json().details[0]).toEqual({
      path: 'lines.0.share',
      message:
        'Together with the rights you already hold, this is more than 100%. Ghana, 1 March 2026 to 31 December 2026: 120.00% claimed.',
    });
    const draft = await ama.inject('POST', '/recordings', {
      headers: newKey(),
      payload: aRecordingDraft('Draft', ama),
    });
    expect((await claimRights(kofi, draft.json().data.id)).statusCode).toBe(404);
    expect((await claimRights(ama, draft.json().data.id)).json().code).toBe('not_in_force');
  });

  test('can be changed and released by the claimant alone', async () => {
    const { id } = await registerRecording(ama, {
      ...aRecordingDraft('Changed And Released'),
      rights: [aRight(ama.partyId, { share: 4000 })],
    });
    await claimRights(kofi, id);
    const change = async (member: TestMember, method: 'PUT' | 'DELETE') =>
      member.inject(method, `/recordings/${id}/rights-claims`, {
        headers: changingRecording(await recordingAs(member, id)),
        ...(method === 'PUT' && { payload: aClaim({ share: 2000, valid_to: null }) }),
      });
    expect((await change(yaa, 'DELETE')).statusCode).toBe(404);
    expect((await change(ama, 'DELETE')).json().code).toBe('nothing_claimed');
    expect((await change(kofi, 'PUT')).statusCode).toBe(200);
    expect((await recordingAs(ama, id)).rights[1]).toMatchObject({ share: 2000, valid_to: null });
    expect((await change(kofi, 'DELETE')).statusCode).toBe(200);
    const shown = await recordingAs(ama, id);
    expect(shown.rights).toHaveLength(1);
    expect(shown.events.at(-1)).toMatchObject({ type: 'released', actor_name: 'Kofi Mensah' });
  });
});

describe('claims above 100%', () => {
  test('describe what is on hold once for all uses', async () => {
    const { id } = await registerRecording(ama, {
      ...aRecordingDraft('All Uses'),
      rights: [aRight(ama.partyId, { share: 8000 })],
    });
    await claimRights(kofi, id, aClaim({ uses: [...USE_TYPES] }));
    const [found] = await casesOf(id);
    const { holds } = (await kofi.inject('GET', `/oppositions/${found?.id}`)).json().data;
    expect(holds.map(({ words }: { words: string }) => words)).toEqual([
      'All uses: Ghana, 1 March 2026 to 31 December 2026',
      'All uses: Ghana, 1 March 2026 to 31 December 2026',
    ]);
  });

  test('opens a case with the exact overlap, a hold, and a notification of its scope to both sides', async () => {
    const { id } = await aDoubleClaim(ama, kofi, 'Night Market');
    const shown = await recordingAs(ama, id);
    expect(shown.is_in_dispute).toBe(true);
    const [found] = await casesOf(id);
    expect(found?.state).toBe('awaiting_response');
    const overlap = { use: 'broadcast', countries: ['0288'], from: '2026-03-01', to: '2026-12-31', total: 13_000 };
    expect(await holdsOf(id)).toEqual([
      { party_id: ama.partyId, share: 8000, scope: [overlap] },
      { party_id: kofi.partyId, share: 5000, scope: [overlap] },
    ]);
    const words = '“Night Market”: Ghana, 1 March 2026 to 31 December 2026: 130.00% claimed.';
    expect((await notificationsOf(ama))[0]).toContain(
      `Claims overlap: ${words} Case ${found?.number} needs your response by`,
    );
    expect((await notificationsOf(kofi))[0]).toContain(
      `Claims overlap: ${words} Case ${found?.number} is waiting for Ama Kusi until`,
    );
    expect(await doubleClaimOf(kofi, id)).toMatchObject({ is_my_turn: false, answers: ['revoke'], total: 13_000 });
    expect(await doubleClaimOf(ama, id)).toMatchObject({
      is_my_turn: true,
      answers: ['revoke', 'maintain', 'pending'],
      scope: [overlap],
      parties: [
        { name: 'Ama Kusi', is_me: true, shares: [8000], is_awaited: true },
        { name: 'Kofi Mensah', is_me: false, shares: [5000], is_awaited: false },
      ],
    });
    const days = (Date.parse((await doubleClaimOf(ama, id))?.respond_by ?? '') - Date.now()) / 86_400_000;
    expect(Math.floor(days)).toBe(90);
  });

  test('keeps one case that a third claimant joins, with the combined scope', async () => {
    const { id } = await aDoubleClaim(ama, kofi, 'A Third One');
    expect((await claimRights(yaa, id, aClaim({ valid_to: null, share: 3000 }))).statusCode).toBe(201);
    const [found, ...others] = await casesOf(id);
    expect(others).toEqual([]);
    const claim = await doubleClaimOf(yaa, id);
    expect(claim?.scope.map(({ from, to, total }) => [from, to, total])).toEqual([
      ['2026-03-01', '2026-12-31', 16_000],
      ['2027-01-01', null, 11_000],
    ]);
    expect(claim?.parties.map(({ name, is_awaited }) => [name, is_awaited])).toEqual([
      ['Yaa Boateng', false],
      ['Ama Kusi', true],
      ['Kofi Mensah', false],
    ]);
    expect(await eventsOf(found?.id ?? '')).toEqual(['detect', 'joined', 'changed']);
  });

  test('leaves the case unchanged when something else of the recording changes', async () => {
    const { id } = await aDoubleClaim(ama, kofi, 'Not Concerned');
    const target = await doubleClaimOf(ama, id);
    const elsewhere = { territories: [{ territory: '0566', is_included: true }], share: 1000 };
    expect((await claimRights(yaa, id, aClaim(elsewhere))).statusCode).toBe(201);
    expect((await doubleClaimOf(ama, id))?.version).toBe(target?.version);
    expect(await eventsOf(target?.opposition_id ?? '')).toEqual(['detect']);
  });

  test('opens one case for two concurrent claims', async () => {
    const { id } = await registerRecording(ama, aRecordingDraft('At Once', ama));
    const made = await Promise.all([claimRights(kofi, id), claimRights(yaa, id), claimRights(kofi, id)]);
    expect(made.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409]);
    expect(await casesOf(id)).toHaveLength(1);
    expect((await recordingAs(ama, id)).rights).toHaveLength(3);
  });

  test('ends the case and its hold when the claim is released', async () => {
    const { id } = await aDoubleClaim(ama, kofi, 'Released Again');
    const target = await recordingAs(kofi, id);
    const released = await kofi.inject('DELETE', `/recordings/${id}/rights-claims`, {
      headers: changingRecording(target),
    });
    expect(released.json().data).toMatchObject({ is_in_dispute: false });
    const [found] = await casesOf(id);
    expect(found).toMatchObject({ state: 'withdrawn', resolution: 'withdrawn' });
    expect(await holdsOf(id)).toEqual([]);
    expect((await notificationsOf(ama))[0]).toBe(
      `Overlap ended: “Released Again”: the claim was released, and so were all holds. Case ${found?.number} is closed`,
    );
  });

  test('lets the submitter settle it by amending their own rights, which can’t increase meanwhile', async () => {
    const { id } = await aDoubleClaim(ama, kofi, 'Raised');
    const target = await recordingAs(kofi, id);
    const raised = await kofi.inject('PUT', `/recordings/${id}/rights-claims`, {
      headers: changingRecording(target),
      payload: aClaim({ share: 6000 }),
    });
    expect(raised.json()).toMatchObject({ code: 'on_hold' });
    const less = await kofi.inject('PUT', `/recordings/${id}/rights-claims`, {
      headers: changingRecording(target),
      payload: aClaim({ share: 2000 }),
    });
    expect(less.json().data).toMatchObject({ is_in_dispute: false });
    expect(await casesOf(id)).toMatchObject([{ state: 'withdrawn' }]);
  });

  test('keeps the history permanently', async () => {
    const { id } = await aDoubleClaim(ama, kofi, 'For Ever');
    const [found] = await casesOf(id);
    const change = api.db
      .updateTable('opposition_event')
      .set({ note: 'no' })
      .where('opposition_id', '=', found?.id ?? '');
    await expect(change.execute()).rejects.toThrow('never changed');
  });
});
