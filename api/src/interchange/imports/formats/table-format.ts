import {
  columnName,
  createTableReader,
  escapeFormulaOnce,
  findColumn,
  guessColumns,
  isDamaged,
  missingColumns,
  SHARE_UNITS,
  shortened,
  type TableDefinition,
  warning,
} from '@counterpoint/domain/imports';
import { LANGUAGES } from '@counterpoint/messages';
import { inLanguage } from '@counterpoint/messages/node';
import * as z from 'zod';
import * as text from '../../../messages/import-files.generated.ts';
import { correction } from '../../../messages/import-reports.generated.ts';
import {
  type FileFinding,
  type FilePreview,
  fileFinding,
  type ImportFormat,
  type LocalFile,
  type PreviewedTable,
  type Reading,
} from '../import-format.ts';
import { RejectedFile } from '../rejected-file.ts';
import { type CellValue, slotsOf, type TallCell, withTallCells, withValues } from './tall-cells.ts';
import { isTotalsRow } from './totals-row.ts';

export interface TableRow {
  readonly cells: readonly string[];
  readonly line: number;
  readonly share: number;
  /** By a filter or by hand; imported all the same. */
  readonly isHidden?: boolean;
}

interface OpenedTable {
  readonly about: string;
  /** The sheets of a workbook, or the encodings of a file that doesn't tell its own. */
  offered?(): Promise<Partial<Pick<PreviewedTable, 'sheets' | 'sheet' | 'encodings' | 'encoding'>>>;
  rows(): AsyncIterable<TableRow>;
  /** Cells that reach over several rows and are empty in all but the first, by that row. */
  tallCells?(): Promise<ReadonlyMap<number, readonly TallCell[]>>;
}

interface Table extends Pick<ImportFormat, 'id' | 'recognises'> {
  open(file: LocalFile): Promise<OpenedTable>;
}

const tableChoices = z.object({
  columns: z.array(z.object({ key: z.string(), slot: z.int() }).nullable()),
  share_unit: z.enum(SHARE_UNITS),
  corrections: z.array(z.object({ line: z.int(), column: z.int(), value: z.string() })).default([]),
});

/** A title and instructions may precede the headings. */
const ROWS_BEFORE_DATA = 20;
const PREVIEW_ROWS = 5;
const SAMPLE_ROWS = 200;

export function tableFormat(definition: TableDefinition, { id, recognises, open }: Table): ImportFormat {
  async function openWithHeader(file: LocalFile): Promise<OpenedTable & { readonly beginning: Beginning }> {
    const table = await open(file);
    const rows: TableRow[] = [];
    for await (const row of table.rows()) if (rows.push(row) === ROWS_BEFORE_DATA + SAMPLE_ROWS) break;
    return { ...table, beginning: findHeader(definition, rows) };
  }

  return {
    id,
    recognises,
    async preview(file): Promise<FilePreview> {
      const { about, offered, beginning } = await openWithHeader(file);
      const { header, rows } = beginning;
      const shown = rows
        .slice(0, PREVIEW_ROWS)
        .map(({ cells }) => header.map((_, index) => shortened(cells[index] ?? '')));
      const tables = file.packed?.tables ?? [];
      const nothing = { sheets: [], sheet: null, encodings: [], encoding: null };
      const choices = {
        ...nothing,
        ...(await offered?.()),
        ...(tables.length > 1 && { sheets: tables, sheet: file.name }),
      };
      const sample = rows.map(({ cells }) => cells);
      return { about, table: { header, rows: shown, sample, ...choices } };
    },
    async *read(reading) {
      const { rows, tallCells, beginning } = await openWithHeader(reading.file);
      yield* readTable(definition, { reading, beginning }, { rows: rows(), tallCells: await tallCells?.() });
    },
  };
}

interface Beginning {
  readonly header: string[];
  readonly headerLine: number;
  readonly rows: readonly TableRow[];
}

function knownIn(definition: TableDefinition, headings: readonly string[]): number {
  return guessColumns(definition, headings).filter(Boolean).length;
}

/** The row with the most known headings. A single one may be data, such as a role: then the first row of a table's width. */
function findHeader(definition: TableDefinition, rows: readonly TableRow[]): Beginning {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const candidates = filled.slice(0, ROWS_BEFORE_DATA).map((row) => ({
    row,
    known: knownIn(definition, row.cells),
    width: row.cells.filter((cell) => cell.trim() !== '').length,
  }));
  const [likeliest] = candidates.toSorted((one, other) => other.known - one.known);
  if (!likeliest) throw new RejectedFile(text.empty());
  const widest = Math.max(...candidates.map(({ width }) => width));
  const { row: best } =
    (likeliest.known < 2 && candidates.find(({ width }) => width > Math.max(1, widest / 2))) || likeliest;
  const next = filled.find(({ line }) => line > best.line);
  const joined = next && joinedHeadings(definition, best.cells, next.cells);
  const { cells, line: headerLine } = joined ? { ...next, cells: joined } : best;
  const below = filled.filter(({ line }) => line > headerLine);
  if (below.length === 0) throw new RejectedFile(text.onlyHeadings());
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return { header: cells.slice(0, last + 1).map((cell) => cell.trim()), headerLine, rows: below };
}

/** A heading merged over several columns may have theirs in the next row: `Writer` over `Name`, `Role` and `Share`. */
function joinedHeadings(definition: TableDefinition, merged: readonly string[], next: readonly string[]) {
  let above = '';
  const joined = Array.from({ length: Math.max(merged.length, next.length) }, (_, index) => {
    const heading = merged[index]?.trim() ?? '';
    if (heading !== '') above = heading;
    const own = next[index]?.trim() ?? '';
    return own === '' ? heading : `${above} ${own}`.trim();
  });
  const isHeading = next.every((cell) => !/\d/.test(cell)) && knownIn(definition, joined) > knownIn(definition, merged);
  return isHeading ? joined : null;
}

interface Rows {
  readonly rows: AsyncIterable<TableRow>;
  readonly tallCells: ReadonlyMap<number, readonly TallCell[]> | undefined;
}

async function* readTable(
  definition: TableDefinition,
  { reading, beginning }: { readonly reading: Reading; readonly beginning: Beginning },
  { rows, tallCells }: Rows,
) {
  const { choices, progress } = reading;
  const { header, headerLine } = beginning;
  const { columns, share_unit, corrections } = tableChoices.parse(choices);
  const correctionsByLine = Map.groupBy(corrections, ({ line }) => line);
  const reader = createTableReader({ table: definition, header, mapping: columns, shareUnit: share_unit });
  const lacksColumn = warning('I-COL-03', text.missingColumn(), text.neededColumn());
  const missing = missingColumns(definition, columns).map((column) =>
    fileFinding(lacksColumn, { line: headerLine, column }),
  );
  const unheaded = warning('I-COL-02', text.unheadedCell(), text.headedCells());
  const hidden = warning('I-ROW-03', text.hiddenRow());
  const totals = warning('I-ROW-04', text.totalsRow());
  const merged = warning('I-ROW-05', text.mergedShare());
  const isShare = ({ column }: CellValue) => findColumn(definition, columns[column]?.key ?? '')?.kind === 'share';
  const unused = unusedIn(header, columns);
  yield* [...repeatedIn(header, headerLine), ...damagedIn(header, headerLine), ...missing];
  const filled = withTallCells(rows, { tallCells, slots: slotsOf(definition, columns), headerLine });
  for await (const { cells, line, share, isHidden, above } of filled) {
    progress?.(share);
    for (const { column: index, value } of above.filter(isShare))
      yield fileFinding(merged, { line, column: columnName(header, index), found: shortened(value) });
    const beyond = cells.findIndex((cell, index) => index >= header.length && cell.trim() !== '');
    if (beyond >= 0) yield fileFinding(unheaded, { line, found: shortened(cells[beyond] ?? '') });
    const first = isHidden && cells.find((cell) => cell.trim() !== '');
    if (first) yield fileFinding(hidden, { line, found: shortened(first) });
    if (isTotalsRow(cells)) {
      yield fileFinding(totals, { line, found: shortened(cells.filter(Boolean).join(' ')) });
      continue;
    }
    countValues(unused, cells);
    const work = reader.push(withValues(cells, correctionsByLine.get(line)?.map(asText)), line);
    if (work) yield work;
  }
  const last = reader.end();
  if (last) yield last;
  yield* unusedFindings(unused, headerLine);
}

/** Of the file with rejected rows, which may be imported again. */
const OWN_HEADINGS = LANGUAGES.map((language) => inLanguage(language, correction));

/** Columns of the file that the member left without a meaning, to count their values. */
function unusedIn(header: readonly string[], columns: readonly (object | null)[]) {
  return header.flatMap((heading, index) =>
    columns[index] || OWN_HEADINGS.includes(heading)
      ? []
      : [{ index, name: columnName(header, index), values: 0, first: '' }],
  );
}

function countValues(unused: ReturnType<typeof unusedIn>, cells: readonly string[]): void {
  for (const column of unused) {
    const cell = cells[column.index]?.trim() ?? '';
    if (cell !== '') column.values += 1;
    column.first ||= cell;
  }
}

function* unusedFindings(unused: ReturnType<typeof unusedIn>, line: number): Generator<FileFinding> {
  const fault = warning('I-COL-04', text.unusedColumn());
  for (const { name, values, first } of unused) {
    if (values === 0) continue;
    const found = text.unusedValues({ count: values, value: shortened(first) });
    yield fileFinding(fault, { line, column: shortened(name), found });
  }
}

/** Text typed on the screen is never a formula. It may still have the escape of the text that was found. */
function asText({ column, value }: CellValue): CellValue {
  return { column, value: escapeFormulaOnce(value) };
}

function repeatedIn(header: readonly string[], line: number): FileFinding[] {
  const again = header.filter((heading, index) => heading !== '' && header.indexOf(heading) < index);
  const fault = warning('I-COL-01', text.repeatedHeading(), text.uniqueHeading());
  return [...new Set(again)].map((column) => fileFinding(fault, { line, column, found: column }));
}

function damagedIn(header: readonly string[], line: number): FileFinding[] {
  const fault = warning('I-ENC-03', text.damagedHeading(), text.utf8());
  return header.filter(isDamaged).map((heading) => {
    const column = shortened(heading);
    return fileFinding(fault, { line, column, found: column });
  });
}
