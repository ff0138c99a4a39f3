// cspell:ignore markte
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { aRecordingDraft, registerRecording, storeRecordingDraft } from '../../../testing/test-recordings.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({});
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah' });
  const market = aRecordingDraft('Night Market', ama);
  await registerRecording(ama, { ...market, isrc: 'GHA012400010', display_artist: 'Adwoa Boateng feat. Ama Kusi' });
  await registerRecording(ama, { ...market, isrc: 'GHA012400011', version_title: 'Live' });
  await storeRecordingDraft(ama, aRecordingDraft('Unheard of', ama));
});
afterAll(() => api.close());

async function candidates(query: object, member = kofi): Promise<string[]> {
  const answer = await member.inject('POST', '/recordings/candidates', { payload: query });
  const { items } = answer.json().data;
  return items.map(
    ({
      row,
      certainty,
      why,
    }: {
      row: { title: string; version_title: string | null };
      certainty: string;
      why: string[];
    }) => `${certainty}: ${row.title}${row.version_title ? ` (${row.version_title})` : ''} by ${why.join(', ')}`,
  );
}

describe('candidates for the recording being registered', () => {
  test.each([
    [
      'the ISRC, however it is written',
      { isrc: 'isrc gh-a01-24-00010', title: 'Else' },
      ['certain: Night Market by isrc'],
    ],
    [
      'title and artist, regardless of guests',
      { title: 'night markte', display_artist: 'adwoa boateng' },
      ['probable: Night Market by title, artist'],
    ],
    [
      'the version, wherever it stands',
      { title: 'Night Market (Live)', display_artist: 'Adwoa Boateng' },
      ['probable: Night Market (Live) by title, artist'],
    ],
    [
      'the version title',
      { title: 'Night Market', version_title: 'live', display_artist: 'Adwoa Boateng' },
      ['probable: Night Market (Live) by title, artist'],
    ],
    ['no other version', { title: 'Night Market - Remastered 2011', display_artist: 'Adwoa Boateng' }, []],
    ['no other artist', { title: 'Night Market', display_artist: 'Kofi Mensah' }, []],
    ['nothing from a title alone, or an ISRC that is not complete', { title: 'Night Market', isrc: 'GHA01' }, []],
    ['nobody else’s draft', { title: 'Unheard of', display_artist: 'Adwoa Boateng' }, []],
  ])('finds candidates by %s', async (_, query, found) => {
    expect(await candidates(query)).toEqual(found);
  });

  test('includes the member’s own drafts except the draft itself', async () => {
    const draft = await storeRecordingDraft(ama, aRecordingDraft('Volta Blues', ama));
    const query = { title: 'Volta Blues', display_artist: 'Adwoa Boateng' };
    expect(await candidates(query, ama)).toEqual(['probable: Volta Blues by title, artist']);
    expect(await candidates({ ...query, recording_id: draft.id }, ama)).toEqual([]);
  });
});
