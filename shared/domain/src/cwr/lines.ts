/** Longer lines reject the file, so the rest is only counted. */
const MAX_CACHED = 4_096;

/** Splits streamed text into lines ended by CR LF, LF or CR. Caps the memory of an unterminated line. */
export class LineCutter {
  private rest = '';

  cut(piece: string): string[] {
    // A CR at the end may be half of a CRLF split between pieces.
    const text = this.rest + piece;
    const isHalf = text.endsWith('\r');
    const lines = (isHalf ? text.slice(0, -1) : text).split(/\r\n|\n|\r/);
    const last = lines.pop() ?? '';
    this.rest = last.slice(0, MAX_CACHED) + (isHalf ? '\r' : '');
    return lines;
  }

  end(): string[] {
    const last = this.rest.replace(/\r$/, '');
    this.rest = '';
    return last === '' ? [] : [last];
  }
}

/** The end-of-file mark of DOS. */
const END_OF_FILE = '\u001a';

export function isBlank(line: string): boolean {
  return !/\S/.test(line) || line === END_OF_FILE;
}
