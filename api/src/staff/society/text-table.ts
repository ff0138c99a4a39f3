export type TableColumn<Item> = readonly [heading: string, cell: (item: Item) => string | number | null];

/** A cell of null is a dash. */
export function table<Item>(items: readonly Item[], columns: readonly TableColumn<Item>[]): string[] {
  const headings = columns.map(([heading]) => heading);
  const rows = items.map((item) => columns.map(([, cell]) => String(cell(item) ?? '-')));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [headings, ...rows].map((row) =>
    row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  '),
  );
}

/** Removes terminal control codes and bidirectional marks, which a client may have sent. */
export function removeControlCodes(line: string): string {
  return line.replaceAll(/(?!\t)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD');
}

export function factLines(facts: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...facts.map(([name]) => name.length)) + 2;
  return facts.map(([name, value]) => `${name.padEnd(width)}${value}`);
}

export function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}
