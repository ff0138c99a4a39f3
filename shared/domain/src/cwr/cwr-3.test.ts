// cspell:ignore grhwrk grhnwr hdrpbbao
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readAnswer } from './acknowledgements.ts';
import { CwrFileReader } from './file-reader.ts';
import { cwrFileName } from './file-version.ts';
import { findOutgoingFaults, outgoingWork } from './outgoing-work.ts';
import { getValue, writeRecord } from './record-text.ts';
import type { CwrVersion } from './records/index.ts';
import { readLines } from './testing/read-lines.ts';
import { FILE_21, FILE_22 } from './testing/sample-files.ts';
import { FILE_30, FILE_31 } from './testing/sample-files-3.ts';

const THREE = ['3.0', '3.1'] as const;

function exported(file: readonly string[], version: CwrVersion, index = 0) {
  const work = readLines(file).works[index];
  if (!work) throw new Error('The sample has works.');
  return { work, ...outgoingWork({ work: work.parsed, type: 'NWR', residue: work.residue, version }) };
}

/** A file of version 3 with the records of works. */
function fileOf(version: '3.0' | '3.1', works: readonly ReturnType<typeof exported>['records'][]): string[] {
  const [header = '', group = ''] = version === '3.0' ? FILE_30 : FILE_31;
  const lines = works.flatMap((records, transaction) =>
    records.map((record, sequence) => writeRecord(record, version, [transaction, sequence])),
  );
  const counts = (total: number) => `${String(works.length).padStart(8, '0')}${String(total).padStart(8, '0')}`;
  return [header, group, ...lines, `GRT00001${counts(lines.length + 2)}`, `TRL00001${counts(lines.length + 4)}`];
}

test('reads what each party owns from what it collects, and agreements from the writer', () => {
  const [work] = readLines(FILE_30).works;
  expect(work?.draft).toMatchObject({
    title: 'HARMATTAN SUITE',
    original_work: { title: 'OLD HARMATTAN', iswc: 'T9000000033', writer: 'ASANTE, YAW' },
    origin: { purpose: 'TEL', production_title: 'ACCRA NIGHTS', cd_identifier: 'CD 7', production_year: 2025 },
    recordings: [{ isrc: 'GBEMI0300013', title: 'HARMATTAN', label: 'BAOBAB LABEL', duration_s: 252 }],
    other_ids: [{ organisation: '052', value: '123456BR' }, { organisation: 'ISR' }],
    publishers: [
      {
        chain: 1,
        shares: { pr: 2000, mr: 5000, sr: 5000 },
        societies: { pr: '052', mr: '044' },
        agreement: { number: 'AG-3', type: 'OG', society_number: 'SA-3' },
      },
      { chain: 1, type: 'SE', shares: { pr: 0, mr: 0, sr: 0 }, collections: [{ territory: '0826' }] },
      { chain: 2, party: null, shares: { pr: 500 } },
    ],
    writers: [
      { party: { name: 'MENSAH' }, shares: { pr: 2500 }, chains: [1], societies: { pr: '052' }, work_for_hire: 'Y' },
      { role: 'AR', shares: { pr: 3000 }, chains: [1] },
      { party: null, shares: { pr: 2000 }, chains: [2] },
    ],
  });
});

describe.each(THREE)('works written in version %s', (version) => {
  test.each([
    ['2.1', FILE_21],
    ['2.2', FILE_22],
  ])('keep what version %s has, or list it', (_from, file) => {
    for (const index of [0, 1]) {
      const { work, records, losses } = exported(file, version, index);
      const { works, faults } = readLines(fileOf(version, [records]));
      expect(faults).toEqual([]);
      const [again] = works;
      const lost = new Set(losses.map(({ place }) => place));
      for (const [name, label] of Object.entries(LISTED_AS)) {
        const [before, after] = [work.parsed, again?.parsed].map((each) => JSON.stringify(valuesIn(each?.draft)[name]));
        if (before !== after) expect([name, label.some((place) => lost.has(place))]).toEqual([name, true]);
      }
    }
  });

  test('pass our own check where they did in version 2.2', () => {
    const { records } = exported(FILE_22, version);
    const rejected = findOutgoingFaults(records, version).filter(({ level }) => level === 'TR');
    const before = findOutgoingFaults(exported(FILE_22, '2.2').records, '2.2').filter(({ level }) => level === 'TR');
    const ids = before.map(({ id }) => id.replace('NWR', 'WRK').replace('VER', 'OWK'));
    expect(ids).toEqual(expect.arrayContaining(rejected.map(({ id }) => id)));
  });
});

const valuesIn = (draft: object | undefined): Readonly<Record<string, unknown>> => ({ ...draft });

/** Fields of a work, and where a loss in version 3 is listed; everything else is the same after a round trip. */
const LISTED_AS: Readonly<Record<string, readonly string[]>> = {
  title: [],
  alternative_titles: [],
  iswc: [],
  language: [],
  performers: [],
  components: [],
  entire_work: [],
  instrumentation: [],
  other_ids: [],
  origin: [],
  duration_s: [],
  copyright_date: [],
  cwr_work_type: ['WRK CWR Work Type'],
  original_work: ['OWK Language Code', 'OWK Source'],
  recordings: ['REC Album Title', 'REC EAN'],
  publishers: ['SPU PR Ownership Share', 'SPU First Recording Refusal Ind', 'SPU Submitter Agreement Number'],
  writers: ['SWR PR Ownership Share', 'SWR MR Affiliation Society'],
};

test('lists agreements only of publishers without a writer, who keep the others', () => {
  const [work] = readLines(FILE_22).works;
  if (!work) throw new Error('The sample has works.');
  const { losses } = outgoingWork({ work: work.parsed, type: 'NWR', version: '3.0', residue: null });
  const listed = losses.filter(({ place }) => place.includes('Agreement')).map(({ held }) => held);
  expect(listed).toEqual(['AG-2', 'PS']);
});

test('exports a work from version 3 in version 2.2 with the same shares', () => {
  const { work, records } = exported(FILE_30, '2.2');
  expect(records.map(({ type }) => type)).toEqual(expect.arrayContaining(['NWR', 'VER']));
  const lines = records.map((record, sequence) => writeRecord(record, '2.2', [0, sequence]));
  const count = String(lines.length + 2).padStart(8, '0');
  const head = [FILE_22[0] ?? '', FILE_22[1] ?? ''];
  const { works } = readLines([...head, ...lines, `GRT0000100000001${count}`, 'TRL']);
  const [before, after] = [work, works[0]].map((each) =>
    each?.parsed.draft.writers.map(({ shares, societies }) => [shares, societies]),
  );
  expect(after).toEqual(before);
});

test('keeps manuscript shares of 3.1, and lists them for other versions', () => {
  expect(exported(FILE_31, '3.1', 1).records.map(({ type }) => type)).toContain('MAN');
  const { records, losses } = exported(FILE_31, '3.0', 1);
  expect([records.some(({ type }) => type === 'MAN'), losses.map(({ place }) => place)]).toEqual([false, ['MAN']]);
});

/** A file with a value written over one of its lines. */
const changedFile = fc
  .record({
    file: fc.constantFrom<readonly string[]>(FILE_21, FILE_22, FILE_30, FILE_31),
    line: fc.nat(),
    place: fc.nat(360),
    text: fc.stringMatching(/^[A-Z0-9]{1,3}$/),
  })
  .map(({ file, line, place, text }) => {
    const index = 2 + (line % (file.length - 4));
    const before = (file[index] ?? '').padEnd(19 + place);
    return file.toSpliced(index, 1, before.slice(0, 19 + place) + text + before.slice(19 + place + text.length));
  });

/** Values of a work that are neither in its export nor in what is listed as dropped or only stored. */
function lostValues(file: readonly string[], index: number): string[] {
  const { transactions, works } = readLines(file);
  const [transaction, work] = [transactions[index], works[index]];
  if (!transaction || !work) return ['the work'];
  const { version } = transaction;
  const sent = outgoingWork({ work: work.parsed, type: 'NWR', residue: work.residue, version });
  const lines = sent.records.map((record, at) => writeRecord(record, version, [0, at]));
  const again = readLines([file[0] ?? '', file[1] ?? '', ...lines, 'GRT']).transactions[0]?.records ?? [];
  const listed = [...work.findings.map(({ found }) => found), ...sent.losses.map(({ held }) => held)];
  return transaction.records.flatMap((record, at) =>
    Object.keys(record.meant).filter((name) => {
      const value = getValue(record, name);
      const other = again[at];
      return !(other && getValue(other, name) === value) && !listed.some((each) => each?.includes(value));
    }),
  );
}

test('stores, exports again or lists every value of a file', () => {
  fc.assert(
    fc.property(changedFile, fc.constantFrom(0, 1), (file, index) => {
      expect(lostValues(file, index)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

describe('version markers', () => {
  test.each([
    ['a group of another version', ['03.00', '03.10'], 'CWR-GRH-F4 in line 2'],
    ['a group of version 2', ['GRHWRK0000103.00', 'GRHNWR0000102.20'], 'CWR-GRH-F4 in line 2'],
    ['a group of a version that nobody has', ['03.00', '03.70'], 'CWR-GRH-F4 in line 2'],
    ['a transaction of version 2', ['GRHWRK', 'GRHNWR'], 'CWR-GRH-F1 in line 2'],
    ['a truncated prefix', ['WRK0000000000000000', 'WRK0000000000X'], 'CWR-Prefix-F1 in line 3'],
  ] as const)('reports %s by line and rule', (_what, [from, to], fault) => {
    expect(readLines(FILE_30.map((line) => line.replace(from, to))).faults).toContain(fault);
  });

  test('reports a record of version 2 within a work of version 3', () => {
    const lines = FILE_30.map((line) => line.replace(/^OWK/, 'VER'));
    const finding = readLines(lines).works[0]?.findings.find(({ id }) => id === 'CWR-VER-T8');
    expect(finding?.line).toBe(FILE_30.findIndex((line) => line.startsWith('OWK')) + 1);
  });

  test('reports a line that ends before its values', () => {
    const at = FILE_30.findIndex((line) => line.startsWith('SPT'));
    const lines = FILE_30.toSpliced(at, 1, FILE_30[at]?.slice(0, 46) ?? '');
    const ids = readLines(lines)
      .works[0]?.findings.filter(({ line }) => line === at + 1)
      .map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['CWR-SPT-F9', 'CWR-SPT-F10']));
  });
});

test('reads the code of a society without its zeros, and sends it as it was', () => {
  const file = FILE_30.map((line) => line.replace(/^(?<start>XRF\d{16})052 /, '$<start>52  '));
  const [work] = readLines(file).works;
  expect(work?.parsed.draft.other_ids[0]?.organisation).toBe('052');
  const { records } = exported(file, '3.0');
  const written = records.map((record, at) => writeRecord(record, '3.0', [0, at]));
  expect(written.find((line) => line.startsWith('XRF'))?.slice(19, 24)).toBe('52  1');
});

test('reads writers with the tax number of version 2', () => {
  const lines = FILE_30.map((line) =>
    line.startsWith('SWR') ? `${line.slice(0, 106)}000000000${line.slice(106)}` : line,
  );
  const { works } = readLines(lines);
  expect(works[0]?.parsed.draft.writers[0]).toMatchObject({
    party: { ipi_name_number: '99900000354' },
    work_for_hire: 'Y',
  });
});

test.each([
  ['with its new field', ' '.repeat(20)],
  ['without it', ''],
])('reads an acknowledgement %s', (_what, gap) => {
  const reader = new CwrFileReader();
  const ack = `ACK0000000000000000202603011015000000100000000WRK${'A SONG'.padEnd(60)}${'BS-1'.padEnd(20)}${'PRS-1'.padEnd(20)}${gap}20260305AS`;
  const wrk = (FILE_30[2] ?? '').replace('WRK0000000000000000', 'WRK0000000000000001');
  const file = [(FILE_30[0] ?? '').replace('HDRPBBAO ', 'HDRSO052 '), 'GRHACK0000103.000000000000', ack, wrk];
  const [transaction] = file.flatMap((line) => reader.read(line) ?? []).concat(reader.end() ?? []);
  const answer = transaction && readAnswer(transaction).answer;
  expect(answer).toMatchObject({
    submitter_number: 'BS-1',
    status: 'AS',
    recipient_number: 'PRS-1',
    processed_on: '2026-03-05',
    iswc: 'T9000000011',
  });
});

test('names files as version 3 does', () => {
  const name = { year: 2026, sequence: 1, sender: 'BAO', receiver: '052', version: '3.1' } as const;
  expect(cwrFileName(name)).toBe('CW260001BAO_0052_V3-1-0.SUB');
  expect(cwrFileName({ ...name, sender: '052', receiver: 'BAO' }, 'ACK')).toBe(
    'CW260001052_BAO_V3-1-0.ACK'.replace('052_', '0052_'),
  );
});
