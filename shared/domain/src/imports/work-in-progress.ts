import * as text from '../messages/import-files.generated.ts';
import { textCell } from './cell-kinds.ts';
import { cellText } from './cell-text.ts';
import { findDamagedLetters, findUnreadLetters, isDamaged } from './damaged-text.ts';
import { isFormula, unescapeFormula } from './formula-text.ts';
import { type Fault, type ImportFinding, rejection, shortened, warning } from './import-finding.ts';
import type { ImportedWork } from './imported-work.ts';
import { findPlace, placeInLine } from './place-finder.ts';
import type { PlacedCell, ReadingPlan, Slot } from './reading-plan.ts';
import { doubtfulText, shortenedNumber, spreadsheetError } from './spreadsheet-values.ts';
import { columnName, type Field, type Line, setAt, type TableDefinition, type Values } from './table-definition.ts';

const MAX_ROWS = 1_000;

interface RowsReading {
  readonly table: TableDefinition;
  readonly plan: ReadingPlan;
  readonly header: readonly string[];
}

interface LineList {
  readonly lines: Line[];
  /** By the texts of their cells: flat tables repeat recordings or writers on every row. */
  readonly known: Map<string, Line>;
}

const NO_LINES: readonly Line[] = [];

export class WorkInProgress {
  readonly #reading: RowsReading;
  readonly #about: Values = {};
  readonly #filled: (PlacedCell | undefined)[] = [];
  readonly #lists: Record<string, LineList | undefined> = {};
  readonly #findings: ImportFinding[] = [];
  readonly #source: (readonly string[])[] = [];
  readonly #from: number;
  #to: number;

  constructor(reading: RowsReading, from: number) {
    this.#reading = reading;
    this.#from = from;
    this.#to = from;
  }

  add(cells: readonly string[], line: number): void {
    this.#to = line;
    if (this.#source.length === MAX_ROWS) {
      if (this.#findings.at(-1)?.id !== 'I-ROW-02') this.#findings.push(tooManyRows(line));
      return;
    }
    this.#source.push(cells);
    this.#findBroken(cells, line);
    this.#addAbout(cells, line);
    for (const slot of this.#reading.plan.slots) this.#addLine(slot, cells, line);
  }

  finish(): ImportedWork {
    const { table, plan } = this.#reading;
    const linesOf = (group: string) => this.#lists[group]?.lines ?? NO_LINES;
    const { number, draft } = table.finish({
      about: this.#about,
      linesOf,
      hasColumn: (key) => plan.keys.has(key),
      placeIn: (line, paths) => placeInLine(line, paths, (field) => this.#nameOf(field)),
      find: (finding) => this.#findOnce(finding),
    });
    return {
      kind: 'work',
      number,
      draft,
      lines: { from: this.#from, to: this.#to },
      findings: this.#findings,
      placeOf: (path) =>
        findPlace(path, {
          from: this.#from,
          filled: this.#filled,
          main: plan.main,
          table,
          linesOf,
          nameOf: (field) => this.#nameOf(field),
        }),
      source: this.#source,
    };
  }

  /** Checks each cell, also repeated ones. */
  #findBroken(cells: readonly string[], line: number): void {
    const { header, plan } = this.#reading;
    for (const [index, cell] of cells.entries()) {
      const found = cellText(cell);
      const isRead = plan.columns.has(index);
      const what = isRead
        ? (spreadsheetError(found) ?? findDamagedLetters(found))
        : index < header.length && findUnreadLetters(found);
      if (what) this.#findings.push({ ...what, line, column: this.#nameOf({ index }), found: shortened(found) });
    }
  }

  #addAbout(cells: readonly string[], line: number): void {
    for (const field of this.#reading.plan.main) {
      const typed = textIn(cells, field);
      if (typed === '') continue;
      const first = this.#filled[field.place];
      const before = first && textIn(first.cells, first.field);
      if (before === undefined) {
        this.#filled[field.place] = { field, cells, line };
        this.#readInto(this.#about, { field, text: typed, line });
      } else if (before !== typed)
        this.#find({ field, text: typed, line }, rejection('I-ROW-01', text.differentRows(), shortened(before)));
    }
  }

  #addLine({ group, fields }: Slot, cells: readonly string[], line: number): void {
    let key = '';
    let isEmpty = true;
    for (const field of fields) {
      const typed = textIn(cells, field);
      if (typed !== '') isEmpty = false;
      key += `${typed}\u0000`;
    }
    if (isEmpty) return;
    const list: LineList = this.#lists[group] ?? { lines: [], known: new Map() };
    this.#lists[group] = list;
    const known = list.known.get(key);
    if (known && this.#reading.table.isNamed(group, known.values)) return;
    const added: Line = { values: {}, cells, line, fields };
    for (const field of fields) {
      const typed = textIn(cells, field);
      if (typed !== '') this.#readInto(added.values, { field, text: typed, line });
    }
    list.lines.push(added);
    list.known.set(key, added);
  }

  #readInto(values: Values, cell: ReadCell): void {
    const { field, text: typed } = cell;
    if (isFormula(typed)) {
      this.#find(cell, rejection('I-CEL-01', text.formula(), text.aValue()));
      return;
    }
    if (spreadsheetError(typed)) return;
    const { kind, targets } = field;
    const doubtful = kind === textCell ? doubtfulText(typed) : null;
    if (doubtful) this.#find(cell, doubtful);
    const read = kind.read(unescapeFormula(typed));
    const { expected, correction } = kind;
    if (!read) {
      if (isDamaged(typed)) return;
      const why = shortenedNumber(typed)?.correction ?? kind.explain?.(typed) ?? correction();
      this.#find(cell, rejection('I-CEL-02', why, expected()));
      return;
    }
    if (read.note) {
      const shown = read.value === null ? expected() : kind.write(read.value);
      this.#find(cell, warning('I-CEL-03', read.note, shown));
    }
    for (const target of targets) setAt(values, target, read.value);
  }

  #find({ field, text, line }: ReadCell, fault: Fault): void {
    this.#findings.push({ ...fault, line, column: this.#nameOf(field), found: shortened(text) });
  }

  /** An unreadable cell would also be reported as missing. */
  #findOnce(finding: ImportFinding): void {
    const { line, column } = finding;
    const isUnread = (each: ImportFinding) => each.severity === 'block' && each.line === line && each.column === column;
    if (column === null || !this.#findings.some(isUnread)) this.#findings.push(finding);
  }

  #nameOf({ index }: Pick<Field, 'index'>): string {
    return columnName(this.#reading.header, index);
  }
}

interface ReadCell {
  readonly field: Field;
  readonly text: string;
  readonly line: number;
}

function textIn(cells: readonly string[], { index }: Field): string {
  return cellText(cells[index]);
}

function tooManyRows(line: number): ImportFinding {
  const fault = rejection('I-ROW-02', text.tooManyRows({ max: MAX_ROWS }), text.mostRows({ max: MAX_ROWS }));
  return { ...fault, line, column: null, found: null };
}
