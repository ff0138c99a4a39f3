import { describe, expect, test } from '@jest/globals';
import {
  escapeFormula,
  escapeFormulaOnce,
  escapeReadCell,
  isFormula,
  unescapeFormula,
  workbookText,
} from './formula-text.ts';

describe('a cell of an exported file', () => {
  test.each([
    ['=SUM(1)', "'=SUM(1)"],
    ['＝SUM(1)', "'＝SUM(1)"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠A1', "'＠A1"],
    ["'=1", "''=1"],
    ['Rain;=SUM(1)', "Rain;'=SUM(1)"],
    ['Rain;＝SUM(1);@A1', "Rain;'＝SUM(1);'@A1"],
    ['Rain\r\n=SUM(1)', "Rain\r\n'=SUM(1)"],
    ['\t=SUM(1)', "'\t'=SUM(1)"],
  ])('has %j as text, and is read as written', (text, cell) => {
    expect(escapeFormula(text)).toBe(cell);
    expect(unescapeFormula(cell)).toBe(text);
  });

  test.each(['Rain = Sun', 'Ama-Kofi', 'Ama; Kofi', "Rock 'n' Roll", "'Rain'"])('keeps %j', (text) => {
    expect(escapeFormula(text)).toBe(text);
    expect(unescapeFormula(text)).toBe(text);
  });
});

test('recognises a formula that begins with a full-width sign', () => {
  expect(isFormula('＝SUM(1)')).toBe(true);
});

test.each(['=Song', '\t=Song', '+cmd|x', '=1;=2', "'=Song", "''=1", 'Rain;=1', '+', 'Song'])(
  'repeats the cell %j of a file so that it is read alike and starts no formula',
  (cell) => {
    const repeated = escapeReadCell(cell);
    expect(escapeFormula(unescapeFormula(repeated))).toBe(repeated);
    expect(isFormula(repeated)).toBe(isFormula(cell));
    expect(escapeReadCell(repeated)).toBe(repeated);
    if (!isFormula(cell)) expect(unescapeFormula(repeated)).toBe(unescapeFormula(cell));
  },
);

test.each(['=SUM(1)', "'=1", "''=1", 'Rain;=SUM(1)', "'Rain'", '+'])(
  'reads %j as it was in a workbook, and in one saved from CSV',
  (text) => {
    const cell = escapeFormula(text);
    expect(unescapeFormula(escapeFormulaOnce(workbookText(cell)))).toBe(text);
    expect(unescapeFormula(escapeFormulaOnce(cell))).toBe(text);
  },
);
