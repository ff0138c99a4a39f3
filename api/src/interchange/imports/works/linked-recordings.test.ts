import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { aRecordingDraft, registerRecording, storeRecordingDraft } from '../../../testing/test-recordings.ts';
import { csvFile, importTable, step } from '../testing/send-import.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const [HEADER, IPI] = [['Title', 'Writer IPI', 'Role', 'Writer share', 'Recording: ISRC'], '00000000395'];

test('links the recordings that a work names, which are found by its title until it is undone', async () => {
  const isrc = 'GBEMI2400051';
  const esi = await api.signUp({ given_name: 'Esi', ipi_name_number: IPI });
  const recording = await registerRecording(esi, { ...aRecordingDraft('First Take', esi), isrc });
  const done = await importTable(esi, csvFile([HEADER, ['Harmattan Song', IPI, 'CA', '100', isrc]]));
  const [work] = (await esi.inject('GET', '/compositions')).json().data.items;
  const linked = (await esi.inject('GET', `/compositions/${work.id}/recordings`)).json().data;
  expect(linked.items).toMatchObject([{ recording_id: recording.id, is_me: true }]);
  const found = async () => {
    const query = { query: 'harmattan song' };
    const { items } = (await esi.inject('GET', '/repertoire/recordings', { query })).json().data;
    return items.map(({ id }: { id: string }) => id);
  };
  expect(await found()).toEqual([recording.id]);
  await step(esi, done, ['POST', 'undoing']);
  expect(await found()).toEqual([]);
});

test('names the registered recording of an ISRC, not a later draft', async () => {
  const isrc = 'GBEMI2400052';
  const ama = await api.signUp({ given_name: 'Ama' });
  const { id } = await registerRecording(ama, { ...aRecordingDraft('Registered', ama), isrc });
  await storeRecordingDraft(ama, { ...aRecordingDraft('Draft', ama), isrc });
  await importTable(ama, csvFile([HEADER, ['Named', IPI, 'CA', '100', isrc]]), true);
  const [work] = (await ama.inject('GET', '/compositions')).json().data.items;
  const { recordings } = (await ama.inject('GET', `/compositions/${work.id}`)).json().data;
  expect(recordings).toMatchObject([{ recording_id: id }]);
});

test('keeps a work that another member has linked with a recording since when the import is undone', async () => {
  const label = await api.signUp({ corporation_name: 'Osu Records' });
  const importer = await api.signUp({ given_name: 'Abena', ipi_name_number: '00000000493' });
  const { id } = await registerRecording(label, aRecordingDraft('Linked Take', label));
  const rows = ['Linked Song', 'Plain Song'].map((title) => [title, '00000000493', 'CA', '100', '']);
  const done = await importTable(importer, csvFile([HEADER, ...rows]));
  const query = { query: 'linked song' };
  const [work] = (await importer.inject('GET', '/compositions', { query })).json().data.items;
  const payload = { composition_id: work.id };
  expect((await label.inject('POST', `/recordings/${id}/works`, { payload })).statusCode).toBe(200);
  const undone = await step(importer, done, ['POST', 'undoing']);
  expect(undone).toMatchObject({ state: 'undone', removed: 1, kept: [{ id: work.id, title: 'Linked Song' }] });
  const { items } = (await label.inject('GET', `/recordings/${id}/works`)).json().data;
  expect(items).toMatchObject([{ composition_id: work.id }]);
});

test('links another member’s recording that already named the ISWC of a work, until the import is undone', async () => {
  const iswc = 'T0102030409';
  const label = await api.signUp({ corporation_name: 'Labadi Records' });
  const importer = await api.signUp({ given_name: 'Efua', ipi_name_number: '00000000591' });
  const named = { ...aRecordingDraft('Early Take', label), works: [{ title: 'Late Song', iswc }] };
  const { id } = await registerRecording(label, named);
  const row = ['Late Song', iswc, '00000000591', 'CA', '100'];
  const header = ['Title', 'ISWC', 'Writer IPI', 'Role', 'Writer share'];
  const done = await importTable(importer, csvFile([header, row]));
  const titles = async () => {
    const { items } = (await label.inject('GET', `/recordings/${id}/works`)).json().data;
    return items.map(({ title }: { title: string }) => title);
  };
  expect(await titles()).toEqual(['Late Song']);
  expect(await step(importer, done, ['POST', 'undoing'])).toMatchObject({ state: 'undone', removed: 1 });
  expect(await titles()).toEqual([]);
});
