import type { Notification } from '@counterpoint/domain/schemas/home';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runDueJobs } from '../../../platform/jobs/job-runner.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { clearNewMembers } from '../../../testing/test-clearance.ts';
import { changeRecording, recordingAs } from '../../../testing/test-recordings.ts';
import { society } from '../../../testing/test-society.ts';
import { aDraft, register } from '../../../testing/test-works.ts';
import { HEADER, row } from '../testing/recording-rows.ts';
import { check, csvFile, importRecordings, sendImport, step } from '../testing/send-import.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let label: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  await clearNewMembers(api);
  label = await api.signUp({ corporation_name: 'Osu Records', ipi_name_number: '00000000199' });
});
afterAll(() => api.close());

async function recordingsOf(member: TestMember): Promise<{ id: string; title: string; state: string }[]> {
  return (await member.inject('GET', '/recordings')).json().data.items;
}

const repairs = ({ report }: Awaited<ReturnType<typeof check>>) =>
  report?.repairs.map(({ rule, column }) => `${rule} ${column}`) ?? [];

describe('imports of recordings', () => {
  test('registers recordings without holders to ask, and adds them to list and search', async () => {
    const done = await importRecordings(
      label,
      csvFile([
        HEADER,
        row('A-1', 'Night Market', { isrc: 'GB-EMI-24-00001', share: '60', where: 'World except GH' }),
        row('A-1', 'Night Market', { isrc: 'GB-EMI-24-00001', name: 'Tema Records', share: '40', to: '2030-12-31' }),
        row('A-2', 'Harbour', { isrc: 'GBEMI2400002' }),
      ]),
    );
    expect(done).toMatchObject({ state: 'done', imported: 2 });
    const listed = await recordingsOf(label);
    expect(listed.map(({ title, state }) => `${title} ${state}`).sort()).toEqual([
      'Harbour registered',
      'Night Market registered',
    ]);
    const [{ id } = { id: '' }] = listed.filter(({ title }) => title === 'Night Market');
    const { data } = (await label.inject('GET', `/recordings/${id}`)).json();
    expect(data).toMatchObject({
      isrc: 'GBEMI2400001',
      duration_s: 225,
      p_line_year: 2024,
      revision: 1,
      version: 1,
      contributors: [{ name: 'Ama Mensah', party_id: null, category: 'contracted_featured', roles: ['lead_vocals'] }],
      rights: [
        {
          name: 'Osu Records',
          share: 6_000,
          is_me: true,
          territories: [{ territory: '2136' }, { is_included: false, territory: '0288' }],
        },
        { name: 'Tema Records', share: 4_000, valid_to: '2030-12-31', confirmation: 'not_a_member' },
      ],
      events: [{ type: 'imported', actor_name: 'Ama Mensah for Osu Records' }],
    });
    const { items } = (await label.inject('GET', '/repertoire/recordings', { query: { query: 'tema records' } })).json()
      .data;
    expect(items).toMatchObject([{ id, title: 'Night Market' }]);
  });

  test('asks holders once for all recordings, waits for them, and registers after the confirmation period', async () => {
    const tema = await api.signUp({ corporation_name: 'Tema Sounds', ipi_name_number: '00000000297' });
    const half = { share: '50', ipi: '00000000297', name: 'Tema Sounds' };
    await importRecordings(
      label,
      csvFile([
        HEADER,
        row('B-1', 'First', { isrc: 'GBEMI2400011', ...half }),
        row('B-1', 'First', { isrc: 'GBEMI2400011', share: '50' }),
        row('B-2', 'Second', { isrc: 'GBEMI2400012', ...half }),
        row('B-2', 'Second', { isrc: 'GBEMI2400012', share: '50' }),
      ]),
    );
    expect((await recordingsOf(tema)).map(({ title, state }) => `${title} ${state}`).sort()).toEqual([
      'First awaiting_confirmation',
      'Second awaiting_confirmation',
    ]);
    const { items } = (await tema.inject('GET', '/notifications')).json().data;
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['Confirm your rights in 2 recordings']);
    const after = () => new Date(api.clock.now().getTime() + 31 * DAY_MS);
    await runDueJobs({ db: api.db, now: after });
    expect((await recordingsOf(tema)).map(({ state }) => state)).toEqual(['registered', 'registered']);
    const [{ id } = { id: '' }] = await recordingsOf(tema);
    const { rights } = await recordingAs(tema, id);
    expect(rights.map(({ confirmation }) => confirmation)).toEqual(['unconfirmed', 'submitter']);
  });

  test('notifies performers once of all recordings in which they hold no rights', async () => {
    const kojo = await api.signUp({ given_name: 'Kojo', other_names: 'Mensah', ipi_name_number: '00000000885' });
    const perform = (cells: string[]) => [...cells.slice(0, -3), 'Kojo Mensah', 'featured', 'Drums', '00000000885'];
    const own = { share: '50', ipi: '00000000885', name: 'Kojo Mensah' };
    const { id } = await importRecordings(
      label,
      csvFile([
        [...HEADER, 'Contributor IPI'],
        perform(row('P-1', 'Played', { isrc: 'GBEMI2400091' })),
        perform(row('P-2', 'Played Too', { isrc: 'GBEMI2400092' })),
        perform(row('P-3', 'Held', { isrc: 'GBEMI2400093', ...own })),
      ]),
    );
    const { items } = (await kojo.inject('GET', '/notifications')).json().data;
    expect(items.map(({ kind, title }: Notification) => [kind, title]).sort()).toEqual([
      ['confirm_shares', 'Confirm your rights in 1 recording'],
      ['recording_names_you', '2 recordings name you'],
    ]);
    expect((await kojo.inject('GET', `/recordings?import=${id}`)).json().data.total).toBe(3);
  });

  test('links the work into which the work with the named ISWC was merged', async () => {
    const iswc = 'T9000000022';
    const duplicate = await register(label, { ...aDraft('Merged Song', label), iswc });
    const kept = await register(label, aDraft('Remaining Song', label));
    expect(await society(api, 'compositions', 'merge', duplicate.id, kept.id, '--yes')).toMatchObject({ code: 0 });
    const named = [...row('M-1', 'Names A Merged Song', { isrc: 'GBEMI2400094' }), iswc, 'Merged Song'];
    await importRecordings(label, csvFile([[...HEADER, 'Work: ISWC', 'Work: title'], named]));
    const recording = (await recordingsOf(label)).find(({ title }) => title === 'Names A Merged Song');
    const { items } = (await label.inject('GET', `/recordings/${recording?.id}/works`)).json().data;
    expect(items).toMatchObject([{ composition_id: kept.id }]);
  });

  test('can’t be forgotten while a contest is open', async () => {
    const objecting = await api.signUp({ corporation_name: 'Objecting Sounds', ipi_name_number: '00000000493' });
    const half = { share: '50', ipi: '00000000493', name: 'Objecting Sounds' };
    const done = await importRecordings(
      label,
      csvFile([HEADER, row('O-1', 'Objected', { isrc: 'GBEMI2400061', ...half })]),
    );
    const [{ id } = { id: '' }] = await recordingsOf(objecting);
    const pending = await recordingAs(objecting, id);
    await changeRecording(objecting, pending, {
      name: 'contestation',
      payload: { reason: 'None of it is ours.', rights: [] },
    });
    const undone = await step(label, done, ['POST', 'undoing']);
    const headers = { 'if-match': `"${undone.version}"` };
    const refused = await label.inject('DELETE', `/imports/${undone.id}`, { headers });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'works_waiting']);
  });

  test('skips invalid rows by row and column, and imports the rest', async () => {
    const member = await api.signUp();
    const sent = await sendImport(
      member,
      csvFile([
        HEADER,
        row('C-1', 'Short', { isrc: 'GB-EMI-24-0001' }),
        row('C-2', 'Backwards', { isrc: 'GBEMI2400022', from: '2026-02-01', to: '2026-01-31' }),
        row('C-3', 'Nowhere', { isrc: 'GBEMI2400023', where: 'GH except GH' }),
        row('C-4', 'Nothing', { isrc: 'GBEMI2400024', share: '0' }),
        row('C-5', 'Letter', { isrc: 'GBEMI24OOO25' }),
        row('C-6', 'Too much', { isrc: 'GBEMI2400026', share: '80' }),
        row('C-6', 'Too much', { isrc: 'GBEMI2400026', share: '50', name: 'Other Records', where: 'GH' }),
        row('C-7', 'Good', { isrc: 'GBEMI2400027' }),
        row('C-8', 'Again', { isrc: 'GBEMI2400027' }),
        row('C-9', '=cmd()', { isrc: 'GBEMI2400029' }),
      ]),
      'recording',
    );
    const checked = await check(member, sent);
    expect([checked.report?.works, checked.report?.clean]).toEqual([9, 1]);
    expect(repairs(checked)).toEqual(
      expect.arrayContaining([
        'I-CEL-02 ISRC',
        'I-FLD-01 Valid to',
        'I-FLD-01 Territory',
        'I-FLD-01 Rights holder share',
        'I-ISR-01 ISRC',
        'I-CEL-01 Title',
      ]),
    );
    expect(repairs(checked)).toContain('R-TOT-01 Rights holder share');
    const letter = checked.report?.repairs.map(({ correction }) => correction).join(' ');
    expect(letter).toMatch(/letter O/);
    // An unreadable ISRC isn’t reported as missing as well.
    expect(repairs(checked)).not.toContain('R-ISR-01 ISRC');
    expect((await recordingsOf(member)).length).toBe(0);
  });

  test('names the recording that already has an ISRC', async () => {
    const other = await api.signUp();
    const file = csvFile([HEADER, row('Z-1', 'Night Market', { isrc: 'GBEMI2400001' })]);
    const mine = await check(
      label,
      await sendImport(label, csvFile([HEADER, row('Z-9', 'X', { isrc: 'GBEMI2400002' })]), 'recording'),
    );
    const theirs = await check(other, await sendImport(other, file, 'recording'));
    expect([repairs(mine), repairs(theirs)]).toEqual([
      expect.arrayContaining(['I-DUP-11 ISRC']),
      expect.arrayContaining(['I-DUP-12 ISRC']),
    ]);
  });

  test('undoes everything except changed recordings, including added parties', async () => {
    const member = await api.signUp();
    const done = await importRecordings(
      member,
      csvFile([
        HEADER,
        row('D-1', 'Kept', { isrc: 'GBEMI2400031', name: 'Lone Records' }),
        row('D-2', 'Gone', { isrc: 'GBEMI2400032', name: 'Fleeting Records' }),
      ]),
    );
    const kept = (await recordingsOf(member)).find(({ title }) => title === 'Kept');
    await api.db
      .updateTable('recording')
      .set({ version: 2 })
      .where('id', '=', kept?.id ?? '')
      .execute();
    const undone = await step(member, done, ['POST', 'undoing']);
    expect(undone).toMatchObject({ state: 'undone', removed: 1, kept: [{ title: 'Kept' }] });
    expect((await recordingsOf(member)).map(({ title }) => title)).toEqual(['Kept']);
    const parties = await api.db
      .selectFrom('party')
      .select('organisation_name')
      .where('added_by', '=', member.memberId)
      .execute();
    expect(parties.map(({ organisation_name }) => organisation_name)).toEqual(['Lone Records']);
    const { items } = (await member.inject('GET', '/repertoire/recordings', { query: { query: 'fleeting' } })).json()
      .data;
    expect(items).toEqual([]);
  });

  test('links works that can be found by the recordings until it is undone', async () => {
    const member = await api.signUp();
    const work = await register(member, { ...aDraft('Harmattan Song', member), iswc: 'T-034.524.680-1' });
    const file = csvFile([
      [...HEADER, 'ISWC', 'Work title'],
      [...row('W-1', 'Harmattan Take', { isrc: 'GBEMI2400051' }), 'T-034.524.680-1', 'Harmattan Song'],
    ]);
    const found = async () => {
      const query = { query: 'GB-EMI-24-00051' };
      const { items } = (await member.inject('GET', '/repertoire/compositions', { query })).json().data;
      return items.map(({ id }: { id: string }) => id);
    };
    const done = await importRecordings(member, file);
    expect(await found()).toEqual([work.id]);
    await step(member, done, ['POST', 'undoing']);
    expect(await found()).toEqual([]);
  });

  test('accepts recording files only', async () => {
    const member = await api.signUp();
    const template = await member.inject('GET', '/imports/template?subject=recording&format=csv');
    const file = { name: 'template.csv', contents: Buffer.from(template.body) };
    const checked = await check(member, await sendImport(member, file, 'recording'));
    const done = await step(member, checked, ['POST', 'start', { as_drafts: true, leaves_out_alike: false }]);
    expect(done).toMatchObject({ state: 'done', imported: 1 });
    const list = async (subject: string) =>
      (await member.inject('GET', `/imports?subject=${subject}`)).json().data.total;
    expect([await list('recording'), await list('composition')]).toEqual([1, 0]);
  });
});
