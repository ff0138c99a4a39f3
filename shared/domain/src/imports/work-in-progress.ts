import { isFormula, unescapeFormula } from './formula-text.ts';
import { type ImportFinding, shortened } from './import-finding.ts';
import type { ImportedWork } from './imported-work.ts';
import { placeFinder } from './place-finder.ts';
import type { Field, Line, PlacedCell, ReadingPlan, Slot } from './reading-plan.ts';
import type { TableDefinition } from './table-definition.ts';
import { setAt, type Values } from './value-paths.ts';

/** No work has as many writers, publishers and recordings; a file that says so is broken, and must not fill the memory. */
const MOST_ROWS = 1_000;

/** How the rows of a file are read. */
interface RowsReading {
  readonly table: TableDefinition;
  readonly plan: ReadingPlan;
  readonly header: readonly string[];
}

/** A work or a recording whose rows are being read. */
export class WorkInProgress {
  readonly #reading: RowsReading;
  readonly #about: Values = {};
  readonly #places = new Map<string, PlacedCell>();
  readonly #lists = new Map<string, Line[]>();
  readonly #known = new Set<string>();
  readonly #findings: ImportFinding[] = [];
  readonly #source: (readonly string[])[] = [];
  readonly #from: number;
  #to: number;

  /** Begins a work with its first line. */
  constructor(reading: RowsReading, from: number) {
    this.#reading = reading;
    this.#from = from;
    this.#to = from;
  }

  /** Adds what a row says. */
  add(cells: readonly string[], line: number): void {
    this.#to = line;
    if (this.#source.length === MOST_ROWS) {
      if (this.#findings.at(-1)?.id !== TOO_LONG.id) this.#findings.push({ ...TOO_LONG, line });
      return;
    }
    this.#source.push(cells);
    this.#addAbout(cells, line);
    for (const slot of this.#reading.plan.slots) this.#addLine(slot, cells, line);
  }

  /** The work as all its rows say it. */
  finish(): ImportedWork {
    const { table, plan } = this.#reading;
    const nameOf = (field: Field) => this.#nameOf(field);
    const linesOf = (group: string) => this.#lists.get(group) ?? [];
    const placeOf = placeFinder({ from: this.#from, places: this.#places, table, linesOf, nameOf });
    const { number, draft } = table.finish({
      ...{ about: this.#about, linesOf },
      hasColumn: (key) =>
        [plan.main, ...plan.slots.map((slot) => slot.fields)].some((fields) =>
          fields.some((field) => field.key === key),
        ),
      find: (finding) => this.#findings.push(finding),
    });
    return {
      kind: 'work',
      ...{ number, draft },
      lines: { from: this.#from, to: this.#to },
      findings: this.#findings,
      placeOf,
      source: this.#source,
    };
  }

  #addAbout(cells: readonly string[], line: number): void {
    for (const field of this.#reading.plan.main) {
      const cell = { field, cells, line };
      const text = textOf(cell);
      const first = this.#places.get(field.key);
      if (text === '' || (first && textOf(first) === text)) continue;
      if (first) {
        this.#find(cell, { ...DIFFERENT, expected: shortened(textOf(first)) });
        continue;
      }
      this.#places.set(field.key, cell);
      this.#readInto(this.#about, cell);
    }
  }

  #addLine({ group, fields }: Slot, cells: readonly string[], line: number): void {
    const texts = fields.map((field) => (cells[field.index] ?? '').trim());
    if (texts.every((text) => text === '')) return;
    const values: Values = {};
    const before = this.#findings.length;
    for (const field of fields) this.#readInto(values, { field, cells, line });
    // Flat tables repeat on each row what they say of the work's recordings or writers: said once is enough.
    const name = [group, ...texts].join('\u0000');
    if (this.#known.has(name) && this.#reading.table.isNamed(group, values)) {
      this.#findings.length = before;
      return;
    }
    this.#known.add(name);
    const lines = this.#lists.get(group) ?? [];
    lines.push({ values, line, fields });
    this.#lists.set(group, lines);
  }

  #readInto(values: Values, cell: PlacedCell): void {
    const text = textOf(cell);
    if (text === '') return;
    const { kind, paths } = cell.field;
    if (isFormula(text)) {
      this.#find(cell, FORMULA);
      return;
    }
    const read = kind.read(unescapeFormula(text));
    const { expected, mend } = kind;
    if (!read) this.#find(cell, { id: 'I-CEL-02', severity: 'block', expected, mend: kind.explain?.(text) ?? mend });
    if (read?.note) this.#find(cell, { id: 'I-CEL-03', severity: 'warn', expected, mend: read.note });
    if (read) for (const path of paths) setAt(values, path, read.value);
  }

  #find(cell: PlacedCell, what: Pick<ImportFinding, 'id' | 'severity' | 'expected' | 'mend'>): void {
    const found = shortened(textOf(cell));
    this.#findings.push({ ...what, line: cell.line, column: this.#nameOf(cell.field), found });
  }

  #nameOf({ index }: Field): string {
    return this.#reading.header[index] || `Column ${index + 1}`;
  }
}

function textOf({ field, cells }: PlacedCell): string {
  return (cells[field.index] ?? '').trim();
}

const FORMULA: Pick<ImportFinding, 'id' | 'severity' | 'expected' | 'mend'> = {
  ...{ id: 'I-CEL-01', severity: 'block', expected: 'a value' },
  mend: 'This cell holds a formula. Put its value there (in a spreadsheet: copy, then paste as values).',
};
const DIFFERENT: Pick<ImportFinding, 'id' | 'severity' | 'mend'> = {
  ...{ id: 'I-ROW-01', severity: 'block' },
  mend: 'The rows of this work say different things here. Let them say the same, or only the first one.',
};
const TOO_LONG: Omit<ImportFinding, 'line'> = {
  ...{ id: 'I-ROW-02', severity: 'block', column: null, found: null, expected: `at most ${MOST_ROWS} rows` },
  mend: `A work has more than ${MOST_ROWS} rows. Give each work its own number or title.`,
};
