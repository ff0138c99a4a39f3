import { draftOf } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aRecordingDraft, registerRecording } from '../../testing/test-recordings.ts';
import { amend, changeWork, changing, workAs } from '../../testing/test-revisions.ts';
import { newKey } from '../../testing/test-works.ts';
import { sendImport, step } from '../imports/testing/send-import.ts';
import { cwrOf, plainWork, revised } from './testing/cwr-lines.ts';

let api: TestApi;
let baobab: TestMember;
let araba: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  baobab = await api.signUp({ corporation_name: 'Baobab Songs' });
  araba = await api.signUp({ given_name: 'Araba' });
  const plain = { 'R-1': 'DISPUTED SONG', 'R-2': 'PLAIN SONG', 'R-4': 'NOTED SONG', 'R-5': 'DATED SONG' };
  await importAll(
    cwrOf('NWR', [
      ...Object.entries(plain).map(([number, title]) => plainWork(number, title)),
      withIswc(plainWork('R-6', 'CODED SONG')),
      plainWork('R-7', 'SONG WITHOUT A CODE'),
    ]),
  );
});
afterAll(() => api.close());

async function importAll(text: string, asDrafts = false) {
  const checked = await sendImport(baobab, { name: 'CW260001BAO_052.V21', contents: Buffer.from(text, 'latin1') });
  expect(checked).toMatchObject({ state: 'checked', problem: null });
  return step(baobab, checked, ['POST', 'start', { as_drafts: asDrafts }]);
}

async function works() {
  const { items } = (await baobab.inject('GET', '/compositions?per_page=100&sort=title')).json().data;
  return items as { id: string; title: string; reference: string }[];
}

/** The lines with an ISWC. */
const withIswc = (lines: readonly string[]) =>
  lines.map((line) => (/^(NWR|REV)/.test(line) ? `${line.slice(0, 95)}T0345246801${line.slice(106)}` : line));

/** The publisher's mechanical share increases at the writer's expense. */
const shifted = (lines: readonly string[]) =>
  revised(lines).map((line) =>
    line.startsWith('SPU')
      ? line.replace('04405000', '04406000')
      : line.replace('   05000   05000 N', '   04000   05000 N'),
  );

test('keeps a revision that can’t be submitted as a draft, without affecting other works of its file', async () => {
  const disputed = (await works()).find(({ title }) => title === 'DISPUTED SONG');
  const payload = {
    role: 'CA',
    shares: { pr: 9000, mr: 9000, sr: 0 },
    statement: 'I wrote all of this song in Accra in 2019.',
  };
  const claimed = await araba.inject('POST', `/compositions/${disputed?.id}/claims`, { headers: newKey(), payload });
  expect(claimed.json().data.state).toBe('disputed');
  const done = await importAll(
    cwrOf('REV', [
      shifted(plainWork('R-1', 'DISPUTED SONG')),
      revised(plainWork('R-2', 'PLAIN SONG REVISED')),
      revised(plainWork('R-3', 'NEW SONG')),
    ]),
  );
  expect([done.state, done.problem]).toEqual(['done', null]);
  const changes = done.report?.repairs.find(({ rule }) => rule === 'I-CWR-CHANGE');
  expect(changes).toMatchObject({ severity: 'warn', works: 2 });
  const others = ['CODED SONG', 'DATED SONG', 'NOTED SONG', 'SONG WITHOUT A CODE'];
  const changed = ['DISPUTED SONG', 'NEW SONG', 'PLAIN SONG REVISED'];
  expect((await works()).map(({ title }) => title)).toEqual([...others, ...changed].toSorted());
  const { data } = (await baobab.inject('GET', `/compositions/${disputed?.id}/amendment`)).json();
  expect(data).toMatchObject({ state: 'draft', revision: 2, publishers: [{ shares: { mr: 6000 } }] });
  expect(done).toMatchObject({
    not_submitted: [{ id: disputed?.id, title: 'DISPUTED SONG', why: expect.stringContaining('are in dispute') }],
    not_submitted_count: 1,
  });
});

test('revises a work once if a file revises it by its own number and by ours', async () => {
  const before = (await works()).find(({ title }) => title === 'NEW SONG');
  const file = cwrOf('REV', [
    revised(plainWork('R-3', 'NEW SONG A')),
    revised(plainWork(before?.reference ?? '', 'NEW SONG B')),
  ]);
  const done = await importAll(file);
  expect(done).toMatchObject({ state: 'done', report: { works: 2, clean: 1 } });
  expect(done.report?.repairs.map(({ rule }) => rule)).toContain('I-CWR-TWICE');
  expect((await works()).find(({ id }) => id === before?.id)?.title).toBe('NEW SONG A');
});

test('keeps what the version of the file has no field for, and the link of a recording that it names', async () => {
  const { id = '' } = (await works()).find(({ title }) => title === 'DATED SONG') ?? {};
  const isrc = 'GBEMI0300013';
  const recording = await registerRecording(araba, { ...aRecordingDraft('Dated Song', araba), isrc });
  const unstated = {
    genre: 'Highlife',
    creation_date: '2019-05-04',
    first_publication_date: '2020-06-01',
    ismn: '9790230671187',
    ai_usage: 'none',
    other_ids: [{ organisation: 'AB1', value: '77', type: 'W', validity: 'U' }],
  } as const;
  const mention = { recording_id: recording.id, isrc, title: 'Dated Song', release_date: '2020-06-02' };
  const active = await workAs(baobab, id);
  await amend(baobab, active, {
    ...draftOf(active),
    ...unstated,
    other_ids: [...unstated.other_ids],
    recordings: [mention],
  });
  const rec = `REC0000000000000008${' '.repeat(230)}${isrc}`;
  await importAll(cwrOf('REV', [[...revised(plainWork('R-5', 'DATED SONG REVISED')), rec]]));
  const after = await workAs(baobab, id);
  expect(after).toMatchObject({ revision: 3, title: 'DATED SONG REVISED', ...unstated });
  expect(after.recordings).toMatchObject([{ ...mention, release_date: null }]);
  const linked = (await baobab.inject('GET', `/compositions/${id}/recordings`)).json().data.items;
  expect(linked.map((link: { recording_id: string }) => link.recording_id)).toEqual([recording.id]);
});

test('rejects a revision with the ISWC of another work, but not one with its own', async () => {
  const revise = (number: string, title: string) =>
    importAll(cwrOf('REV', [withIswc(revised(plainWork(number, title)))]), true);
  expect(await revise('R-6', 'CODED SONG REVISED')).toMatchObject({ imported: 1, report: { clean: 1 } });
  const checked = await sendImport(baobab, {
    name: 'CW260001BAO_052.V21',
    contents: Buffer.from(cwrOf('REV', [withIswc(revised(plainWork('R-7', 'SONG WITH A TAKEN CODE')))])),
  });
  expect(checked.report).toMatchObject({ works: 1, clean: 0, draftable: 0 });
  expect(checked.report?.repairs).toContainEqual(
    expect.objectContaining({ rule: 'I-DUP-01', column: 'REV ISWC', severity: 'block' }),
  );
});

test('submits a revision by the rules of its file', async () => {
  const serious = revised(plainWork('R-2', 'PLAIN SONG IN SERIOUS')).map((line) =>
    line.startsWith('REV') ? `${line.slice(0, 126)}SER${line.slice(129)}` : line,
  );
  const done = await importAll(cwrOf('REV', [[...serious, 'INS0000000000000009004STQ']]));
  expect(done).toMatchObject({ state: 'done', report: { works: 1 }, not_submitted: [] });
  const { id = '' } = (await works()).find(({ title }) => title === 'PLAIN SONG IN SERIOUS') ?? {};
  expect(await workAs(baobab, id)).toMatchObject({ distribution_category: 'SER', instrumentation: null });
});

describe('the lines of a revision', () => {
  const noteToSociety = async (id: string) => {
    const payload = { version: '2.1', ids: [id] };
    const { data } = (await baobab.inject('POST', '/cwr-files', { headers: newKey(), payload })).json();
    const { body } = await baobab.inject('GET', `/cwr-files/${data.id}/contents`);
    return /^ARI.{38}(.*)$/m.exec(body)?.[1]?.trim();
  };
  const withNote = (note: string) =>
    cwrOf('REV', [revised(plainWork('R-4', 'NOTED SONG')).map((line) => line.replace('A NOTE TO ONE SOCIETY', note))]);
  const note = { name: 'amendment/submission', payload: { change_note: 'As in the file.' } } as const;

  test('are sent from when the revision is active', async () => {
    const { id = '' } = (await works()).find(({ title }) => title === 'NOTED SONG') ?? {};
    await importAll(withNote('SECOND NOTE'), true);
    expect(await noteToSociety(id)).toBe('A NOTE TO ONE SOCIETY');
    await changeWork(baobab, await workAs(baobab, id, '/amendment'), note);
    expect(await noteToSociety(id)).toBe('SECOND NOTE');
  });

  test('are forgotten with a revision that is discarded', async () => {
    const { id = '' } = (await works()).find(({ title }) => title === 'NOTED SONG') ?? {};
    await importAll(withNote('THIRD NOTE'), true);
    const draft = await workAs(baobab, id, '/amendment');
    const discarded = await baobab.inject('DELETE', `/compositions/${id}/amendment`, { headers: changing(draft) });
    expect(discarded.statusCode).toBe(204);
    const next = await changeWork(baobab, await workAs(baobab, id), 'amendment');
    expect(next.revision).toBe(draft.revision);
    await changeWork(baobab, next, note);
    expect(await noteToSociety(id)).toBe('SECOND NOTE');
  });
});
