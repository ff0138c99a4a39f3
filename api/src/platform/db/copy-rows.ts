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
  const { slots, last } = planOf(Object.values(columns));
  let text = '';
  for (const row of rows) {
    for (const { before, cell } of slots) text += before + toText(cell(row));
    text += last;
  }
  return text;
}

interface Plan<Row> {
  readonly slots: readonly { readonly before: string; readonly cell: (row: Row) => CopyValue }[];
  readonly last: string;
}

function planOf<Row>(cells: readonly Cell<Row>[]): Plan<Row> {
  const slots: Plan<Row>['slots'][number][] = [];
  let before = '';
  for (const [index, cell] of cells.entries()) {
    if (index > 0) before += '\t';
    if (typeof cell === 'function') {
      slots.push({ before, cell });
      before = '';
    } else before += toText(cell);
  }
  return { slots, last: `${before}\n` };
}
