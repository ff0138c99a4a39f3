import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aClaim, claimRights } from '../../testing/test-overlaps.ts';
import { aRecordingDraft, aRight, registerRecording } from '../../testing/test-recordings.ts';
import { csvFile, importRecordings, step } from '../imports/testing/send-import.ts';

let api: TestApi;
let label: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  label = await api.signUp({ corporation_name: 'Osu Records' });
});
afterAll(() => api.close());

const FILE = csvFile([
  [
    'Recording number',
    'Title',
    'Version',
    'ISRC',
    'Artist',
    'Main artist',
    'Duration',
    'P line: year',
    'P line: owner',
    'Rights holder',
    'Rights holder ISNI',
    'Uses',
    'Rights holder share',
    'Territory',
    'From',
    'To',
    'Contributor',
    'Contributor ISNI',
    'Contributor category',
    'Instruments',
    'Work title',
    'ISWC',
    'Release',
    'EAN',
  ],
  [
    'N-1',
    'Night Market',
    'Live',
    'GBEMI2400001',
    'Ama Mensah',
    'Ama Mensah',
    '4:05',
    '2024',
    'Osu Records',
    'Osu Records',
    '',
    'all',
    '62.5',
    'World except GH, NG',
    '2024-01-01',
    '',
    'Ama Mensah',
    '0000 0001 2353 1945',
    'featured',
    'lead vocals',
    'Night Market',
    'T-034.524.680-1',
    'Markets',
    '4006381333931',
  ],
  [
    'N-1',
    '',
    '',
    '',
    '',
    'Kofi',
    '',
    '',
    '',
    'Tema, "Sons"',
    '0000000121032683',
    'broadcast; simulcast',
    '37.5',
    'World except Europe; FR',
    '2024-01-01',
    '2030-12-31',
    'Kofi',
    '',
    'non_featured',
    'drums; saxophone',
    '',
    '',
    '',
    '',
  ],
  [
    'N-2',
    'Harbour',
    '',
    'GBEMI2400002',
    'The Osu Horns',
    '',
    '180',
    '2023',
    '',
    'Osu Records',
    '',
    'all',
    '100',
    '2136',
    '2023-05-01',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
  ],
]);

/** Codes separated by semicolons are quoted. */
const unquoted = (row: string) => row.replaceAll(/"([A-Za-z]+(?:;[A-Za-z]+)+)"/g, '$1');
const rowsIn = (body: string) => body.trim().split('\r\n');

test('imports its own export with the same content', async () => {
  const first = await importRecordings(label, FILE);
  expect([first.problem, first.imported]).toEqual([null, 2]);
  const written = (await label.inject('GET', '/recordings/export?format=csv')).body;
  expect(rowsIn(written)).toHaveLength(4);
  await step(label, first, ['POST', 'undoing']);
  const again = await importRecordings(label, { name: 'again.csv', contents: Buffer.from(written) });
  expect(again.imported).toBe(2);
  expect((await label.inject('GET', '/recordings/export?format=csv')).body).toBe(written);

  const workbook = await label.inject('GET', '/recordings/export?format=xlsx');
  await step(label, again, ['POST', 'undoing']);
  const third = await importRecordings(label, { name: 'again.xlsx', contents: workbook.rawPayload });
  expect(third.imported).toBe(2);
  expect((await label.inject('GET', '/recordings/export?format=csv')).body).toBe(written);
});

test('exports one row per share, in DDEX terms', async () => {
  const { body } = await label.inject('GET', '/recordings/rights-export');
  const [header = '', ...rows] = rowsIn(body.replace('\uFEFF', '')).map(unquoted);
  expect(header.split(',').slice(0, 3)).toEqual(['ISRC', 'ResourceProprietaryId', 'DisplayTitle']);
  expect(rows).toHaveLength(3);
  expect(rows).toContain(
    'GBEMI2400001,N-1,Night Market,Live,Ama Mensah,PT4M5S,2024,Osu Records,,Osu Records,,,OriginalOwner,62.50,' +
      'Broadcast;CableRetransmission;PerformInPublic;Simulcast;Webcast;PrivateCopy;OnDemandStream;PermanentDownload;' +
      'CommercialRent;Lend,Worldwide,GH;NG,2024-01-01,',
  );
  // Europe is excluded and France included again: this lists the other parts of the world, and countries in no part.
  const tema = rows.find((row) => row.includes('Tema'));
  const [, codes = ''] =
    /"Tema, ""Sons""",0000000121032683,,OriginalOwner,37\.50,Broadcast;Simulcast,"([\dA-Z;]+)",,2024-01-01,2030-12-31$/.exec(
      tema ?? '',
    ) ?? [];
  expect(codes.split(';')).toEqual(['2100', '2101', '2106', '2130', 'AQ', 'BV', 'TF', 'HM', 'GS', 'FR']);
});

test('exports only entries of the member’s own list', async () => {
  const stranger = await api.signUp();
  const { items } = (await label.inject('GET', '/recordings')).json().data;
  const ids = items.map(({ id }: { id: string }) => id).join(',');
  for (const path of ['export', 'rights-export'])
    expect(rowsIn((await stranger.inject('GET', `/recordings/${path}?ids=${ids}`)).body)).toHaveLength(1);
  const [{ id }] = items;
  expect(rowsIn((await label.inject('GET', `/recordings/export?ids=${id}`)).body).length).toBeLessThan(4);
});

test('names recordings of others by their references, not by the numbers of their submitters', async () => {
  const holder = await api.signUp({ corporation_name: 'Labadi Records' });
  const { id, reference } = await registerRecording(label, {
    ...aRecordingDraft('Co-owned', label),
    rights: [aRight(label.partyId, { share: 5000 }), aRight(holder.partyId, { share: 5000 })],
  });
  await api.db.updateTable('recording').set({ own_number: 'PRIVATE-7' }).where('id', '=', id).execute();
  const [, row = ''] = rowsIn((await holder.inject('GET', '/recordings/export?format=csv')).body);
  expect(row.split(',')[0]).toBe(reference);
  expect((await label.inject('GET', `/recordings/export?format=csv&ids=${id}`)).body).toContain('PRIVATE-7');
});

test('hides the agreements of others from a claimant', async () => {
  const kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah' });
  const rights = [aRight(label.partyId, { share: 4000, source: 'Agreement of 2019' })];
  const { id } = await registerRecording(label, { ...aRecordingDraft('By Agreement'), rights });
  await claimRights(kofi, id, aClaim({ source: 'Deed of 2026' }));
  const exported = async (member: TestMember) => (await member.inject('GET', `/recordings/export?ids=${id}`)).body;
  expect(await exported(label)).toContain('Agreement of 2019');
  expect(await exported(kofi)).toContain('Deed of 2026');
  expect(await exported(kofi)).not.toContain('Agreement of 2019');
});
