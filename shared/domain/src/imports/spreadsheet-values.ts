import { aText } from '../messages/import-cells.generated.ts';
import * as text from '../messages/import-files.generated.ts';
import type { ImportFinding } from './import-finding.ts';

const ERROR =
  /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|FIELD!|BLOCKED!|BUSY!|CONNECT!|EXTERNAL!|PYTHON!|UNKNOWN!|GETTING_DATA)$/;
/** A long number as a spreadsheet saves it in CSV: `4.00638E+12`. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i;
/** Spreadsheets convert texts such as 3/1, 9-5 and 1.2.24 into these, in workbooks and in CSV. */
const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const DATE = new RegExp(
  `^(?:\\d{4}-\\d{2}-\\d{2}|\\d{2}([./])\\d{2}\\1(?:\\d{2}|\\d{4})|\\d{1,2}-(?:${MONTHS})|(?:${MONTHS})-\\d{2})$`,
);
const LOGICAL = /^(?:TRUE|FALSE)$/;

type What = Pick<ImportFinding, 'id' | 'severity' | 'expected' | 'correction'>;

/** Error values of spreadsheets, in workbooks and in CSV saved from them. */
export function spreadsheetError(cell: string): What | null {
  if (!cell.startsWith('#') || !ERROR.test(cell)) return null;
  return {
    id: 'I-CEL-04',
    severity: 'block',
    expected: text.aValue(),
    correction: text.cellError({ error: cell }),
  };
}

export function logicalValue(cell: string): What | null {
  if (!LOGICAL.test(cell)) return null;
  return {
    id: 'I-CEL-05',
    severity: 'warn',
    expected: aText(),
    correction: text.logicalValue({ value: cell }),
  };
}

export function dateForText(cell: string): What | null {
  if (!DATE.test(cell)) return null;
  return { id: 'I-CEL-07', severity: 'warn', expected: aText(), correction: text.dateForText() };
}

export function shortenedNumber(cell: string): What | null {
  if (!SHORTENED.test(cell)) return null;
  return {
    id: 'I-CEL-06',
    severity: 'warn',
    expected: text.wholeNumber(),
    correction: text.shortenedNumber(),
  };
}
