import { escapeFormulaOnce } from '@counterpoint/domain/imports';
import * as message from '../../../messages/import-files.generated.ts';
import { RejectedFile } from '../rejected-file.ts';
import { MAX_CELL_LENGTH, MAX_COLUMNS } from './csv-rows.ts';
import type { TableRow } from './table-format.ts';
import { type Attributes, decodeEscapes, type XmlHandler, xmlPieces } from './xlsx-xml.ts';
import type { ZipEntry } from './zip-entries.ts';

export interface Shared {
  readonly strings: readonly string[];
  readonly styles: readonly NumberStyle[];
  readonly isFrom1904: boolean;
}

/** Cells contain the displayed text, with formulas escaped. */
export async function* readSheetRows(entry: ZipEntry, shared: Shared): AsyncGenerator<TableRow> {
  const sheet = new SheetHandler(shared);
  for await (const share of xmlPieces(entry, sheet)) {
    for (const row of sheet.take()) yield { ...row, share };
  }
}

interface Row extends Pick<TableRow, 'line' | 'isHidden'> {
  readonly cells: string[];
}

/** Read as a formula, and reported as one. */
const MISSING_RESULT = '=?';

class SheetHandler implements XmlHandler {
  readonly #shared: Shared;
  #rows: Row[] = [];
  #row: Row = { cells: [], line: 0, isHidden: false };
  #column = -1;
  #cell: Attributes = {};
  #value = '';
  #hasFormula = false;
  #part: 'value' | 'text' | null = null;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  take(): Row[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'row') this.#beginRow(attributes);
    else if (name === 'c') this.#beginCell(attributes);
    else if (name === 'f') this.#hasFormula = true;
    else if (name === 'v') this.#part = 'value';
    else if (name === 't') this.#part = 'text';
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#part = null;
    else if (name === 'c') this.#endCell();
    else if (name === 'row') this.#rows.push(this.#row);
  }

  text(text: string): void {
    if (this.#part === null) return;
    this.#value += text;
    if (this.#value.length > MAX_CELL_LENGTH)
      throw new RejectedFile(message.longCell({ row: this.#row.line, max: MAX_CELL_LENGTH }));
  }

  #beginRow({ r, hidden }: Attributes): void {
    const isHidden = hidden === '1' || hidden === 'true';
    this.#row = { cells: [], line: Number(r) || this.#row.line + 1, isHidden };
    this.#column = -1;
  }

  #beginCell(attributes: Attributes): void {
    this.#cell = attributes;
    this.#column = attributes.r ? columnOf(attributes.r) : this.#column + 1;
    this.#value = '';
    this.#hasFormula = false;
  }

  #endCell(): void {
    const text = this.#lacksValue() ? MISSING_RESULT : this.#textOfCell();
    if (text === '') return;
    if (this.#column >= MAX_COLUMNS)
      throw new RejectedFile(message.tooManyColumns({ row: this.#row.line, max: MAX_COLUMNS }));
    const { cells } = this.#row;
    while (cells.length < this.#column) cells.push('');
    cells[this.#column] = text;
  }

  /** Programs that write workbooks may leave formulas without a value; an empty text has the type `str`. */
  #lacksValue(): boolean {
    return this.#hasFormula && this.#value === '' && this.#cell.t !== 'str';
  }

  #textOfCell(): string {
    const { t, s } = this.#cell;
    const value = this.#value;
    if (value === '') return '';
    const { strings, styles, isFrom1904 } = this.#shared;
    if (t === 's') return escapeFormulaOnce(strings[Number(value)] ?? '');
    if (t === 'inlineStr') return escapeFormulaOnce(decodeEscapes(value));
    // As displayed. Yes/no columns know these words, and text columns report them.
    if (t === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (t === 'e') return value;
    // A computed text may come from anywhere, so it is shown as its formula.
    if (t === 'str') return this.#hasFormula ? `=${value}` : escapeFormulaOnce(decodeEscapes(value));
    return numberText(value, styles[Number(s ?? 0)] ?? 'number', isFrom1904);
  }
}

export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  return column - 1;
}

/** `digits` are at least as many as shown, with leading zeros. */
export type NumberStyle =
  | 'number'
  | 'percent'
  | 'day'
  | 'month'
  | 'year'
  | 'time'
  | 'time_without_seconds'
  | { readonly digits: number };

const DAYS = [14, 15, 16, 22, 27, 30, 36, 50, 57];
const MONTH = 17;
const TIMES = [19, 21, 45, 46, 47];
const TIMES_WITHOUT_SECONDS = [18, 20];
const PERCENT_FORMATS = [9, 10];

export function styleOf(format: number, codes: ReadonlyMap<number, string>): NumberStyle {
  if (DAYS.includes(format)) return 'day';
  if (format === MONTH) return 'month';
  if (TIMES.includes(format)) return 'time';
  if (TIMES_WITHOUT_SECONDS.includes(format)) return 'time_without_seconds';
  if (PERCENT_FORMATS.includes(format)) return 'percent';
  // Without quoted, escaped, colour and locale parts.
  const code = (codes.get(format) ?? '').replaceAll(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]/gi, '').toLowerCase();
  if (code.includes('%')) return 'percent';
  if (code.includes('d')) return 'day';
  if (code.includes('y')) return code.includes('m') ? 'month' : 'year';
  if (/^00+$/.test(code)) return { digits: code.length };
  if (code.includes('s')) return 'time';
  return code.includes('h') ? 'time_without_seconds' : 'number';
}

const DAY_MS = 86_400_000;
const DAYS_1900 = Date.UTC(1899, 11, 30);
const DAYS_1904 = Date.UTC(1904, 0, 1);

function numberText(text: string, style: NumberStyle, isFrom1904: boolean): string {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return text;
  if (style === 'percent') return `${withoutBinaryNoise(value * 100)}%`;
  if (style === 'time') return secondsText(Math.round(value * 86_400));
  if (style === 'time_without_seconds') return minutesText(Math.round(value * 86_400));
  if (style === 'number') return withoutBinaryNoise(value);
  if (typeof style === 'object')
    return withoutBinaryNoise(value).replace(/^\d+$/, (digits) => digits.padStart(style.digits, '0'));
  const day = new Date((isFrom1904 ? DAYS_1904 : DAYS_1900) + Math.floor(value) * DAY_MS);
  return Number.isNaN(day.getTime()) ? text : day.toISOString().slice(0, DATE_LENGTHS[style]);
}

/** Parts of a date that the format hides, such as the day, weren’t entered. */
const DATE_LENGTHS = { day: '2024-05-31'.length, month: '2024-05'.length, year: '2024'.length };

/** 33.33 is stored in binary as 33.329999999999998. */
function withoutBinaryNoise(value: number): string {
  return String(Number(value.toPrecision(15)));
}

function secondsText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return [hours, minutes, rest].map((figure) => String(figure).padStart(2, '0')).join(':');
}

/** A duration typed as `3:45` becomes 3 hours 45, still shown as `3:45`. */
function minutesText(seconds: number): string {
  if (seconds % 60 !== 0) return secondsText(seconds);
  return `${Math.floor(seconds / 3600)}:${String((seconds % 3600) / 60).padStart(2, '0')}`;
}
