import type { NotificationPage } from '@counterpoint/domain/schemas/home';
import { recordingDraftOf } from '@counterpoint/domain/schemas/recordings';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { amendRecording, aRecordingDraft, recordingAs, registerRecording } from '../../testing/test-recordings.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let esi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  esi = await api.signUp({ given_name: 'Esi' });
});
afterAll(() => api.close());

async function messagesOf(member: TestMember): Promise<string[]> {
  const { items }: NotificationPage = (await member.inject('GET', '/notifications')).json().data;
  return items.map(({ message }) => message);
}

test('notifies performers whom a new revision of a recording removes from its line-up', async () => {
  const performer = ({ partyId }: TestMember, share: number) => {
    return { party_id: partyId, category: 'contracted_featured' as const, roles: ['guitar' as const], share };
  };
  const contributors = [performer(kofi, 6000), performer(esi, 4000)];
  const { id } = await registerRecording(ama, { ...aRecordingDraft('Without Kofi', ama), contributors });
  const active = await recordingAs(ama, id);
  await amendRecording(ama, active, { ...recordingDraftOf(active), contributors: [performer(esi, 10_000)] });
  expect((await messagesOf(kofi))[0]).toBe(
    'A new revision of “Without Kofi” by Adwoa Boateng no longer names you in its line-up',
  );
  expect((await messagesOf(esi))[0]).toBe(
    'A new revision of “Without Kofi” by Adwoa Boateng is registered and names you in its line-up',
  );
  const again = await recordingAs(ama, id);
  await amendRecording(ama, again, { ...recordingDraftOf(again), label: 'Osu' });
  expect(await messagesOf(kofi)).toHaveLength(2);
});
