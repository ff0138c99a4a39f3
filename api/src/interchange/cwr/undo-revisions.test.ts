import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { confirm, newKey } from '../../testing/test-works.ts';
import { sendImport, step } from '../imports/testing/send-import.ts';
import { cwrOf, plainWork, revised } from './testing/cwr-lines.ts';

let api: TestApi;
let baobab: TestMember;
let araba: TestMember;

/** Titles of imported works by number. */
const TITLES = {
  'U-1': 'FIRST TITLE',
  'U-2': 'WAITING SONG',
  'U-3': 'DRAFTED SONG',
  'U-4': 'TOUCHED SONG',
  'U-9': 'TWICE SONG',
} as const;

beforeAll(async () => {
  api = await createTestApi({ IMPORT_BATCH: '20' });
  baobab = await api.signUp({ corporation_name: 'Baobab Songs' });
  araba = await api.signUp({ given_name: 'Araba', other_names: 'Mensah', ipi_name_number: '99900000256' });
  await importAll(
    'NWR',
    Object.entries(TITLES).map(([number, title]) => plainWork(number, title)),
  );
});
afterAll(() => api.close());

async function importAll(type: string, works: readonly (readonly string[])[], asDrafts = false) {
  const contents = Buffer.from(cwrOf(type, works), 'latin1');
  const checked = await sendImport(baobab, { name: 'CW260001BAO_052.V21', contents });
  expect(checked).toMatchObject({ state: 'checked', problem: null });
  return step(baobab, checked, ['POST', 'start', { as_drafts: asDrafts }]);
}

const takeBack = (job: ImportDetails) => step(baobab, job, ['POST', 'undoing']);

async function works(): Promise<WorkDetails[]> {
  return (await baobab.inject('GET', '/compositions?per_page=100&sort=title')).json().data.items;
}

async function read(id: string, part = ''): Promise<WorkDetails> {
  return (await baobab.inject('GET', `/compositions/${id}${part}`)).json().data;
}

/** Confirms an imported work as its writer. */
async function activate(number: keyof typeof TITLES): Promise<WorkDetails> {
  const row = (await works()).find((work) => work.title === TITLES[number]);
  return confirm(araba, await read(row?.id ?? ''));
}

/** The publisher's mechanical share increases at the expense of the writer, who must confirm. */
const shifted = (lines: readonly string[]) =>
  lines.map((line) =>
    line.startsWith('SPU')
      ? line.replace('04405000', '04406000')
      : line.replace('   05000   05000 N', '   04000   05000 N'),
  );

/** Returns the lines about a work in a CWR file. */
async function linesOf(id: string): Promise<string> {
  const payload = { version: '2.1', receiver: '052', ids: [id] };
  const { data } = (await baobab.inject('POST', '/cwr-files', { headers: newKey(), payload })).json();
  const { body } = await baobab.inject('GET', `/cwr-files/${data.id}/contents`);
  return body;
}

describe('undoing an import with revisions', () => {
  test('restores the previously active content as a new revision', async () => {
    const before = await activate('U-1');
    const done = await importAll('REV', [revised(plainWork('U-1', 'SECOND TITLE'))]);
    expect(await read(before.id)).toMatchObject({ title: 'SECOND TITLE', revision: 2 });
    const undone = await takeBack(done);
    expect(undone).toMatchObject({ state: 'undone', imported: 1, removed: 1, kept: [] });
    const after = await read(before.id);
    expect(after).toMatchObject({ title: 'FIRST TITLE', state: 'registered', revision: 3, pending_revision: null });
    expect(after.alternative_titles).toEqual(before.alternative_titles);
    expect(await linesOf(before.id)).toContain('FIRST TITLE ALSO');
    const found = await baobab.inject('GET', '/repertoire/compositions?query=second+title');
    expect(found.json().data.items).toEqual([]);
  });

  test('withdraws pending revisions, whose parties are no longer asked', async () => {
    const { id } = await activate('U-2');
    const done = await importAll('REV', [revised(shifted(plainWork('U-2', 'WAITING SONG')))]);
    expect(await read(id, '/amendment')).toMatchObject({ state: 'awaiting_confirmation' });
    expect(await takeBack(done)).toMatchObject({ removed: 1, kept: [] });
    expect(await read(id, '/amendment')).toBeNull();
    expect(await read(id)).toMatchObject({ revision: 1, pending_revision: null, state: 'registered' });
    const amendment = await araba.inject('GET', `/compositions/${id}/amendment`);
    expect(amendment.json().data).toBeNull();
  });

  test('deletes revisions that were stored as drafts', async () => {
    const { id } = await activate('U-3');
    const done = await importAll('REV', [revised(plainWork('U-3', 'DRAFTED AGAIN'))], true);
    expect(await read(id, '/amendment')).toMatchObject({ state: 'draft', title: 'DRAFTED AGAIN' });
    expect(await takeBack(done)).toMatchObject({ removed: 1, kept: [] });
    expect(await read(id, '/amendment')).toBeNull();
  });

  test('keeps and names works that were changed since, and lets the import be forgotten', async () => {
    const { id } = await activate('U-4');
    const done = await importAll('REV', [
      revised(shifted(plainWork('U-4', 'TOUCHED SONG'))),
      revised(plainWork('U-5', 'NEW BY REVISION')),
    ]);
    await confirm(araba, await read(id, '/amendment'));
    const undone = await takeBack(done);
    expect(undone).toMatchObject({ imported: 2, removed: 1, kept: [{ id, title: 'TOUCHED SONG' }] });
    expect(undone.kept[0]?.why).toMatch(/^This work has been confirmed/);
    expect(await read(id)).toMatchObject({ revision: 2, publishers: [{ shares: { mr: 6000 } }] });
    const headers = { 'if-match': `"${undone.version}"` };
    const forgotten = await baobab.inject('DELETE', `/imports/${undone.id}`, { headers });
    expect(forgotten.statusCode).toBe(204);
    expect(await read(id)).toMatchObject({ title: 'TOUCHED SONG' });
  });
});

test('applies the first of two distant revisions of a work and reports the second', async () => {
  const { id } = await activate('U-9');
  const others = Array.from({ length: 25 }, (_, index) => plainWork(`F-${index}`, `FILLING ${index}`));
  const filling = others.map(revised);
  const done = await importAll('REV', [
    revised(plainWork('U-9', 'TWICE A')),
    ...filling,
    revised(plainWork('U-9', 'TWICE B')),
  ]);
  expect(done).toMatchObject({ state: 'done', imported: 26, report: { works: 27, clean: 26 } });
  const twice = done.report?.repairs.find(({ rule }) => rule === 'I-CWR-TWICE');
  expect(twice).toMatchObject({ works: 1, severity: 'block' });
  expect(await read(id)).toMatchObject({ title: 'TWICE A', revision: 2 });
});
