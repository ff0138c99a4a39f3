/** Rows under their headings, each column as wide as its widest cell. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [headings, ...rows].map((row) =>
    row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  '),
  );
}

/**
 * What a stranger's browser sent can hold the codes by which a terminal is told to do things, and the marks that turn the
 * direction of what follows: none is passed on.
 */
export function harmless(line: string): string {
  return line.replaceAll(/(?!\t)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD');
}
