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

/** For text that may come from our CSV and so be escaped already, such as a workbook saved from it. */
export function escapeFormulaOnce(text: string): string {
  return isEscaped(text) ? text : escapeFormula(text);
}

/** For a cell as it was read: behind a space, a formula is text for spreadsheets and still a formula for an import. */
export function escapeReadCell(cell: string): string {
  return escapeFormulaOnce(isFormula(cell) ? ` ${cell.trimStart()}` : cell);
}

/** Returns the text for a workbook, where it needs no escape, unless `escapeFormulaOnce` would take it for escaped. */
export function workbookText(cell: string): string {
  const text = unescapeFormula(cell);
  return isEscaped(text) ? cell : text;
}

function isEscaped(text: string): boolean {
  return text.includes("'") && unescapeFormula(text) !== text;
}

/** Formulas are never wanted in a catalogue, and a means of attack (CSV injection). */
export function isFormula(cell: string): boolean {
  return IS_FORMULA.test(cell);
}
