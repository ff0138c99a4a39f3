// cspell:ignore arrtra
import { describe, expect, test } from '@jest/globals';
import { cwrKindOf, readCwrFileName } from './file-version.ts';
import { readLines } from './testing/read-lines.ts';
import { FILE_21, FILE_22 } from './testing/sample-files.ts';

/** A file with only the sample's plain work, with changed lines. */
function withLine(change: (line: string, type: string) => string | string[]): string[] {
  const work = [
    'NWR0000000000000000SIMPLE SONG                                                   BS-000002                00000000            POP000000N      ORI                                                    00000000000',
    'SPU000000000000000101P1       BAOBAB SONGS                                  E 00000000099900000158              052050000440500004405000 N',
    'SPT0000000000000002P1             050000500005000I2136N001',
    'SWR0000000000000003W1       MENSAH                                       AMA                            CA0000000009990000035405205000   05000   05000',
    'SWT0000000000000004W1       050000500005000I2136N001',
    'PWR0000000000000005P1       BAOBAB SONGS                                                             W1',
  ];
  const changed = work.flatMap((line) => change(line, line.slice(0, 3)));
  const numbered = changed.map((line, index) => line.slice(0, 11) + String(index).padStart(8, '0') + line.slice(19));
  const count = (more: number) => String(numbered.length + more).padStart(8, '0');
  const head = FILE_21.slice(0, 2);
  return [...head, ...numbered, `GRT0000100000001${count(2)}`, `TRL0000100000001${count(4)}`];
}

/** The line with `text` at a position, counted from 1. */
function at(line: string, place: number, text: string): string {
  return line.padEnd(place - 1 + text.length).slice(0, place - 1) + text + line.slice(place - 1 + text.length);
}

const inType = (wanted: string, place: number, text: string) => (line: string, type: string) =>
  type === wanted ? at(line, place, text) : line;

test('finds nothing in the plain work', () => {
  const { works, faults } = readLines(withLine((line) => line));
  expect([...faults, ...works.flatMap(({ findings }) => findings)]).toEqual([]);
});

describe('rejects invalid works by record and rule', () => {
  test.each([
    ['CWR-NWR-F1', 'without a title', inType('NWR', 20, ' '.repeat(60))],
    ['CWR-NWR-F3', 'without the sender’s number', inType('NWR', 82, ' '.repeat(14))],
    ['CWR-NWR-F6', 'of an unknown category', inType('NWR', 127, 'ROK')],
    ['CWR-NWR-F7', 'that is serious and has no duration', inType('NWR', 127, 'SER')],
    ['CWR-NWR-T53', 'that is serious and has no instruments', inType('NWR', 127, 'SER000300')],
    ['CWR-NWR-F12', 'of no version', inType('NWR', 143, '   ')],
    ['CWR-NWR-F14', 'that is modified in an unspecified way', inType('NWR', 143, 'MOD')],
    ['CWR-NWR-T10', 'that is modified by nobody', inType('NWR', 143, 'MOD   ARRTRA')],
    ['CWR-NWR-T23', 'that is original and arranged', inType('SWR', 105, 'AR')],
    ['CWR-NWR-T15', 'without a creator', inType('SWR', 105, 'PA')],
    ['CWR-NWR-F18', 'that is a medley of how many works', inType('NWR', 140, 'MED')],
    ['CWR-NWR-F20', 'that is a medley of one work', inType('NWR', 198, '001')],
    ['CWR-NWR-T39', 'of film music without a film', inType('NWR', 195, 'FM')],
    ['CWR-NWR-T11', 'whose shares do not make 100', inType('SWR', 138, '04000')],
    ['CWR-NWR-T4', 'whose publishers hold too much', inType('SPU', 124, '10007')],
    ['CWR-SPU-F13', 'whose publisher holds more than half of PR', inType('SPU', 116, '05100')],
    ['CWR-NWR-T9', 'whose writers hold less than half of PR', inType('SWR', 130, '04000')],
    ['CWR-NWR-T14', 'that is collected twice', inType('SWT', 34, '06000')],
    ['CWR-SPU-R2', 'whose chain begins with a sub-publisher', inType('SPU', 77, 'SE')],
    ['CWR-SPU-R3', 'whose sub-publisher owns', inType('SPU', 77, 'SE')],
    ['CWR-SPU-F2', 'whose publisher has no number', inType('SPU', 22, ' '.repeat(9))],
    ['CWR-SPT-F9', 'with a territory that is none', inType('SPT', 51, '9999')],
    ['CWR-SPT-F2', 'whose territory names another party', inType('SPT', 20, 'P9')],
    ['CWR-SWR-F8', 'whose writer did something unknown', inType('SWR', 105, 'XX')],
    ['CWR-SWR-F11', 'whose share is no number', inType('SWR', 130, 'HALF ')],
    ['CWR-SWR-R2', 'whose writer has no publisher', (line: string, type: string) => (type === 'PWR' ? [] : line)],
    ['CWR-NWR-T12', 'without writers', (line: string, type: string) => (/SW|PW/.test(type) ? [] : line)],
    ['CWR-PWR-F12', 'whose writer’s publisher is another', inType('PWR', 20, 'P7')],
    ['CWR-SWT-F1', 'whose territory belongs to nobody', (line: string, type: string) => (type === 'SWR' ? [] : line)],
  ])('%s: a work %s', (id, _what, change) => {
    const [work] = readLines(withLine(change)).works;
    const blocking = work?.findings.filter(({ severity }) => severity === 'block').map((finding) => finding.id);
    expect(blocking).toContain(id);
  });

  test('states the place, the value and the expected value', () => {
    const [work] = readLines(withLine(inType('NWR', 127, 'ROK'))).works;
    expect(work?.findings).toEqual([
      {
        id: 'CWR-NWR-F6',
        level: 'TR',
        severity: 'block',
        line: 3,
        column: 'NWR Musical Work Distribution Category',
        found: 'ROK',
        expected: 'one of POP, JAZ, SER, UNC',
        correction: 'Correct Musical Work Distribution Category of NWR (the work).',
      },
    ]);
  });
});

describe('warns of values that societies ignore', () => {
  test.each([
    ['CWR-NWR-F4', 'an ISWC with a wrong check digit', inType('NWR', 96, 'T1234567890')],
    ['CWR-NWR-F5', 'a day that there is not', inType('NWR', 107, '20250230')],
    ['CWR-SPU-F10', 'an IPI number with wrong check digits', inType('SPU', 88, '00130046333')],
    ['CWR-NWR-F24', 'a title in letters beyond CIS’s', inType('NWR', 20, 'ÉTÉ')],
    [
      'CWR-ZZZ-T8',
      'a record that nobody knows',
      (line: string, type: string) => (type === 'PWR' ? [line, 'ZZZ0000000000000006MINE'] : line),
    ],
    [
      'CWR-XRF-T8',
      'a record of a later version',
      (line: string, type: string) => (type === 'PWR' ? [line, 'XRF0000000000000006052A1            WY'] : line),
    ],
  ])('reports %s: %s', (id, _what, change) => {
    const [work] = readLines(withLine(change)).works;
    expect(work?.findings.filter(({ severity }) => severity === 'block')).toEqual([]);
    expect(work?.findings.map((finding) => finding.id)).toContain(id);
  });

  test('reads a left-aligned society code', () => {
    const [work] = readLines(withLine(inType('SWR', 127, '21 '))).works;
    expect(work?.findings).toEqual([]);
    expect(work?.draft).toMatchObject({ writers: [{ societies: { pr: '021' } }] });
  });
});

const after =
  (wanted: string, ...lines: string[]) =>
  (line: string, type: string) =>
    type === wanted ? [line, ...lines] : line;

describe('warns of what other societies reject', () => {
  const without = (wanted: string) => (line: string, type: string) => (type === wanted ? [] : line);

  test.each([
    ['CWR-SPU-F1', 'a chain that isn’t numbered from 1', inType('SPU', 20, '02')],
    ['CWR-SPU-F7', 'a controlled publisher marked as unknown', inType('SPU', 76, 'Y')],
    ['CWR-SPU-F12', 'a society that isn’t in the list', inType('SPU', 113, '211')],
    [
      'CWR-SPU-F32',
      'an acquirer without original publisher',
      after('SPT', 'SPU000000000000000002P3       VOLTA SONGS                                   AQ'),
    ],
    ['CWR-SPU-T7', 'a publisher who collects nowhere', without('SPT')],
    ['CWR-SPT-F11', 'a wrong flag for changed shares', inType('SPT', 55, 'X')],
    ['CWR-SPT-F12', 'a territory without its number', inType('SPT', 56, '   ')],
    ['CWR-SPT-F13', 'a territory with a wrong number', inType('SPT', 56, '007')],
    [
      'CWR-SPT-R5',
      'two publishers who collect the same',
      after(
        'SPT',
        'SPU000000000000000001P2       THAMES MUSIC                                  AM         00000000256',
        'SPT0000000000000000P2             010000100001000I2136N001',
      ),
    ],
    ['CWR-SPT-T27', 'a publisher who collects less than is owned', inType('SPT', 35, '04000')],
    [
      'CWR-SWR-F2',
      'two writers with one number',
      after(
        'SWT',
        'SWR0000000000000000W1       OKORO                                                                       C',
      ),
    ],
    ['CWR-SWR-F4', 'a controlled writer marked as unknown', inType('SWR', 104, 'Y')],
    ['CWR-SWR-T20', 'a writer who collects nowhere', without('SWT')],
    ['CWR-SWT-F9', 'a writer’s territory without its number', inType('SWT', 50, '   ')],
    ['CWR-SWT-F10', 'a writer’s territory with a wrong number', inType('SWT', 50, '007')],
    ['CWR-NWN-F1', 'another party’s name in another script', after('SWR', 'NWN0000000000000000W7       MENSAH')],
    [
      'CWR-OWR-F3',
      'another writer without a name',
      after(
        'PWR',
        'OWR0000000000000000                                                                                     C                        00000',
      ),
    ],
    [
      'CWR-OWR-F6',
      'an unknown writer with a name',
      after(
        'PWR',
        'OWR0000000000000000         OKORO                                                                      YC',
      ),
    ],
    [
      'CWR-ALT-F2',
      'an alternative title that is the original',
      after('PWR', 'ALT0000000000000000OSUN                                                        OT'),
    ],
    [
      'CWR-ALT-F6',
      'a national title without a language',
      after('PWR', 'ALT0000000000000000OSUN                                                        OL'),
    ],
    ['CWR-EWT-R1', 'two entire works', after('PWR', 'EWT0000000000000000A SUITE', 'EWT0000000000000000A SUITE')],
    ['CWR-NPR-F5', 'a performance that says nothing', after('PWR', 'NPR0000000000000000')],
    ['CWR-REC-F1', 'a recording that says nothing', after('PWR', 'REC000000000000000000000000')],
    [
      'CWR-ORN-F4',
      'library music without a CD',
      after(
        'PWR',
        'ORN0000000000000000LIB                                                                               BAOBAB LIBRARY',
      ),
    ],
    [
      'CWR-ORN-F13',
      'film music without a production',
      after(
        'PWR',
        'ORN0000000000000000FIL                                                                               BAOBAB LIBRARY',
      ),
    ],
    [
      'CWR-COM-R1',
      'a component of a work that isn’t composite',
      after(
        'PWR',
        'COM0000000000000000RAIN                                                                                       OKORO',
      ),
    ],
    ['CWR-ARI-R1', 'a note without text or number', after('PWR', 'ARI0000000000000000052              PER')],
  ])('reports %s: %s', (id, _what, change) => {
    const [work] = readLines(withLine(change)).works;
    const found = work?.findings.find((finding) => finding.id === id);
    expect(found?.severity).toBe('warn');
  });
});

test('warns of a sender whose number is zeros', () => {
  const { reader } = readLines(FILE_21.map((line) => line.replace('HDRPB099900001', 'HDRPB000000000')));
  expect(reader.faults).toMatchObject([{ id: 'CWR-HDR-F3', severity: 'warn', line: 1 }]);
});

test('requires the order of records in version 2.2, not in 2.1', () => {
  const swapped = (file: readonly string[]) => {
    const lines = [...file];
    const per = lines.findIndex((line) => line.startsWith('PER'));
    const ari = lines.findIndex((line) => line.startsWith('ARI'));
    const numbers = [lines[per]?.slice(3, 19), lines[ari]?.slice(3, 19)];
    [lines[per], lines[ari]] = [`ARI${numbers[0]}${lines[ari]?.slice(19)}`, `PER${numbers[1]}${lines[per]?.slice(19)}`];
    return readLines(lines).works[0]?.findings.some(({ id }) => id.endsWith('-T43'));
  };
  expect(swapped(FILE_22)).toBe(true);
  expect(swapped(FILE_21)).toBe(false);
});

describe('files are recognised by their first lines', () => {
  const head = (group: string, more = '') => `${FILE_21[0]?.padEnd(101)}${more}\r\n${group}`;
  test.each([
    [head('GRHNWR0000102.100000000000'), { kind: 'works', version: '2.1' }],
    [head('GRHREV0000102.200000000000'), { kind: 'works', version: '2.2' }],
    [head('GRHACK0000102.100000000000'), { kind: 'acknowledgements', version: '2.1' }],
    [head('GRHISW0000102.100000000000'), { kind: 'acknowledgements', version: '2.1' }],
    [head('GRHACK0000102.000000000000'), { kind: 'acknowledgements', version: '2.1' }],
    [head('GRHEXC00001'), { kind: 'acknowledgements', version: '2.1' }],
    [head('GRHACK0000103.000000000000'), { kind: 'acknowledgements', version: '3.0' }],
    [head('GRHNWR0000102.000000000000'), { kind: 'other_version', version: '2.0' }],
    [head('GRHWRK0000103.000000000000', ' 3.0000'), { kind: 'works', version: '3.0' }],
    [head('GRHWRK0000103.200000000000', ' 3.2000'), { kind: 'other_version', version: '3.2' }],
    [head('GRHNWR0000102.100000000000', '3.2000'), { kind: 'other_version', version: '3.2' }],
    [FILE_21[0] ?? '', { kind: 'works', version: '2.1' }],
    ['GRHACK0000102.200000000000\r\nACK', { kind: 'acknowledgements', version: '2.2' }],
    [FILE_21.slice(2).join('\r\n'), { kind: 'works', version: '2.1' }],
    ['Title,Writer\nHDR,Me', null],
    ['NWR,Title\n1234567890123456,Me', null],
    ['', null],
  ])('reads case %#: %j', (text, kind) => {
    expect(cwrKindOf(text)).toEqual(kind);
  });
});

test('parses a file name by convention and rejects others', () => {
  expect(readCwrFileName('CW260012ABC_052.V22')).toEqual({
    year: 26,
    sequence: 12,
    sender: 'ABC',
    receiver: '052',
    version: '2.2',
  });
  expect(readCwrFileName('CW260012ABC_0052_V3-0-0.SUB')).toMatchObject({ receiver: '0052', version: '3.0' });
  expect(['works.v21', 'CW2612ABC_052.V21', 'CW260012ABC_052.V20', ''].map(readCwrFileName)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('requires the IPI number of a collecting publisher and whole links in version 2.2', () => {
  const file = FILE_22.map((line) => {
    if (line.startsWith('SPU0000000000000001')) return at(line, 88, ' '.repeat(11));
    return line.startsWith('PWR0000000000000013') ? at(at(line, 29, 'THAMES'.padEnd(45)), 102, ' '.repeat(9)) : line;
  });
  const ids = readLines(file).works[0]?.findings.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['CWR-SPU-F40', 'CWR-PWR-F8', 'CWR-PWR-F13']));
});
