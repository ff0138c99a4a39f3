import type { CwrOfWork } from '@counterpoint/domain/schemas/imports';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { advanceToNewYear, EARLIEST_TIME_ZONE } from '../../testing/society-new-year.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { amendRecording, aRecordingDraft, recordingAs, registerRecording } from '../../testing/test-recordings.ts';
import { aDraft, newKey, register } from '../../testing/test-works.ts';
import { readImport } from '../imports/testing/read-import.ts';
import { csvFile, importTable, sendImport, step } from '../imports/testing/send-import.ts';
import { answersOf, cwrOf, plainWork, revised } from './testing/cwr-lines.ts';

let api: TestApi;
let baobab: TestMember;
let kofi: TestMember;
/** Last two digits of the society's year. */
let year: string;

beforeAll(async () => {
  api = await createTestApi(EARLIEST_TIME_ZONE);
  year = String(advanceToNewYear(api)).slice(2);
  baobab = await api.signUp({ corporation_name: 'Baobab Songs' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

const named = (text: string, name = 'CW260001BAO_052.V21') => ({ name, contents: Buffer.from(text, 'latin1') });

async function send(member: TestMember, text: string, name?: string) {
  return sendImport(member, named(text, name));
}

async function importAll(member: TestMember, text: string) {
  const checked = await send(member, text);
  expect([
    checked.state,
    checked.problem,
    checked.report?.repairs.filter(({ severity }) => severity === 'block'),
  ]).toEqual(['checked', null, []]);
  return step(member, checked, ['POST', 'start', { as_drafts: false }]);
}

async function works(member: TestMember) {
  const { items } = (await member.inject('GET', '/compositions?per_page=100&sort=title')).json().data;
  return items as { id: string; title: string; state: string; version: number }[];
}

async function write(member: TestMember, payload: object) {
  return member.inject('POST', '/cwr-files', { headers: newKey(), payload });
}

const used: string[] = [];

/** The work records of a file, without its header and trailer. */
function recordsIn(text: string): string[] {
  return text.split('\r\n').filter((line) => line !== '' && !/^(HDR|GRH|GRT|TRL)/.test(line));
}

describe('CWR files of works', () => {
  const file = cwrOf('NWR', [plainWork('BS-1', 'RIVER SONG'), plainWork('BS-2', 'SECOND SONG')]);

  test('validates without choices, imports, and reports what is only stored', async () => {
    const checked = await send(baobab, file);
    expect(checked).toMatchObject({
      state: 'checked',
      about: 'CWR 2.1, UTF-8, from BAOBAB SONGS',
      preview: null,
      report: { works: 2, clean: 2, is_refused: false },
    });
    const kept = checked.report?.repairs.filter(({ rule }) => rule === 'I-CWR-KEPT').map(({ column }) => column);
    expect(kept).toEqual(expect.arrayContaining(['NPN', 'ARI', 'PWR Submitter Agreement Number']));
    await step(baobab, checked, ['POST', 'start', { as_drafts: false }]);
    expect(await works(baobab)).toMatchObject([{ title: 'RIVER SONG' }, { title: 'SECOND SONG' }]);
  });

  test('are read in UTF-16 too', async () => {
    const contents = Buffer.from(`\ufeff${file}`, 'utf16le');
    const { about } = await readImport({ name: 'CW260001BAO_052.V21', contents });
    expect(about).toBe('CWR 2.1, UTF-16, from BAOBAB SONGS');
  });

  test('exports the same content under a new number of the society’s year', async () => {
    const ids = (await works(baobab)).map(({ id }) => id);
    const created = (await write(baobab, { version: '2.1', receiver: '052', ids })).json().data;
    expect(created).toMatchObject({ file_name: `CW${year}0001BAO_052.V21`, works: 2 });
    const answer = await baobab.inject('GET', `/cwr-files/${created.id}/contents`);
    expect(answer.headers['content-disposition']).toContain(created.file_name);
    expect(recordsIn(answer.body)).toEqual(recordsIn(file));
    const second = (await write(baobab, { version: '2.2', ids: null })).json().data;
    expect(second.file_name).toBe(`CW${year}0002BAO_000.V22`);
    const { items } = (await baobab.inject('GET', '/cwr-files')).json().data;
    expect(items.map(({ id }: { id: string }) => id)).toEqual([second.id, created.id]);
  });

  test('names a recording by the ISRC that it got since the work named it', async () => {
    const esi = await api.signUp({ given_name: 'Esi' });
    const isrc = 'GBEMI0300013';
    const plain = aRecordingDraft('Late Code', esi);
    const recording = await registerRecording(esi, plain);
    const recordings = [{ recording_id: recording.id, title: 'Late Code' }];
    const { id } = await register(esi, { ...aDraft('Late Code', esi), recordings });
    await amendRecording(esi, await recordingAs(esi, recording.id), { ...plain, isrc });
    const created = (await write(esi, { version: '2.2', ids: [id] })).json().data;
    const { body } = await esi.inject('GET', `/cwr-files/${created.id}/contents`);
    const [line] = recordsIn(body).filter((record) => record.startsWith('REC'));
    expect([line?.slice(249, 261), line?.slice(266, 275)]).toEqual([isrc, 'LATE CODE']);
  });

  test('shows stored values to the submitter alone', async () => {
    const [work] = await works(baobab);
    const { data } = (await baobab.inject('GET', `/compositions/${work?.id}/cwr`)).json() as { data: CwrOfWork };
    expect(data.version).toBe('2.1');
    expect(data.kept).toEqual(
      expect.arrayContaining([
        { place: 'NPN', value: '1 P1 BAOBAB IN ANOTHER SCRIPT' },
        { place: 'PWR Submitter Agreement Number', value: 'AG-3' },
      ]),
    );
    expect((await kofi.inject('GET', `/compositions/${work?.id}/cwr`)).statusCode).toBe(404);
  });
});

describe('CWR revisions', () => {
  test('adds a revision to an existing work and keeps its number and lines', async () => {
    const file = cwrOf('REV', [revised(plainWork('BS-1', 'RIVER SONG REVISED'))]);
    const done = await importAll(baobab, file);
    expect(done).toMatchObject({ state: 'done', problem: null });
    const [work, ...others] = await works(baobab);
    expect([work?.title, others.length]).toEqual(['RIVER SONG REVISED', 1]);
    const { data } = (await baobab.inject('GET', `/compositions/${work?.id}`)).json();
    expect([data.revision, data.change_note]).toEqual([2, 'Revised by a CWR file.']);
    const created = (await write(baobab, { version: '2.1', ids: [work?.id] })).json().data;
    const { body } = await baobab.inject('GET', `/cwr-files/${created.id}/contents`);
    expect(recordsIn(body)).toEqual(recordsIn(file));
  });

  test('registers an unknown work as new and says so', async () => {
    const checked = await send(baobab, cwrOf('REV', [revised(plainWork('BS-9', 'UNHEARD SONG'))]));
    expect(checked.report).toMatchObject({ clean: 1 });
    expect(checked.report?.repairs.map(({ rule }) => rule)).toContain('CWR-REV-T2');
  });
});

describe('invalid CWR files', () => {
  const file = cwrOf('NWR', [plainWork('X-1', 'LOST SONG'), plainWork('X-2', 'OTHER SONG')]);

  test.each([
    ['that breaks off', file.slice(0, -60), 'CWR-TRL-E5'],
    ['that has lost a record', file.replace(/ALT.*\r\n/, ''), 'CWR-GRT-F3'],
  ])('rejects the whole file with %s', async (_what, text, rule) => {
    const before = await works(baobab);
    const checked = await send(baobab, text);
    expect(checked).toMatchObject({ state: 'checked', report: { is_refused: true } });
    expect(checked.report?.repairs.map((repair) => repair.rule)).toContain(rule);
    const start = baobab.inject('POST', `/imports/${checked.id}/start`, {
      headers: { 'if-match': `"${checked.version}"` },
      payload: { as_drafts: false },
    });
    expect((await start).statusCode).toBe(409);
    expect(await works(baobab)).toEqual(before);
  });

  test.each([
    ['of version 3.2', file.replace('GRHNWR0000102.10', 'GRHWRK0000103.20'), 'This is CWR 3.2.'],
    ['of version 2.0', file.replace('GRHNWR0000102.10', 'GRHNWR0000102.00'), 'This is CWR 2.0.'],
    ['without its header', file.replace(/^HDR.*\r\n/, ''), /^Line 1: HDR is missing\..*CWR-HDR-E2/],
    ['without header and group', file.replace(/^HDR.*\r\nGRH.*\r\n/, ''), /^Line 1: HDR is missing\..*CWR-HDR-E2/],
    ['of acknowledgements', answersOf({ 'X-1': 'AS' }), 'This file has acknowledgements'],
    ['with no works', cwrOf('AGR', [['AGR0000000000000000AG-1']]), 'only AGR transactions'],
  ])('names the problem of %s', async (_what, text, problem) => {
    await expect(readImport(named(text))).rejects.toMatchObject({
      name: 'RejectedFile',
      message: expect.stringMatching(problem),
    });
  });
});

test.each([
  ['Latin-1', 'latin1', 'L'],
  ['UTF-8', 'utf8', 'U'],
] as const)('keeps letters in %s unchanged, with a warning, on import and export', async (name, encoding, letter) => {
  const title = 'ÉTÉ À ACCRA';
  const lines = plainWork(`${letter}-1`, title);
  const text = cwrOf('NWR', [lines]);
  const checked = await sendImport(baobab, { name: 'CW260050BAO_052.V21', contents: Buffer.from(text, encoding) });
  expect(checked.about).toContain(name);
  const found = checked.report?.repairs.find(({ rule }) => rule === 'CWR-NWR-F24');
  expect(found).toMatchObject({ severity: 'warn', column: 'NWR Work Title' });
  // The second file repeats the work of the first.
  await step(baobab, checked, ['POST', 'start', { leaves_out_alike: false }]);
  const work = (await works(baobab)).find((each) => each.title === title && !used.includes(each.id));
  used.push(work?.id ?? '');
  const created = (await write(baobab, { version: '2.1', ids: [work?.id] })).json().data;
  const { body } = await baobab.inject('GET', `/cwr-files/${created.id}/contents`);
  expect(recordsIn(body)).toEqual(recordsIn(text));
});

test('imports the valid works of a file and acknowledges each work, in the character set of its header', async () => {
  const header = (line: string) => `${line.slice(0, 86)}${'UTF-8'.padEnd(15)}`;
  const file = cwrOf('NWR', [
    plainWork('Q-1', 'QUIET SONG'),
    plainWork('Q-2', 'BAD', '04000'),
    plainWork('BS-1', 'AGAIN'),
  ]).replace(/^HDR[^\r]*/, header);
  const checked = await send(baobab, file, 'CW260042BAO_000.V21');
  // A work that exists must be revised.
  const blocking = checked.report?.repairs.filter(({ severity }) => severity === 'block');
  expect([checked.report, blocking]).toMatchObject([
    { works: 3, clean: 1 },
    expect.arrayContaining([
      expect.objectContaining({ rule: 'CWR-NWR-T9', column: 'NWR', works: 1 }),
      expect.objectContaining({ rule: 'CWR-NWR-T13', works: 1 }),
    ]),
  ]);
  const early = await baobab.inject('GET', `/imports/${checked.id}/acknowledgement`);
  expect([early.statusCode, early.json().code]).toEqual([409, 'import_not_done']);
  await step(baobab, checked, ['POST', 'start', { as_drafts: false }]);
  const answer = await baobab.inject('GET', `/imports/${checked.id}/acknowledgement`);
  expect(answer.headers['content-disposition']).toMatch(/CW\d\d0042999_BAO\.V21/);
  expect(answer.body.split('\r\n')[0]?.slice(86)).toBe('UTF-8');
  const given = recordsIn(answer.body).filter((line) => line.startsWith('ACK'));
  expect(given.map((line) => [line.slice(109, 129).trim(), line.slice(157)])).toEqual([
    ['Q-1', 'SR'],
    ['Q-2', 'RJ'],
    ['BS-1', 'RJ'],
  ]);
  const messages = recordsIn(answer.body).filter((line) => line.startsWith('MSG'));
  expect(messages.map((line) => line.slice(19, 35))).toContain('T00000000NWRT009');
  expect((await kofi.inject('GET', `/imports/${checked.id}/acknowledgement`)).statusCode).toBe(404);
});

describe('CWR files for a society', () => {
  test('give a writer’s number that was added after the import', async () => {
    const lines = plainWork('LATE-1', 'NUMBER CAME LATER').map((line) =>
      line.replace('99900000256052', `${' '.repeat(11)}052`).replace('ARABA ', 'AKOSUA'),
    );
    await importAll(baobab, cwrOf('NWR', [lines]));
    const ipi_name_number = '99900000354';
    await api.db.updateTable('party').set({ ipi_name_number }).where('given_names', 'ilike', 'akosua').execute();
    const work = (await works(baobab)).find(({ title }) => title === 'NUMBER CAME LATER');
    const { data } = (await write(baobab, { version: '2.1', ids: [work?.id] })).json();
    const { body } = await baobab.inject('GET', `/cwr-files/${data.id}/contents`);
    const writer = recordsIn(body).find((line) => line.startsWith('SWR'));
    expect(writer?.slice(115, 126)).toBe(ipi_name_number);
  });

  test('have our reference for a number that CWR would change, so that answers find the work', async () => {
    const ipi = '00000000297';
    const ama = await api.signUp({ given_name: 'Ama', ipi_name_number: ipi });
    const numbers = ['CATALOGUE-2024-0001', 'CATALOGUE-2024-0002', 'adw-3', 'ADW-4'];
    const rows = numbers.map((number, index) => [number, `Song ${index}`, ipi, 'CA', '100']);
    await importTable(ama, csvFile([['Work number', 'Title', 'Writer IPI', 'Role', 'Writer share'], ...rows]));
    const { items } = (await ama.inject('GET', '/compositions?sort=title')).json().data;
    const references: string[] = items.map(({ reference }: { reference: string }) => reference);
    const created = (await write(ama, { version: '2.1', ids: null })).json().data;
    const { body } = await ama.inject('GET', `/cwr-files/${created.id}/contents`);
    const sent = recordsIn(body).filter((line) => line.startsWith('NWR'));
    expect(sent.map((line) => line.slice(81, 95).trim())).toEqual([...references.slice(0, 3), 'ADW-4']);
    expect(created.losses).toContainEqual(expect.objectContaining({ place: 'work number', works: 3 }));
    const answer = await ama.inject('PUT', '/acknowledgements?file_name=CW260001052_AMA.V21', {
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from(answersOf({ [references[0] ?? '']: 'AS', 'ADW-4': 'AS' })),
    });
    expect(answer.json().data.report).toMatchObject({ answered: 2, matched: 2 });
  });

  test.each([
    ['of another member’s works', 422],
    ['of no works at all', 409],
  ])('doesn’t write %s', async (what, status) => {
    const [work] = await works(baobab);
    const ids = what.includes('another member') ? [work?.id] : null;
    expect((await write(kofi, { version: '2.1', ids })).statusCode).toBe(status);
  });

  test('shows a file to its member alone', async () => {
    const { items } = (await baobab.inject('GET', '/cwr-files')).json().data;
    for (const path of ['', '/contents'])
      expect((await kofi.inject('GET', `/cwr-files/${items[0].id}${path}`)).statusCode).toBe(404);
  });
});
