import type { RecordingDetails, RecordingDraftInput, RecordingRevision } from '@counterpoint/domain/schemas/recordings';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runDueJobs } from '../../../platform/jobs/job-runner.ts';
import { formatDay } from '../../../platform/time/format.ts';
import { advanceToLastMinute } from '../../../testing/advance-days.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { claimRights } from '../../../testing/test-overlaps.ts';
import {
  actOnRecording,
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
let esi: TestMember;

beforeAll(async () => {
  // Sessions outlast the month that these tests go through.
  api = await createTestApi({ SESSION_HOURS: '720', SESSION_IDLE_MINUTES: '43200' });
  ama = await api.signUp({});
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah' });
  esi = await api.signUp({ given_name: 'Esi', other_names: 'Osei' });
});
afterAll(() => api.close());

async function createActive(payload: RecordingDraftInput): Promise<RecordingDetails> {
  const waiting = await registerRecording(ama, payload);
  return waiting.state === 'registered' ? waiting : changeRecording(kofi, waiting, 'confirmation');
}

const amend = (recording: RecordingDetails, payload: RecordingDraftInput) => amendRecording(ama, recording, payload);

describe('amendments of recordings', () => {
  test('drafts an amendment without changing the active revision', async () => {
    const active = await createActive(aRecordingDraft('Kente', ama, kofi));
    expect((await ama.inject('GET', `/recordings/${active.id}/amendment`)).json()).toEqual({ data: null });
    const begun = await changeRecording(ama, active, 'amendment');
    expect(begun).toMatchObject({ state: 'draft', revision: 2, title: 'Kente' });
    expect((await recordingAs(ama, active.id)).pending_revision).toBe(2);
    expect(await recordingAs(kofi, active.id)).toMatchObject({ state: 'registered', pending_revision: null });
    expect((await kofi.inject('GET', `/recordings/${active.id}/amendment`)).json()).toEqual({ data: null });
    expect((await actOnRecording(ama, begun, 'amendment')).json().code).toBe('amendment_exists');
  });

  test('starts with the first save, and shows it to a second one over the same revision', async () => {
    const active = await createActive(aRecordingDraft('Adinkra', ama));
    const save = (label: string) =>
      ama.inject('PUT', `/recordings/${active.id}/amendment`, {
        headers: changingRecording(active),
        payload: { ...aRecordingDraft('Adinkra', ama), label },
      });
    expect((await save('Osu Music')).json().data).toMatchObject({ state: 'draft', revision: 2, label: 'Osu Music' });
    const second = await save('Tema Music');
    expect(second.statusCode).toBe(412);
    expect(second.json().current).toMatchObject({ state: 'draft', revision: 2, label: 'Osu Music' });
  });

  test('reports a claim that came first and differs only by it', async () => {
    const rights = [aRight(ama.partyId, { share: 4000 })];
    const draft = { ...aRecordingDraft('Kente', ama), rights };
    const active = await createActive(draft);
    const begun = await changeRecording(ama, active, 'amendment');
    expect((await claimRights(esi, active.id)).statusCode).toBe(201);
    const headers = changingRecording({ ...begun, version: (await recordingAs(ama, active.id)).version });
    const payload = { ...draft, label: 'Osu Music' };
    const saved = await ama.inject('PUT', `/recordings/${active.id}/amendment`, { headers, payload });
    await changeRecording(ama, saved.json().data, {
      name: 'amendment/submission',
      payload: { change_note: 'It has a label.' },
    });
    const { items } = (await ama.inject('GET', `/recordings/${active.id}/revisions`)).json().data;
    expect(items.map(({ number, state }: RecordingRevision) => [number, state])).toEqual([
      [2, 'registered'],
      [3, 'superseded'],
      [1, 'superseded'],
    ]);
    expect(items[1].changed).toEqual(['rights']);
    expect(items[0].changed).not.toContain('rights');
  });

  test('asks only the holders whose rights change, and supersedes at once if there are none', async () => {
    const draft = aRecordingDraft('Kente', ama, kofi);
    const active = await createActive(draft);
    const amended = await amend(active, { ...draft, title: 'Kente Lines', label: 'Osu Music' });
    expect(amended).toMatchObject({ state: 'registered', revision: 2, change_note: 'It was wrong.' });
    expect(amended.rights[1]?.confirmation).toBe('confirmed');
    const { items } = (await ama.inject('GET', '/recordings?query=kente lines')).json().data;
    expect(items).toMatchObject([{ title: 'Kente Lines', label: 'Osu Music', state: 'registered' }]);
    const revisions = (await kofi.inject('GET', `/recordings/${active.id}/revisions`)).json().data.items;
    expect(revisions).toMatchObject([
      { number: 2, state: 'registered', changed: ['title', 'about'], author_name: 'Ama Mensah' },
      { number: 1, state: 'superseded', changed: [] },
    ]);
    expect((await recordingAs(kofi, active.id, '/revisions/1')).title).toBe('Kente');
    expect((await esi.inject('GET', `/recordings/${active.id}/revisions`)).statusCode).toBe(404);
  });

  test('waits for holders who lose rights or are removed', async () => {
    const active = await createActive(aRecordingDraft('Kente', ama, kofi));
    const less = await amend(active, {
      ...aRecordingDraft('Kente'),
      rights: [aRight(ama.partyId, { share: 8_000 }), aRight(kofi.partyId, { share: 2_000 })],
    });
    expect(less).toMatchObject({ state: 'awaiting_confirmation', revision: 2 });
    expect((await recordingAs(esi, active.id)).rights[1]?.share).toBe(5_000);
    const back = await changeRecording(ama, less, 'taking-back');
    const without = await ama.inject('PUT', `/recordings/${active.id}/amendment`, {
      headers: changingRecording(back),
      payload: aRecordingDraft('Kente', ama),
    });
    const pending = await changeRecording(ama, without.json().data, {
      name: 'amendment/submission',
      payload: { change_note: 'Alone.' },
    });
    expect(pending).toMatchObject({ state: 'awaiting_confirmation', removed: [{ name: 'Kofi Mensah' }] });
    const done = await changeRecording(kofi, pending, 'confirmation');
    expect(done).toMatchObject({ state: 'registered', revision: 2, rights: [{ is_me: false, share: 10_000 }] });
  });

  test('keeps a confirmation that its holder gives while it awaits others', async () => {
    const active = await createActive(aRecordingDraft('Kente', ama, kofi));
    await api.db
      .updateTable('recording_right')
      .set({ confirmation: 'unconfirmed' })
      .where('recording_id', '=', active.id)
      .where('party_id', '=', kofi.partyId)
      .execute();
    const right = (member: TestMember, share: number) => aRight(member.partyId, { share });
    const rights = [right(ama, 3000), right(kofi, 5000), right(esi, 2000)];
    const pending = await amend(await recordingAs(ama, active.id), { ...aRecordingDraft('Kente'), rights });
    expect(pending.state).toBe('awaiting_confirmation');
    expect((await claimRights(kofi, active.id)).statusCode).toBe(201);
    const amended = await changeRecording(esi, await recordingAs(esi, active.id), 'confirmation');
    expect(amended.revision).toBe(2);
    expect(amended.rights.map(({ confirmation }) => confirmation)).toEqual(['submitter', 'confirmed', 'confirmed']);
  });

  test('copies the claims of others, which the submitter can’t change', async () => {
    const draft = { ...aRecordingDraft('Kente'), rights: [aRight(ama.partyId, { share: 5_000 })] };
    const active = await createActive(draft);
    await api.db
      .insertInto('recording_right')
      .values({
        recording_id: active.id,
        revision: 1,
        position: 1,
        party_id: kofi.partyId,
        role: 'licensee',
        uses: ['broadcast'],
        share: 4_000,
        territories: JSON.stringify([{ is_included: true, territory: '2136' }]),
        valid_from: '2024-01-01',
        valid_to: null,
        source: null,
        is_controlled_by_third_party: false,
        claimed_by: kofi.memberId,
        confirmation: 'submitter',
        confirmed_at: null,
      })
      .execute();
    const begun = await changeRecording(ama, active, 'amendment');
    expect(begun.rights).toMatchObject([{ share: 5_000, is_claim: false }]);
    const amended = await changeRecording(ama, begun, {
      name: 'amendment/submission',
      payload: { change_note: 'Nothing much.' },
    });
    expect(amended.rights).toMatchObject([
      { share: 5_000, is_claim: false },
      { share: 4_000, is_claim: true, party_id: kofi.partyId },
    ]);
    const { items } = (await kofi.inject('GET', '/notifications')).json().data;
    expect(items[0]).toMatchObject({ title: 'New revision registered', link: { id: active.id } });
  });

  test('discards an amendment without affecting the active revision', async () => {
    const active = await createActive(aRecordingDraft('Kente', ama));
    const begun = await changeRecording(ama, active, 'amendment');
    const headers = changingRecording(begun);
    expect((await ama.inject('DELETE', `/recordings/${active.id}/amendment`, { headers })).statusCode).toBe(204);
    expect(await recordingAs(ama, active.id)).toMatchObject({ pending_revision: null, revision: 1 });
  });
});

describe('active recordings', () => {
  test('rejects the withdrawal of a recording in which others claim rights', async () => {
    const active = await createActive({
      ...aRecordingDraft('Kente', ama),
      rights: [aRight(ama.partyId, { share: 4000 })],
    });
    await claimRights(esi, active.id);
    const reason = { reason: 'It was registered twice.' };
    const refused = await actOnRecording(ama, await recordingAs(ama, active.id), {
      name: 'withdrawal',
      payload: reason,
    });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'claimed_by_others']);
    expect((await recordingAs(esi, active.id)).rights).toHaveLength(2);
  });
});

describe('a withdrawal with a pending revision', () => {
  const reason = 'A wrong mix.';

  test('notifies the members whom only the pending revision names', async () => {
    const active = await createActive(aRecordingDraft('Kente', ama));
    await amend(active, aRecordingDraft('Kente', ama, kofi));
    await changeRecording(ama, await recordingAs(ama, active.id), { name: 'withdrawal', payload: { reason } });
    const [notice] = (await kofi.inject('GET', '/notifications')).json().data.items;
    expect(notice).toMatchObject({ title: 'Recording withdrawn', message: expect.stringContaining(reason) });
  });

  test('doesn’t notify members whom only a draft names', async () => {
    const active = await createActive(aRecordingDraft('Draft Only', ama));
    const begun = await changeRecording(ama, active, 'amendment');
    await ama.inject('PUT', `/recordings/${active.id}/amendment`, {
      headers: changingRecording(begun),
      payload: aRecordingDraft('Draft Only', ama, kofi),
    });
    await changeRecording(ama, await recordingAs(ama, active.id), { name: 'withdrawal', payload: { reason } });
    const { items } = (await kofi.inject('GET', '/notifications')).json().data;
    expect(items.filter(({ message }: { message: string }) => message.includes('Draft Only'))).toEqual([]);
  });
});

describe('discarding several drafts', () => {
  test('handles each draft on its own', async () => {
    const { id, version } = (
      await ama.inject('POST', '/recordings', {
        headers: { 'idempotency-key': 'bulk-discard-1' },
        payload: aRecordingDraft('One'),
      })
    ).json().data;
    const active = await createActive(aRecordingDraft('Two', ama));
    const answer = await ama.inject('POST', '/recordings/bulk-discard', {
      payload: {
        entries: [
          { id, version },
          { id: active.id, version: active.version },
        ],
      },
    });
    expect(answer.json().data.items).toEqual([
      { id, outcome: 'done' },
      { id: active.id, outcome: 'not_a_draft' },
    ]);
  });
});

describe('pending recordings', () => {
  test('reminds 14 and 3 days before the deadline, then registers without the missing confirmations', async () => {
    advanceToLastMinute(api);
    const waiting = await registerRecording(ama, aRecordingDraft('Harmattan', ama, kofi));
    const advanceDays = (days: number) => {
      api.clock.advance(days * DAY_MS);
      return runDueJobs({ db: api.db, now: api.clock.now });
    };
    const notificationsOf = async (member: TestMember) =>
      (await (await api.signIn(member)).inject('GET', '/notifications'))
        .json()
        .data.items.map(({ title }: { title: string }) => title);
    await advanceDays(16.1);
    const { confirm_by } = await recordingAs(await api.signIn(kofi), waiting.id);
    const reminder = `Confirm your rights by ${formatDay(confirm_by?.slice(0, 10) ?? '')}`;
    expect((await notificationsOf(kofi)).slice(0, 2)).toEqual([reminder, 'Confirm your rights']);
    await advanceDays(11);
    expect((await notificationsOf(kofi)).slice(0, 2)).toEqual([reminder, reminder]);
    await advanceDays(3);
    const registered = await recordingAs(await api.signIn(kofi), waiting.id);
    expect(registered.state).toBe('registered');
    expect(registered.rights.map(({ confirmation }) => confirmation)).toEqual(['submitter', 'unconfirmed']);
    expect(registered.events.at(-1)).toMatchObject({ type: 'registered', actor_name: 'The society' });
    expect((await notificationsOf(ama))[0]).toBe('Recording registered');
  });
});
