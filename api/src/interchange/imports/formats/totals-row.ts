// cspell:ignore gesamt somme suma summe zwischen
const TOTAL = /^\s*(?:(?:grand |sub-?)?totals?|gesamt(?:summe)?|(?:zwischen)?summe|somme|suma)\s*:?\s*$/i;
/** `200 %`, or a count such as `2 works`. */
const FIGURE = /^\d[\d.,]*\s*(?:%|\p{L}+)?$/u;

/** A spreadsheet's sums, which would be read as another writer or as a work. A row with a name or a code isn't one. */
export function isTotalsRow(cells: readonly string[]): boolean {
  if (!cells.some((cell) => TOTAL.test(cell))) return false;
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  const figures = filled.filter((cell) => FIGURE.test(cell));
  return figures.length > 0 && filled.length === figures.length + 1;
}
