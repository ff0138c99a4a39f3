// cspell:ignore gesamt somme suma summe zwischen
const TOTAL = /^(?:(?:grand |sub-?)?totals?|gesamt(?:summe)?|(?:zwischen)?summe|somme|suma)\s*:?\s*$/i;
/** `200 %`, or a count such as `2 works`. */
const FIGURE = /^\d[\d.,]*\s*(?:%|\p{L}+)?$/u;

/**
 * A spreadsheet's sums, which would be read as another writer or as a work. A row with a name or a code isn't one, nor is a
 * work called “Total” behind its number.
 */
export function isTotalsRow(cells: readonly string[]): boolean {
  const [label = '', ...figures] = cells.map((cell) => cell.trim()).filter(Boolean);
  return TOTAL.test(label) && figures.length > 0 && figures.every((cell) => FIGURE.test(cell));
}
