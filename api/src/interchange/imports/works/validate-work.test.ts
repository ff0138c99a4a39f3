import { createTableReader, guessColumns, WORK_TABLE } from '@counterpoint/domain/imports';
import { expect, test } from '@jest/globals';
import { createWorkValidator } from './validate-work.ts';

/** The findings of a table with one work. */
function findingsOf(header: readonly string[], ...rows: (readonly string[])[]): string[] {
  return validate(header, rows).map(({ id, line, column, found, expected }) =>
    [id, line, column, found, expected].join(' | '),
  );
}

function validate(header: readonly string[], rows: readonly (readonly string[])[]) {
  const mapping = guessColumns(WORK_TABLE, header);
  const reader = createTableReader({ table: WORK_TABLE, header, mapping, shareUnit: 'percent' });
  for (const [index, row] of rows.entries()) reader.push(row, index + 2);
  const work = reader.end();
  return work ? createWorkValidator()(work).findings : [];
}

test('states a total in figures at the first share of its right', () => {
  const header = ['Title', 'Writer last name', 'Role', 'Writer PR share', 'Writer MR share'];
  const found = findingsOf(header, ['River', 'Mensah', 'CA', '60', '50'], ['River', 'Boateng', 'CA', '50', '40']);
  expect(found).toEqual([
    'W-TOT-01 | 2 | Writer PR share | 110.00% | 100.00% (±0.06)',
    'W-TOT-02 | 2 | Writer MR share | 90.00% | 100.00% (±0.06)',
  ]);
});

test('names the cells that add up to a total, also empty ones', () => {
  const header = [
    'Title',
    'Writer last name',
    'Role',
    'Writer PR share',
    'Writer MR share',
    'Publisher',
    'Publisher PR share',
  ];
  const rows = [
    ['River', 'Mensah', 'CA', '50', '100', 'Baobab', '40'],
    ['River', 'Boateng', 'CA', '', '', '', ''],
  ];
  const total = validate(header, rows).find(({ id }) => id === 'W-TOT-01');
  expect(total?.cells).toEqual([
    { line: 2, column: 'Writer PR share', found: '50' },
    { line: 3, column: 'Writer PR share', found: null },
    { line: 2, column: 'Publisher PR share', found: '40' },
  ]);
});

test.each(['-', 'N/A', 'n.a.', 'TBC', '?'])('reads no name in the placeholder %s', (cell) => {
  const header = ['Title', 'Writer last name', 'Role', 'Writer share', 'Publisher'];
  const found = findingsOf(header, ['River', cell, 'CA', '100', cell]);
  expect(found.filter((finding) => finding.startsWith('I-'))).toEqual([
    `I-PTY-01 | 2 | Writer last name | ${cell} | a name`,
    `I-PTY-01 | 2 | Publisher | ${cell} | a name`,
  ]);
});

test('names the cell of a writer listed twice in one role', () => {
  const header = ['Title', 'Writer last name', 'Role', 'Writer share'];
  const found = findingsOf(header, ['River', 'Mensah', 'CA', '50'], ['RIVER', 'MENSAH', 'CA', '50']);
  expect(found).toContain('W-WRI-03 | 3 | Writer last name | MENSAH | ');
});

test('names the cell that lists a territory twice', () => {
  const header = ['Title', 'Writer last name', 'Role', 'Writer share', 'Writer collects in'];
  const cell = '2136 50/100; 2136 20/0';
  const found = findingsOf(header, ['River', 'Mensah', 'CA', '100', cell]);
  expect(found).toEqual([`W-COL-07 | 2 | Writer collects in | ${cell} | `]);
});

test('reports an unreadable share once, and not in what it would add up to', () => {
  const header = ['Title', 'Writer last name', 'Role', 'Writer PR share', 'Writer MR share'];
  const pair = (own: readonly string[], other: readonly string[]) =>
    findingsOf(header, ['River', 'Mensah', 'CA', ...own], ['River', 'Boateng', 'CA', ...other]);
  const unread = 'I-CEL-02 | 3 | Writer PR share | forty | a share such as 33.33';
  expect(pair(['60', '60'], ['forty', '40'])).toEqual([unread]);
  expect(pair(['60', '100'], ['forty', ''])).toEqual([unread]);
  expect(pair(['', '60'], ['forty', '40'])).toEqual([unread]);
  expect(pair(['60', '60'], ['forty', '30'])).toEqual([
    unread,
    'W-TOT-02 | 2 | Writer MR share | 90.00% | 100.00% (±0.06)',
  ]);
});

test('reports a total at the work if the file has no column for its right', () => {
  const found = findingsOf(['Title', 'Writer last name', 'Writer PR share'], ['River', 'Mensah', '90']);
  expect(found).toContain('W-TOT-02 | 2 |  | 0.00% | 100.00% (±0.06)');
});

test('reports a missing share at the share and a missing name at the name', () => {
  const header = ['Title', 'Writer last name', 'Role', 'Writer share'];
  const found = findingsOf(
    header,
    ['River', 'Mensah', 'CA', '100'],
    ['River', 'Boateng', 'CA', ''],
    ['River', '', 'CA', ''],
  );
  expect(found).toContain('W-WRI-04 | 3 | Writer share | 0.00% | a share above 0.00%');
  expect(found).toContain('I-PTY-01 | 4 | Writer last name |  | a name');
});
