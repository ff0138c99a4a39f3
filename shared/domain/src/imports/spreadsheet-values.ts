import type { ImportFinding } from './import-finding.ts';

const ERROR =
  /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|FIELD!|BLOCKED!|BUSY!|CONNECT!|EXTERNAL!|PYTHON!|UNKNOWN!|GETTING_DATA)$/;
const LOGICAL = /^(?:TRUE|FALSE)$/;

type What = Pick<ImportFinding, 'id' | 'severity' | 'expected' | 'mend'>;

/** Error values of spreadsheets, in workbooks and in CSV saved from them. */
export function spreadsheetError(text: string): What | null {
  if (!text.startsWith('#') || !ERROR.test(text)) return null;
  return {
    id: 'I-CEL-04',
    severity: 'block',
    expected: 'a value',
    mend: `The cell holds an error, ${text}, and no value. Mend it in the spreadsheet, and send the file again.`,
  };
}

export function logicalValue(text: string): What | null {
  if (!LOGICAL.test(text)) return null;
  return {
    id: 'I-CEL-05',
    severity: 'warn',
    expected: 'text',
    mend: `The cell holds the logical value ${text}, which is taken as this word. If it is a name, enter it as text; else empty the cell.`,
  };
}
