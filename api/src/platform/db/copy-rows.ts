export type CopyValue = string | number | boolean | null | Date;

export type Cell<Row> = CopyValue | ((row: Row) => CopyValue);

export type Columns<Row> = Readonly<Record<string, Cell<Row>>>;

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function toText(value: CopyValue): string {
  if (value === null) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  return /[\\\t\n\r]/.test(value) ? value.replaceAll(/[\\\t\n\r]/g, (letter) => ESCAPES[letter] ?? letter) : value;
}

export function rowsText<Row>(rows: readonly Row[], columns: Columns<Row>): string {
  const cells = Object.values(columns).map((cell) => (typeof cell === 'function' ? cell : toText(cell)));
  let text = '';
  for (const row of rows)
    text += `${cells.map((cell) => (typeof cell === 'string' ? cell : toText(cell(row)))).join('\t')}\n`;
  return text;
}
