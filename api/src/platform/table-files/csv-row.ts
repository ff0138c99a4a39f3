/** Formats a CSV row with its line end. Callers escape cells that look like formulas. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}
