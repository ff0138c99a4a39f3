// cspell:ignore olyo
import { CwrFileReader, importedWork } from '@counterpoint/domain/cwr';
import { describe, expect, test } from '@jest/globals';
import { createWorkValidator } from '../imports/works/validate-work.ts';

const WORK = [
  'NWR0000000000000000SIMPLE SONG                                                   BS-000002                00000000            POP000300N      ORI                                                    00000000000',
  'SPU000000000000000101P1       BAOBAB SONGS                                  E 00000000099900000158              052050000440500004405000 N',
  'SPT0000000000000002P1             050000500005000I2136N001',
  'SWR0000000000000003W1       MENSAH                                       AMA                            CA0000000009990000035405205000   05000   05000',
  'SWT0000000000000004W1       050000500005000I2136N001',
  'PWR0000000000000005P1       BAOBAB SONGS                                                             W1',
];

type Change = (lines: string[]) => string[];

/** A line with `text` at a position, counted from 1. */
function at(line: string, place: number, text: string): string {
  return line.padEnd(place - 1 + text.length).slice(0, place - 1) + text + line.slice(place - 1 + text.length);
}

function header(...values: readonly (readonly [number, string])[]): Change {
  return ([first = '', ...rest]) => [values.reduce((line, value) => at(line, ...value), first), ...rest];
}

function adding(...lines: readonly string[]): Change {
  return (before) => [...before, ...lines];
}

/** The findings and the draft of a file with the changed work. */
function imported(changes: readonly Change[], version: '2.1' | '2.2' = '2.1') {
  const links = version === '2.1' ? WORK : WORK.map((line) => (line.startsWith('PWR') ? at(line, 111, '01') : line));
  const changed = changes.reduce<string[]>((lines, change) => change(lines), [...links]);
  const lines = changed.map((line, index) => line.slice(0, 11) + String(index).padStart(8, '0') + line.slice(19));
  const head = 'HDRPB099900001BAOBAB SONGS                                 01.102026030110150020260301';
  const reader = new CwrFileReader();
  const file = [
    version === '2.1' ? head : `${head.padEnd(101)}2.2002`,
    `GRHNWR00001${version === '2.1' ? '02.10' : '02.20'}0000000000`,
  ];
  const transactions = [...file, ...lines, `GRT0000100000001${String(lines.length + 2).padStart(8, '0')}`].flatMap(
    (line) => reader.read(line) ?? [],
  );
  const [work] = transactions.flatMap((transaction) => importedWork(transaction, { reportsUnsupported: false }) ?? []);
  if (!work) throw new Error('The file has a work.');
  const { findings, draft } = createWorkValidator()(work);
  return { draft, findings: findings.map(({ severity, id, column }) => `${severity} ${id} ${column}`) };
}

test('finds nothing in the plain work', () => {
  expect([...imported([]).findings, ...imported([], '2.2').findings]).toEqual([]);
});

describe('serious works', () => {
  const serious = header([127, 'SER']);

  test.each([
    ['a standard instrumentation', ['INS0000000000000000004STQ']],
    ['instruments', ['INS0000000000000000000', 'IND0000000000000000VLN002']],
  ])('need no description of %s', (_what, lines) => {
    expect(imported([serious, adding(...lines)]).findings).toEqual([]);
  });

  test('need more than an empty instrumentation', () => {
    expect(imported([serious, adding('INS0000000000000000000')]).findings).toEqual([
      'block W-SER-02 INS Instrumentation Description',
    ]);
  });
});

describe('composite works', () => {
  test('needn’t name their components', () => {
    expect(imported([header([140, 'MED'], [198, '003'])]).findings).toEqual([
      'warn W-COM-01 NWR Composite Component Count',
    ]);
    const component = `COM0000000000000000${'RAIN'.padEnd(85)}000000OKORO`;
    expect(imported([header([140, 'COS'], [198, '002']), adding(component)]).findings).toEqual(['warn W-COM-01 COM']);
  });

  test('may lack a type, which only costs them the components', () => {
    const components = ['RAIN', 'SUN'].map((title) => `COM0000000000000000${title.padEnd(91)}OKORO`);
    const { draft, findings } = imported([adding(...components)]);
    expect(findings).toEqual(['warn CWR-COM-R1 COM', 'warn W-COM-02 NWR Composite Type']);
    expect(draft?.components.map(({ title }) => title)).toEqual(['RAIN', 'SUN']);
  });

  test('count them', () => {
    expect(imported([header([140, 'MED'])]).findings).toContain('block CWR-NWR-F18 NWR Composite Component Count');
  });
});

test('library music without a CD number is a warning at its origin', () => {
  const { draft, findings } = imported([adding(`ORN0000000000000000LIB${''.padEnd(79)}OSUN LIBRARY`)]);
  expect(findings).toEqual(['warn CWR-ORN-F4 ORN CD Identifier', 'warn W-ORN-02 ORN']);
  expect(draft?.origin).toMatchObject({ purpose: 'LIB', library: 'OSUN LIBRARY', cd_identifier: null });
});

describe('a publisher twice in a role of a chain', () => {
  const subPublisher = (agreement: string, territory: string) => [
    `SPU000000000000000001P2       ${'THAMES MUSIC'.padEnd(45)} SE00000000099900000256${agreement.padEnd(14)}052000000440000004400000 N`,
    `SPT0000000000000000P2             050000500005000I${territory}N001`,
  ];
  const twice =
    (...lines: readonly string[]): Change =>
    (before) =>
      before.flatMap((line) => (line.startsWith('SPT') ? [line.replace('I2136', 'I0288'), ...lines] : line));

  test.each([
    ['agreements and territories', subPublisher('A2', '0372')],
    ['territories', subPublisher('A1', '0372')],
    ['agreements', subPublisher('A2', '0826')],
  ])('may have different %s', (_what, second) => {
    const { findings } = imported([twice(...subPublisher('A1', '0826'), ...second)]);
    expect(findings.filter((finding) => finding.includes('W-PUB-11'))).toEqual([]);
  });

  test('is a mistake if the lines are the same', () => {
    const { findings } = imported([twice(...subPublisher('A1', '0826'), ...subPublisher('A1', '0826'))]);
    expect(findings).toContain('block W-PUB-11 SPU Publisher Name');
  });
});

test('a writer twice in a role is a warning at the second record', () => {
  const halved = (line: string) => line.replaceAll('05000', '02500');
  const { findings } = imported([
    ([header = '', publisher = '', collected = '', writer = '', territory = '', link = '']) => {
      const lines = [halved(writer), halved(territory), link];
      return [header, publisher, collected, ...lines, ...lines];
    },
  ]);
  expect(findings).toEqual(['warn W-WRI-03 SWR Writer Last Name']);
});

test('music without lyrics by a composer and author is an error since version 2.2', () => {
  const music = [header([137, 'MUS'])];
  expect(imported(music, '2.1').findings).toEqual(['warn W-TXT-01 SWR Writer Designation Code']);
  expect(imported(music, '2.2').findings).toEqual([
    'block CWR-NWR-T45 NWR',
    'block W-TXT-01 SWR Writer Designation Code',
  ]);
});

test('shares that total too much in a territory are an error at the last of their records', () => {
  const { findings } = imported([
    (lines) =>
      lines.map((line) => line.replace('SWT0000000000000004W1       05000', 'SWT0000000000000004W1       10000')),
  ]);
  expect(findings.filter((finding) => finding.includes('W-COL'))).toEqual(['block W-COL-01 SWT PR Collection Share']);
});

test('a territory without shares is a warning at its own record', () => {
  const zero = 'SPT0000000000000000P1             000000000000000I0826N002';
  const { findings } = imported([(lines) => lines.flatMap((line) => (line.startsWith('SPT') ? [line, zero] : line))]);
  expect(findings.filter((finding) => finding.includes('W-COL'))).toEqual(['warn W-COL-02 SPT PR Collection Share']);
  expect(findings.filter((finding) => finding.startsWith('block'))).toEqual([]);
});

describe('values that a society drops from a work', () => {
  test('are dropped with a warning if they are a copyright date in the future', () => {
    const { draft, findings } = imported([header([107, '20991231'])]);
    expect(findings).toEqual(['warn W-DAT-01 NWR Copyright Date']);
    expect(draft?.copyright_date).toBeNull();
  });

  test('become alternative titles if they are national titles without a language', () => {
    const titles = ['OL', 'AL'].map((type) => `ALT0000000000000000${`ETE ${type}`.padEnd(60)}${type}`);
    const { draft, findings } = imported([adding(...titles, `ALT0000000000000000${'OSUN'.padEnd(60)}OLYO`)]);
    expect(findings.filter((finding) => !finding.includes('CWR-'))).toEqual([
      'warn W-TTL-03 ALT Language Code',
      'warn W-TTL-03 ALT Language Code',
    ]);
    expect(draft?.alternative_titles.map(({ type }) => type)).toEqual(['AT', 'AT', 'OL']);
  });
});
