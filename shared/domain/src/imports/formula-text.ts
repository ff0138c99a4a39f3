/** What a spreadsheet may take for a formula; `'` before it makes it text, and so must stand before such a `'` too. */
const NEEDS_ESCAPE = /^'*[=+\-@\t\r]/;
const IS_ESCAPED = /^'+[=+\-@\t\r]/;
const IS_FORMULA = /^\s*(?:=.|[+\-@]\S*[(!|])/;

/** A text as a cell that no spreadsheet takes for a formula. */
export function escapeFormula(text: string): string {
  return NEEDS_ESCAPE.test(text) ? `'${text}` : text;
}

/** The text of a cell that `escapeFormula` wrote; other cells are their own text. */
export function unescapeFormula(cell: string): string {
  return IS_ESCAPED.test(cell) ? cell.slice(1) : cell;
}

/** Whether a cell is meant to be computed: never wanted in a catalogue, and the way in which files do harm. */
export function isFormula(cell: string): boolean {
  return IS_FORMULA.test(cell);
}
