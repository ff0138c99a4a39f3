/** Formats a row as CSV, with its line end. Cells that begin with what a spreadsheet takes for a formula are the caller's to escape. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}
