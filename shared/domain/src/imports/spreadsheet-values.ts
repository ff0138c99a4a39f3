import { aText } from '../messages/import-cells.generated.ts';
import * as text from '../messages/import-files.generated.ts';
import { type Fault, rejection, warning } from './import-finding.ts';

// cspell:ignore bezug wert zahl valeur nombre nulo valor
/** In English, German, French and Spanish. */
const ERROR =
  /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|FIELD!|BLOCKED!|BUSY!|CONNECT!|EXTERNAL!|PYTHON!|UNKNOWN!|GETTING_DATA|BEZUG!|WERT!|ZAHL!|NV|VALEUR!|NOM\?|NOMBRE!|NUL!|¡(?:DIV\/0|NULO|NUM|REF|VALOR)!|¿NOMBRE\?|N\/D)$/;
/** A long number as a spreadsheet saves it in CSV: `4.00638E+12`. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i;
/** Spreadsheets convert texts such as 3/1, 9-5 and 1.2.24 into these, in workbooks and in CSV. */
const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const DATE = new RegExp(
  `^(?:\\d{4}-\\d{2}-\\d{2}|\\d{2}([./])\\d{2}\\1(?:\\d{2}|\\d{4})|\\d{1,2}-(?:${MONTHS})|(?:${MONTHS})-\\d{2})$`,
);
const LOGICAL = /^(?:TRUE|FALSE)$/;

/** Error values of spreadsheets, in workbooks and in CSV saved from them. */
export function spreadsheetError(cell: string): Fault | null {
  if (!cell.startsWith('#') || !ERROR.test(cell)) return null;
  return rejection('I-CEL-04', text.cellError({ error: cell }), text.aValue());
}

/** What a spreadsheet may have made of a text. */
export function doubtfulText(cell: string): Fault | null {
  if (LOGICAL.test(cell)) return warning('I-CEL-05', text.logicalValue({ value: cell }), aText());
  if (DATE.test(cell)) return warning('I-CEL-07', text.dateForText(), aText());
  return shortenedNumber(cell);
}

export function shortenedNumber(cell: string): Fault | null {
  return SHORTENED.test(cell) ? warning('I-CEL-06', text.shortenedNumber(), text.wholeNumber()) : null;
}
