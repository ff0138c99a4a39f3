import { describe, expect, test } from '@jest/globals';
import { importedDraft } from '../imports/index.ts';
import { outgoingWork } from './outgoing-work.ts';
import type { ParsedWork } from './read-work.ts';
import { getValue, writeRecord } from './record-text.ts';
import { readAndWritten, readLines } from './testing/read-lines.ts';
import { FILE_21, FILE_22 } from './testing/sample-files.ts';
import { FILE_30, FILE_31 } from './testing/sample-files-3.ts';
import { findUnsupported, restoreUnsupported } from './unsupported-values.ts';
import { writeWork } from './write-work.ts';

describe.each([
  ['2.1', FILE_21],
  ['2.2', FILE_22],
  ['3.0', FILE_30],
  ['3.1', FILE_31],
] as const)('CWR files of version %s with every record', (_version, file) => {
  test('are read without findings', () => {
    const { faults, works } = readLines(file);
    expect(faults).toEqual([]);
    expect(works.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'block'))).toEqual([]);
  });

  test('are written unchanged', () => {
    const written = readAndWritten(file);
    // The header names the new sender and software.
    expect(written.slice(1)).toEqual(file.slice(1));
    expect(written[0]?.slice(0, 86)).toEqual(file[0]?.slice(0, 86));
  });
});

test('are read in stored form, so that nothing seems changed later', () => {
  const spaced = FILE_22.map((line) =>
    line.replace('NIGHT IN ACCRA', 'NIGHT  ACCRA').replace('BAOBAB SONGS ', 'BAOBAB  SONG '),
  );
  for (const { draft } of [...readLines(FILE_22).works, ...readLines(spaced).works])
    expect(importedDraft.parse(draft)).toEqual(draft);
});

test('name territories by TIS or ISO code, and are written with TIS numbers', () => {
  const named = FILE_22.map((line) =>
    line.replace(/(?<=^SP.*[IE])0826(?=[YN])/, 'GBR ').replace(/(?<=^S[PW].*I)2136(?=N)/, '2WL '),
  );
  const territories = (lines: readonly string[]) =>
    readLines(lines).works.flatMap(({ parsed }) => parsed.draft.publishers.flatMap(({ collections }) => collections));
  expect(territories(named)).toEqual(territories(FILE_22));
  expect(readLines(named).works.flatMap(({ findings }) => findings)).toEqual(
    readLines(FILE_22).works.flatMap(({ findings }) => findings),
  );
  expect(readAndWritten(named).slice(1)).toEqual(FILE_22.slice(1));
});

test('fill the work with the file’s values', () => {
  const { works } = readLines(FILE_22);
  expect(works[0]).toMatchObject({
    number: 'BS-000001',
    lines: { from: 3 },
    draft: {
      title: 'HARMATTAN SUITE',
      iswc: 'T9000000011',
      language: 'en',
      version_type: 'MOD',
      duration_s: 750,
      copyright_date: '2025-01-02',
      alternative_titles: [
        { title: 'THE DRY WIND', type: 'TT', language: 'en' },
        { title: 'HARMATTAN', type: 'AT', language: null },
      ],
      original_work: { title: 'HARMATTAN', iswc: 'T9000000033', writer: 'ASANTE' },
      entire_work: { title: 'WINDS OF WEST AFRICA', writer: 'MENSAH, AMA', writer_ipi: '99900000354' },
      components: [
        { title: 'RAIN', duration_s: 90 },
        { title: 'DUST', duration_s: null },
      ],
      origin: { purpose: 'TEL', production_title: 'ACCRA NIGHTS', episode_title: 'THE WIND', production_year: 2025 },
      instrumentation: 'STRING QUARTET AND KORA',
      performers: [
        { name: 'THE HIGHLIFE BAND' },
        { name: 'MENSAH', first_name: 'AMA', ipi_name_number: '99900000354' },
      ],
      other_ids: [
        { organisation: '052', value: '123456BR', type: 'W', validity: 'Y' },
        { organisation: 'ISR', value: 'GBEMI0300013', type: 'R', validity: 'U' },
      ],
      recordings: [
        {
          isrc: 'GBEMI0300013',
          title: 'HARMATTAN',
          version_title: 'LIVE',
          release_date: '2025-06-01',
          duration_s: 252,
        },
      ],
      publishers: [
        {
          chain: 1,
          type: 'E',
          shares: { pr: 2000 },
          agreement: { number: 'AG-1', type: 'OG', society_number: 'SA-1' },
        },
        { chain: 1, type: 'SE', societies: { pr: '052', mr: '044' }, collections: [{ territory: '0826' }] },
        { chain: 2, party: null, shares: { pr: 500 } },
      ],
      writers: [
        {
          party: { name: 'MENSAH', first_name: 'AMA' },
          role: 'CA',
          chains: [1],
          work_for_hire: 'Y',
          societies: { pr: '052' },
        },
        { role: 'AR', chains: [1], collections: [{ is_included: true, territory: '2136', shares: { pr: 3000 } }] },
        { party: null, role: 'C', chains: [2] },
      ],
    },
  });
});

test('lists unsupported values by record and field', () => {
  const kept = readLines(FILE_22).works[0]?.findings.filter(({ id }) => id === 'I-CWR-KEPT');
  expect(kept?.map(({ column }) => column)).toEqual(
    expect.arrayContaining([
      'NWR Contact Name',
      'NWR Priority Flag',
      'SPU Special Agreements Indicator',
      'NPN',
      'NWN',
      'PWR Submitter Agreement Number',
      'NAT',
      'NET',
      'NVT',
      'NOW',
      'REC Media Type',
      'ORN',
      'ORN Audio-Visual Number',
      'IND',
      'NCT',
      'ARI',
    ]),
  );
});

/** The first work of the file, changed in the portal. */
function amended(change: (parsed: ParsedWork) => ParsedWork): string[] {
  const { transactions, works } = readLines(FILE_22);
  const [parsed] = works;
  const [transaction] = transactions;
  if (!parsed || !transaction) throw new Error('The sample has works.');
  const before = writeWork(parsed.parsed, 'NWR', '2.2').records;
  const now = writeWork(change(parsed.parsed), 'NWR', '2.2').records;
  return restoreUnsupported({ now, parsed: transaction.records, before, isSameVersion: true }).map((record, index) =>
    writeRecord(record, '2.2', [0, index]),
  );
}

test('writes a changed share changed, and the rest as imported', () => {
  const lines = amended(({ draft, ...parsed }) => ({
    ...parsed,
    draft: {
      ...draft,
      writers: draft.writers.map((line, index) =>
        index === 0 ? { ...line, shares: { ...line.shares, mr: 900 } } : line,
      ),
    },
  }));
  const before = FILE_22.slice(2, 2 + lines.length);
  const differing = lines.flatMap((line, index) => (line === before[index] ? [] : [line.slice(0, 3)]));
  expect(lines).toHaveLength(before.length);
  expect(differing).toEqual(['SWR']);
});

test('removes a deleted writer with names, territories and publishers', () => {
  const lines = amended(({ draft, writers, ...parsed }) => ({
    ...parsed,
    writers: writers.slice(1),
    draft: { ...draft, writers: draft.writers.slice(1) },
  }));
  const types = lines.map((line) => line.slice(0, 3));
  expect(types).not.toContain('NWN');
  expect(types.filter((type) => type === 'SWR')).toHaveLength(1);
  expect(types).toEqual(expect.arrayContaining(['NPN', 'ARI', 'NAT']));
});

test('sends nothing of a replaced writer with the new one', () => {
  const kofi = { ip: 'X1', name: 'BOATENG', first_name: 'KOFI', ipi: '99900000158', is_controlled: true };
  const lines = amended((parsed) => ({ ...parsed, writers: [kofi, ...parsed.writers.slice(1)] }));
  expect(lines.filter((line) => line.includes('MENSAH IN ANOTHER SCRIPT'))).toEqual([]);
  const [writer = '', ...others] = lines.filter((line) => line.includes('X1  '));
  expect([writer.slice(19, 35), writer.slice(154)]).toEqual(['X1       BOATENG', '']);
  expect(others.map((line) => line.slice(0, 3))).toEqual(['SWT', 'PWR']);
});

test('adds a new title to the others', () => {
  const lines = amended(({ draft, ...parsed }) => ({
    ...parsed,
    draft: {
      ...draft,
      alternative_titles: [...draft.alternative_titles, { title: 'New', type: 'AT', language: null }],
    },
  }));
  const at = lines.findIndex((line) => line.startsWith('ALT') && line.includes('NEW'));
  expect(lines[at - 1]).toContain('HARMATTAN');
  expect(lines[at]?.slice(19, 22)).toBe('NEW');
});

test('finds nothing unsupported in a fully supported work', () => {
  const { transactions, works } = readLines(FILE_21);
  const [, parsed] = works;
  if (!parsed) throw new Error('The sample has two works.');
  expect(findUnsupported(transactions[1]?.records ?? [], writeWork(parsed.parsed, 'NWR', '2.1').records)).toEqual([]);
});

test('writes a work of the portal with the world for the parties that the sender represents', () => {
  const [, work] = readLines(FILE_21).works;
  if (!work) throw new Error('The sample has two works.');
  const { draft, ...parsed } = work.parsed;
  const bare = { ...parsed, draft: { ...draft, writers: draft.writers.map((line) => ({ ...line, collections: [] })) } };
  const { records } = writeWork(bare, 'REV', '2.1');
  expect(records.map(({ type }) => type)).toEqual(['REV', 'SWR', 'SWT']);
  expect(records.map((record) => getValue(record, 'territory'))).toEqual(['', '', '2136']);
});

test('writes controlled parties before others', () => {
  const [work] = readLines(FILE_22).works;
  if (!work) throw new Error('The sample has works.');
  const { draft, ...names } = work.parsed;
  const reversed = <Item>(items: readonly Item[]) => items.toReversed();
  const parsed = {
    ...names,
    writers: reversed(names.writers),
    publishers: reversed(names.publishers),
    draft: { ...draft, writers: reversed(draft.writers), publishers: reversed(draft.publishers) },
  };
  const types = writeWork(parsed, 'NWR', '2.2').records.map(({ type }) => type);
  const parties = types.filter((type) => ['SPU', 'OPU', 'SWR', 'OWR'].includes(type));
  expect(parties).toEqual(['SPU', 'SPU', 'OPU', 'SWR', 'SWR', 'OWR']);
});

test('names the country that contains a place outside of CISAC’s list, once', () => {
  const [, work] = readLines(FILE_21).works;
  if (!work) throw new Error('The sample has two works.');
  const shares = { pr: 5000, mr: 0, sr: 0 };
  const collections = ['0831', '0832', '0250', '0638', '0275'].map((territory) => {
    return { is_included: true, territory, shares };
  });
  const { draft, ...parsed } = work.parsed;
  const writers = draft.writers.map((line) => ({ ...line, collections }));
  const { records } = writeWork({ ...parsed, draft: { ...draft, writers } }, 'REV', '2.1');
  const written = records.filter(({ type }) => type === 'SWT').map((record) => getValue(record, 'territory'));
  expect(written).toEqual(['0826', '0250']);
});

describe('export in another version', () => {
  const outgoing = (file: readonly string[], version: '2.1' | '2.2') => {
    const [work] = readLines(file).works;
    if (!work) throw new Error('The sample has works.');
    return outgoingWork({ work: work.parsed, type: 'NWR', residue: work.residue, version });
  };

  test('omits and reports what version 2.1 can’t hold', () => {
    const { records, losses } = outgoing(FILE_22, '2.1');
    expect(records.map(({ type }) => type)).not.toEqual(expect.arrayContaining(['XRF']));
    expect(records.filter(({ type }) => ['OPT', 'OWT', 'XRF'].includes(type))).toEqual([]);
    expect(losses.map(({ place }) => place)).toEqual(
      expect.arrayContaining(['XRF', 'OPT', 'OWT', 'REC Recording Title', 'REC Display Artist', 'ORN V-ISAN']),
    );
  });

  test('reports what version 2.2 requires in addition', () => {
    const { records } = outgoing(FILE_21, '2.2');
    const links = records.filter(({ type }) => type === 'PWR');
    expect(links.map((record) => [getValue(record, 'agreement'), getValue(record, 'chain')])).toEqual([
      ['AG-3', '1'],
      ['', '1'],
    ]);
  });

  test('loses nothing in its own version', () => {
    expect(outgoing(FILE_22, '2.2').losses).toEqual([]);
  });

  test('doesn’t send an IPI number again whose check digits are wrong', () => {
    const file = FILE_22.map((line) => line.replace('99900000158', '99900000159'));
    const { records, losses } = outgoing(file, '2.2');
    const [publisher] = records.filter(({ type }) => type === 'SPU');
    expect(publisher && getValue(publisher, 'ipi')).toBe('');
    expect(losses).toMatchObject([{ place: 'SPU Publisher IPI Name #', held: '99900000159', written: null }]);
  });
});
