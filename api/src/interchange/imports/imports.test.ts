// cspell:ignore nobodyelse
import { IMPORT_PART_BYTES, type ImportDetails } from '@counterpoint/domain/schemas/imports';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { clearNewMembers } from '../../testing/test-clearance.ts';
import { aRecordingDraft, storeRecordingDraft } from '../../testing/test-recordings.ts';
import { aDraft, confirm, newKey, register } from '../../testing/test-works.ts';
import { subjectOf } from './subjects.ts';
import { check, csvFile, importTable, requestStep, sendImport, settled, step } from './testing/send-import.ts';
import { startAndStop } from './testing/stop-import.ts';

let api: TestApi;
let ama: TestMember;

beforeAll(async () => {
  api = await createTestApi({ IMPORT_BATCH: '10' });
  await clearNewMembers(api);
  ama = await api.signUp({ given_name: 'Ama' });
});
afterAll(() => api.close());

const HEADER = ['Work number', 'Title', 'ISWC', 'Writer last name', 'First name', 'Writer IPI', 'Role', 'Writer share'];
/** Valid numbers that no other test uses. */
const IPI = { kofi: '00000000297', esi: '00000000395' };

async function worksOf(member: TestMember, query = '') {
  const { data } = (await member.inject('GET', `/compositions?per_page=100${query}`)).json();
  return data.items as { id: string; title: string; state: string; version: number }[];
}

function repairs({ report }: ImportDetails) {
  return report?.repairs.map(({ rule, column, works }) => `${rule} ${column} ${works}`);
}

describe('imports', () => {
  test('maps by headings, validates, and writes works as if each were entered by hand', async () => {
    const sent = await sendImport(
      ama,
      csvFile([
        HEADER,
        ['A-1', 'River Song', '', 'Addo', 'Kofi', '', 'C', '50'],
        ['A-1', '', '', 'Unknown', '', '', 'A', '50'],
        ['A-2', 'Second Song', '', 'Addo', 'Kofi', '', 'CA', '100'],
      ]),
    );
    expect([sent.state, sent.about, sent.preview?.columns.map((target) => target?.key)]).toEqual([
      'mapping',
      'CSV, UTF-8, separated by commas',
      [
        'work_number',
        'title',
        'iswc',
        'writer_last_name',
        'writer_first_name',
        'writer_ipi',
        'writer_role',
        'writer_share',
      ],
    ]);
    const checked = await check(ama, sent);
    expect(checked).toMatchObject({
      state: 'checked',
      report: { works: 2, clean: 2, new_parties: 1, is_refused: false },
      has_rejected: false,
    });
    expect(await worksOf(ama)).toEqual([]);
    const done = await step(ama, checked, ['POST', 'start', { as_drafts: false }]);
    expect(done).toMatchObject({ state: 'done', imported: 2, problem: null });
    const works = await worksOf(ama, '&sort=title');
    expect(works).toMatchObject([
      { title: 'River Song', state: 'registered_incomplete' },
      { title: 'Second Song', state: 'registered_incomplete' },
    ]);
    const { data } = (await ama.inject('GET', `/compositions/${works[0]?.id}`)).json();
    expect(data.writers).toMatchObject([
      { name: 'Kofi Addo', role: 'C', shares: { pr: 5000, mr: 5000, sr: 0 }, confirmation: 'not_a_member' },
      { party_id: null, role: 'A' },
    ]);
    expect(data.events.map(({ type }: { type: string }) => type)).toEqual(['imported', 'submitted', 'registered']);
    const found = (await ama.inject('GET', '/repertoire/compositions?query=river+song')).json().data.items;
    expect(found).toMatchObject([{ title: 'River Song', is_mine: true }]);
    // One Kofi Addo per file, recognised in the next one.
    const again = await check(
      ama,
      await sendImport(ama, csvFile([HEADER, ['A-3', 'Third', '', 'Addo', 'Kofi', '', 'CA', '100']])),
    );
    expect(again.report).toMatchObject({ clean: 1, new_parties: 0 });
    expect(again.preview?.is_remembered).toBe(true);
  });

  test('skips rows that break a rule, and reports row, column and remedy', async () => {
    const esi = await api.signUp();
    const rows = [
      HEADER,
      ['B-1', 'Good Song', '', 'Owusu', 'Yaa', '', 'CA', '100'],
      ['B-2', 'Short Song', '', 'Owusu', 'Yaa', '', 'CA', '90'],
      ['B-3', 'Odd Song', 'T-034.524.680-2', 'Owusu', 'Yaa', '', 'CA', '100'],
      ['B-1', 'Again', '', 'Owusu', 'Yaa', '', 'CA', '100'],
      ['B-5', '=cmd|calc', '', 'Owusu', 'Yaa', '', 'CA', '100'],
    ];
    const checked = await check(esi, await sendImport(esi, csvFile(rows)));
    expect(checked.report).toMatchObject({ works: 5, clean: 1, draftable: 2, new_parties: 1 });
    expect(repairs(checked)).toEqual(
      expect.arrayContaining([
        'W-TOT-01 Writer share 1',
        'I-CEL-02 ISWC 1',
        'I-NUM-01 Work number 1',
        'I-CEL-01 Title 1',
      ]),
    );
    const odd = checked.report?.repairs.find(({ rule }) => rule === 'I-CEL-02');
    const findings = await esi.inject('GET', `/imports/${checked.id}/findings?repair=${odd?.repair}`);
    expect(findings.json().data).toMatchObject({
      total: 1,
      items: [{ line: 4, column: 'ISWC', found: 'T-034.524.680-2', expected: 'an ISWC such as T-034.524.680-1' }],
    });
    const short = checked.report?.repairs.find(({ rule }) => rule === 'W-TOT-02');
    const totals = await esi.inject('GET', `/imports/${checked.id}/findings?repair=${short?.repair}`);
    expect(totals.json().data.items).toEqual([
      {
        line: 3,
        column: 'Writer share',
        found: '90.00%',
        expected: '100.00% (±0.06)',
        correction: 'Mechanical shares total 90.00%. They must total 100%.',
        cells: [{ line: 3, column: 'Writer share', found: '90' }],
      },
    ]);
    expect(checked.has_rejected).toBe(true);
    const { body } = await esi.inject('GET', `/imports/${checked.id}/rejected`);
    const [header, ...rejected] = parse(body);
    expect(header).toEqual(['\uFEFFWhat to fix', ...HEADER]);
    expect(rejected.map(([, number, title]) => `${number} ${title}`)).toEqual([
      'B-2 Short Song',
      'B-3 Odd Song',
      'B-1 Again',
      'B-5  =cmd|calc',
    ]);
    const done = await step(esi, checked, ['POST', 'start', { as_drafts: true }]);
    expect(done.imported).toBe(2);
    expect((await worksOf(esi, '&sort=title')).map(({ title, state }) => `${title} ${state}`)).toEqual([
      'Good Song draft',
      'Short Song draft',
    ]);
  });

  test('warns of a work repeated under another number, but not of two with an ISWC each', async () => {
    const esi = await api.signUp({ given_name: 'Esi' });
    const checked = await check(
      esi,
      await sendImport(
        esi,
        csvFile([
          HEADER,
          ['T-1', 'The Lagoon', 'T0000000010', 'Addo', 'Kofi', '', 'CA', '100'],
          ['T-2', 'Lagoon', '', 'Addo', 'Kofi', '', 'CA', '100'],
          ['T-3', 'Lagoon', '', 'Asante', 'Kofi', '', 'CA', '100'],
          ['T-4', 'Lagoon', 'T0345246801', 'Addo', 'Kofi', '', 'CA', '100'],
        ]),
      ),
    );
    expect(repairs(checked)).toEqual(expect.arrayContaining(['I-TWN-01 Title 1']));
    expect(checked.report).toMatchObject({ works: 4, clean: 4 });
  });

  test('invites members once for all of their works', async () => {
    const kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Boateng', ipi_name_number: IPI.kofi });
    const publisher = await api.signUp({ corporation_name: 'Osu Music' });
    const done = await importTable(
      publisher,
      csvFile([
        HEADER,
        ['C-1', 'First', '', 'Boateng', 'Kofi', IPI.kofi, 'CA', '100'],
        ['C-2', 'Second', '', 'Boateng', 'Kofi', IPI.kofi, 'CA', '100'],
        ['C-3', 'Third', '', 'Boateng', 'Kofi', '', 'CA', '100'],
      ]),
    );
    expect(done.imported).toBe(3);
    expect(done.awaited).toEqual({
      entries: 2,
      members: [{ party_id: kofi.partyId, name: 'Kofi Boateng', entries: 2 }],
      other_members: 0,
    });
    // The one without a number may be another Kofi Boateng, who needn't confirm.
    expect((await worksOf(kofi, '&sort=title')).map(({ title, state }) => `${title} ${state}`)).toEqual([
      'First awaiting_confirmation',
      'Second awaiting_confirmation',
    ]);
    const { items } = (await kofi.inject('GET', '/notifications')).json().data;
    expect(items).toMatchObject([
      { title: 'Confirm your shares in 2 works', link: { type: 'work_import', id: done.id } },
    ]);
  });

  test('undoes everything except works changed since', async () => {
    const esi = await api.signUp({ given_name: 'Esi', other_names: 'Quartey', ipi_name_number: IPI.esi });
    const publisher = await api.signUp({ corporation_name: 'Labadi Music' });
    const file = csvFile([
      HEADER,
      ['D-1', 'Kept', '', 'Quartey', 'Esi', IPI.esi, 'CA', '100'],
      ['D-2', 'Gone', '', 'Quartey', 'Esi', IPI.esi, 'CA', '100'],
      ['D-3', 'Gone too', '', 'Nobodyelse', 'Zed', '', 'CA', '100'],
    ]);
    const done = await importTable(publisher, file);
    const seen = { headers: { 'if-match': `"${done.version}"` } };
    expect((await publisher.inject('DELETE', `/imports/${done.id}`, seen)).json().code).toBe('works_imported');
    const [first] = await worksOf(esi, '&sort=-title');
    const { data: kept } = (await esi.inject('GET', `/compositions/${first?.id}`)).json();
    await confirm(esi, kept);
    const undone = await step(publisher, done, ['POST', 'undoing']);
    expect(undone).toMatchObject({ state: 'undone', imported: 3, removed: 2, kept: [{ title: 'Kept' }] });
    expect((await publisher.inject('DELETE', `/imports/${done.id}`, seen)).json().code).toBe('stale_version');
    expect((await worksOf(publisher)).map(({ title }) => title)).toEqual(['Kept']);
    expect((await publisher.inject('GET', '/repertoire/compositions?query=gone')).json().data.total).toBe(0);
    expect((await publisher.inject('GET', '/composers?query=nobodyelse')).json().data.total).toBe(0);
    // The undone works can be imported again, but not the one that was kept.
    const again = await check(publisher, await sendImport(publisher, file));
    expect([again.report?.clean, repairs(again)]).toEqual([2, expect.arrayContaining(['I-NUM-02 Work number 1'])]);
  });

  test('undoes everything except works that a recording or a case names, even a draft of another member', async () => {
    const publisher = await api.signUp({ corporation_name: 'Labadi Songs' });
    const titles = ['In a Case', 'In a Recording', 'Named Nowhere'];
    const rows = titles.map((title, index) => [`N-${index}`, title, '', 'Tetteh', 'Ato', '', 'CA', '100']);
    const done = await importTable(publisher, csvFile([HEADER, ...rows]));
    const works = await worksOf(publisher, '&sort=title');
    const [inCase, inRecording] = works.map(({ id }) => id);
    const mention = { title: 'In a Recording', composition_id: inRecording };
    await storeRecordingDraft(ama, { ...aRecordingDraft('Draft'), works: [mention] });
    const own = await register(ama, aDraft('Contested', ama));
    await sql`insert into opposition (id, number, kind, state, composition_id, other_work_id, created_at, updated_at)
      values (gen_random_uuid(), 'TEST-OTHER-WORK', 'duplicate_work', 'draft', ${own.id}, ${inCase}, now(), now())`.execute(
      api.db,
    );
    const undone = await step(publisher, done, ['POST', 'undoing']);
    const kept = [{ title: 'In a Case' }, { title: 'In a Recording' }];
    expect(undone).toMatchObject({ state: 'undone', removed: 1 });
    expect(undone.kept).toHaveLength(2);
    expect(undone.kept).toEqual(expect.arrayContaining(kept.map((each) => expect.objectContaining(each))));
    expect(await subjectOf(undone).remaining(api.db, undone.id, 1)).toMatchObject({ kept: [{}], kept_count: 2 });
  });

  test('can be stopped by its member while its file is read', async () => {
    const sent = await sendImport(ama, csvFile([HEADER, ['P-1', 'Stopped', '', 'Addo', '', '', 'CA', '100']]));
    const stopping = api.db.updateTable('import_job').set({ state: 'reading', is_cancelled: true });
    await stopping.where('id', '=', sent.id).execute();
    expect((await settled(ama, sent.id)).state).toBe('cancelled');
  });

  test('can be paused by its member and resumed', async () => {
    const member = await api.signUp();
    const rows = Array.from({ length: 50 }, (_, work) =>
      `E-${work},Song ${work},,Writer${work % 7},A,,CA,100`.split(','),
    );
    const checked = await check(member, await sendImport(member, csvFile([HEADER, ...rows])));
    const stopped = await startAndStop(api, member, checked);
    expect(stopped.state).toBe('cancelled');
    expect(stopped.imported).toBeGreaterThan(0);
    expect(stopped.imported).toBeLessThan(50);
    const { columns, share_unit } = stopped.preview ?? {};
    const choose = (seen: ImportDetails) => requestStep(member, seen, ['PUT', 'choices', { columns, share_unit }]);
    expect((await choose(stopped)).json().code).toBe('works_imported');
    const done = await step(member, stopped, ['POST', 'start', {}]);
    expect(done).toMatchObject({ state: 'done', imported: 50 });
    expect((await choose(done)).json().code).toBe('wrong_state');
    const { data } = (await member.inject('GET', '/compositions')).json();
    expect(data.counts.registered_incomplete).toBe(50);
  });

  test('is visible to its member alone and accepts only its own bytes', async () => {
    const stranger = await api.signUp();
    const created = await ama.inject('POST', '/imports', {
      headers: newKey(),
      payload: { file_name: 'a.csv', bytes: 5 },
    });
    const { id } = created.json().data;
    const part = { headers: { 'content-type': 'application/octet-stream' }, payload: Buffer.from('Title') };
    expect((await stranger.inject('PUT', `/imports/${id}/parts/0`, part)).statusCode).toBe(404);
    expect((await stranger.inject('GET', `/imports/${id}`)).statusCode).toBe(404);
    const short = { ...part, payload: Buffer.from('Tit') };
    expect((await ama.inject('PUT', `/imports/${id}/parts/0`, short)).json().code).toBe('wrong_part');
    const long = { ...part, payload: Buffer.alloc(IMPORT_PART_BYTES + 1) };
    expect((await ama.inject('PUT', `/imports/${id}/parts/0`, long)).json()).toMatchObject({
      code: 'too_large',
      message: 'A part of a file can have at most 4 MB.',
    });
    expect((await ama.inject('PUT', `/imports/${id}/parts/1`, part)).json().code).toBe('wrong_part');
    await ama.inject('PUT', `/imports/${id}/parts/0`, part);
    const failed = await settled(ama, id);
    expect([failed.state, failed.problem]).toEqual([
      'failed',
      'The file has headings and no rows below them. Fill in the template and upload it.',
    ]);
    expect((await ama.inject('PUT', `/imports/${id}/parts/0`, part)).json().code).toBe('file_complete');
  });
});
