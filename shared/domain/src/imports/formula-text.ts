/** Spreadsheets would evaluate these as formulas; a leading `'` makes them text, so an original `'` is escaped too. */
const NEEDS_ESCAPE = /^'*[=+\-@\t\r]/;
const IS_ESCAPED = /^'+[=+\-@\t\r]/;
const IS_FORMULA = /^\s*(?:=.|[+\-@]\S*[(!|])/;

export function escapeFormula(text: string): string {
  return NEEDS_ESCAPE.test(text) ? `'${text}` : text;
}

export function unescapeFormula(cell: string): string {
  return IS_ESCAPED.test(cell) ? cell.slice(1) : cell;
}

/** Formulas are never wanted in a catalogue, and a means of attack (CSV injection). */
export function isFormula(cell: string): boolean {
  return IS_FORMULA.test(cell);
}
