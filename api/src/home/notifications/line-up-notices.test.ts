import type { NotificationPage } from '@counterpoint/domain/schemas/home';
import { recordingDraftOf } from '@counterpoint/domain/schemas/recordings';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import {
  actOnRecording,
  amendRecording,
  aRecordingDraft,
  aRight,
  recordingAs,
  registerRecording,
} from '../../testing/test-recordings.ts';

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

test('asks performers to check a new revision only if it changes what it says of them', async () => {
  const performer = ({ partyId }: TestMember, role: 'guitar' | 'drums') => {
    return { party_id: partyId, category: 'contracted_featured' as const, roles: [role] };
  };
  const contributors = [performer(kofi, 'guitar'), performer(esi, 'guitar')];
  const { id } = await registerRecording(ama, { ...aRecordingDraft('Sold To Yaa', ama), contributors });
  const active = await recordingAs(ama, id);
  const yaa = await api.signUp({ given_name: 'Yaa' });
  const rights = [aRight(yaa.partyId)];
  const amended = [performer(kofi, 'guitar'), performer(esi, 'drums')];
  await amendRecording(ama, active, { ...recordingDraftOf(active), rights, contributors: amended });
  const check = '“Sold To Yaa” by Adwoa Boateng names you in its line-up. Check that it’s right';
  expect((await messagesOf(esi))[0]).toBe(check);
  expect(await messagesOf(kofi)).not.toContain(check);
  await actOnRecording(ama, await recordingAs(ama, id), 'taking-back');
  expect((await messagesOf(esi))[0]).toContain('is being corrected');
  expect((await messagesOf(kofi))[0]).toBe('“Sold To Yaa” by Adwoa Boateng is registered and names you in its line-up');
});

test('asks a performer to check a new revision that drops one of their credits', async () => {
  const credit = (role: 'guitar' | 'drums') => {
    return { party_id: kofi.partyId, category: 'contracted_featured' as const, roles: [role] };
  };
  const draft = { ...aRecordingDraft('One Part Fewer', ama), contributors: [credit('guitar'), credit('drums')] };
  const { id } = await registerRecording(ama, draft);
  const active = await recordingAs(ama, id);
  const yaa = await api.signUp({ given_name: 'Yaa' });
  const amended = { ...recordingDraftOf(active), rights: [aRight(yaa.partyId)], contributors: [credit('guitar')] };
  await amendRecording(ama, active, amended);
  expect((await messagesOf(kofi))[0]).toBe(
    '“One Part Fewer” by Adwoa Boateng names you in its line-up. Check that it’s right',
  );
});
