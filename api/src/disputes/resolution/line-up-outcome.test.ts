import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { actOnCase, beginCase, caseAs, changeCase, FILING_STATEMENT, savedCase } from '../../testing/test-filing.ts';
import { aClaim, claimRights } from '../../testing/test-overlaps.ts';
import {
  amendRecording,
  aRecordingDraft,
  aRight,
  changeRecording,
  changingRecording,
  recordingAs,
  registerRecording,
} from '../../testing/test-recordings.ts';
import { society } from '../../testing/test-society.ts';
import { aPdf } from '../evidence/testing/sample-documents.ts';
import { sendEvidence } from '../evidence/testing/send-evidence.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

const featured = { category: 'contracted_featured', performed_from: '2024-02-01', country: 'GH' } as const;
const singer = { ...featured, name: 'Efua', roles: ['lead_vocals' as const], other_roles: 'claps', share: 6000 };
const guitarist = { ...featured, name: 'Yaw', roles: ['guitar' as const], share: 4000 };

/** An admitted case of Kofi's about the line-up of Ama's recording. */
async function aLineUpCase(
  title: string,
  claimed: (registered: readonly CaseLine[]) => readonly CaseLine[],
  share = 10_000,
) {
  const rights = [aRight(ama.partyId, { share })];
  const draft = { ...aRecordingDraft(title), contributors: [singer, guitarist], rights };
  const { id: recordingId } = await registerRecording(ama, draft);
  const begun = await beginCase(kofi, { type: 'recording', id: recordingId }, 'performer_line_up');
  const claimed_lines = claimed(begun.registered_lines);
  const saved = await savedCase(kofi, begun, { ...FILING_STATEMENT, claimed_lines });
  await sendEvidence(kofi, saved.id, { payload: aPdf(title), query: { kind: 'credits', file_name: 'credits.pdf' } });
  const { id, number } = await changeCase(kofi, saved, 'submission');
  await society(api, 'cases', 'admit', number);
  return { recordingId, opened: await caseAs(ama, id) };
}

const partOfKofi = (role: string): CaseLine => ({
  key: 'new:1',
  group: 'contributor',
  party_id: kofi.partyId,
  name: 'Kofi',
  role,
  shares: {},
});

async function acceptedLineUp({ recordingId, opened }: Awaited<ReturnType<typeof aLineUpCase>>) {
  await changeCase(ama, opened, { name: 'answers', payload: { answer: 'update' } });
  return (await recordingAs(ama, recordingId)).contributors;
}

describe('a line-up that a case changes', () => {
  test('gives a credit to another performer with all that it says', async () => {
    const filed = await aLineUpCase('Another Singer', ([, other]) => [
      ...(other ? [other] : []),
      partOfKofi('contracted_featured'),
    ]);
    expect(await acceptedLineUp(filed)).toMatchObject([
      { ...singer, party_id: kofi.partyId, name: 'Kofi Mensah' },
      { name: 'Yaw', share: 4000 },
    ]);
  });

  test('leaves the others’ featured shares, and says what each performer had', async () => {
    const filed = await aLineUpCase('Only a Guitarist', ([, other]) => (other ? [other] : []));
    expect(filed.opened.featured_shares).toEqual({
      'contributor:Efua:contracted_featured': 6000,
      'contributor:Yaw:contracted_featured': 4000,
    });
    expect(await acceptedLineUp(filed)).toMatchObject([{ name: 'Yaw', share: 4000 }]);
  });

  test('adds a credit of its own if the performer states an instrument', async () => {
    const filed = await aLineUpCase('A Drummer', ([, other]) => [
      ...(other ? [other] : []),
      partOfKofi('contracted_featured:drums'),
    ]);
    expect(await acceptedLineUp(filed)).toMatchObject([
      { name: 'Yaw', share: 4000 },
      { party_id: kofi.partyId, roles: ['drums'], share: null, country: null },
    ]);
  });
});

test('rejects a response to the featured shares before an amendment', async () => {
  const { recordingId, opened } = await aLineUpCase('Other Shares', ([, other]) => (other ? [other] : []));
  const contributors = [
    { ...singer, share: 3000 },
    { ...guitarist, share: 7000 },
  ];
  await amendRecording(ama, await recordingAs(ama, recordingId), {
    ...aRecordingDraft('Other Shares', ama),
    contributors,
  });
  expect((await recordingAs(ama, recordingId)).contributors[0]?.share).toBe(3000);
  const refused = await actOnCase(ama, opened, { name: 'answers', payload: { answer: 'update' } });
  expect([refused.statusCode, refused.json().code]).toEqual([412, 'stale_version']);
  const { events } = refused.json().current;
  expect(events.filter(({ type }: { type: string }) => type === 'changed')).toHaveLength(1);
  const read = await caseAs(ama, opened.id);
  const title = { ...aRecordingDraft('Renamed', ama), contributors };
  await amendRecording(ama, await recordingAs(ama, recordingId), title);
  expect((await caseAs(ama, opened.id)).version).toBe(read.version);
  expect((await actOnCase(ama, read, { name: 'answers', payload: { answer: 'update' } })).statusCode).toBe(200);
});

test('rejects a response to the featured shares before an amendment that was begun before claims of rights', async () => {
  const { recordingId, opened } = await aLineUpCase('Claimed Meanwhile', ([, other]) => (other ? [other] : []), 3000);
  const begun = await changeRecording(ama, await recordingAs(ama, recordingId), 'amendment');
  const contributors = [
    { ...singer, share: 3000 },
    { ...guitarist, share: 7000 },
  ];
  const rights = [aRight(ama.partyId, { share: 3000 })];
  await ama.inject('PUT', `/recordings/${recordingId}/amendment`, {
    headers: changingRecording(begun),
    payload: { ...aRecordingDraft('Claimed Meanwhile'), contributors, rights },
  });
  const esi = await api.signUp({ given_name: 'Esi' });
  expect((await claimRights(esi, recordingId, aClaim({ share: 1000 }))).statusCode).toBe(201);
  const headers = changingRecording(await recordingAs(esi, recordingId));
  const payload = aClaim({ share: 2000 });
  const claimed = await esi.inject('PUT', `/recordings/${recordingId}/rights-claims`, { headers, payload });
  expect(claimed.statusCode).toBe(200);
  const read = await caseAs(ama, opened.id);
  await changeRecording(ama, await recordingAs(ama, recordingId, '/amendment'), {
    name: 'amendment/submission',
    payload: { change_note: 'It was wrong.' },
  });
  expect((await recordingAs(ama, recordingId)).contributors[0]?.share).toBe(3000);
  const refused = await actOnCase(ama, read, { name: 'answers', payload: { answer: 'update' } });
  expect([refused.statusCode, refused.json().code]).toEqual([412, 'stale_version']);
});

test('the society sees who takes over which credit, and which share nobody has, before it confirms silence', async () => {
  const { opened } = await aLineUpCase('By Default', ([, other]) => (other ? [other] : []));
  const passed = await aLineUpCase('Passed By Default', ([, other]) => [
    ...(other ? [other] : []),
    partOfKofi('contracted_featured'),
  ]);
  api.clock.advance(91 * 86_400_000);
  expect((await society(api, 'cases', 'default', opened.number)).data.effects).toEqual([
    '60.00% of the featured shares stays unassigned until the submitter amends the recording.',
  ]);
  expect((await society(api, 'cases', 'default', passed.opened.number)).data.effects).toEqual([
    'Kofi Mensah takes over the credit of Efua with its instruments and featured share (60.00%).',
  ]);
});
