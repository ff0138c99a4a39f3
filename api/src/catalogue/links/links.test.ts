// cspell:ignore xylographic
import {
  type RecordedWorks,
  type RecordingDetails,
  type RecordingsOfWork,
  recordingDraftOf,
} from '@counterpoint/domain/schemas/recordings';
import { draftOf } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { claimRights } from '../../testing/test-overlaps.ts';
import {
  amendRecording,
  aRecordingDraft,
  aRight,
  changeRecording,
  changingRecording,
  recordingAs,
  registerRecording,
} from '../../testing/test-recordings.ts';
import { amend, changeWork, workAs } from '../../testing/test-revisions.ts';
import { aDraft, newKey, register, storeDraft } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let stranger: TestMember;
/** Ama's work and Kofi's recording. */
let work: { readonly id: string };
let recording: { readonly id: string };

beforeAll(async () => {
  api = await createTestApi();
  [ama, kofi, stranger] = [await api.signUp({}), await api.signUp({}), await api.signUp({})];
});
afterAll(() => api.close());

let made = 0;
async function aPair() {
  made += 1;
  work = await register(ama, aDraft(`Harbour song ${made}`, ama));
  recording = await registerRecording(kofi, aRecordingDraft(`Harbour take ${made}`, kofi));
}

const link = (member: TestMember) =>
  member.inject('POST', `/recordings/${recording.id}/works`, { payload: { composition_id: work.id } });
const unlink = (member: TestMember) => member.inject('DELETE', `/recordings/${recording.id}/works/${work.id}`);

async function worksAs(member: TestMember): Promise<RecordedWorks> {
  return (await member.inject('GET', `/recordings/${recording.id}/works`)).json().data;
}
async function recordingsAs(member: TestMember): Promise<RecordingsOfWork> {
  return (await member.inject('GET', `/compositions/${work.id}/recordings`)).json().data;
}

describe('what a registered entry names', () => {
  test('stays when the recording or the work is withdrawn, and doesn’t prevent an amendment', async () => {
    const reason = { reason: 'It was registered twice.' };
    await aPair();
    const own = await register(ama, {
      ...aDraft('Named a Take', ama),
      recordings: [{ recording_id: recording.id, title: 'Take' }],
    });
    await changeRecording(kofi, await recordingAs(kofi, recording.id), { name: 'withdrawal', payload: reason });
    const amended = await amend(ama, await workAs(ama, own.id), {
      ...draftOf(await workAs(ama, own.id)),
      title: 'Named',
    });
    expect(amended).toMatchObject({ title: 'Named', recordings: [{ recording_id: recording.id, can_open: false }] });

    await aPair();
    const works = [{ composition_id: work.id, title: 'Song' }];
    const take = await registerRecording(kofi, { ...aRecordingDraft('Names a Song', kofi), works });
    await changeWork(ama, await workAs(ama, work.id), { name: 'withdrawal', payload: reason });
    const before = await recordingAs(kofi, take.id);
    const renamed = await amendRecording(kofi, before, { ...recordingDraftOf(before), title: 'Renamed' });
    expect(renamed).toMatchObject({ title: 'Renamed', works: [{ composition_id: work.id, can_open: false }] });
  });
});

describe('links between works and recordings', () => {
  test('are limited for each pair, so that nobody floods the history of another’s entry', async () => {
    await aPair();
    let codes: number[] = [];
    for (let round = 0; round < 26; round += 1)
      codes = [...codes, (await link(ama)).statusCode, (await unlink(ama)).statusCode];
    expect([codes.slice(0, 50).every((code) => code === 200), codes[50]]).toEqual([true, 429]);
    expect((await link(ama)).json().message).toMatch(/^You’ve reached today’s limit of links and claims for this/);
    const { events } = await recordingAs(kofi, recording.id);
    expect(events.length).toBeLessThan(60);
    await aPair();
    expect((await link(ama)).statusCode).toBe(200);
  });

  test('lets a party of either entry add a link, which both pages show', async () => {
    await aPair();
    expect((await link(ama)).statusCode).toBe(200);
    expect((await worksAs(kofi)).items).toMatchObject([
      { composition_id: work.id, title: `Harbour song ${made}`, is_me: false, can_unlink: true },
    ]);
    expect((await recordingsAs(ama)).items).toMatchObject([
      { recording_id: recording.id, title: `Harbour take ${made}`, is_me: true, can_unlink: true },
    ]);
    expect((await worksAs(stranger)).items).toMatchObject([{ can_unlink: false }]);
  });

  test('shows the link in both histories, notifies the other submitter, and adds it to both search entries', async () => {
    await aPair();
    await link(ama);
    const { events } = await recordingAs(kofi, recording.id);
    expect(events.at(-1)).toMatchObject({ type: 'linked', note: `Harbour song ${made}`, is_me: false });
    const notification = (await kofi.inject('GET', '/notifications')).json().data.items[0];
    expect(notification).toMatchObject({
      title: 'Work and recording linked',
      link: { type: 'recording', id: recording.id },
    });
    const found = await stranger.inject('GET', '/repertoire/recordings', { query: { query: `harbour song ${made}` } });
    expect(found.json().data.items[0]).toMatchObject({ id: recording.id, work_count: 1 });
    expect(found.json().data.items[0].matches.map(({ field }: { field: string }) => field)).toContain('work');
  });

  test('adds a link once if it is requested twice, with one event', async () => {
    await aPair();
    await Promise.all([link(ama), link(kofi)]);
    expect((await worksAs(ama)).items).toHaveLength(1);
    const { events } = await recordingAs(kofi, recording.id);
    expect(events.filter(({ type }) => type === 'linked')).toHaveLength(1);
  });

  test('rejects links by strangers, without revealing whether the entries exist', async () => {
    await aPair();
    expect((await link(stranger)).json().code).toBe('not_a_party');
    expect((await worksAs(stranger)).can_link).toBe(false);
    const gone = await ama.inject('POST', `/recordings/${recording.id}/works`, {
      payload: { composition_id: '01900000-0000-7000-8000-000000000999' },
    });
    expect(gone.statusCode).toBe(404);
  });

  test('lets only its author and the submitters remove a link', async () => {
    await aPair();
    await link(ama);
    expect((await unlink(stranger)).json().code).toBe('not_the_linker');
    expect((await unlink(kofi)).json().data.items).toEqual([]);
    expect((await recordingsAs(ama)).items).toEqual([]);
    expect((await unlink(kofi)).statusCode).toBe(404);
  });

  test('keeps a removed link removed even if a claim adds a revision that names it', async () => {
    await aPair();
    const named = { works: [{ composition_id: work.id, title: `Harbour song ${made}` }] };
    const active = await recordingAs(kofi, recording.id);
    const begun = await changeRecording(kofi, active, 'amendment');
    const rights = [aRight(kofi.partyId, { share: 4000 })];
    const amended = async (target: RecordingDetails, change: object) => {
      const payload = { ...recordingDraftOf(target), ...change };
      const headers = changingRecording(target);
      const saved = await kofi.inject('PUT', `/recordings/${recording.id}/amendment`, { headers, payload });
      const note = { change_note: 'As it says now.' };
      return changeRecording(kofi, saved.json().data, { name: 'amendment/submission', payload: note });
    };
    const first = await amended(begun, { rights });
    const second = await changeRecording(kofi, first, 'amendment');
    expect((await claimRights(ama, recording.id)).statusCode).toBe(201);
    const target = { ...second, version: (await recordingAs(kofi, recording.id)).version };
    const third = await amended(target, named);
    expect((await worksAs(kofi)).items).toHaveLength(1);
    await unlink(kofi);
    const next = await recordingAs(kofi, recording.id);
    expect(next.revision).toBe(third.revision);
    await amended(await changeRecording(kofi, next, 'amendment'), { label: 'Osu' });
    expect((await worksAs(kofi)).items).toEqual([]);
  });

  test('follows what the active revision names, and is removed when the next one omits it', async () => {
    made += 1;
    work = await register(ama, aDraft(`Harbour song ${made}`, ama));
    const mention = { composition_id: work.id, title: `Harbour song ${made}` };
    recording = await registerRecording(kofi, { ...aRecordingDraft(`Harbour take ${made}`, kofi), works: [mention] });
    expect((await recordingsAs(ama)).items).toMatchObject([{ recording_id: recording.id }]);
    const second = await register(ama, {
      ...aDraft(`Harbour reprise ${made}`, ama),
      recordings: [{ recording_id: recording.id, title: `Harbour take ${made}` }],
    });
    expect((await worksAs(kofi)).items.map(({ composition_id }) => composition_id)).toEqual([work.id, second.id]);
  });

  test('follow an ISWC that a work gets only after the recording named it, until the recording omits it', async () => {
    const [first, second] = ['T0345246812', 'T0102030409'];
    const works = [first, second].map((iswc) => ({ title: 'Palm Wine Waltz', iswc }));
    recording = await registerRecording(kofi, { ...aRecordingDraft('Waltz take', kofi), works });
    const begun = await changeRecording(kofi, await recordingAs(kofi, recording.id), 'amendment');
    work = await register(ama, { ...aDraft('Palm Wine Waltz', ama), iswc: first });
    const later = await register(ama, aDraft('Palm Wine Waltz, part two', ama));
    await amend(ama, later, { ...draftOf(later), iswc: second });
    const linkedIds = async () => (await worksAs(ama)).items.map(({ composition_id }) => composition_id);
    expect(await linkedIds()).toEqual([work.id, later.id]);
    expect((await recordingsAs(ama)).items).toMatchObject([{ recording_id: recording.id, can_unlink: true }]);
    const { works: mentions } = await recordingAs(kofi, recording.id);
    expect(mentions.map(({ composition_id }) => composition_id)).toEqual([work.id, later.id]);
    const found = await stranger.inject('GET', '/repertoire/recordings', { query: { query: 'palm wine waltz' } });
    expect(found.json().data.items).toMatchObject([{ id: recording.id, work_count: 2 }]);

    // The draft from before, with only one of the ISWCs.
    const payload = { ...recordingDraftOf(begun), works: recordingDraftOf(begun).works.slice(0, 1) };
    const headers = changingRecording(begun);
    const saved = await kofi.inject('PUT', `/recordings/${recording.id}/amendment`, { headers, payload });
    const note = { change_note: 'Another take.' };
    await changeRecording(kofi, saved.json().data, { name: 'amendment/submission', payload: note });
    expect(await linkedIds()).toEqual([work.id]);

    await unlink(kofi);
    await amend(ama, await workAs(ama, work.id), { ...draftOf(await workAs(ama, work.id)), title: 'Waltz' });
    const active = await recordingAs(kofi, recording.id);
    await amendRecording(kofi, active, { ...recordingDraftOf(active), label: 'Osu' });
    expect(await linkedIds()).toEqual([]);
  });

  test('are made for an ISWC that a submitter typed although a work had it', async () => {
    const iswc = 'T9110202125';
    work = await register(ama, { ...aDraft('Typed Waltz', ama), iswc });
    recording = await registerRecording(kofi, {
      ...aRecordingDraft('Typed take', kofi),
      works: [{ title: 'W', iswc: 'T-911.020.212-5' }],
    });
    expect((await worksAs(kofi)).items).toMatchObject([{ composition_id: work.id, iswc }]);
  });

  test('stay if they were made on a page, also when a revision names the work and the next one omits it', async () => {
    await aPair();
    await link(ama);
    const named = [{ composition_id: work.id, title: `Harbour song ${made}` }];
    for (const works of [named, []]) {
      const active = await recordingAs(kofi, recording.id);
      await amendRecording(kofi, active, { ...recordingDraftOf(active), works });
    }
    expect((await worksAs(kofi)).items).toMatchObject([{ composition_id: work.id, linked_at: expect.any(String) }]);
  });

  test('are no longer found by an entry that was withdrawn', async () => {
    const withdrawal = { name: 'withdrawal', payload: { reason: 'It was registered twice.' } };
    const found = async (kind: 'compositions' | 'recordings', query: string) => {
      const answer = await stranger.inject('GET', `/repertoire/${kind}`, { query: { query } });
      return answer.json().data.items.map(({ id }: { id: string }) => id);
    };
    work = await register(ama, aDraft('Quixotic Undertone', ama));
    recording = await registerRecording(kofi, aRecordingDraft('Night Session', kofi));
    await link(ama);
    expect(await found('recordings', 'quixotic')).toEqual([recording.id]);
    await changeWork(ama, await workAs(ama, work.id), withdrawal);
    expect(await found('recordings', 'quixotic')).toEqual([]);

    await aPair();
    const take = await registerRecording(kofi, { ...aRecordingDraft('Dusk', kofi), display_artist: 'Velvet Orchard' });
    recording = take;
    await link(ama);
    expect(await found('compositions', 'orchard')).toEqual([work.id]);
    await changeRecording(kofi, await recordingAs(kofi, take.id), withdrawal);
    expect(await found('compositions', 'orchard')).toEqual([]);
  });

  test('publishes nothing about a draft before its registration', async () => {
    const title = 'Xylographic Undertow';
    const draft = await storeDraft(kofi, aDraft(title, kofi));
    const take = { ...aRecordingDraft('Take of it', kofi), works: [{ composition_id: draft.id, title: 'Untold' }] };
    recording = await registerRecording(kofi, take);
    const found = async () => {
      const answer = await ama.inject('GET', `/repertoire/recordings?query=${encodeURIComponent(title)}`);
      return answer.json().data.items.map(({ id }: { id: string }) => id);
    };
    expect(await found()).toEqual([]);
    const headers = { ...newKey(), 'if-match': `"${draft.version}"` };
    expect((await kofi.inject('POST', `/compositions/${draft.id}/submission`, { headers })).statusCode).toBe(200);
    expect(await found()).toEqual([recording.id]);
  });
});
