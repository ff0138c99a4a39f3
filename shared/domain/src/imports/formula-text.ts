/**
 * Spreadsheets would evaluate these as formulas; a leading `'` makes them text, so an original `'` is escaped too. A
 * spreadsheet that separates cells by semicolons or tabs also splits ours, even inside quotes.
 */
const NEEDS_ESCAPE = /^(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[;\t\r\n])(?='*[=+\-@＝＋－＠])/g;
const ESCAPES = /^'(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[;\t\r\n])'(?='*[=+\-@＝＋－＠])/g;
const IS_FORMULA = /^\s*(?:[=＝].|[+\-@＋－＠]\S*[(!|])/;

export function escapeFormula(text: string): string {
  return text.replace(NEEDS_ESCAPE, "'");
}

export function unescapeFormula(cell: string): string {
  return cell.replace(ESCAPES, '');
}

/** Formulas are never wanted in a catalogue, and a means of attack (CSV injection). */
export function isFormula(cell: string): boolean {
  return IS_FORMULA.test(cell);
}
