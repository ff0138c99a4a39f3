import { RefusedFile } from '../refused-file.ts';

/** As many columns as a table of works may have; a file with more is no such table. */
export const MOST_COLUMNS = 500;
/** What a spreadsheet has room for in a cell. */
export const LONGEST_CELL = 32_767;

const QUOTE = 34;
const LINE_FEED = 10;
const RETURN = 13;

/**
 * Takes CSV (RFC 4180, any separator of one character, any line end) apart as it comes. Memory is bounded whatever comes:
 * a quote that is never closed ends at the longest cell, not at the end of the file, and nothing is looked at twice.
 */
export class CsvRows {
  readonly #separator: number;
  #cells: string[] = [];
  #cell = '';
  #row = 1;
  #quotedSince = 0;
  #isQuoted = false;
  /** A quote at the end of a chunk: the cell's end, or half of a doubled one. */
  #isQuoteOpen = false;
  #isAfterReturn = false;
  #isBegun = false;

  constructor(separator: string) {
    this.#separator = separator.charCodeAt(0);
  }

  /** The rows that end in this piece of text. */
  *push(text: string): Generator<string[]> {
    let at = this.#isAfterReturn && text.charCodeAt(0) === LINE_FEED ? 1 : 0;
    if (text !== '') this.#isAfterReturn = false;
    while (at < text.length) {
      if (this.#isQuoted) {
        at = this.#pushQuoted(text, at);
        continue;
      }
      const end = this.#endOfPlain(text, at);
      this.#append(text.slice(at, end));
      at = end + 1;
      if (end === text.length || !this.#endsRow(text.charCodeAt(end))) continue;
      yield this.#endRow();
      // CR LF is one line end, also where a piece of text ends between the two.
      if (text.charCodeAt(end) === RETURN && text.charCodeAt(at) === LINE_FEED) at += 1;
      else this.#isAfterReturn = text.charCodeAt(end) === RETURN && at === text.length;
    }
  }

  /** What plain text ended at begins a cell in quotes, ends a cell, or the row. */
  #endsRow(code: number): boolean {
    if (code === QUOTE) this.#beginQuoted();
    else if (code === this.#separator) this.#endCell();
    else return true;
    return false;
  }

  /** The last row, where the file does not end with a line end. */
  *end(): Generator<string[]> {
    if (this.#isQuoted && !this.#isQuoteOpen)
      throw new RefusedFile(
        `The file ends inside a cell in quotes that begins in row ${this.#quotedSince}. It was cut off, or a quote is missing.`,
      );
    if (this.#isBegun || this.#cells.length > 0 || this.#cell !== '') yield this.#endRow();
  }

  /** Where plain text ends: at a separator, a line end, or a quote that begins a cell. */
  #endOfPlain(text: string, from: number): number {
    let at = from;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === this.#separator || code === LINE_FEED || code === RETURN) return at;
      if (code === QUOTE && at === from && this.#cell === '' && !this.#isBegun) return at;
    }
    return at;
  }

  #beginQuoted(): void {
    this.#isQuoted = true;
    this.#isBegun = true;
    this.#quotedSince = this.#row;
  }

  #pushQuoted(text: string, from: number): number {
    if (this.#isQuoteOpen) {
      this.#isQuoteOpen = false;
      if (text.charCodeAt(from) !== QUOTE) {
        this.#isQuoted = false;
        return from;
      }
      this.#append('"');
      return from + 1;
    }
    const quote = text.indexOf('"', from);
    this.#append(text.slice(from, quote === -1 ? text.length : quote));
    if (quote === -1) return text.length;
    this.#isQuoteOpen = true;
    return quote + 1;
  }

  #append(text: string): void {
    this.#cell += text;
    if (this.#cell.length <= LONGEST_CELL) return;
    const since =
      this.#isQuoted && this.#quotedSince < this.#row ? ` (a quote in row ${this.#quotedSince} may not be closed)` : '';
    throw new RefusedFile(`A cell in row ${this.#row} is longer than ${LONGEST_CELL} characters${since}. Shorten it.`);
  }

  #endCell(): void {
    if (this.#cells.length >= MOST_COLUMNS)
      throw new RefusedFile(
        `Row ${this.#row} has more than ${MOST_COLUMNS} columns. A table of works has fewer: look at the file.`,
      );
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#isBegun = false;
    this.#isQuoted = false;
    this.#isQuoteOpen = false;
  }

  #endRow(): string[] {
    this.#endCell();
    const cells = this.#cells;
    this.#cells = [];
    this.#row += 1;
    return cells;
  }
}
