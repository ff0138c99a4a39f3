import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { giveMandate } from '../../testing/test-mandates.ts';
import {
  aRecordingDraft,
  aRight,
  changeRecording,
  recordingAs,
  registerRecording,
  storeRecordingDraft,
} from '../../testing/test-recordings.ts';
import { elementsAt, readXml, rightsIn, textsAt } from './testing/read-message.ts';

const PARTIES = {
  sender_id: 'PADPIDA2007061301U',
  recipient_id: 'PADPIDA2019062107O',
  recipient_name: 'Repertoire & Rights',
};

/** Fourteen hours ahead of UTC. */
const TIME_ZONE = 'Pacific/Kiritimati';

let api: TestApi;
let label: TestMember;
let tema: TestMember;
beforeAll(async () => {
  api = await createTestApi({ SOCIETY_TIME_ZONE: TIME_ZONE });
  label = await api.signUp({ corporation_name: 'Osu <Records>' });
  tema = await api.signUp({ corporation_name: 'Tema Sounds' });
});
afterAll(() => api.close());

const enterParties = (member: TestMember, payload: object = PARTIES) =>
  member.inject('PUT', '/recordings/rights-message-parties', { payload });
const preview = (member: TestMember, query = '') => member.inject('GET', `/recordings/rights-message-preview${query}`);
const download = (member: TestMember, query = '') => member.inject('GET', `/recordings/rights-message${query}`);

/** Of the label; Tema holds 40% of webcasting in Ghana. */
async function sharedRecording(title: string) {
  const rights = [
    aRight(label.partyId, { share: 6000, source: 'Deed of 2019' }),
    aRight(tema.partyId, { share: 4000, uses: ['webcasting'], territories: [{ territory: '0288' }] }),
  ];
  const draft = { ...aRecordingDraft(title), rights };
  const { id } = await registerRecording(label, draft);
  return changeRecording(tema, await recordingAs(tema, id), 'confirmation');
}

describe('a message about rights', () => {
  test('needs the party IDs of sender and recipient first', async () => {
    const member = await api.signUp();
    const { id } = await registerRecording(member, aRecordingDraft('First', member));
    const refused = await download(member, `?ids=${id}`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Enter your DDEX Party ID and the recipient first.',
    ]);
    const wrong = await enterParties(member, { ...PARTIES, sender_id: 'OSU' });
    expect([wrong.statusCode, wrong.json().details]).toEqual([
      422,
      [{ path: 'sender_id', message: 'A DDEX Party ID looks like PADPIDA2007061301U.' }],
    ]);
    await enterParties(member, { ...PARTIES, sender_id: 'pa-dpida-2007061301-u' });
    const stored = await member.inject('GET', '/recordings/rights-message-parties');
    expect(stored.json().data).toEqual({ parties: PARTIES });
    expect((await download(member, `?ids=${id}`)).statusCode).toBe(200);
  });

  test('declares the member’s own rights, and says what it leaves out', async () => {
    await enterParties(label);
    const { id } = await sharedRecording('Shared');
    const { data } = (await preview(label, `?ids=${id}`)).json();
    expect([data.recordings, data.rights]).toEqual([1, 1]);
    expect(data.losses).toMatchObject([
      { place: 'Rights of other holders', recordings: 1, example: { title: 'Shared', held: 'Tema Sounds' } },
      { place: 'Agreement that a right is based on', example: { held: 'Deed of 2019' } },
    ]);
    const file = await download(label, `?ids=${id}`);
    expect(file.headers['content-type']).toBe('application/xml; charset=utf-8');
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(api.clock.now());
    expect(file.headers['content-disposition']).toContain(`rdr-n-${day}-`);
    const message = readXml(file.body);
    expect(textsAt(message, 'MessageHeader/MessageSender/PartyName/FullName')).toEqual(['Osu <Records>']);
    const [recording] = elementsAt(message, 'ResourceList/SoundRecording');
    if (!recording) throw new Error('The message has no recording.');
    expect(rightsIn(recording)).toMatchObject([{ name: 'Osu <Records>', share: 6000, uses: USE_TYPES }]);
    expect(textsAt(recording, 'PerformingContributor/Contribution/Role')).toEqual(['LeadVocalist']);
  });

  test('declares the rights of a member whom the sender represents', async () => {
    const agent = await api.signUp({ corporation_name: 'Rights Agency' });
    await enterParties(agent);
    await giveMandate(
      { representative: agent, represented: tema },
      { scopes: ['register_recordings'], territory: '0288' },
    );
    const rights = [
      aRight(agent.partyId, { share: 5000 }),
      aRight(tema.partyId, { share: 2000, territories: [{ territory: '0288' }] }),
      aRight(tema.partyId, { share: 3000, territories: [{ territory: '0566' }] }),
    ];
    const { id } = await registerRecording(agent, { ...aRecordingDraft('Represented'), rights });
    await changeRecording(tema, await recordingAs(tema, id), 'confirmation');
    const message = readXml((await download(agent, `?ids=${id}`)).body);
    const declared = elementsAt(message, 'ResourceList/SoundRecording').flatMap(rightsIn);
    expect(declared.map(({ name, share }) => [name, share])).toEqual([
      ['Rights Agency', 5000],
      ['Tema Sounds', 2000],
    ]);
  });

  test('refuses recordings of others, and leaves out drafts and music videos', async () => {
    const member = await api.signUp();
    await enterParties(member);
    const other = await registerRecording(label, aRecordingDraft('Of others', label));
    const refused = await preview(member, `?ids=${other.id}`);
    expect([refused.statusCode, refused.json().details]).toEqual([
      422,
      [{ path: 'ids', message: 'The message can only hold recordings on your list.' }],
    ]);
    expect((await download(member, `?ids=${other.id}`)).statusCode).toBe(422);
    await storeRecordingDraft(member, aRecordingDraft('Draft', member));
    await registerRecording(member, { ...aRecordingDraft('Video', member), media: 'video' });
    await registerRecording(member, aRecordingDraft('Sound', member));
    const { data } = (await preview(member)).json();
    expect(data.recordings).toBe(1);
    expect(data.losses.map(({ why }: { why: string }) => why).toSorted()).toEqual([
      'Only registered recordings can be declared.',
      'This message declares sound recordings, not music videos.',
    ]);
    const titles = textsAt(
      readXml((await download(member)).body),
      'ResourceList/SoundRecording/ReferenceTitle/TitleText',
    );
    expect(titles).toEqual(['Sound']);
  });
});
