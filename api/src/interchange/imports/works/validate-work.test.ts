import { createTableReader, guessColumns, WORK_TABLE } from '@counterpoint/domain/imports';
import { expect, test } from '@jest/globals';
import { createWorkValidator } from './validate-work.ts';

/** The findings of a table with one work. */
function findingsOf(header: readonly string[], ...rows: (readonly string[])[]): string[] {
  const mapping = guessColumns(WORK_TABLE, header);
  const reader = createTableReader({ table: WORK_TABLE, header, mapping, shareUnit: 'percent' });
  for (const [index, row] of rows.entries()) reader.push(row, index + 2);
  const work = reader.end();
  const findings = work ? createWorkValidator()(work).findings : [];
  return findings.map(({ id, line, column, found, expected }) => [id, line, column, found, expected].join(' | '));
}

test('states a total in figures at the first share of its right', () => {
  const header = ['Title', 'Writer last name', 'Role', 'Writer PR share', 'Writer MR share'];
  const found = findingsOf(header, ['River', 'Mensah', 'CA', '60', '50'], ['River', 'Boateng', 'CA', '50', '40']);
  expect(found).toEqual([
    'W-TOT-01 | 2 | Writer PR share | 110.00% | 100.00% (±0.06)',
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
