// cspell:ignore markte
import type { RecordingPage } from '@counterpoint/domain/schemas/recordings';
import { RECORDING_FILTERS } from '@counterpoint/domain/states';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { composerChanged } from '../../parties/party-changes.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aRecordingDraft, registerRecording, storeRecordingDraft } from '../../testing/test-recordings.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({});
  kofi = await api.signUp({});
  const label = await api.signUp({ corporation_name: 'Boateng Sounds' });
  const contributor = { party_id: ama.partyId, category: 'non_featured' as const, roles: ['violin' as const] };
  await registerRecording(label, {
    ...aRecordingDraft('Night Market', label),
    isrc: 'GBEMI0300013',
    contributors: [contributor],
  });
  const akwaaba = { display_artist: 'The Osu Horns', contributors: [], release_date: '2026-03-01' };
  await registerRecording(ama, { ...aRecordingDraft('Akwaaba', ama), ...akwaaba });
  await storeRecordingDraft(ama, { title: 'Volta Blues', display_artist: 'Ama' });
  await registerRecording(kofi, { ...aRecordingDraft('Foreign', kofi), display_artist: 'Someone', contributors: [] });
});
afterAll(() => api.close());

async function list(query: Record<string, string> = {}): Promise<RecordingPage> {
  return (await ama.inject('GET', '/recordings', { query })).json().data;
}
const titles = ({ items }: RecordingPage) => items.map(({ title }) => title);

describe('list of my recordings', () => {
  test('lists the recordings that concern me, newest change first, with counts', async () => {
    const page = await list();
    expect(titles(page)).toEqual(['Volta Blues', 'Akwaaba', 'Night Market']);
    expect(page.counts).toEqual({
      all: 3,
      registered: 2,
      awaits_me: 0,
      awaiting_confirmation: 0,
      in_dispute: 0,
      draft: 1,
    });
    for (const filter of RECORDING_FILTERS) expect((await list({ filter })).total).toBe(page.counts[filter]);
  });

  test('returns a release date as the same calendar day', async () => {
    expect((await list({ query: 'akwaaba' })).items[0]?.release_date).toBe('2026-03-01');
  });

  test.each([
    ['night markte', ['Night Market']],
    ['boateng', ['Night Market']],
    ['ISRC GB-EMI-03-00013', ['Night Market']],
    ['osu horns', ['Akwaaba']],
    ['foreign', []],
  ])('searches by title, artist and ISRC: %s', async (query, found) => {
    expect(titles(await list({ query }))).toEqual(found);
  });

  test('returns pages', async () => {
    expect(titles(await list({ page: '2', per_page: '2' }))).toEqual(['Night Market']);
  });
});

test('finds a recording by a performer’s new name', async () => {
  await api.db.updateTable('party').set({ family_name: 'Asantewaa' }).where('id', '=', ama.partyId).execute();
  await api.db.transaction().execute((tx) => composerChanged(tx, { actor: ama, at: new Date() }, ama.partyId));
  expect(titles(await list({ query: 'asantewaa' }))).toEqual(['Akwaaba', 'Night Market']);
});

describe('search of all recordings', () => {
  const found = async (query: string) =>
    (await ama.inject('GET', '/repertoire/recordings', { query: { query, per_page: '8' } })).json().data.items;

  test('finds recordings for every member and marks their own', async () => {
    expect(await found('foreign')).toMatchObject([{ title: 'Foreign', is_mine: false }]);
    expect(await found('GB-EMI-03-00013')).toMatchObject([{ title: 'Night Market', is_mine: true, duration_s: 222 }]);
  });

  test('finds registered recordings only, and none without a search term', async () => {
    expect(await found('volta blues')).toEqual([]);
    expect(await found('')).toEqual([]);
  });
});
