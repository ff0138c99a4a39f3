import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aRecordingDraft, changeRecording, recordingAs, registerRecording } from '../../testing/test-recordings.ts';
import { changeWork, workAs } from '../../testing/test-revisions.ts';
import { aDraft, register } from '../../testing/test-works.ts';

const WITHDRAWAL = { name: 'withdrawal', payload: { reason: 'It was registered twice.' } };

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let work: { readonly id: string };

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  [ama, kofi] = [await api.signUp({}), await api.signUp({})];
  work = await register(ama, aDraft('Harbour Song', ama));
});
afterAll(() => api.close());

function link(recordingId: string) {
  return ama.inject('POST', `/recordings/${recordingId}/works`, { payload: { composition_id: work.id } });
}

async function withdrawRecording(id: string) {
  await changeRecording(kofi, await recordingAs(kofi, id), WITHDRAWAL);
}

async function noticesOf(member: TestMember) {
  return (await member.inject('GET', '/notifications')).json().data.items;
}

describe('submitters', () => {
  test('are notified when a recording linked with their work is withdrawn', async () => {
    const recording = await registerRecording(kofi, aRecordingDraft('Harbour Take', kofi));
    await link(recording.id);
    await withdrawRecording(recording.id);
    expect((await noticesOf(ama))[0]).toMatchObject({
      title: 'Recording withdrawn',
      message: 'The recording “Harbour Take”, linked to the work “Harbour Song”, was withdrawn',
      link: { type: 'composition', id: work.id },
    });
  });

  test('are notified when a work linked with their recording is withdrawn', async () => {
    const recording = await registerRecording(kofi, aRecordingDraft('Harbour Take', kofi));
    await link(recording.id);
    await changeWork(ama, await workAs(ama, work.id), WITHDRAWAL);
    expect((await noticesOf(kofi))[0]).toMatchObject({
      title: 'Work withdrawn',
      message: 'The work “Harbour Song”, linked to the recording “Harbour Take”, was withdrawn',
      link: { type: 'recording', id: recording.id },
    });
  });

  test('are notified once if the withdrawn recording names them', async () => {
    const shared = await registerRecording(kofi, aRecordingDraft('Shared Take', kofi, ama));
    const recording = await changeRecording(ama, shared, 'confirmation');
    await link(recording.id);
    await withdrawRecording(recording.id);
    expect((await noticesOf(ama)).slice(0, 2)).toMatchObject([
      { title: 'Recording withdrawn', link: { type: 'recording', id: recording.id } },
      { title: 'Recording registered' },
    ]);
  });
});
